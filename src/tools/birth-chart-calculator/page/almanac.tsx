import { formatInstant } from '../../../base/time/calendar.js';
import type { Provenance } from '../../../calculation/calculate.js';
import type { LunarMonthResult } from '../../../contract/birth-panchanga.js';
import type { Running } from '../../../contract/limbs.js';
import { capital } from '../../../languages/locale/plural.js';
import { numbered } from '../../../languages/names/numbered.js';
import { tithiName } from '../../../languages/words/rules/phrases.js';
import { lunarFirst, monthFirst, withFirst } from '../../../pages/shared/month-first.js';
import { type Born, clockOn } from '../../../pages/shared/natal.js';
import { bornBySun } from '../../../pages/shared/solar-date.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, type Fact, Facts } from '../../../pages/shell/parts.js';
import type { BirthChartResult } from '../tool.js';

interface Props {
  readonly page: PageContext;
  readonly born: Born;
  readonly result: BirthChartResult;
  readonly provenance: Provenance;
  /** What the query holds beside the input. */
  readonly choices: URLSearchParams;
}

/** The panchanga of the moment; of noon, with its hours, where the time is not known. */
export function Almanac(props: Props) {
  const { page, born } = props;
  const words = page.words.tools['birth-chart-calculator'].almanac;
  return (
    <Block id="h-almanac" title={born.time === undefined ? words.atNoon : words.atBirth}>
      <Facts facts={almanacFacts(props)} />
    </Block>
  );
}

const RECKONINGS = ['amanta', 'purnimanta'] as const;

/** The date by the Sun for who counts by it, the limbs of the day with their ends, the month, the sunrise and the clock. */
export function almanacFacts({ page, born, result, provenance, choices }: Props): Fact[] {
  const { panchanga, timezone, reference_at } = result;
  const words = page.words.tools['birth-chart-calculator'].almanac;
  const natal = page.words.shared.natal;
  const timeKnown = born.time !== undefined;
  const { names } = page.catalogue;
  const { vara, tithi, nakshatra, yoga, karana, lunar_month, sunrise_at } = panchanga;
  const clock = (local: string) => clockOn(page, local, born.date);
  const running = (what: string, { starts_at, ends_at }: Running) =>
    timeKnown ? words.until(what, clock(ends_at)) : words.between(what, clock(starts_at), clock(ends_at));
  const month = ({ number, adhika }: LunarMonthResult) => {
    const name = numbered(page.language.names.lunar_month, number);
    return adhika ? words.adhika(name) : name;
  };
  const first = lunarFirst(page, monthFirst(page.locale, choices.get('month')));
  const facts: (Fact | undefined)[] = [
    ...bornBySun(page, { born, panchanga, timezone, provenance, choices }).map(
      ({ label, value, note }): Fact => [
        label,
        <>
          {value} <span class="soft">{note}</span>
        </>,
      ],
    ),
    vara === null
      ? undefined
      : [words.vara, `${capital(numbered(names.weekday, vara.number))} (${natal.ruledBy(names.graha[vara.ruler])})`],
    [words.tithi, running(tithiName(page.catalogue, tithi.number), tithi)],
    [natal.nakshatra, running(names.nakshatra[nakshatra.name], nakshatra)],
    [
      words.yoga,
      running(`${numbered(names.yoga, yoga.number)}, ${page.language.names.yoga_quality[yoga.quality]}`, yoga),
    ],
    [words.karana, running(names.karana[karana.name], karana)],
    lunar_month === null
      ? undefined
      : [
          page.words.tools.panchang.lunarMonth,
          withFirst(first, RECKONINGS)
            .map((each) => words.months[each](month(lunar_month[each])))
            .join(', '),
        ],
    [words.sunrise, sunrise_at === null ? words.noSunrise : clock(sunrise_at)],
    ...(timeKnown
      ? ([
          [
            words.clock,
            `${page.format.clock(reference_at)}, UTC${page.format.kept(reference_at).slice(19).replace('-', '−')}`,
          ],
          [words.universal, page.format.dateTime(formatInstant(Date.parse(reference_at)))],
        ] as const)
      : []),
  ];
  return facts.filter((fact) => fact !== undefined);
}
