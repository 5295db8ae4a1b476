import { expect } from 'vitest';
import type { LanguageCode } from '../../src/languages/locale/locales.js';

/** What a sentence of any language may have in Latin letters: zones, UTC, the letters of a country and of a varga. */
const LATIN_TERMS = /\b(?:[A-Z][A-Za-z_]+(?:\/[A-Za-z_+\-\d]+)+|UTC|LMT|IN|D\d{1,2})\b/g;

const ENGLISH = /\b(?:the|and|of|is|are|not|with|birth|time|this|that|was|Moon|Sun)\b/;

/** German asks "was" too. */
const ENGLISH_NOT_GERMAN = new RegExp(ENGLISH.source.replace('|was', ''));

const FAMILIAR: { readonly [Of in LanguageCode]?: RegExp } = {
  fr: /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dein\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tus?)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:ты|тво(?:й|я|ё|и|их|его|ему))(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ти|тв(?:ій|оя|оє|ої|оїх|ого|ому))(?!\p{L})/iu,
};

/** What only looks like a language: letters of another one, and marks that it sets otherwise. */
const FOREIGN: { readonly [Of in LanguageCode]?: readonly RegExp[] } = {
  uk: [/\p{Script=Latin}/u, /[ыэёъ]/i],
  ru: [/\p{Script=Latin}/u, /[іїєґʼ]/i],
  hi: [
    /\p{Script=Latin}/u,
    // A nasal of the class of the next letter, which is an anusvara, and an open anusvara, which is a chandrabindu.
    /ङ्[क-घ]|ञ्[च-झ]|ण्[ट-ढ]|न्[त-ध]|म्[प-भ]/,
    /[अआउऊाुू]ं(?![\u0900-\u0963])/,
    /\.(?!\d)/,
  ],
  mr: [/\p{Script=Latin}/u],
  bn: [/[\p{Script=Latin}\p{Script=Devanagari}]/u],
  kn: [/[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Telugu}]/u],
  te: [/[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Kannada}]/u],
  ta: [/[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Malayalam}]/u],
  gu: [/[\p{Script=Latin}\p{Script=Devanagari}]/u],
  ml: [/[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Tamil}]/u],
  fr: [/ [:;?!»]/, /« /, /'/, ENGLISH],
  de: [ENGLISH_NOT_GERMAN],
  es: [ENGLISH],
};

/** What no sentence has. */
const NEVER = [/undefined|NaN|\[object|[{}]| {2}|!|\.\.|,,/, /\d{4}-\d\d/, /[a-z]_[a-z]/];

/** That a text is whole sentences of a language, apart from `own` words of the reader that it repeats. */
export function expectSentences(locale: LanguageCode, text: string, what: string, own: readonly string[] = []): void {
  const words = own.reduce((left, each) => (each === '' ? left : left.replaceAll(each, '7')), text);
  const native = words.replace(LATIN_TERMS, '');
  const foreign = [...(FOREIGN[locale] ?? []), FAMILIAR[locale] ?? []].flat();
  const faults = [
    ...[/\p{L}/u, /[.।]$/].filter((needed) => !needed.test(text)),
    ...(words === words.trim().normalize('NFC') ? [] : ['its spaces or its form']),
    ...NEVER.filter((each) => each.test(words)),
    ...foreign.filter((each) => each.test(native)),
  ];
  // One `expect` of a hundred thousand sentences each, which would be most of the time.
  if (faults.length > 0) expect.fail(`${locale} ${what}: ${text} (${faults.join(', ')})`);
}
