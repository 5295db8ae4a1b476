import type { Provenance } from '../../../../calculation/calculate.js';
import { NAMES } from '../../../../names/names.js';
import type { DashaResult, DayEdgeDasha } from '../../../../tools/dasha-calculator.js';
import type { Graha } from '../../../../zodiac/graha.js';
import type { PageContext } from '../../shell/context.js';
import { Block, LeadFacts, Note, Table } from '../../shell/parts.js';
import { caveatFacts } from '../shared/caveat-facts.js';
import { moonAt, periodsWords } from '../shared/periods.js';
import type { Shown } from './shown.js';

type Variation = NonNullable<DashaResult['day_variation']>;

interface Props extends Shown {
  readonly variation: Variation;
  readonly provenance: Provenance;
}

/** The lords of which one is the first, each of them for some time of the day. */
function firstLords(page: PageContext, result: DashaResult, { day_start, day_end }: Variation): string {
  const lords = lordsBetween(result, day_start.lord, day_end.lord);
  return page.format.alternatives(lords.map((lord) => page.catalogue.names.graha[lord]));
}

/** The lord that runs now as far as the day tells it, else the first of the birth. */
export function openAnswer({ page, words, result, variation, provenance }: Omit<Props, 'birthDate'>): string {
  const { about } = page.catalogue.texts;
  const [running] = runningFact({ page, result, provenance });
  return running ? about(words.answer, running.value) : about(words.open.first, firstLords(page, result, variation));
}

/** What can be told without a time of birth: the limits of every date, and what holds all day. */
export function OpenDates({ page, words, result, birthDate, variation, provenance }: Props) {
  const { number } = page.format;
  const { graha: grahas } = page.catalogue.names;
  const { first, balance, years, move, days, ...open } = words.open;
  const { day_start, day_end, dates_move_by_days, starts } = variation;
  const moved = number(dates_move_by_days, 0);
  const edge = ({ lord }: DayEdgeDasha) => grahas[lord];
  const left = ({ years_left }: DayEdgeDasha) => number(years_left, 1);
  // Results have the months of UTC, in which a birth of the east may lie a day before its date.
  const notBefore = (month: string) => [month, birthDate.slice(0, 7)].sort().at(-1) ?? month;
  const isOneLord = day_start.lord === day_end.lord;
  const { span } = periodsWords(page);
  return (
    <>
      <LeadFacts
        facts={[
          ...runningFact({ page, result, provenance }),
          {
            label: first,
            value: firstLords(page, result, variation),
            note: `${balance}: ${
              isOneLord
                ? years(`${left(day_end)}–${left(day_start)}`)
                : page.format.list([day_start, day_end].map((at) => `${edge(at)} ${years(left(at))}`))
            }`,
          },
          { label: move, value: days(moved) },
          ...caveatFacts(provenance, 'birth_time_unknown').map(({ from, to }) => {
            const [start, end] = [moonAt(page, from), moonAt(page, to)];
            return {
              label: words.moon,
              value: start.sign === end.sign ? start.sign : span(start.sign, end.sign),
              note: span(start.nakshatra, end.nakshatra),
            };
          }),
        ]}
      />
      <Note tone="warm" lead={open.lead}>
        {open.text(moved)}
      </Note>
      <Block id="h-periods" title={words.tablesTitle}>
        <Table
          caption={open.caption}
          label={open.caption}
          heads={[words.lord, open.earliest, open.latest]}
          rows={starts.map(({ lord, earliest, latest }) => ({
            head: grahas[lord],
            cells: [page.format.month(notBefore(earliest)), page.format.month(latest)],
          }))}
        />
      </Block>
    </>
  );
}

/** The mahadashas one of which runs now; none where some of the births have none. */
function runningFact({ page, result, provenance }: Pick<Props, 'page' | 'result' | 'provenance'>) {
  const running = endsOf(provenance, 'current.maha.lord');
  if (!running) return [];
  const lords = lordsBetween(result, ...running).map((lord) => page.catalogue.names.graha[lord]);
  return [
    {
      label: NAMES[page.locale].dasha_level.maha,
      value: page.format.alternatives(lords),
      note: periodsWords(page).now,
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
function lordsBetween({ mahadashas }: DashaResult, first: Graha, last: Graha): Graha[] {
  const lords = mahadashas.map(({ lord }) => lord);
  const turned = [...lords.slice(lords.indexOf(first)), ...lords.slice(0, lords.indexOf(first))];
  return turned.slice(0, turned.indexOf(last) + 1);
}
