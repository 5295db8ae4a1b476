import { isTimeZone } from '../base/time/named-zone.js';
import { runTool } from '../calculation/run.js';
import { paths } from '../catalog/paths.js';
import { DELHI } from '../pages/form/reading.js';
import { almanacToday } from '../pages/form/today.js';
import { isOver, runsNow } from '../pages/shared/day.js';
import { shownLimb } from '../pages/shared/day-limbs.js';
import { DAY_NAMES, type PageEnvironment, queryOf } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Facts } from '../pages/shell/parts.js';
import { type PanchangResult, panchangTool } from '../tools/panchang/tool.js';

const DELHIS = { latitude: Number(DELHI.latitude), longitude: Number(DELHI.longitude), timezone: DELHI.zone };

type Sky = Pick<PageEnvironment, 'environment'>['environment'];

/** A day takes longer to calculate than the page to be written, and is the same for all visitors. */
let kept: { readonly sky: Sky; readonly result: PanchangResult } | undefined;

/** The panchang of Delhi today, which begins at sunrise; undefined where it cannot be calculated. */
export function panchangToday(service: PageEnvironment): PanchangResult | undefined {
  const { at, environment } = service;
  if (kept && kept.sky === environment && runsAt(kept.result, at)) return kept.result;
  const result = panchangAt(DELHIS, service);
  if (result) kept = { sky: environment, result };
  return result;
}

/** A place whose today the first page shows. */
export interface TodaysPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  /** As the reader calls it. */
  readonly name: string;
  /** What the address of the whole day holds of it. */
  readonly query: string;
}

/** The place that an address names whole, in numbers, zone and name; undefined for any other address. */
export function placeOfToday(sent: URLSearchParams): TodaysPlace | undefined {
  const { latitude: lat, longitude: lon, zone, place } = DAY_NAMES;
  const [latitude, longitude] = [lat, lon].map((name) => Number(sent.get(name) || Number.NaN)) as [number, number];
  const [timezone, name] = [sent.get(zone) ?? '', sent.get(place) ?? ''];
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isPlace || !isTimeZone(timezone) || name === '') return undefined;
  const query = queryOf([
    [zone, timezone],
    [lat, String(latitude)],
    [lon, String(longitude)],
    [place, name],
  ]);
  return { latitude, longitude, timezone, name, query };
}

/** The panchang of a place today. */
export function panchangAt(
  { latitude, longitude, timezone }: Omit<TodaysPlace, 'name' | 'query'>,
  { at, environment, report }: PageEnvironment,
): PanchangResult | undefined {
  const date = almanacToday({ at, environment }, { timeZone: timezone, place: { latitude, longitude } });
  const input = { date, latitude, longitude, timezone };
  const envelope = runTool(panchangTool, input, { now: at, environment, onError: report });
  return 'error' in envelope ? undefined : envelope.result;
}

function runsAt(result: PanchangResult, at: Date): boolean {
  return runsNow({ at }, dayOf(result));
}

function dayOf({ date, sunrise_at, next_sunrise_at }: PanchangResult) {
  return { date, starts_at: sunrise_at, ends_at: next_sunrise_at };
}

export interface TodayProps {
  readonly page: PageContext;
  readonly day: PanchangResult;
  /** Delhi where it is left out. The script asks for the place that the reader keeps. */
  readonly place?: TodaysPlace | undefined;
}

/** The panchang of a day in four lines: what runs now, and whether Rahu Kalam is over. */
export function Today({ page, day, place }: TodayProps) {
  const { today } = page.words.site;
  const { now, over } = page.words.shared.day;
  const { clock } = page.format;
  const limb = (name: 'tithi' | 'nakshatra') => {
    const { value, note } = shownLimb(page, dayOf(day), name, day[name], day.limbs?.[`${name}s`]);
    return (
      <>
        {value}, <span class="soft">{note}</span>
      </>
    );
  };
  const between = (from: string, to: string) => today.between({ from: clock(from), to: clock(to) });
  const { rahu_kalam: rahu } = day.windows;
  const state = runsNow(page, rahu) ? now : isOver(page, dayOf(day), rahu) ? over : undefined;
  return (
    <section class="today" aria-labelledby="today" data-today={place ? undefined : hrefOf(page, '/')}>
      <h2 id="today">{place ? today.titleOf(place.name) : today.title}</h2>
      <Facts
        facts={[
          [today.tithi, limb('tithi')],
          [today.nakshatra, limb('nakshatra')],
          [today.sun, between(day.sunrise_at, day.sunset_at)],
          [today.rahuKalam, [between(rahu.starts_at, rahu.ends_at), ...(state ? [state] : [])].join(', ')],
        ]}
      />
      <p>
        <a href={hrefOf(page, paths.today, place?.query)}>{today.whole}</a>
      </p>
    </section>
  );
}
