import { capital } from '../../../languages/locale/plural.js';
import { numbered } from '../../../languages/names/numbered.js';
import { monthClock, observanceNamed, rangeOn, regionTold, signName, timeOn } from '../../../pages/shared/day.js';
import { nameOfLimb } from '../../../pages/shared/day-tables.js';
import { MonthSwitch } from '../../../pages/shared/month-switch.js';
import { monthBySun } from '../../../pages/shared/solar-date.js';
import { Subscribe } from '../../../pages/shared/subscribe.js';
import { Block, type Fact, Facts } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import type { MonthTithiResult } from '../shapes.js';
import { type PanchangMonthResult, panchangMonthTool } from '../tool.js';
import { DayList, MonthGrid } from './grid.js';

export const panchangMonthPage = toolPage({
  tool: panchangMonthTool,
  choices: ['month'],
  card: {
    place: 12,
    searchTerms:
      'panchang month calendar panchanga monthly hindu calendar tithi calendar ekadashi dates purnima amavasya sankranti lunar calendar masik panchang मासिक पंचांग पंचांग कैलेंडर तिथि कैलेंडर एकादशी पूर्णिमा अमावस्या संक्रांति месяц панчанг лунный календарь экадаши місяць панчанг місячний календар екадаші monat mondkalender mois calendrier lunaire mes calendario lunar january february march april june july august september october november december',
  },
  answer({ page, result: { summary, days: all } }) {
    const { texts } = page.catalogue;
    const { tithi: tithis } = page.language.names;
    const days = (some: readonly { readonly date: string | null }[]) =>
      page.format.list(some.flatMap(({ date }) => (date === null ? [] : [page.format.dayAndMonth(date)])));
    return [
      [tithis.Ekadashi, fastsOf(all)] as const,
      [tithis.Amavasya, summary.amavasyas] as const,
      [tithis.Purnima, summary.purnimas] as const,
    ]
      .map(([label, some]) => [label, days(some)] as const)
      .filter(([, told]) => told !== '')
      .map(([label, told], index) => texts.about(index === 0 ? capital(label) : label, told))
      .join('; ');
  },
  View({ page, result, words, provenance, choices }) {
    const common = page.words.shared.day;
    const dates = result.days.map(({ date }) => date);
    const bySun = monthBySun(page, { dates, place: result.place, provenance, choices });
    const props = { page, result, words };
    return (
      <>
        <div class="no-print">
          <MonthSwitch page={page} label={words.monthNav} month={result.target_month} />
        </div>
        <p class="soft small">{monthClock(page, result.place.timezone, result.target_month)}</p>
        {bySun ? <p class="small">{bySun.line}</p> : null}
        <section aria-labelledby="h-days">
          <h2 class="vh" id="h-days">
            {words.days}
          </h2>
          <MonthGrid {...props} bySun={bySun} />
          <DayList {...props} bySun={bySun} />
        </section>
        <p class="small soft">
          {capital(words.moonNote)} · <span class="me-key">{capital(words.halvesNote)} · </span>
          {capital(words.washNote)} · <sup>+1</sup> {words.nextDayNote}
        </p>
        <p class="small soft">
          {page.words.form.conventionNames.region}: {regionTold(page, result.observance_choice)}
        </p>
        <InShort {...props} />
        <Subscribe page={page} feeds={[{ feed: 'panchang' }, { feed: 'vrata', more: [['only', 'main']] }]} />
        <p class="soft small no-print">
          {common.sunriseDefinition} {words.conventions}
        </p>
      </>
    );
  },
});

type Props = ShownBy<typeof panchangMonthTool>;

function InShort({ page, result: { summary, days }, words }: Props) {
  const { tithi: tithis } = page.language.names;
  const { format } = page;
  const none = page.words.shared.day.none;
  const lines = (some: readonly string[]) => (some.length === 0 ? none : some.map((line) => <div>{line}</div>));
  const dated = ({ date, starts_at }: MonthTithiResult) => format.dayAndMonth(date ?? starts_at);
  const spanned = (one: MonthTithiResult) =>
    `${nameOfLimb(page, 'tithi', one.number)}: ${rangeOn(page, (one.date ?? format.kept(one.starts_at)).slice(0, 10), one)}`;
  const moon = (some: readonly MonthTithiResult[], told: (time: string) => string) =>
    lines(some.map((one) => `${dated(one)}, ${told(timeOn(page, one.date ?? '', one.ends_at))}`));
  const left: Fact[] = [
    [
      tithis.Ekadashi,
      lines(fastsOf(days).map(({ date, fast }) => `${format.dayAndMonth(date)}, ${observanceNamed(page, fast)}`)),
    ],
    [tithis.Amavasya, moon(summary.amavasyas, words.newAt)],
    [tithis.Purnima, moon(summary.purnimas, words.fullAt)],
  ];
  const right: Fact[] = [
    [
      words.sankranti,
      lines(
        summary.sankrantis.map(
          ({ date, sign_name, occurs_at }) =>
            `${format.dayAndMonth(date)}, ${signName(page, sign_name)} ${timeOn(page, date, occurs_at)}`,
        ),
      ),
    ],
    [words.lunarMonths, lines(lunarMonths({ page, words }, days))],
    [words.repeated, lines(summary.repeated_tithis.map((one) => `${dated(one)}, ${spanned(one)}`))],
    [words.skipped, lines(summary.skipped_tithis.map((one) => `${dated(one)}, ${spanned(one)}`))],
  ];
  return (
    <Block id="h-short" title={words.inShort}>
      <div class="cols tight">
        <div>
          <Facts facts={left} />
        </div>
        <div>
          <Facts facts={right} />
        </div>
      </div>
    </Block>
  );
}

/** The days on which an Ekadashi is kept, which its tithi alone does not tell. */
function fastsOf(days: PanchangMonthResult['days']) {
  return days.flatMap(({ date, observances }) =>
    (observances ?? []).filter(({ code }) => code === 'ekadashi').map((fast) => ({ date, fast })),
  );
}

/** The amanta months that run in the days, each with its ends. */
function lunarMonths({ page, words }: Pick<Props, 'page' | 'words'>, days: PanchangMonthResult['days']): string[] {
  const { lunar_month: named } = page.language.names;
  const told = days.flatMap(({ lunar_month }) => {
    if (!lunar_month) return [];
    const { number, adhika, starts_at, ends_at } = lunar_month.amanta;
    const name = numbered(named, number);
    const month = adhika ? words.adhika(name) : name;
    return [`${month}: ${page.format.dayAndMonth(starts_at)} – ${page.format.dayAndMonth(ends_at)}`];
  });
  return [...new Set(told)];
}
