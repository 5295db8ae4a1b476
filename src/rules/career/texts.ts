/** Every sentence of a result of the career rules, with its gaps in braces. None foretells, ranks or judges. */
export const TEXTS = {
  karmajiva:
    'The 10th from the {reference} is {sign}; its ruler {ruler} stands in {navamsa} navamsa, ruled by {graha}.',
  tenth_lord: '{graha} rules the 10th house ({sign}).',
  tenth_occupant: '{graha} is in the 10th house.',
  tenth_occupant_from_moon: '{graha} is in the 10th from the Moon.',
  tenth_aspect: '{graha} aspects the 10th house.',
  tenth_sign: 'The 10th house is {sign}, a {modality} {element} sign.',
  tenth_lord_house: 'The ruler of the 10th stands in house {house}: {meaning}.',
  d10_tenth_lord: '{graha} rules the 10th of D10.',
  d10_tenth_occupant: '{graha} is in the 10th of D10.',
  d10_lagna_lord: '{graha} rules the rising sign of D10.',
  amatyakaraka: '{graha} has the second highest degree in its sign and is the amatyakaraka.',
  karakamsa_occupant: '{graha} is in the karakamsa, by D9.',
  income_lord_link: 'The rulers of house {house} and of the 10th are linked ({kind}).',
  strongest_graha: '{graha} ranks highest by dignity and combustion ({dignity}).',
  yoga: 'The yoga {name} holds.',
  theme: '{label}: {points} points from {rules}.',
  exceeds: 'At least {exceeds_percent} % of reference charts have fewer.',
  fields: 'Traditional fields of {graha}: {modern}.',
  confidence_high: 'The lead is firm, and a quarter of an hour in the birth time does not change it.',
  confidence_medium: 'The lead is small, or a few minutes in the birth time matter.',
  confidence_low: 'Sensitive: a small change in the birth time puts another theme in its place.',
  period: 'Linked through {lords}.',
  period_none: 'Not linked by these rules.',
} as const;

export const CAREER_DISCLAIMER =
  'Positions are calculated; their meaning is tradition. For reflection, not a substitute for professional advice. Points count how many traditional rules name a field; they do not measure ability, interest or success, and they are not evidence about a person. Do not use this result to hire, admit, promote, grade, lend or insure.';

/**
 * What no text about a career may say, whoever writes it: promises, verdicts, remedies. The disclaimer is excepted. Lower case.
 *
 * @example
 * import { CAREER_FORBIDDEN_WORDS } from 'nirayana';
 *
 * CAREER_FORBIDDEN_WORDS.includes('you will'); // => true
 */
export const CAREER_FORBIDDEN_WORDS: readonly string[] = /* @__PURE__ */ Object.freeze([
  'you will',
  'destined',
  'destiny',
  'guaranteed',
  'certainly',
  'never succeed',
  'lucky',
  'unlucky',
  'failure',
  'doomed',
  'curse',
  'remedy',
  'gemstone',
  'salary',
  'poverty',
  'dismissal',
  'caste',
]);

export type TextName = keyof typeof TEXTS;

/** What fills the gaps of a text. */
export type Gaps = Readonly<Record<string, string | number | undefined>>;

/** A text with its gaps filled, begun with a capital. */
export function filled(text: TextName, values: Gaps = {}): string {
  const sentence = TEXTS[text].replace(/\{(\w+)\}/g, (_, gap: string) => String(values[gap]));
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

/** A name with its indefinite article. */
export function withArticle(name: string): string {
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}
