import { runTool } from '../../../envelope/run.js';
import { type PanchangResult, panchangTool } from '../../../tools/panchang.js';
import { limbNumbered } from '../../../words/rules/phrases.js';
import { DELHI } from '../form/reading.js';
import { almanacToday } from '../form/today.js';
import { hrefOf, type PageContext } from './context.js';
import type { PageEnvironment } from './environment.js';
import { Facts } from './parts.js';

const PLACE = { latitude: Number(DELHI.latitude), longitude: Number(DELHI.longitude), timezone: DELHI.zone };

type Sky = Pick<PageEnvironment, 'environment'>['environment'];

/** A day takes longer to calculate than the page to be written, and is the same for all visitors. */
let kept: { readonly sky: Sky; readonly result: PanchangResult } | undefined;

/** The panchang of Delhi today, which begins at sunrise; undefined where it cannot be calculated. */
export function panchangToday({ at, environment, report }: PageEnvironment): PanchangResult | undefined {
  if (kept && kept.sky === environment && runsAt(kept.result, at)) return kept.result;
  const date = almanacToday({ at, environment }, { timeZone: DELHI.zone, place: PLACE });
  const envelope = runTool(panchangTool, { date, ...PLACE }, { now: at, environment, onError: report });
  if ('error' in envelope) return undefined;
  kept = { sky: environment, result: envelope.result };
  return envelope.result;
}

function runsAt({ sunrise_at, next_sunrise_at }: PanchangResult, at: Date): boolean {
  return Date.parse(sunrise_at) <= at.getTime() && at.getTime() < Date.parse(next_sunrise_at);
}

/** The panchang of a day in four lines. */
export function Today({ page, day }: { page: PageContext; day: PanchangResult }) {
  const { today } = page.words.site;
  const { date, tithi, nakshatra, windows } = day;
  const { clock, dayAndMonth } = page.format;
  const end = (local: string) =>
    local.startsWith(date) ? clock(local) : `${dayAndMonth(local.slice(0, 10))}, ${clock(local)}`;
  const until = (what: string, local: string) => today.until({ what, end: end(local) });
  const between = (from: string, to: string) => today.between({ from: clock(from), to: clock(to) });
  const { starts_at, ends_at } = windows.rahu_kalam;
  return (
    <section class="today" aria-labelledby="today">
      <h2 id="today">{today.title}</h2>
      <Facts
        facts={[
          [today.tithi, until(limbNumbered(page.catalogue, 'tithi', tithi.number), tithi.ends_at)],
          [today.nakshatra, until(limbNumbered(page.catalogue, 'nakshatra', nakshatra.number), nakshatra.ends_at)],
          [today.sun, between(day.sunrise_at, day.sunset_at)],
          [today.rahuKalam, between(starts_at, ends_at)],
        ]}
      />
      <p>
        <a href={hrefOf(page, '/tools/panchang')}>{today.whole}</a>
      </p>
    </section>
  );
}
