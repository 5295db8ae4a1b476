import { describe, expect, it } from 'vitest';
import { NAKSHATRA_NAMES, NAKSHATRAS } from '../../../src/base/zodiac/nakshatra.js';
import { GRAHAS, RASHIS } from '../../../src/base/zodiac/rashi.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/languages/locale/locales.js';
import { meaning } from '../../../src/languages/words/meanings/meaning.js';
import { ashtakoota, matchMoon } from '../../../src/rules/matching/ashtakoota.js';
import { LANGUAGES } from '../../support/languages.js';
import { expectSentences } from '../../support/sentences.js';

const TRADITION: Readonly<Record<LanguageCode, RegExp>> = {
  en: /tradition/i,
  uk: /традиці/i,
  ru: /традици/i,
  hi: /परंपरा/,
  fr: /tradition/i,
  de: /tradition/i,
  es: /tradici/i,
  ta: /மரபு|மரபி|பாரம்பரிய|சம்பிரதாய/,
  te: /సంప్రదాయ|పరంపర/,
  kn: /ಸಂಪ್ರದಾಯ|ಪರಂಪರೆ/,
  ml: /പാരമ്പര്യ|സമ്പ്രദായ/,
  mr: /परंपर|संप्रदाय/,
  gu: /પરંપરા|સંપ્રદાય/,
  bn: /ঐতিহ্য|পরম্পরা|প্রথা/,
};

/** What promises, and what frightens. */
const PROMISES: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:will|always|never|must|destined|death|die|disease|misfortune|danger|enem(?:y|ies)|bad|evil)\b/i,
  uk: /(?<!\p{L})(?:буде|завжди|ніколи|мусить|смерт\p{L}*|хвороб\p{L}*|нещаст\p{L}*|небезпе\p{L}*|ворог\p{L}*)/iu,
  ru: /(?<!\p{L})(?:будет|всегда|никогда|должен|смерт\p{L}*|болезн\p{L}*|несчаст\p{L}*|опасн\p{L}*|враг\p{L}*)/iu,
  hi: /मृत्यु|मौत|रोग(?!ी)|शत्रु|अशुभ|हमेशा|कभी नहीं|अवश्य|होगा|होगी|होंगे|दुर्भाग्य|ख़तर/,
  fr: /(?<!\p{L})(?:sera|toujours|jamais|doit|mort|maladie|malheur|danger|ennemis?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wird|werden|immer|nie|muss|Tod|Krankheit\p{L}*|Unglück|Gefahr|Feinde?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:será|siempre|nunca|debe|muerte|enfermedad\p{L}*|desgracia|peligro|enemigos?)(?!\p{L})/iu,
  ta: /மரணம்|சாவு|நோய்|எதிரி|அபாய|ஆபத்து|எப்போதும்|ஒருபோதும்|கட்டாய/,
  te: /మరణం|చావు|రోగం|శత్రు|ప్రమాదం|ఎల్లప్పుడూ|ఎన్నటికీ|తప్పనిసరి|దురదృష్ట/,
  kn: /ಮರಣ|ಸಾವು|ರೋಗ|ಶತ್ರು|ಅಪಾಯ|ಯಾವಾಗಲೂ|ಎಂದಿಗೂ|ಖಂಡಿತ|ದುರದೃಷ್ಟ/,
  ml: /മരണം|രോഗം|ശത്രു|അപകട|എപ്പോഴും|ഒരിക്കലും|തീർച്ചയായും|ദൗർഭാഗ്യ/,
  mr: /मृत्यू|मरण|रोग(?!ी)|शत्रू|अशुभ|नेहमी|कधीच|नक्कीच|दुर्भाग्य|धोका/,
  gu: /મૃત્યુ|મરણ|રોગ|શત્રુ|અશુભ|હંમેશા|ક્યારેય|અવશ્ય|દુર્ભાગ્ય|જોખમ/,
  bn: /মৃত্যু|মরণ|(?<!আ|নী)রোগ|শত্রু|অশুভ|সর্বদা|কখনও|কখনোই|অবশ্যই|দুর্ভাগ্য|বিপদ/,
};

const all = (locale: LanguageCode) =>
  Object.entries(LANGUAGES[locale].meanings).flatMap(([kind, table]) =>
    Object.entries<string>(table).map(([key, text]) => ({ what: `${kind} ${key}`, kind, key, text })),
  );

describe.each(LANGUAGE_CODES)('the meanings in %s', (locale) => {
  it('are one to three sentences of the language, and short', () => {
    for (const { what, text } of all(locale)) {
      expectSentences(locale, text, what);
      const sentences = text.match(/[.।](?= |$)/g) ?? [];
      expect(sentences.length, `${locale} ${what}`).toBeLessThanOrEqual(3);
      expect(text.length, `${locale} ${what}`).toBeLessThanOrEqual(170);
    }
  });

  it('say of each that it is tradition', () => {
    for (const { what, text } of all(locale)) expect(text, what).toMatch(TRADITION[locale]);
  });

  it('promise nothing and frighten nobody', () => {
    for (const { what, text } of all(locale)) expect(text, what).not.toMatch(PROMISES[locale]);
  });

  it('are all different', () => {
    const texts = all(locale).map(({ text }) => text);
    // Of the periods of nine grahas, twelve houses, twelve signs, 27 nakshatras and eight kootas.
    expect(new Set(texts).size).toBe(68);
  });

  it('name the ruler of each sign', () => {
    const { graha } = LANGUAGES[locale].names;
    const stem = (name: string) => name.slice(0, Math.max(2, name.length - 1));
    for (const { name, ruler } of RASHIS)
      expect(LANGUAGES[locale].meanings.sign[name], name).toContain(stem(graha[ruler]));
  });

  it('name the deities of each nakshatra', () => {
    const { deity } = LANGUAGES[locale].names;
    for (const { name, deity: key } of NAKSHATRAS) {
      // The first letters, since the rest of a name in brackets is said in other words.
      expect(LANGUAGES[locale].meanings.nakshatra[name], name).toContain(deity[key].slice(0, 4).trimEnd());
    }
  });

  it('give the points of each koota as a match does', () => {
    const moon = matchMoon(0);
    for (const { key, maximum } of ashtakoota(moon, moon)) {
      const numbers = (LANGUAGES[locale].meanings.koota[key].match(/\d+/g) ?? []).map(Number);
      expect(
        numbers.toSorted((a, b) => a - b),
        key,
      ).toEqual([maximum, 36]);
    }
  });
});

describe('meaning', () => {
  it('finds what results have names and numbers for', () => {
    expect(meaning('house', 1, LANGUAGES.de)).toBe(
      'Nach der Tradition das Haus des Körpers, des Selbst und des Auftretens.',
    );
    for (const name of NAKSHATRA_NAMES) expect(meaning('nakshatra', name, LANGUAGES.fr)).toContain('symbole');
    for (const name of GRAHAS) expect(meaning('dasha_lord', name, LANGUAGES.en)).toContain('period');
  });

  it('refuses a kind and a key that there is not', () => {
    expect(() => meaning('tithi' as 'sign', 'Aries', LANGUAGES.en)).toThrow(
      new RangeError('There is no kind of meanings tithi.'),
    );
    expect(() => meaning('house', 13 as 12, LANGUAGES.en)).toThrow(new RangeError('There is no house 13.'));
    expect(() => meaning('sign', 'toString' as 'Aries', LANGUAGES.en)).toThrow(
      new RangeError('There is no sign toString.'),
    );
  });
});
