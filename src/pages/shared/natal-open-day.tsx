import type { Child } from 'hono/jsx';
import type { SignName } from '../../base/zodiac/rashi.js';
import { periodsSvg, scaleSvg } from '../../charts/timeline/lanes.js';
import { keysOf } from '../../languages/names/numbered.js';
import type { PageContext } from '../shell/context.js';
import { Block, Drawing, Fold, Lane, type LeadFact, Note, Table } from '../shell/parts.js';
import { padaName, tableLabel, Unseen } from './natal.js';
import { clockIn, type OpenBirth, type Stretch, spanOf, valueAt } from './natal-day.js';

interface OpenProps {
  readonly page: PageContext;
  /** The day of the birth. */
  readonly day: OpenBirth;
}

/** What something is over a day, such as "Capricorn or Aquarius", and when it changes. */
export function overTheDay<Value>(
  page: PageContext,
  stretches: readonly Stretch<Value>[],
  nameOf: (value: Value) => string,
): { readonly value: string; readonly note: string } {
  const { open } = page.words.shared.natal;
  const names = [...new Set(stretches.map(({ value }) => nameOf(value)))];
  // Cut to the minute as the almanac tells it, which is the last one with what was before.
  const changes = stretches.slice(0, -1).map(({ to }) => page.format.clock(to));
  return {
    value: page.format.alternatives(names),
    note: changes.length === 0 ? open.allDay : open.changes(page.format.list(changes)),
  };
}

/** What the page says first when the time is not known. */
export function TimeUnknown({ page, children }: { page: PageContext; children?: Child }) {
  const { open } = page.words.shared.natal;
  return (
    <Note tone="warm" lead={open.lead}>
      {children ?? open.told}
    </Note>
  );
}

/** The hours of a day as "Shravana 3, from 01:19 Shravana 4". */
function inWords<Value>(
  page: PageContext,
  stretches: readonly Stretch<Value>[],
  nameOf: (value: Value) => string,
): string {
  const { open } = page.words.shared.natal;
  return stretches
    .map(({ value, from }, i) => (i === 0 ? nameOf(value) : open.from(page.format.clock(from), nameOf(value))))
    .join(', ');
}

interface DayLaneProps<Value> extends OpenProps {
  readonly name: string;
  readonly stretches: readonly Stretch<Value>[];
  readonly nameOf: (value: Value) => string;
  /** What stands in the drawing where the name has no room. */
  readonly shortOf?: (value: Value) => string;
  /** Whether the lane is told in words below. Not where a table tells it. */
  readonly below?: true;
}

/** A lane of a local day: what holds from when to when. */
export function DayLane<Value>({ page, day, name, stretches, nameOf, below, ...props }: DayLaneProps<Value>) {
  const { shortOf = nameOf } = props;
  const told = inWords(page, stretches, nameOf);
  const svg = periodsSvg({
    title: `${name}: ${told}`,
    ...dayOf(day),
    periods: stretches.map(({ value, ...minutes }) => ({
      ...spanOf(minutes),
      label: shortOf(value),
      title: nameOf(value),
    })),
  });
  return <Lane name={name} svg={svg} below={below && told} />;
}

/** The instants between which the day is drawn. */
function dayOf({ range: { starts_at, ends_at } }: OpenBirth) {
  return spanOf({ from: starts_at, to: ends_at });
}

const HOUR = 3_600_000;

/** The hours below the lanes of a local day. */
export function DayScale({ page, day }: OpenProps) {
  const { from, to } = dayOf(day);
  const hours = [0, 6, 12, 18].map((hour) => from + hour * HOUR).filter((at) => at < to);
  const ticks = [...hours, to].map((at) => ({ at, label: page.format.clock(clockIn(day.range, at)) }));
  const last = ticks.length - 1;
  const svg = scaleSvg({
    from,
    to,
    ticks: ticks.map((tick, i) => (i === last && tick.label === '00:00' ? { ...tick, label: '24:00' } : tick)),
  });
  return (
    <div class="lane">
      <span></span>
      <Drawing svg={svg} />
    </div>
  );
}

interface ByTimeProps<Value> extends OpenProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly stretches: readonly Stretch<Value>[];
  /** The cells of a row, from its value and its first minute. */
  readonly cellsOf: (value: Value, from: string) => readonly Child[];
}

/** A table of what holds for births between which times. */
export function ByBirthTime<Value>({ page, day, caption, heads, stretches, cellsOf }: ByTimeProps<Value>) {
  const { open } = page.words.shared.natal;
  const { clock } = page.format;
  return (
    <Table
      caption={<Unseen>{caption}</Unseen>}
      label={tableLabel(page, caption)}
      heads={[open.bornBetween, ...heads]}
      rows={stretches.map(({ value, from, to }) => ({
        head: open.span(clock(from), to === day.range.ends_at ? open.midnight : clock(to)),
        cells: cellsOf(value, from),
      }))}
    />
  );
}

/** What a time would decide: the hours of the Moon and, where the page has one, of the lagna. */
export function OpenDay(common: OpenProps) {
  const { page, day } = common;
  const { moonSigns, padas, lagnas } = day;
  const words = page.words.shared.natal;
  const { sign: signs } = page.catalogue.names;
  return (
    <Block id="h-open" title={words.open.decides} soft={words.open.day}>
      <div class="lanes">
        <DayLane {...common} name={words.moonSign} stretches={moonSigns} nameOf={(sign) => signs[sign]} below />
        <DayLane
          {...common}
          name={words.nakshatraAndPada}
          stretches={padas}
          nameOf={(pada) => padaName(page, pada)}
          below
        />
        {lagnas.length === 0 ? null : (
          <DayLane
            {...common}
            name={words.lagna}
            stretches={lagnas}
            nameOf={(sign) => signs[sign]}
            shortOf={(sign) => shortSign(page, sign)}
          />
        )}
        <DayScale {...common} />
      </div>
      <Fold summary={words.open.moonByTime}>
        <ByBirthTime
          {...common}
          caption={words.open.moonByTime}
          heads={[words.moonSign, words.nakshatraAndPada]}
          stretches={padas}
          cellsOf={(pada, from) => [signs[valueAt(moonSigns, from)], padaName(page, pada)]}
        />
      </Fold>
      {lagnas.length === 0 ? null : (
        <Fold summary={words.open.lagnaByTime}>
          <ByBirthTime
            {...common}
            caption={words.open.lagnaByTime}
            heads={[words.lagna]}
            stretches={lagnas}
            cellsOf={(sign) => [signs[sign]]}
          />
        </Fold>
      )}
      <p class="soft">{words.open.where}</p>
    </Block>
  );
}

function shortSign({ language, catalogue }: PageContext, sign: SignName): string {
  return language.charts.signs[keysOf(catalogue.names.sign).indexOf(sign)] ?? '';
}

/** Lead facts of a Moon of unknown time. */
export function moonOverTheDay({ page, day }: OpenProps) {
  const { sign, nakshatra } = page.catalogue.names;
  return {
    sign: overTheDay(page, day.moonSigns, (name) => sign[name]),
    nakshatra: overTheDay(page, day.nakshatras, (name) => nakshatra[name]),
  };
}

const ALL_SIGNS = 12;

/** The lead fact of a lagna of unknown time: near a pole fewer than twelve signs rise, and at it none. */
export function lagnaOverTheDay({ page, day }: OpenProps): LeadFact {
  const words = page.words.shared.natal;
  const signs = [...new Set(day.lagnas.map(({ value }) => value))];
  if (signs.length === 0) return { label: words.lagna, value: words.none };
  const note =
    signs.length === ALL_SIGNS
      ? words.open.anySign
      : page.format.alternatives(signs.map((sign) => page.catalogue.names.sign[sign]));
  return { label: words.lagna, value: words.open.open, note };
}
