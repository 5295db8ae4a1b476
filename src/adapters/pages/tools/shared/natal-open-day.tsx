import type { Child } from 'hono/jsx';
import { numbered } from '../../../../names/numbered.js';
import { periodsSvg, scaleSvg } from '../../../../render/timeline/lanes.js';
import { CHART_WORDS } from '../../../../render/words/chart-words.js';
import type { PageContext } from '../../shell/context.js';
import { Block, Drawing, Fold, Lane, type LeadFact, Note, Table } from '../../shell/parts.js';
import { type NatalProps, natalWords, padaName, signName, tableLabel, Unseen } from './natal.js';
import { lagnaSigns, localOf, minuteAfter, moonNakshatras, moonPadas, moonSigns, type Stretch } from './natal-day.js';

/** What something is over a day, such as "Capricorn or Aquarius", and when it changes. */
export function overTheDay<Value>(
  { page, born }: NatalProps,
  stretches: readonly Stretch<Value>[],
  nameOf: (value: Value) => string,
): { readonly value: string; readonly note: string } {
  const { open } = natalWords(page);
  const names = [...new Set(stretches.map(({ value }) => nameOf(value)))];
  const changes = stretches.slice(1).map(({ from }) => page.format.clock(localOf(born, minuteAfter(born, from))));
  return {
    value: page.format.alternatives(names),
    note: changes.length === 0 ? open.allDay : open.changes(page.format.list(changes)),
  };
}

/** What the page says first when the time is not known. */
export function TimeUnknown({ page, children }: { page: PageContext; children?: Child }) {
  const { open } = natalWords(page);
  return (
    <Note tone="warm" lead={open.lead}>
      {children ?? open.told}
    </Note>
  );
}

/** The hours of a day as "Shravana 3, from 01:19 Shravana 4". */
function inWords<Value>(
  { page, born }: NatalProps,
  stretches: readonly Stretch<Value>[],
  nameOf: (value: Value) => string,
): string {
  const { open } = natalWords(page);
  return stretches
    .map(({ value, from }, i) =>
      i === 0 ? nameOf(value) : open.from(page.format.clock(localOf(born, minuteAfter(born, from))), nameOf(value)),
    )
    .join(', ');
}

interface DayLaneProps<Value> extends NatalProps {
  readonly name: string;
  readonly stretches: readonly Stretch<Value>[];
  readonly nameOf: (value: Value) => string;
  /** What stands in the drawing where the name has no room. */
  readonly shortOf?: (value: Value) => string;
  /** Whether the lane is told in words below. Not where a table tells it. */
  readonly below?: true;
}

/** A lane of a local day: what holds from when to when. */
export function DayLane<Value>({ name, stretches, nameOf, shortOf = nameOf, below, ...props }: DayLaneProps<Value>) {
  const { day } = props.born.birth;
  const told = inWords(props, stretches, nameOf);
  const svg = periodsSvg({
    title: `${name}: ${told}`,
    from: day.start,
    to: day.end,
    periods: stretches.map(({ value, from, to }) => ({ from, to, label: shortOf(value), title: nameOf(value) })),
  });
  return <Lane name={name} svg={svg} below={below && told} />;
}

const HOUR = 3_600_000;

/** The hours below the lanes of a local day. */
export function DayScale({ page, born }: NatalProps) {
  const { day } = born.birth;
  const hours = [0, 6, 12, 18].map((hour) => day.start + hour * HOUR).filter((at) => at < day.end);
  const ticks = [...hours, day.end].map((at) => ({ at, label: page.format.clock(localOf(born, at)) }));
  const last = ticks.length - 1;
  const svg = scaleSvg({
    from: day.start,
    to: day.end,
    ticks: ticks.map((tick, i) => (i === last && tick.label === '00:00' ? { ...tick, label: '24:00' } : tick)),
  });
  return (
    <div class="lane">
      <span></span>
      <Drawing svg={svg} />
    </div>
  );
}

export interface ByTimeProps<Value> extends NatalProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly stretches: readonly Stretch<Value>[];
  readonly cellsOf: (value: Value) => readonly Child[];
}

const MINUTE = 60_000;

/** A table of what holds for births between which times. */
export function ByBirthTime<Value>({ page, born, caption, heads, stretches, cellsOf }: ByTimeProps<Value>) {
  const { open } = natalWords(page);
  const { day } = born.birth;
  const clock = (at: number) => page.format.clock(localOf(born, at));
  const minuteFrom = (at: number) => minuteAfter(born, at);
  return (
    <Table
      caption={<Unseen>{caption}</Unseen>}
      label={tableLabel(page, caption)}
      heads={[open.bornBetween, ...heads]}
      rows={stretches
        .filter(({ from, to }) => minuteFrom(from) < minuteFrom(to))
        .map(({ value, from, to }) => ({
          head: open.span(clock(minuteFrom(from)), to >= day.end ? open.midnight : clock(minuteFrom(to) - MINUTE)),
          cells: cellsOf(value),
        }))}
    />
  );
}

/** What a time would decide: the hours of the Moon and, where the page has one, of the lagna. */
export function OpenDay({ page, born, withLagna }: NatalProps & { withLagna?: true }) {
  const words = natalWords(page);
  const padas = moonPadas(born);
  const lagnas = withLagna ? lagnaSigns(born) : [];
  const common = { page, born };
  return (
    <Block id="h-open" title={words.open.decides} soft={words.open.day}>
      <div class="lanes">
        <DayLane
          {...common}
          name={words.moonSign}
          stretches={moonSigns(padas)}
          nameOf={(sign) => signName(page, sign)}
          below
        />
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
            nameOf={(sign) => signName(page, sign)}
            shortOf={(sign) => numbered(CHART_WORDS[page.locale].signs, sign)}
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
          cellsOf={(pada) => [signName(page, Math.floor(pada.index / 9) + 1), padaName(page, pada)]}
        />
      </Fold>
      {lagnas.length === 0 ? null : (
        <Fold summary={words.open.lagnaByTime}>
          <ByBirthTime
            {...common}
            caption={words.open.lagnaByTime}
            heads={[words.lagna]}
            stretches={lagnas}
            cellsOf={(sign) => [signName(page, sign)]}
          />
        </Fold>
      )}
      <p class="soft">{words.open.where}</p>
    </Block>
  );
}

/** Lead facts of a Moon of unknown time. */
export function moonOverTheDay({ page, born }: NatalProps) {
  const padas = moonPadas(born);
  return {
    sign: overTheDay({ page, born }, moonSigns(padas), (sign) => signName(page, sign)),
    nakshatra: overTheDay({ page, born }, moonNakshatras(padas), (number) =>
      numbered(page.catalogue.names.nakshatra, number),
    ),
  };
}

const ALL_SIGNS = 12;

/** The lead fact of a lagna of unknown time: near a pole fewer than twelve signs rise, and at it none. */
export function lagnaOverTheDay({ page, born }: NatalProps): LeadFact {
  const words = natalWords(page);
  const signs = [...new Set(lagnaSigns(born).map(({ value }) => value))];
  if (signs.length === 0) return { label: words.lagna, value: words.none };
  const note =
    signs.length === ALL_SIGNS
      ? words.open.anySign
      : page.format.alternatives(signs.map((sign) => signName(page, sign)));
  return { label: words.lagna, value: words.open.open, note };
}
