import type { ByOffered } from './locales.js';

/** A direction from the equator or from Greenwich. */
export type Direction = 'N' | 'S' | 'E' | 'W';

/** What every language takes. */
const LATIN: Readonly<Record<string, Direction>> = { n: 'N', s: 'S', e: 'E', w: 'W' };

/**
 * What people type for a direction, in small letters. O is the east of Germans and the west of the French and the
 * Spanish.
 */
export const DIRECTION_LETTERS: ByOffered<Readonly<Record<string, Direction>>> = {
  en: LATIN,
  uk: {
    ...LATIN,
    пн: 'N',
    'пн.ш.': 'N',
    пд: 'S',
    'пд.ш.': 'S',
    сх: 'E',
    'сх.д.': 'E',
    зх: 'W',
    'зх.д.': 'W',
  },
  ru: { ...LATIN, с: 'N', 'с.ш.': 'N', ю: 'S', 'ю.ш.': 'S', в: 'E', 'в.д.': 'E', з: 'W', 'з.д.': 'W' },
  hi: { ...LATIN, उ: 'N', द: 'S', पू: 'E', प: 'W' },
  fr: { ...LATIN, o: 'W' },
  de: { ...LATIN, o: 'E' },
  es: { ...LATIN, o: 'W' },
  bn: { ...LATIN, উ: 'N', দ: 'S', পূ: 'E', প: 'W' },
  mr: { ...LATIN, उ: 'N', द: 'S', पू: 'E', प: 'W' },
  te: { ...LATIN, ఉ: 'N', ద: 'S', తూ: 'E', ప: 'W' },
  ta: { ...LATIN, வ: 'N', தெ: 'S', கி: 'E', மே: 'W' },
  gu: { ...LATIN, ઉ: 'N', દ: 'S', પૂ: 'E', પ: 'W' },
  kn: { ...LATIN, ಉ: 'N', ದ: 'S', ಪೂ: 'E', ಪ: 'W' },
  ml: { ...LATIN, വ: 'N', തെ: 'S', കി: 'E', പ: 'W' },
};
