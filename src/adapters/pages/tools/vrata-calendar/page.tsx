import type { ParanaResult } from '../../../../contract/ekadashi.js';
import type { ObservanceResult } from '../../../../contract/observances.js';
import { capital } from '../../../../locale/plural.js';
import { NAMES } from '../../../../names/names.js';
import * as named from '../../../../names/observances.js';
import { type VrataCalendarResult, vrataCalendarTool } from '../../../../tools/vrata-calendar.js';
import type { PageContext } from '../../shell/context.js';
import { Block, type Fact, Facts, LeadFacts, lowered, Note, Switch, Table } from '../../shell/parts.js';
import { toolPage } from '../../shell/tool-page.js';
import { timeOn } from '../shared/day.js';
import { nameOfLimb } from '../shared/day-tables.js';
import { hrefWith } from '../shared/links.js';
import { Unseen } from '../shared/natal.js';
import { nakshatraNamed, periodsWords, signNamed } from '../shared/periods.js';
import { CARD } from './card.js';
import { type VrataCalendarWords, WORDS } from './words.js';

interface Shown {
  readonly page: PageContext;
  readonly words: VrataCalendarWords;
  readonly result: VrataCalendarResult;
}

export const vrataCalendarPage = toolPage({
  tool: vrataCalendarTool,
  card: CARD,
  words: WORDS,
  choices: ['only', 'open'],
  answer({ page, result, words }) {
    const today = page.at.toISOString().slice(0, 10);
    const main = result.observances.filter(KINDS.main);
    const next = main.find(({ date }) => date >= today) ?? main[0] ?? result.observances[0];
    return next ? `${observanceNamed(page, next)}, ${page.format.dateWithWeekday(next.date)}` : words.none;
  },
  View({ page, result, words, choices }) {
    const shown: Shown = { page, words, result };
    const asked = choices.get('only');
    const only = isKind(asked) ? asked : result.observances.some(KINDS.main) ? 'main' : 'all';
    const listed = result.observances.filter(KINDS[only]);
    const opened = result.observances.find((one) => idOf(one) === choices.get('open'));
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: words.span,
              value: periodsWords(page).dates(page.format.date(result.start), page.format.date(result.end)),
            },
            { label: words.tradition, value: named.tradition[page.locale][result.tradition] },
            { label: words.count, value: page.format.number(result.observances.length, 0) },
          ]}
        />
        {opened ? (
          <Block id="h-open" title={`${observanceNamed(page, opened)}: ${lowered(page, words.why)}`}>
            <Why {...shown} one={opened} />
            <p class="acts">
              <a href={hrefWith(page, { open: undefined })}>{words.close}</a>
            </p>
          </Block>
        ) : null}
        <Switch label={words.kinds} choices={kindChoices(shown, only)} />
        {listed.length === 0 ? <Note lead={words.none} /> : null}
        {monthsOf(listed).map(([month, ones]) => (
          <Block id={`h-${month}`} title={capital(page.format.month(month))}>
            <Month {...shown} month={month} ones={ones} />
          </Block>
        ))}
        {result.excluded.length > 0 ? (
          <Note lead={`${words.sunless}:`}>{result.excluded.map(({ date }) => page.format.date(date)).join(', ')}</Note>
        ) : null}
        <section class="block read" aria-labelledby="h-about">
          <h2 id="h-about">{words.aboutTitle}</h2>
          <p>{words.about}</p>
        </section>
      </>
    );
  },
});

type Kind = 'main' | 'all' | 'ekadashi' | 'pradosha' | 'chaturthi' | 'syzygies';

/** What every month has, and what only a few look for: not among the main days. */
const EVERY_MONTH: readonly string[] = [
  'pradosha',
  'sankashti',
  'vinayaka_chaturthi',
  'masika_shivaratri',
  'masika_durgashtami',
  'kalashtami',
  'masika_krishna_janmashtami',
  'skanda_shashthi',
  'purnima_vrata',
  'purnima',
  'amavasya',
  'darsha_amavasya',
  'masik_karthigai',
  'rohini_vrata',
  'sankranti',
  'dvadashi_names',
  'manvadi_days',
  'yugadi_days',
  'shraddha',
];

const ofCodes =
  (...codes: readonly string[]) =>
  ({ code }: ObservanceResult) =>
    codes.includes(code);

const KINDS: Readonly<Record<Kind, (one: ObservanceResult) => boolean>> = {
  main: ({ code }) => !EVERY_MONTH.includes(code),
  all: () => true,
  ekadashi: ofCodes('ekadashi'),
  pradosha: ofCodes('pradosha'),
  chaturthi: ofCodes('sankashti', 'vinayaka_chaturthi'),
  syzygies: ofCodes('purnima', 'amavasya', 'purnima_vrata', 'darsha_amavasya'),
};

function isKind(asked: string | null): asked is Kind {
  return asked !== null && Object.hasOwn(KINDS, asked);
}

function kindChoices({ page, words, result }: Shown, only: Kind) {
  const names: Readonly<Record<Kind, string>> = {
    main: words.main,
    all: words.all,
    ekadashi: named.observance[page.locale].ekadashi,
    pradosha: named.observance[page.locale].pradosha,
    chaturthi: words.fourth,
    syzygies: words.syzygies,
  };
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const count = result.observances.filter(KINDS[kind]).length;
    if (count === 0) return [];
    const label = `${names[kind]} ${page.format.number(count, 0)}`;
    return [{ label, href: hrefWith(page, { only: kind, open: undefined }), isCurrent: kind === only }];
  });
}

/** An Ekadashi goes by the name of its month. */
function observanceNamed(
  { locale }: Pick<PageContext, 'locale'>,
  { code, ekadashi_name }: Pick<ObservanceResult, 'code' | 'ekadashi_name'>,
): string {
  const name = named.observance[locale][code];
  return ekadashi_name ? `${named.ekadashi[locale][ekadashi_name]} ${name}` : name;
}

function idOf({ code, date }: ObservanceResult): string {
  return `${code}-${date}`;
}

function monthsOf(ones: readonly ObservanceResult[]): [month: string, ones: ObservanceResult[]][] {
  const months = new Map<string, ObservanceResult[]>();
  for (const one of ones) {
    const month = one.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  return [...months];
}

function Month({
  page,
  words,
  month,
  ones,
}: Shown & { readonly month: string; readonly ones: readonly ObservanceResult[] }) {
  const title = page.format.month(month);
  return (
    <Table
      caption={<Unseen>{title}</Unseen>}
      label={title}
      stack="lines"
      heads={[words.date, words.observance, words.decided]}
      rows={ones.map((one) => ({
        head: capital(page.format.dateWithWeekday(one.date)),
        cells: [
          <a href={`${hrefWith(page, { open: idOf(one) })}#h-open`}>{observanceNamed(page, one)}</a>,
          decidedBy(page, one),
        ],
      }))}
    />
  );
}

/** "pradosha (first fifth of the night), 17:13 to 19:49": by what the day was chosen, with its times. */
function decidedBy(page: PageContext, { date, decided_by, sun_entry }: ObservanceResult): string {
  const { window_code, clause_code } = decided_by;
  const times =
    decided_by.starts_at === decided_by.ends_at
      ? timeOn(page, date, decided_by.starts_at)
      : periodsWords(page).dates(timeOn(page, date, decided_by.starts_at), timeOn(page, date, decided_by.ends_at));
  if (clause_code) return named.ekadashi_clause[page.locale][clause_code];
  if (window_code) return `${named.vrata_window[page.locale][window_code]}, ${times}`;
  return sun_entry ? `${signNamed(page, sun_entry.sign_name)}, ${times}` : times;
}

function Why({ page, words, one }: Shown & { readonly one: ObservanceResult }) {
  const { locale, format } = page;
  const { dates } = periodsWords(page);
  const span = ({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }) =>
    dates(timeOn(page, one.date, starts_at), timeOn(page, one.date, ends_at));
  const parana = (told: ParanaResult) =>
    `${span(told)}; ${lowered(page, words.paranaUntil)}: ${timeOn(page, one.date, told.dvadashi_ends_at)}`;
  const { tithi, nakshatra, sun_entry, other_tradition: other, rule } = one;
  const facts: (Fact | false | null)[] = [
    [words.day, capital(format.dateWithWeekday(one.date))],
    tithi && [words.tithi, `${nameOfLimb(page, 'tithi', rule.tithi_number ?? 1)}, ${span(tithi)}`],
    nakshatra && [words.nakshatra, `${nakshatraNamed(page, nakshatra.name)}, ${span(nakshatra)}`],
    sun_entry && [words.sun, `${signNamed(page, sun_entry.sign_name)}, ${timeOn(page, one.date, sun_entry.occurs_at)}`],
    one.lunar_month && [words.month, monthTold(page, words, one.lunar_month)],
    [words.decided, decidedBy(page, one)],
    one.parana && [words.parana, parana(one.parana)],
    other && [
      words.other,
      [
        `${named.tradition[locale][other.tradition]}: ${format.dateWithWeekday(other.date)}`,
        ...(other.is_gauna ? [words.gauna] : []),
        ...(other.parana ? [`${lowered(page, words.parana)} ${parana(other.parana)}`] : []),
      ].join('; '),
    ],
    one.neighbours.length > 0 && [
      words.neighbours,
      one.neighbours
        .map(({ date, reason_code }) => `${format.dayAndMonth(date)}: ${named.neighbour_reason[locale][reason_code]}`)
        .join('; '),
    ],
    [words.rule, NAMES[locale].grade[rule.grade]],
    [words.sources, <span lang="en">{rule.citation}</span>],
  ];
  return <Facts facts={facts.filter((fact): fact is Fact => Array.isArray(fact))} />;
}

function monthTold(
  page: PageContext,
  words: VrataCalendarWords,
  { name, adhika, omitted_month_name }: NonNullable<ObservanceResult['lunar_month']>,
): string {
  const { lunar_month } = NAMES[page.locale];
  return [
    lunar_month[name],
    ...(adhika ? [words.adhika] : []),
    ...(omitted_month_name ? [`${words.omitted} ${lunar_month[omitted_month_name]}`] : []),
  ].join(', ');
}
