import type { Child } from 'hono/jsx';
import { ACCEPTED_FROM, ACCEPTED_UNTIL } from '../../base/time/accepted.js';
import { formatDate, parseOffset, utcDateAt } from '../../base/time/calendar.js';
import { formatOffset } from '../../base/time/gregorian.js';
import { zoneOf } from '../../base/time/named-zone.js';
import { offsetAt } from '../../base/time/zone.js';
import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import type { ObservanceChoiceResult, ObservanceName } from '../../contract/observance-names.js';
import type { ObservanceResult } from '../../contract/observances.js';
import type { RuleResult } from '../../contract/score-rules.js';
import { capital } from '../../languages/locale/plural.js';
import { clockNamed } from '../../languages/pages/zone-names.js';
import { type ObservanceCodes, observanceSaid } from '../../languages/words/observances/observance-words.js';
import type { TimingBand } from '../../rules/muhurta/day-score-tables.js';
import { ViewFields } from '../form/fields.js';
import { almanacToday } from '../form/today.js';
import { whyRegionAbroad } from '../shell/choices.js';
import { hrefOf, type PageContext, type Teller } from '../shell/context.js';
import { Block, Switch, Table, type Tone } from '../shell/parts.js';
import { dateAfter, hrefWith } from './blocks.js';

/** What the pages of days are made of: whose day it is, the way to other days, names, times, and scores by their rules. */

/** A stretch of local time as results have it. */
export interface Stretch {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** The day of a page. */
export interface ShownDay {
  readonly date: string;
  readonly timezone: string;
  /** When it begins and ends, local with offset. */
  readonly starts_at: string;
  readonly ends_at: string;
}

/** The instant of a local date-time with offset, milliseconds since 1970: also of the offsets with seconds of old clocks. */
export function instantOf(local: string): number {
  return Date.parse(`${local.slice(0, 19)}Z`) - (parseOffset(local.slice(19)) ?? 0) * 1000;
}

/** The present, where it falls into a stretch. */
export function nowIn({ at }: Pick<PageContext, 'at'>, { starts_at, ends_at }: Stretch): number | undefined {
  const now = at.getTime();
  return now >= instantOf(starts_at) && now < instantOf(ends_at) ? now : undefined;
}

export function runsNow(page: Pick<PageContext, 'at'>, stretch: Stretch): boolean {
  return nowIn(page, stretch) !== undefined;
}

/** Whether a stretch of a day that runs has passed. */
export function isOver(page: PageContext, day: Stretch, { ends_at }: Stretch): boolean {
  return runsNow(page, day) && page.at.getTime() >= instantOf(ends_at);
}

/** What is still to come on a day that runs, and then what has passed; the order of each stays. */
export function toComeFirst<Kind extends Stretch>(page: PageContext, day: Stretch, stretches: readonly Kind[]): Kind[] {
  const hasPassed = (stretch: Kind) => isOver(page, day, stretch);
  return [...stretches.filter((stretch) => !hasPassed(stretch)), ...stretches.filter(hasPassed)];
}

/** The clock time of an instant, with its date where that is not the date of the page. */
export function timeOn(page: Teller, date: string, local: string): string {
  const { format } = page;
  const clock = format.clock(local);
  return format.kept(local).startsWith(date) ? clock : page.words.shared.day.onDay(clock, format.dayAndMonth(local));
}

/** "09:27 to 10:47". */
export function rangeOf(page: Teller, { starts_at, ends_at }: Stretch): string {
  return page.words.shared.day.range(page.format.clock(starts_at), page.format.clock(ends_at));
}

/** The same, times of another date told with theirs, and a date of both once. */
export function rangeOn(page: Teller, date: string, { starts_at, ends_at }: Stretch): string {
  const [first, last] = [starts_at, ends_at].map((at) => page.format.kept(at).slice(0, 10));
  const isOnOther = first !== date && first === last;
  if (isOnOther)
    return page.words.shared.day.onDay(rangeOf(page, { starts_at, ends_at }), page.format.dayAndMonth(starts_at));
  return page.words.shared.day.range(timeOn(page, date, starts_at), timeOn(page, date, ends_at));
}

export function signName({ catalogue }: PageContext, name: SignName): string {
  return catalogue.names.sign[name];
}

export function nakshatraName({ catalogue }: PageContext, name: NakshatraName): string {
  return catalogue.names.nakshatra[name];
}

/**
 * The clock of the day, and links to the days around it. The date stands above, in what was asked; here it is told where
 * the address leaves it out.
 */
export function DayHead({ page, day }: { page: PageContext; day: ShownDay }) {
  const words = page.words.shared.day;
  const { format } = page;
  const around = (label: (name: Child) => Child, date: string | undefined) =>
    date === undefined
      ? []
      : [{ label: label(<DayNumber page={page} date={date} />), href: hrefWith(page, { on: date }), isCurrent: false }];
  const isToday = runsNow(page, day);
  const offset = format.kept(day.starts_at).slice(19);
  return (
    <>
      {new URLSearchParams(page.query).has('on') ? null : (
        <p class="sub">{capital(format.dateWithWeekday(day.date))}</p>
      )}
      <div class="days no-print">
        <Switch
          label={words.dayNav}
          choices={[
            ...around(
              (name) => (
                <>
                  <span aria-hidden="true">←&nbsp;</span>
                  {name}
                </>
              ),
              dateAfter(day.date, -1),
            ),
            { label: words.today, href: todayHref(page, day), isCurrent: isToday },
            ...around(
              (name) => (
                <>
                  {name}
                  <span aria-hidden="true">&nbsp;→</span>
                </>
              ),
              dateAfter(day.date, 1),
            ),
          ]}
        />
        <DayPicker page={page} day={day} />
      </div>
      <p class="soft small">
        {words.localTimes(clockNamed(page, day.timezone, offset), `, UTC${offset.replace('-', '−')}`)}
      </p>
    </>
  );
}

/** "Times are local: India Standard Time." of a month, YYYY-MM, by the clock of its middle. */
export function monthClock(page: Teller, timezone: string, month: string): string {
  const offset = formatOffset(offsetAt(zoneOf(timezone), Date.parse(`${month}-15T12:00Z`)));
  return page.words.shared.day.localTimes(clockNamed(page, timezone, offset), '');
}

/** The number of a day, with its month for who listens. */
function DayNumber({ page: { format }, date }: { page: PageContext; date: string }) {
  return (
    <>
      <span aria-hidden="true">{format.number(Number(date.slice(-2)))}</span>
      <span class="vh">{format.dayAndMonth(date)}</span>
    </>
  );
}

/** An address without a day leads to today, by the clock and the sunrise of the place that is left in it. */
function todayHref(page: PageContext, day: ShownDay): string {
  if (runsNow(page, day)) return hrefWith(page, { on: day.date });
  const hasPlace = [...new URLSearchParams(page.query).keys()].some((name) => name === 'on_tz' || name === 'at_lat');
  return hrefWith(page, { on: hasPlace ? undefined : almanacToday(page, { timeZone: day.timezone }) });
}

/** Any other day: it counts as soon as it is chosen, and without the script by its button. */
function DayPicker({ page, day }: { page: PageContext; day: ShownDay }) {
  const words = page.words.shared.day;
  const kept = [...new URLSearchParams(page.query)].filter(([name]) => name !== 'on');
  return (
    <form class="go" method="get" action={hrefOf(page, page.path)} data-tap>
      {kept.map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <ViewFields page={page} />
      <label class="vh" for="on-date">
        {words.otherDay}
      </label>
      <input id="on-date" name="on" type="date" value={day.date} min={FIRST_DATE} max={LAST_DATE} required />{' '}
      <button class="btn plain" type="submit">
        {words.show}
      </button>
    </form>
  );
}

const FIRST_DATE = formatDate(utcDateAt(ACCEPTED_FROM));
const LAST_DATE = formatDate(utcDateAt(ACCEPTED_UNTIL - 1));

export const BAND_TONES: Readonly<Record<TimingBand, Tone>> = { favourable: 'good', mixed: 'mid', challenging: 'bad' };

interface Rules {
  readonly page: PageContext;
  readonly rules: readonly RuleResult[];
  readonly score: number;
}

/** The rules of a score, each with what it found and its points, and their sum. */
export function RulesTable({ page, name, rules, score }: Rules & { readonly name: string }) {
  const words = page.words.shared.day;
  const { format } = page;
  const sources = [...new Set(rules.map(({ source }) => page.language.names.rule_source[source]))];
  // What each row would say again is said once, below.
  const [only, ...others] = sources;
  const isOne = only !== undefined && others.length === 0;
  return (
    <>
      <Table
        caption={<span class="vh">{name}</span>}
        label={words.tableOf(name)}
        heads={[words.rule, words.found, ...(isOne ? [] : [words.classedBy]), words.points]}
        rows={[
          ...rules.map(({ label, detail, points, source }) => ({
            head: label,
            cells: [detail, ...(isOne ? [] : [page.language.names.rule_source[source]]), format.signed(points)],
          })),
          { head: words.total, cells: ['', ...(isOne ? [] : ['']), <b>{format.signed(score)}</b>] },
        ]}
      />
      {isOne ? <p class="soft small">{page.catalogue.texts.about(words.classedBy, only)}</p> : null}
    </>
  );
}

/** The same as a section, which asks why the score is what it is unless it has a title of its own. */
export function RulesBlock({ title, ...rules }: Rules & { readonly title?: string }) {
  const { page, score } = rules;
  const words = page.words.shared.day;
  const name = title ?? words.whyScore(page.format.signed(score));
  return (
    <Block id="h-rules" title={name}>
      <RulesTable {...rules} name={name} />
      <p class="soft small">{words.pointsNote}</p>
    </Block>
  );
}

/** What a score says in a line: "The day: favourable (+5)". */
export function bandAnswer(
  { catalogue, format }: PageContext,
  label: string,
  { band_code, score }: { readonly band_code: TimingBand; readonly score: number },
): string {
  return catalogue.texts.about(label, `${catalogue.names.band[band_code]} (${format.signed(score)})`);
}

/** A score with its sign and the scale that it is on. */
export function scoreNote(
  page: PageContext,
  { score, minimum, maximum }: { readonly score: number; readonly minimum: number; readonly maximum: number },
): string {
  const { format } = page;
  const words = page.words.shared.day;
  return `${format.signed(score)}, ${words.scoreRange(format.number(minimum), format.signed(maximum))}`;
}

/** As the language of the page says it; see {@link observanceSaid}. */
export function observanceNamed({ language }: Pick<Teller, 'language'>, one: ObservanceCodes): string {
  return observanceSaid(language.names, one);
}

/** Its name with the further names of its day: "Diwali, Lakshmi Puja, Kali Puja". */
export function observanceWithOthers(page: Pick<Teller, 'language'>, one: ObservanceName): string {
  return one.same_day
    .map((other) => observanceNamed(page, other))
    .reduce((told, name) => (told.includes(name) ? told : `${told}, ${name}`), observanceNamed(page, one));
}

/** "pradosha 17:13 to 19:49, mahanishita 23:05 to 23:57": the hours of an observance, without those that are told elsewhere. */
export function hoursTold(
  page: Teller,
  { date, windows }: Pick<ObservanceName, 'windows'> & { readonly date: string },
  without: readonly (string | null)[] = [],
): string[] {
  const names = page.language.names.observance_window;
  return windows
    .filter(({ code }) => !without.includes(code))
    .map((window) => {
      const at =
        window.starts_at === window.ends_at ? timeOn(page, date, window.starts_at) : rangeOn(page, date, window);
      return `${names[window.code]} ${at}`;
    });
}

/** Whose observances are told, and why: "Tamil Nadu (that of the place)". */
export function regionTold(page: PageContext, choice: ObservanceChoiceResult): string {
  const { names } = page.language;
  const { region, community } = choice;
  const reason = whyRegion(page, choice);
  const told = reason === undefined ? names.region[region] : `${names.region[region]} (${reason})`;
  return community === 'none' ? told : `${told}, ${names.community[community]}`;
}

function whyRegion(page: PageContext, { region, is_region_of_place: isOfPlace }: ObservanceChoiceResult) {
  const { because } = page.words.choices;
  if (!isOfPlace && page.choices.get('region') === region) return because.chosen;
  const abroad = whyRegionAbroad(new Map(new URLSearchParams(page.query)), page.locale);
  if (abroad !== undefined) return because[abroad];
  return isOfPlace ? page.language.names.region.place : undefined;
}

/** Names an observance on the page that lists it. */
export function idOf({ code, date }: Pick<ObservanceResult, 'code' | 'date'>): string {
  return `${code}-${date}`;
}
