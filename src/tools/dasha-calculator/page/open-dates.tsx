import type { Graha } from '../../../base/zodiac/rashi.js';
import type { Provenance } from '../../../calculation/calculate.js';
import type { DayEdgeDasha, DayVariation } from '../../../contract/dasha-balance.js';
import { ClockOfBirth, moonAt } from '../../../pages/shared/blocks.js';
import { caveatFacts } from '../../../pages/shared/day-events.js';
import { Block, type LeadFact, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import type { Shown } from './shown.js';

type Variation = DayVariation;

interface Props extends Pick<Shown, 'page' | 'words' | 'lordName'> {
  readonly variation: Variation;
  readonly provenance: Provenance;
  /** That of the birth. */
  readonly zone: string;
  /** Where the result has the lord of the mahadasha that runs. */
  readonly runningPath?: string;
}

/** The lords of which one is the first, each of them for some time of the day. */
function firstLords({ page, lordName, variation }: Pick<Props, 'page' | 'lordName' | 'variation'>): string {
  const lords = lordsBetween(variation, variation.day_start.lord, variation.day_end.lord);
  return page.format.alternatives(lords.map(lordName));
}

/** The lord that runs now as far as the day tells it, else the first of the birth. */
export function openAnswer(props: Props): string {
  const { page, words } = props;
  const { about } = page.catalogue.texts;
  const [running] = runningFact(props);
  return running ? about(words.answer, running.value) : about(words.open.first, firstLords(props));
}

/** What holds all day, and by how much the dates move. */
export function openFacts(props: Props): LeadFact[] {
  const { page, words, lordName, variation, provenance } = props;
  const { number } = page.format;
  const { first, balance, years, move, days } = words.open;
  const { day_start, day_end, dates_move_by_days } = variation;
  const edge = ({ lord }: DayEdgeDasha) => lordName(lord);
  const left = ({ years_left }: DayEdgeDasha) => number(years_left, 1);
  const isOneLord = day_start.lord === day_end.lord;
  const { span } = page.words.shared.periods;
  return [
    ...runningFact(props),
    {
      label: first,
      value: firstLords(props),
      note: `${balance}: ${
        isOneLord
          ? years(`${left(day_end)}–${left(day_start)}`)
          : page.format.list([day_start, day_end].map((at) => `${edge(at)} ${years(left(at))}`))
      }`,
    },
    { label: move, value: days(number(dates_move_by_days, 0)) },
    ...caveatFacts(provenance, 'birth_time_unknown').map(({ from, to }) => {
      const [start, end] = [moonAt(page, from), moonAt(page, to)];
      return {
        label: words.moon,
        value: start.sign === end.sign ? start.sign : span(start.sign, end.sign),
        note: span(start.nakshatra, end.nakshatra),
      };
    }),
  ];
}

/** That no date is sure, and by how much each may move. */
export function openNote({ page, words, variation }: Pick<Props, 'page' | 'words' | 'variation'>) {
  const { lead, text } = words.open;
  return { lead, text: text(page.format.number(variation.dates_move_by_days, 0)) };
}

/** What can be told without a time of birth: the limits of every date, and what holds all day. */
export function OpenDates(props: Props) {
  const { page, words, lordName, zone, variation } = props;
  const { caption, earliest, latest } = words.open;
  const { lead, text } = openNote(props);
  return (
    <>
      <LeadFacts facts={openFacts(props)} />
      <Note tone="warm" lead={lead}>
        {text}
      </Note>
      <Block id="h-periods" title={words.tablesTitle}>
        <Table
          caption={caption}
          label={caption}
          heads={[words.lord, earliest, latest]}
          rows={variation.starts.map(({ lord, earliest_local, latest_local }) => ({
            head: lordName(lord),
            cells: [page.format.month(earliest_local), page.format.month(latest_local)],
          }))}
        />
        <ClockOfBirth page={page} zone={zone} />
      </Block>
    </>
  );
}

/** The mahadashas one of which runs now; none where some of the births have none. */
function runningFact({ page, lordName, variation, provenance, runningPath = 'current.maha.lord' }: Props) {
  const running = endsOf(provenance, runningPath);
  if (!running) return [];
  return [
    {
      label: page.language.names.dasha_level.maha,
      value: page.format.alternatives(lordsBetween(variation, ...running).map(lordName)),
      note: page.words.shared.periods.now,
    },
  ];
}

/** The lord at a path at the first and at the last minute of the day. */
function endsOf({ birth_time_range }: Provenance, path: string): [Graha, Graha] | undefined {
  const held = birth_time_range?.holds.find((value) => value.path === path);
  if (held) return [held.value as Graha, held.value as Graha];
  const changes = birth_time_range?.changes.filter((change) => change.path === path) ?? [];
  const [first, last] = [changes[0]?.value_before, changes.at(-1)?.value_after];
  return typeof first === 'string' && typeof last === 'string' ? [first as Graha, last as Graha] : undefined;
}

/** The lords from one to another in the order in which they follow each other, both among them. */
function lordsBetween({ day_start, starts }: Variation, first: Graha, last: Graha): Graha[] {
  const lords = [day_start.lord, ...starts.map(({ lord }) => lord)];
  const turned = [...lords.slice(lords.indexOf(first)), ...lords.slice(0, lords.indexOf(first))];
  return turned.slice(0, turned.indexOf(last) + 1);
}
