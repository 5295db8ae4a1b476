import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { SCRIPTS } from '../../src/languages/locale/scripts.js';
import { soundLettersIn } from '../../src/languages/names/sound-letters.js';
import { NAMING_SOUNDS } from '../../src/rules/natal/naming-sounds.js';

describe('the letters of naming sounds', () => {
  it.each([
    ['hi', 'गा', 'गा'],
    ['te', 'गा', 'గా'],
    ['kn', 'चे', 'ಚೇ'],
    ['ml', 'घ', 'ഘ'],
    ['gu', 'ठा', 'ઠા'],
    ['bn', 'वो', 'বো'],
    ['ta', 'गा', 'கா'],
    ['ta', 'भू', 'பூ'],
  ] as const)('in %s: %s is %s', (locale, devanagari, written) => {
    expect(soundLettersIn(locale, devanagari)).toBe(written);
  });

  it('are of the script of the language, all of them, and of no other language', () => {
    const strange: string[] = [];
    for (const locale of LANGUAGE_CODES) {
      for (const { devanagari } of NAMING_SOUNDS) {
        const written = soundLettersIn(locale, devanagari);
        if (written === undefined) continue;
        const letters = SCRIPTS[locale] ?? /(?!)/;
        if (![...written].every((letter) => letters.test(letter) && /[\p{L}\p{M}]/u.test(letter)))
          strange.push(`${locale}: ${devanagari} is ${written}`);
      }
    }
    expect(strange).toEqual([]);
    expect(LANGUAGE_CODES.filter((locale) => soundLettersIn(locale, 'गा') === undefined)).toEqual([
      'en',
      'uk',
      'ru',
      'fr',
      'de',
      'es',
    ]);
  });
});
