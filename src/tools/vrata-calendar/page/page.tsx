import { readDate } from '../../../base/time/calendar.js';
import { weekdayOf } from '../../../base/time/gregorian.js';
import type { ObservanceResult } from '../../../contract/observances.js';
import { capital, lowered } from '../../../languages/locale/plural.js';
import { numbered } from '../../../languages/names/numbered.js';
import { hrefWith, Reading } from '../../../pages/shared/blocks.js';
import {
  hoursTold,
  idOf,
  observanceNamed,
  observanceWithOthers,
  rangeOn,
  regionTold,
  type Stretch,
} from '../../../pages/shared/day.js';
import { isKind, KINDS, type Kind } from '../../../pages/shared/observance-kinds.js';
import { festivalHref } from '../../../pages/shared/place-links.js';
import { Subscribe } from '../../../pages/shared/subscribe.js';
import type { Pairs } from '../../../pages/shell/address.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Facts, LeadFacts, Note, Switch } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import type { LeastImportance } from '../../../rules/vrata/choice.js';
import { type VrataCalendarResult, vrataCalendarTool } from '../tool.js';
import { Axis, decidedBy, whyFacts } from './axis.js';
import { CARD } from './card.js';
import type { VrataCalendarWords } from './words.js';

type Shown = ShownBy<typeof vrataCalendarTool>;

export const vrataCalendarPage = toolPage({
  tool: vrataCalendarTool,
  card: CARD,
  choices: ['only', 'open'],
  answer({ page, result, words, choices }) {
    const today = page.at.toISOString().slice(0, 10);
    const listed = result.observances.filter(KINDS[kindShown(result, choices)]);
    const next = listed.find(({ date }) => date >= today) ?? listed[0];
    if (!next) return words.none;
    const parana = next.parana ? [`${lowered(page, words.parana)} ${paranaTold(page, next.parana)}`] : [];
    return [`${observanceNamed(page, next)}, ${page.format.dateWithWeekday(next.date)}`, ...parana].join('; ');
  },
  View({ page, result, words, choices, beside }) {
    const shown: Shown = { page, words, result };
    const only = kindShown(result, choices);
    const listed = result.observances.filter(KINDS[only]);
    const opened = result.observances.find((one) => idOf(one) === choices.get('open'));
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: words.span,
              value: page.words.shared.periods.dates(page.format.date(result.start), page.format.date(result.end)),
            },
            { label: words.tradition, value: page.language.names.tradition[result.tradition] },
            {
              label: page.words.form.conventionNames.region,
              value: regionTold(page, result.observance_choice),
            },
            { label: words.count, value: page.format.number(result.observances.length, 0) },
          ]}
        />
        {opened ? (
          <Block id="h-open" title={`${observanceNamed(page, opened)}: ${lowered(page, words.why)}`}>
            <Axis page={page} words={words} timezone={result.place.timezone} one={opened} />
            <Why {...shown} one={opened} />
            <p class="acts">
              <a href={festivalHref(page, opened.code)}>{page.words.site.festivals.more}</a>{' '}
              <a href={hrefWith(page, { open: undefined })}>{words.close}</a>
            </p>
          </Block>
        ) : null}
        <Switch label={words.kinds} choices={kindChoices(shown, only)} />
        {listed.length === 0 ? <Note lead={words.none} /> : null}
        {monthsOf(listed).map(([month, ones]) => (
          <Block id={`h-${month}`} title={capital(page.format.month(month))}>
            <MonthList page={page} words={words} ones={ones} />
          </Block>
        ))}
        {result.excluded.length > 0 ? (
          <Note lead={`${words.sunless}:`}>
            {runsTold(
              page,
              result.excluded.map(({ date }) => date),
            )}
          </Note>
        ) : null}
        {beside}
        <Subscribe page={page} feeds={[{ feed: 'vrata', more: wantedIn(page, only) }]} />
        <Reading id="h-about" title={words.aboutTitle} text={words.about} />
      </>
    );
  },
});

/** The kind that was chosen; else the main days, where there are any. */
function kindShown({ observances }: VrataCalendarResult, choices: URLSearchParams): Kind {
  const asked = choices.get('only');
  if (isKind(asked)) return asked;
  return observances.some(KINDS.main) ? 'main' : 'all';
}

/** What is listed, as a calendar is asked for it: by the codes that the page was asked for, else by its kind. */
function wantedIn({ query }: PageContext, only: Kind): Pairs {
  const codes = new URLSearchParams(query).get('observance_codes');
  if (codes !== null) return [['only', codes]];
  return only === 'all' ? [] : [['only', only]];
}

function kindChoices({ page, words, result }: Shown, only: Kind) {
  const names: Readonly<Record<Kind, string>> = {
    main: words.main,
    all: words.all,
    ekadashi: page.language.names.observance.ekadashi,
    pradosha: page.language.names.observance.pradosha,
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

function monthsOf(ones: readonly ObservanceResult[]): [month: string, ones: ObservanceResult[]][] {
  const months = new Map<string, ObservanceResult[]>();
  for (const one of ones) {
    const month = one.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  return [...months];
}

function Why({ page, words, one }: Shown & { readonly one: ObservanceResult }) {
  return (
    <Facts
      facts={[
        [words.day, capital(page.format.dateWithWeekday(one.date))],
        ...whyFacts(page, words, one),
        [
          words.rule,
          [page.language.names.importance[importanceKey(one)], page.language.names.grade[one.rule.grade]].join('; '),
        ],
        [words.sources, <span lang="en">{one.rule.citation}</span>],
      ]}
    />
  );
}

/** How great it is, as names have it. */
function importanceKey({ importance }: ObservanceResult): LeastImportance {
  return String(importance) as LeastImportance;
}

interface MonthListProps {
  readonly page: PageContext;
  readonly words: VrataCalendarWords;
  readonly ones: readonly ObservanceResult[];
}

/** The observances of a month, each day once: what decided it below the name, which leads to the whole reason. */
function MonthList({ page, words, ones }: MonthListProps) {
  const dates = [...new Set(ones.map(({ date }) => date))];
  return (
    <ol class="events wide">
      {dates.map((date) => (
        <li>
          <time datetime={date}>
            <b>{page.format.dayAndMonth(date)}</b>
            <br />
            {weekdayNamed(page, date)}
          </time>
          <div>
            {ones
              .filter((one) => one.date === date)
              .map((one) => (
                <p>
                  <a href={`${hrefWith(page, { open: idOf(one) })}#h-open`}>{observanceWithOthers(page, one)}</a>
                  <br />
                  <span class="soft small">{reasonOf(page, words, one)}</span>
                </p>
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function weekdayNamed({ catalogue }: PageContext, date: string): string {
  return numbered(catalogue.names.weekday, weekdayOf(readDate(date)) + 1);
}

/** "5 December, 08:05 to 09:51": when the fast of an Ekadashi is broken. */
function paranaTold(page: PageContext, parana: Stretch): string {
  const date = page.format.kept(parana.starts_at).slice(0, 10);
  return `${page.format.dayAndMonth(date)}, ${rangeOn(page, date, parana)}`;
}

/** What decided the day; of an Ekadashi when the fast is broken, and on which day the other tradition keeps it. */
function reasonOf(page: PageContext, words: VrataCalendarWords, one: ObservanceResult): string {
  const { parana, other_tradition: other } = one;
  const traditions = page.language.names.tradition;
  return [
    decidedBy(page, one),
    ...hoursTold(page, one, ['parana', one.decided_by.window_code]),
    ...(parana ? [`${lowered(page, words.paranaIs)} ${paranaTold(page, parana)}`] : []),
    ...(other ? [`${traditions[other.tradition]}: ${page.format.dayAndMonth(other.date)}`] : []),
  ].join('; ');
}

/** "10 December 2026 to 14 January 2027, 20 November 2027": dates in order, those that follow one another as one span. */
function runsTold(page: PageContext, dates: readonly string[]): string {
  const runs: { readonly first: string; last: string }[] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    if (run && readDate(run.last) + 1 === readDate(date)) run.last = date;
    else runs.push({ first: date, last: date });
  }
  const { format, words } = page;
  const told = runs.map(({ first, last }) =>
    first === last ? format.date(first) : words.shared.periods.dates(format.date(first), format.date(last)),
  );
  return told.join(', ');
}
