import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '../../../src/base/zodiac/nakshatra.js';
import { RASHIS } from '../../../src/base/zodiac/rashi.js';
import { LANGUAGE_CODES, type LanguageCode, type Locale } from '../../../src/languages/locale/locales.js';
import type { NameKind } from '../../../src/languages/names/kinds.js';
import { numbered } from '../../../src/languages/names/numbered.js';
import { TARAS } from '../../../src/rules/muhurta/day-score-tables.js';
import { KARANA_NAMES, LUNAR_MONTHS, TITHI_NAMES, VARAS, YOGAS } from '../../../src/rules/panchanga/tables.js';
import { LANGUAGES } from '../../support/languages.js';
import { readRows } from '../../support/reference/compare.js';
import { words } from '../../support/support.js';

const KINDS = Object.keys(LANGUAGES.en.names).sort() as NameKind[];
const OTHERS = LANGUAGE_CODES.filter((locale) => locale !== 'en');

/** Every name of a language by its kind and key. */
function namesIn(locale: LanguageCode): (readonly [string, string])[] {
  return KINDS.flatMap((kind) =>
    Object.entries<string>(LANGUAGES[locale].names[kind]).map(([key, said]) => [`${kind}.${key}`, said] as const),
  );
}

describe.each(LANGUAGE_CODES)('the names in %s', (locale) => {
  it('are those of the English list in its order, each with words in it', () => {
    expect(Object.keys(LANGUAGES[locale].names).sort()).toEqual(KINDS);
    for (const [path, said] of namesIn(locale)) {
      expect(said, path).toBe(said.trim());
      expect(said, path).toMatch(/\p{L}|\d/u);
      expect(said, path).toBe(said.normalize('NFC'));
    }
    for (const kind of KINDS)
      expect(Object.keys(LANGUAGES[locale].names[kind]), kind).toEqual(Object.keys(LANGUAGES.en.names[kind]));
  });

  it('tell their bearers apart', () => {
    // Regions may have one name for a day.
    for (const kind of KINDS.filter((one) => one !== 'observance_called')) {
      const said = Object.values<string>(LANGUAGES[locale].names[kind]);
      expect(new Set(said).size, kind).toBe(said.length);
    }
  });
});

/** Sanskrit that books in Latin letters leave as it is. */
const SHARED =
  /^(observance|observance_called|observance_day|observance_window|region|community|ekadashi|weekday_observance|tradition|chart_point|significance_rule|nakshatra|tithi|yoga|karana|choghadiya|tara|window|lunar_month|vara|koota|koota_name|varga|varga_name|dasha_level|dasha_system|yogini|bindu_school|chara_karaka|bhava_system|ayanamsha|gochara_school|natal_yoga|tajika_yoga|kala_sarpa_type|upagraha|special_lagna|derived_point|gandanta|gowri|assamese_month|nepali_month|punjabi_month|sun_era|calendar_town|odia_month|bengali_month|malayalam_month|tamil_month|samvatsara|anandadi|special_yoga|muhurta|ayana|baladi|jagradadi|deeptadi|porutham|rajju_group|deity|limb|varna|vashya)\.|\.(Rahu|Ketu|rahu|ketu|choghadiya|lagna|graha)$/;

/** What is the same word as in English all the same. */
const COGNATES: Partial<Record<LanguageCode, readonly string[]>> = {
  fr: words`
    anniversary.shraddha element.air graha.Jupiter graha.Mars graha.Neptune graha.Uranus intent.communication match_band.acceptable
    match_band.excellent match_reason.bhakoot_dosha match_reason.nadi_dosha modality.cardinal modality.mutable motion.direct polarity.masculine saturn_period.sade_sati
    saham.labha saham.priti saham.punya saham.shastra sign.Cancer sign_angle.opposition sign_angle.sextile yoni.lion
    yoni.rat yoni.serpent zodiac.tropical
  `,
  de: words`
    calendar.malayalam calendar.nanakshahi calendar.nepali calendar.odia calendar.tamil counted_from.venus eclipse_type.hybrid eclipse_type.total graha.Jupiter graha.Mars graha.Pluto graha.Saturn
    graha.Uranus graha.Venus language.gu language.hi language.kn language.ml language.mr language.ta language.te quality.neutral relation.neutral saturn_period.sade_sati yoni.tiger
  `,
  es: words`
    anniversary.shraddha calendar.amanta calendar.purnimanta counted_from.venus eclipse_type.penumbral eclipse_type.total graha.Venus likelihood.not match_reason.bhakoot_dosha match_reason.nadi_dosha
    modality.cardinal modality.mutable saturn_period.sade_sati sign.Aries sign.Leo sign.Libra sign.Virgo zodiac.tropical
  `,
};

describe('what is not English', () => {
  it.each(['uk', 'ru', 'hi'] as const)('has no Latin letter in %s', (locale) => {
    for (const [path, said] of namesIn(locale)) expect(said, path).not.toMatch(/\p{Script=Latin}/u);
  });

  it('has no letter of the other Cyrillic language in uk and ru', () => {
    for (const [path, said] of namesIn('uk')) expect(said, path).not.toMatch(/[ыэёъ]/i);
    for (const [path, said] of namesIn('ru')) expect(said, path).not.toMatch(/[іїєґʼ]/i);
  });

  it('writes g, h and aspirates of Sanskrit by one system in uk: г, х, бх', () => {
    const russian = new Map(namesIn('ru'));
    const differing = namesIn('uk').filter(([path, said]) => {
      const other = russian.get(path) ?? '';
      return skeleton(said) === skeleton(other) && velars(said) !== velars(other);
    });
    // The language is no Sanskrit word, and Ukrainian has its own for it.
    expect(differing).toEqual([['language.hi', 'гінді']]);
  });

  it.each(OTHERS)('is not left in English in %s', (locale) => {
    const english = new Map(namesIn('en'));
    const same = namesIn(locale).filter(([path, said]) => said === english.get(path) && !SHARED.test(path));
    expect(same.map(([path]) => path).sort()).toEqual([...(COGNATES[locale] ?? [])].sort());
  });

  it('has no plain space or apostrophe where French has its own', () => {
    for (const [path, said] of namesIn('fr')) expect(said, path).not.toMatch(/ [:;?!]|'/);
  });
});

describe('the English names', () => {
  const names = LANGUAGES.en.names;

  it('are those of the tables that calculate, in their order', () => {
    expect(Object.values(names.sign)).toEqual(RASHIS.map(({ name }) => name));
    expect(Object.values(names.nakshatra)).toEqual(NAKSHATRAS.map(({ name }) => name));
    expect(Object.values(names.deity)).toEqual(NAKSHATRAS.map(({ deity }) => deity));
    expect(Object.values(names.yoga)).toEqual(YOGAS.map(({ name }) => name));
    expect(Object.values(names.tara)).toEqual(TARAS.map(({ name }) => name));
    expect(Object.values(names.weekday)).toEqual(VARAS.map(({ name }) => name));
    expect(Object.values(names.vara)).toEqual(VARAS.map(({ sanskrit }) => sanskrit));
    expect(Object.values(names.tithi)).toEqual([...TITHI_NAMES, 'Purnima', 'Amavasya']);
    expect(Object.values(names.karana)).toEqual(KARANA_NAMES);
    expect(Object.values(names.lunar_month)).toEqual(LUNAR_MONTHS);
    expect(numbered(names.sign, 12)).toBe('Pisces');
  });
});

describe('names', () => {
  it.each(
    readRows<Readonly<Record<Locale | 'kind', string> & { readonly [Of in LanguageCode]?: string }>>(
      'locale_names.json',
    ),
  )('$kind: $en is $uk, $ru, $hi, $fr, $de, $es', ({ kind, ...row }) => {
    const listed = (locale: LanguageCode) => Object.values<string>(LANGUAGES[locale].names[kind as NameKind]);
    const index = listed('en').indexOf(row.en);
    for (const locale of LANGUAGE_CODES) expect(listed(locale)[index]).toBe(row[locale] ?? listed(locale)[index]);
  });

  it('of signs stand in the case that their preposition takes', () => {
    const inSigns = (locale: LanguageCode, ...numbers: number[]) =>
      numbers.map((number) => numbered(LANGUAGES[locale].names.in_sign, number));
    expect(inSigns('de', 3, 5, 6, 9, 12)).toEqual([
      'in den Zwillingen',
      'im Löwen',
      'in der Jungfrau',
      'im Schützen',
      'in den Fischen',
    ]);
    expect(inSigns('ru', 3, 5, 7, 11)).toEqual(['в Близнецах', 'во Льве', 'в Весах', 'в Водолее']);
    expect(inSigns('uk', 1, 4, 7, 10)).toEqual(['в Овні', 'у Раку', 'у Терезах', 'у Козерозі']);
    expect(inSigns('hi', 2)).toEqual(['वृषभ राशि में']);
  });
});

/** What Ukrainian and Russian write alike of a Sanskrit word, whichever letters they take for g and h. */
function skeleton(name: string): string {
  const alike: Readonly<Record<string, string>> = { і: 'и', ї: 'и', є: 'е', э: 'е', ы: 'и', г: 'х', ґ: 'х' };
  return [...name.toLowerCase().replaceAll(/[ʼьъ]/g, '')].map((letter) => alike[letter] ?? letter).join('');
}

function velars(name: string): string {
  return name.toLowerCase().replaceAll(/[^гґх]/g, '');
}
