import { type ChosenConvention, CONVENTIONS, isChosen, USUAL } from '../../calculation/conventions.js';
import { CHART_STYLES } from '../../charts/chart/chart.js';
import type { MatchReckoning, MonthReckoning } from '../../languages/locale/habits.js';

/**
 * What a reader may choose once for all pages: whose observances are told, where the zodiac begins, how charts are drawn,
 * whose month stands first, what of a match, by which clock and in which digits. A kept choice fills in what nobody has
 * said yet; what an address says it never changes.
 */
export const CHOICE_NAMES = [
  ...(['region', 'community', 'tradition', 'ayanamsha', 'style', 'month', 'match'] as const),
  ...(['hours', 'digits'] as const),
] as const;
export type ChoiceName = (typeof CHOICE_NAMES)[number];

/** Those of how any page is shown, which no calculation knows. */
export const VIEW_CHOICES = ['hours', 'digits'] as const satisfies readonly ChoiceName[];

/** Those that a reader keeps. The usual ones are no choices. */
export type Choices = ReadonlyMap<ChoiceName, string>;

export const NO_CHOICES: Choices = new Map();

/** Whose months a page tells first. */
const MONTH_CHOICES = ['amanta', 'purnimanta', 'tamil', 'malayalam', 'bengali'] as const satisfies MonthReckoning[];

/** What a page tells first of a match. */
const MATCH_CHOICES = ['kootas', 'poruthams'] as const satisfies MatchReckoning[];

/** The reckoning of months that is asked for, where it is one. */
export function monthAsked(asked: string | null | undefined): MonthReckoning | undefined {
  return MONTH_CHOICES.find((one) => one === asked);
}

/** What is asked to be told first of a match, where it is one. */
export function matchAsked(asked: string | null | undefined): MatchReckoning | undefined {
  return MATCH_CHOICES.find((one) => one === asked);
}

/** What each may be. A zodiac of one's own stays in addresses. */
export const CHOICE_VALUES: Readonly<Record<ChoiceName, readonly string[]>> = {
  region: CONVENTIONS.region.values ?? [],
  community: CONVENTIONS.community.values ?? [],
  tradition: CONVENTIONS.tradition.values ?? [],
  ayanamsha: CONVENTIONS.ayanamsha.values ?? [],
  style: CHART_STYLES,
  month: MONTH_CHOICES,
  match: MATCH_CHOICES,
  // Times of 24 hours and Latin digits are the usual ones in every language.
  hours: ['12'],
  digits: ['native'],
};

/** Whether a choice is one of how things are reckoned, and not of how they are shown. */
export function isConvention(name: ChoiceName): name is ChoiceName & ChosenConvention {
  return isChosen(name as ChosenConvention);
}

/** Characters of the longest text that is read: all nine choices have 175. */
const LONGEST = 200;

/** The choices of a text as it is kept. Whatever in it is unknown, or said twice, is left out. */
export function readChoices(text: string): Choices {
  return text.length > LONGEST ? NO_CHOICES : choicesIn(new URLSearchParams(text));
}

/** The choices that a query or a form names. */
export function choicesIn(sent: URLSearchParams): Choices {
  const known = CHOICE_NAMES.flatMap((name): [ChoiceName, string][] => {
    const [value = '', ...others] = sent.getAll(name);
    const isKept = others.length === 0 && CHOICE_VALUES[name].includes(value) && !isUsual(name, value);
    return isKept ? [[name, value]] : [];
  });
  return new Map(known);
}

function isUsual(name: ChoiceName, value: string): boolean {
  return isConvention(name) && USUAL[name] === value;
}

/** Choices as they are kept: `region=tamil_nadu&style=south`, in their order, which no cookie has to escape. */
export function writtenChoices(choices: Choices): string {
  return CHOICE_NAMES.flatMap((name) => (choices.has(name) ? [`${name}=${choices.get(name)}`] : [])).join('&');
}

/** The name under which a browser keeps them. There is no secret in it: a script may read it too. */
export const CHOICES_COOKIE = 'nirayana_choices';

/** Seconds for which a browser keeps them: a year from the last change. */
export const KEPT_SECONDS = 31_536_000;

/** The choices that the cookies of a request hold; none where two are sent, of which one is somebody else's. */
export function choicesOfCookies(cookies: string | null): Choices {
  const begin = `${CHOICES_COOKIE}=`;
  if (!cookies?.includes(begin)) return NO_CHOICES;
  const sent = cookies
    .split(/[;,]/)
    .map((one) => one.trim())
    .filter((one) => one.startsWith(begin));
  const [text = ''] = sent;
  return sent.length === 1 ? readChoices(text.slice(begin.length)) : NO_CHOICES;
}

/** What names the button of the form of choices that lets them all go. */
export const FORGET = 'forget';

/** What the form of choices asks: what is to be kept, and the query of the page that says what came of it. */
export function chosenBy(fields: URLSearchParams): { readonly kept: string; readonly query: string } {
  const choices = fields.has(FORGET) ? NO_CHOICES : choicesIn(fields);
  return { kept: writtenChoices(choices), query: `?${fields.has(FORGET) ? 'forgotten' : 'saved'}=${choices.size}` };
}
