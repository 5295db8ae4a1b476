import { USUAL } from '../../calculation/conventions.js';
import { isAbroad, regionAbroad } from '../../calculation/region-abroad.js';
import type { ToolDescription } from '../../calculation/tool.js';
import { HABITS } from '../../languages/locale/habits.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import { addressParts, DAY_NAMES, type Pairs } from './address.js';
import { CHOICE_NAMES, type ChoiceName, type Choices, isConvention, VIEW_CHOICES } from './choice-names.js';
import type { PageContext } from './context.js';

/** What of kept choices a page takes: as a convention, a field of its own, or a choice of its view. */
export function choicesFor(kept: Choices, asked: ToolDescription, ofView: readonly string[]): Pairs {
  if (kept.size === 0) return [];
  const names = takenBy(asked, ofView);
  return [...kept].filter(([name]) => names.includes(name));
}

/** The choices that bear on a page. */
export function takenBy(asked: ToolDescription, ofView: readonly string[]): readonly ChoiceName[] {
  const { conventions, fields } = addressParts(asked);
  const own: readonly string[] = [...conventions, ...fields.map(({ name }) => name), ...ofView];
  return CHOICE_NAMES.filter((name) => own.includes(name));
}

/** The choices of how a page is shown that its language has. */
export function viewChoices({ words }: Pick<PageContext, 'words'>): readonly ChoiceName[] {
  return VIEW_CHOICES.filter((name) => name !== 'digits' || words.format.digits !== undefined);
}

/** A page as its reader has chosen to see any, where its address does not say how: for links that lead there. */
export function inOwnView(page: PageContext): PageContext {
  const { choices, viewAsked } = page;
  return inView(
    page,
    viewChoices(page).filter((name) => choices.has(name) && !viewAsked.includes(name)),
  );
}

/** A page with the clock of twelve hours and the digits of the script, whichever of them are named. */
export function inView(page: PageContext, names: readonly string[]): PageContext {
  const hours = names.includes('hours') ? 12 : page.hours;
  const hasNativeDigits = page.hasNativeDigits || names.includes('digits');
  return hours === page.hours && hasNativeDigits === page.hasNativeDigits ? page : { ...page, hours, hasNativeDigits };
}

/** What holds where an address does not name a choice. */
export function usualChoice(name: ChoiceName, locale: LanguageCode): string {
  if (isConvention(name)) return USUAL[name];
  const { chart, month, match } = HABITS[locale];
  return { style: chart, month, match, hours: '24', digits: 'latin' }[name];
}

/** What pages of a language have otherwise than those in English, by its habit. */
export function habitsOf(locale: LanguageCode): readonly (readonly [ChoiceName, string])[] {
  return CHOICE_NAMES.filter((name) => usualChoice(name, locale) !== usualChoice(name, 'en')).map(
    (name) => [name, usualChoice(name, locale)] as const,
  );
}

type Texts = ReadonlyMap<string, string>;

/**
 * The region that an address is to name where it says none: far from India that of the language of the page. It is named
 * so that whoever opens the address has the same.
 */
export function regionToName(
  { options }: Pick<ToolDescription, 'options'>,
  texts: Texts,
  locale: LanguageCode,
): string | undefined {
  const place = placeOf(texts);
  if (!place || !options.includes('region') || texts.has('region')) return undefined;
  return regionAbroad(locale, place);
}

/** Why an address of a place has the region that it has: its language, or that it is far from India. */
export function whyRegionAbroad(texts: Texts, locale: LanguageCode): 'language' | 'far' | undefined {
  const place = placeOf(texts);
  const region = texts.get('region');
  if (!place || !isAbroad(place)) return undefined;
  if (region === undefined) return 'far';
  return regionAbroad(locale, place) === region ? 'language' : undefined;
}

function placeOf(texts: Texts) {
  const [latitude, longitude] = [texts.get(DAY_NAMES.latitude), texts.get(DAY_NAMES.longitude)];
  if (latitude === undefined || longitude === undefined) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
