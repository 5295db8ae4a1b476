import type { Child } from 'hono/jsx';
import { CalculationError } from '../../base/errors.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import type { AnyTool } from '../../calculation/tool.js';
import { paths } from '../../catalog/paths.js';
import { TODAY_SIGNS, todayPath } from '../../catalog/sign-paths.js';
import { capital } from '../../languages/locale/plural.js';
import { prepared } from '../../pages/form/answer-to.js';
import { dateAfter } from '../../pages/shared/blocks.js';
import { hoursTold, idOf, observanceWithOthers, rangeOf, rangeOn, signName, timeOn } from '../../pages/shared/day.js';
import { limbText } from '../../pages/shared/day-limbs.js';
import { dayHref, festivalHref, monthHref, vrataHref } from '../../pages/shared/place-links.js';
import { DAY_NAMES, type PageEnvironment, queryOf } from '../../pages/shell/address.js';
import { hrefOf, type PageContext } from '../../pages/shell/context.js';
import { eclipsesPage } from '../../tools/eclipses/page/page.js';
import { type EclipsesResult, eclipsesTool } from '../../tools/eclipses/tool.js';
import { type PanchangResult, panchangTool } from '../../tools/panchang/tool.js';
import { type VrataCalendarResult, vrataCalendarTool } from '../../tools/vrata-calendar/tool.js';
import type { TodaysPlace } from '../today.js';
import { listedAt } from '../twins.js';
import type { Question } from './question.js';
import type { Subject } from './question-words.js';

/** What answers a question: one sentence, what belongs to it, and two pages that tell more. */
export interface Reply {
  readonly sentence: string;
  readonly more?: readonly string[];
  readonly links: readonly Link[];
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** What a reply is made with. The page has the place in its query, as addresses of other pages take it. */
interface Answering {
  readonly page: PageContext;
  readonly place: TodaysPlace;
  /** The date of the day of the panchang that runs at the place. */
  readonly today: string;
  readonly service: PageEnvironment;
}

/** The answer to a question; undefined where there is none, and rejects where it is one too many. */
export async function replyTo(question: Question, answering: Answering): Promise<Reply | undefined> {
  if (question.kind === 'observance') return ofObservance(question, question.code, answering);
  if (question.kind === 'subject' && isEclipse(question.subject)) return ofEclipse(question, answering);
  // A year is no day.
  if (question.year !== undefined) return undefined;
  const date = question.date ?? dateAfter(answering.today, question.days ?? 0) ?? answering.today;
  const day = await resultOf<PanchangResult>(panchangTool, { [DAY_NAMES.date]: date }, answering);
  if (!day) return undefined;
  return ofDay(question, day, answering);
}

/** What a tool gives for the place; undefined where it refuses. Its places are counted before. */
async function resultOf<Result>(
  tool: AnyTool,
  asked: Readonly<Record<string, string>>,
  { page, service }: Answering,
): Promise<Result | undefined> {
  const texts = new Map([...new URLSearchParams(page.query), ...Object.entries(asked)]);
  const { places, calculate } = prepared(service, tool, texts, page);
  await service.countSearch(SEARCHING + places);
  const answer = await calculate();
  if (!(answer instanceof CalculationError)) return answer.result as Result;
  // What the service could not do now is told as that, and what has no answer is told by the tools.
  if (answer.code === 'rate_limited') throw answer;
  return undefined;
}

/** What the search for tools and for a place takes, beside a calculation. */
const SEARCHING = 2;

type Titled = { readonly date: string; readonly place: string };

function titled({ page, place }: Answering, date: string): Titled {
  return { date: page.format.dateWithWeekday(date), place: place.name };
}

/** Most come once in thirteen months; all of a year are told where one is named. */
async function ofObservance(question: Question, code: string, answering: Answering): Promise<Reply | undefined> {
  const { page, today } = answering;
  const { ask, festivals } = page.words.site;
  const from = spanOf(question, today);
  const result = await resultOf<VrataCalendarResult>(vrataCalendarTool, { ...from, observance_codes: code }, answering);
  if (!result) return undefined;
  const year = question.year ?? Number((result.observances[0]?.date ?? today).slice(0, 4));
  const whole = { from: `${year}-01-01`, to: `${year}-12-31`, observance_codes: code };
  const all = { label: ask.allOf(String(year)), href: hrefOf(page, VRATA, withPlace(page, whole)) };
  const [first, ...others] = result.observances;
  if (!first) {
    const name = page.language.names.observance[code as keyof typeof page.language.names.observance];
    return {
      sentence: ask.notIn({ what: capital(name), year: String(year), place: answering.place.name }),
      links: [all],
    };
  }
  const { parana } = first;
  const told = parana && page.format.kept(parana.starts_at).slice(0, 10);
  const word = page.words.tools['vrata-calendar'].parana;
  const hours = parana ? '' : hoursTold(page, first).join(', ');
  const later = question.year === undefined ? [] : others.filter(({ date }) => date > first.date);
  const again = [...new Set(later.map(({ date }) => date))].map((date) => page.format.dayShort(date));
  const more = [
    ...(parana && told ? [`${word}: ${page.format.dayShort(told)}, ${rangeOn(page, told, parana)}`] : []),
    ...(hours === '' ? [] : [capital(hours)]),
    ...(again.length > 0 ? [ask.alsoOn(again.join(', '))] : []),
  ];
  return {
    sentence: ask.falls({ what: capital(observanceWithOthers(page, first)), ...titled(answering, first.date) }),
    more,
    links: [
      { label: ask.why, href: vrataHref(page, first.date, idOf(first)) },
      { label: festivals.more, href: festivalHref(page, first.code) },
      all,
    ],
  };
}

const VRATA = paths.page(vrataCalendarTool.slug);

/** The year that is asked about, or thirteen months from today. */
function spanOf({ year, date, days }: Question, today: string): { readonly from: string; readonly to: string } {
  if (year !== undefined) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const from = date ?? dateAfter(today, days ?? 0) ?? today;
  return { from, to: dateAfter(from, ALL_MONTHS) ?? from };
}

/** Days in which whatever comes once a year has come, though a lunar year may have thirteen months. */
const ALL_MONTHS = 390;

function withPlace({ query }: PageContext, own: Readonly<Record<string, string>>): string {
  return queryOf([...new URLSearchParams(query), ...Object.entries(own)]);
}

function isEclipse(subject: Subject): boolean {
  return subject.endsWith('eclipse');
}

/** The next that is seen, of the kind that is asked for. */
async function ofEclipse(question: Question, answering: Answering): Promise<Reply | undefined> {
  const { page, place, today } = answering;
  const { ask } = page.words.site;
  const { year } = question;
  const from = year === undefined ? today : `${year}-01-01`;
  const to = year === undefined ? (dateAfter(from, ECLIPSES_AHEAD) ?? from) : `${year}-12-31`;
  const result = await resultOf<EclipsesResult>(eclipsesTool, { from, to }, answering);
  if (!result) return undefined;
  const kind = question.kind === 'subject' ? question.subject.split('_')[0] : 'eclipse';
  const eclipses = result.eclipses.filter(({ eclipse_kind }) => kind === 'eclipse' || eclipse_kind === kind);
  // The page of the tool answers it: the next that is seen, and else that none is.
  const told = eclipsesPage.answer({
    page,
    result: { ...result, eclipses },
    words: page.words.tools.eclipses,
    input: {},
    choices: new URLSearchParams(),
  } as never) as Child;
  const href = hrefOf(page, paths.page(eclipsesTool.slug), withPlace(page, { from, to }));
  return { sentence: ask.at({ told: String(told), place: place.name }), links: [{ label: ask.allEclipses, href }] };
}

/** Days in which an eclipse of either kind is seen from most places. */
const ECLIPSES_AHEAD = 3650;

/** What a day has at the place: one thing of it, or the first of all. */
function ofDay(question: Question, day: PanchangResult, answering: Answering): Reply | undefined {
  const { page, place } = answering;
  const { ask, home } = page.words.site;
  const { date } = day;
  const links = [
    { label: home.whole, href: dayHref(page, date) },
    { label: home.month, href: monthHref(page, date.slice(0, 7)) },
  ];
  if (question.kind === 'sign') return ofSign(question.sign, day, answering);
  const subject = question.kind === 'subject' ? question.subject : 'panchang';
  const when = { date: page.format.dateWithWeekday(date), place: place.name };
  if (subject === 'auspicious') return { ...ofGoodHours(page, day, when), links };
  const told = toldOf(page, subject, day);
  if (told) return { sentence: ask.ofDay({ ...told, ...when }), links };
  const { tithi, nakshatra, rahuKalam } = page.words.site.today;
  return {
    sentence: ask.ofDay({ what: tithi, value: limbText(page, date, 'tithi', day.tithi), ...when }),
    more: [
      `${nakshatra}: ${limbText(page, date, 'nakshatra', day.nakshatra)}`,
      `${rahuKalam}: ${rangeOf(page, day.windows.rahu_kalam)}`,
    ],
    links,
  };
}

/** The hours that every day has for whatever begins, and the one to keep out of; some Wednesdays have no Abhijit. */
function ofGoodHours(page: PageContext, { date, windows }: PanchangResult, when: Titled) {
  const { ask } = page.words.site;
  const { window: names } = page.catalogue.names;
  const at = (window: Parameters<typeof rangeOn>[2] | null) => (window ? rangeOn(page, date, window) : ask.never);
  return {
    sentence: ask.ofDay({ what: names.abhijit, value: at(windows.abhijit), ...when }),
    more: (['brahma_muhurta', 'rahu_kalam'] as const).map((name) => `${names[name]}: ${at(windows[name])}`),
  };
}

/** A window, a rise, a set or a limb, by its name and its times; undefined for the whole day. */
function toldOf(page: PageContext, subject: Subject, day: PanchangResult): { what: string; value: string } | undefined {
  const { date, windows } = day;
  const { ask, today } = page.words.site;
  const names = page.catalogue.names.window;
  const at = (what: string, local: string | null) => ({ what, value: local ? timeOn(page, date, local) : ask.never });
  switch (subject) {
    case 'rahu_kalam':
    case 'yamaganda':
    case 'gulika':
    case 'abhijit':
    case 'brahma_muhurta': {
      const window = windows[subject];
      return { what: names[subject], value: window ? rangeOn(page, date, window) : ask.never };
    }
    case 'sunrise':
      return at(ask.sunrise, day.sunrise_at);
    case 'sunset':
      return at(ask.sunset, day.sunset_at);
    case 'moonrise':
      return at(ask.moonrise, day.moonrise_at);
    case 'moonset':
      return at(ask.moonset, day.moonset_at);
    case 'tithi':
    case 'nakshatra':
      return { what: today[subject], value: limbText(page, date, subject, day[subject]) };
    default:
      return undefined;
  }
}

/** The sign that the Moon is in, counted from the one that is asked about. */
function ofSign(sign: number, day: PanchangResult, { page, place }: Answering): Reply {
  const { ask } = page.words.site;
  const own = TODAY_SIGNS[sign - 1] as SignName;
  const link = (slug: string) => {
    const { path, wordsIn } = listedAt(slug);
    return { label: wordsIn(page.words).name, href: hrefOf(page, path) };
  };
  return {
    sentence: ask.fromSign({
      sign: capital(signName(page, own)),
      moon: capital(signName(page, day.moon_sign.name)),
      count: ((day.moon_sign.number - sign + 12) % 12) + 1,
      date: page.format.dateWithWeekday(day.date),
      place: place.name,
    }),
    links: [
      {
        label: page.words.tools['sign-today'].heading(signName(page, own)),
        href: hrefOf(page, todayPath(own), place.query),
      },
      link('personal-activation'),
    ],
  };
}
