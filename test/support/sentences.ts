import { expect } from 'vitest';
import type { Locale } from '../../src/languages/locale/locales.js';

/** What a sentence of any language may have in Latin letters: zones, UTC and the letters of a country. */
const LATIN_TERMS = /\b(?:[A-Z][A-Za-z_]+(?:\/[A-Za-z_+\-\d]+)+|UTC|LMT|IN)\b/g;

const ENGLISH = /\b(?:the|and|of|is|are|not|with|birth|time|this|that|was|Moon|Sun)\b/;

/** German asks "was" too. */
const ENGLISH_NOT_GERMAN = new RegExp(ENGLISH.source.replace('|was', ''));

const FAMILIAR: { readonly [Of in Locale]?: RegExp } = {
  fr: /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dein\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tus?)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:ты|тво(?:й|я|ё|и|их|его|ему))(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ти|тв(?:ій|оя|оє|ої|оїх|ого|ому))(?!\p{L})/iu,
};

/** What only looks like a language: letters of another one, and marks that it sets otherwise. */
const FOREIGN: { readonly [Of in Locale]?: readonly RegExp[] } = {
  uk: [/\p{Script=Latin}/u, /[ыэёъ]/i],
  ru: [/\p{Script=Latin}/u, /[іїєґʼ]/i],
  hi: [
    /\p{Script=Latin}/u,
    // A nasal of the class of the next letter, which is an anusvara, and an open anusvara, which is a chandrabindu.
    /ङ्[क-घ]|ञ्[च-झ]|ण्[ट-ढ]|न्[त-ध]|म्[प-भ]/,
    /[अआउऊाुू]ं(?![\u0900-\u0963])/,
    /\.(?!\d)/,
  ],
  fr: [/ [:;?!»]/, /« /, /'/, ENGLISH],
  de: [ENGLISH_NOT_GERMAN],
  es: [ENGLISH],
};

/** That a text is whole sentences of a language, apart from `own` words of the reader that it repeats. */
export function expectSentences(locale: Locale, text: string, what: string, own: readonly string[] = []): void {
  const at = `${locale} ${what}: ${text}`;
  const words = own.reduce((left, each) => (each === '' ? left : left.replaceAll(each, '7')), text);
  expect(text, at).toMatch(/\p{L}/u);
  expect(words, at).toBe(words.trim().normalize('NFC'));
  expect(text, at).toMatch(/[.।]$/);
  expect(words, at).not.toMatch(/undefined|NaN|\[object|[{}]| {2}|!|\.\.|,,/);
  expect(words, at).not.toMatch(/\d{4}-\d\d/);
  expect(words, at).not.toMatch(/[a-z]_[a-z]/);
  const native = words.replace(LATIN_TERMS, '');
  for (const foreign of FOREIGN[locale] ?? []) expect(native, at).not.toMatch(foreign);
  const familiar = FAMILIAR[locale];
  if (familiar) expect(native, at).not.toMatch(familiar);
}
