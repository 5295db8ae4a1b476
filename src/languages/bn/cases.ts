/**
 * The endings of Bengali names, which depend on the last sound alone: রবি and রবির, চন্দ্র and চন্দ্রের. So sentences
 * may take whatever name they are given.
 */

/** Signs of vowels, and vowels that stand alone. */
const VOWEL = /[\u09be-\u09c4\u09c7\u09c8\u09cb\u09cc\u0985-\u0994]$/u;
/** A letter of Bengali, with its dot or without. */
const LETTER = /[\u0980-\u09ff]$/u;

/** A name without a sound that yields before an ending: শরৎ is শরতের. */
const stem = (name: string) => name.replace(/\u09ce$/u, '\u09a4').replace(/\u09cd$/u, '');

/** Whose: রবির, চন্দ্রের, `UTC-এর`. */
export function genitive(name: string): string {
  if (!LETTER.test(name)) return `${name}-এর`;
  return VOWEL.test(name) ? `${name}র` : `${stem(name)}ের`;
}

const ORDINALS = [
  'প্রথম',
  'দ্বিতীয়',
  'তৃতীয়',
  'চতুর্থ',
  'পঞ্চম',
  'ষষ্ঠ',
  'সপ্তম',
  'অষ্টম',
  'নবম',
  'দশম',
  'একাদশ',
  'দ্বাদশ',
  'ত্রয়োদশ',
  'চতুর্দশ',
  'পঞ্চদশ',
  'ষোড়শ',
] as const;

/** The word of an order, as houses are called; a figure with its ending beyond sixteen. */
export function ordinal(count: number): string {
  return ORDINALS[count - 1] ?? `${count}তম`;
}
