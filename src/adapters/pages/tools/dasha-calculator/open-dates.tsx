import type { Provenance } from '../../../../calculation/calculate.js';
import { runningDashas } from '../../../../dasha/vimshottari.js';
import { NAMES } from '../../../../names/names.js';
import type { DashaResult, DayEdgeDasha } from '../../../../tools/dasha-calculator.js';
import { Block, LeadFacts, Note, Table } from '../../shell/parts.js';
import { caveatFacts } from '../shared/caveat-facts.js';
import { moonAt, periodsWords } from '../shared/periods.js';
import { lordsBetween, mahadashasFrom, monthsOfStarts } from './open-starts.js';
import type { Shown } from './shown.js';

type Variation = NonNullable<DashaResult['day_variation']>;

interface Props extends Shown {
  readonly variation: Variation;
  readonly provenance: Provenance;
}

/** What can be told without a time of birth: the limits of every date, and what holds all day. */
export function OpenDates({ page, words, result, birthDate, variation, provenance }: Props) {
  const { number } = page.format;
  const { graha: grahas } = page.catalogue.names;
  const { first, balance, years, move, days, ...open } = words.open;
  const { day_start, day_end, dates_move_by_days } = variation;
  const moved = number(dates_move_by_days, 0);
  const edge = ({ lord }: DayEdgeDasha) => grahas[lord];
  const left = ({ years_left }: DayEdgeDasha) => number(years_left, 1);
  const isOneLord = day_start.lord === day_end.lord;
  const { span } = periodsWords(page);
  return (
    <>
      <LeadFacts
        facts={[
          ...runningFact({ page, words, result, birthDate, variation }),
          {
            label: first,
            value: isOneLord
              ? edge(day_start)
              : page.format.alternatives(lordsBetween(day_start.lord, day_end.lord).map((lord) => grahas[lord])),
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
          rows={monthsOfStarts(variation, birthDate).map(({ lord, earliest, latest }) => ({
            head: grahas[lord],
            cells: [page.format.month(earliest), page.format.month(latest)],
          }))}
        />
      </Block>
    </>
  );
}

/** The mahadashas one of which runs now. */
function runningFact({ page, birthDate, variation }: Omit<Props, 'provenance'>) {
  const at = page.at.getTime();
  const [start, end] = [variation.day_start, variation.day_end].map(
    (edge) => runningDashas(mahadashasFrom(edge, birthDate), at)?.maha.lord,
  );
  if (start === undefined || end === undefined) return [];
  const lords = lordsBetween(start, end).map((lord) => page.catalogue.names.graha[lord]);
  return [
    {
      label: NAMES[page.locale].dasha_level.maha,
      value: page.format.alternatives(lords),
      note: periodsWords(page).now,
    },
  ];
}
