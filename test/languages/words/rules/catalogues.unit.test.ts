import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode, LOCALES } from '../../../../src/languages/locale/locales.js';
import type { Catalogue } from '../../../../src/languages/words/rules/catalogue.js';
import {
  grahaDetail,
  natureDetail,
  tithiGroupDetail,
  varaDetail,
} from '../../../../src/languages/words/rules/phrases.js';
import { CATALOGUES } from '../../../support/languages.js';

type Template = keyof Catalogue['texts'] | keyof Catalogue['dates'];

/** Arguments with which each template is tried, so that its words come out and little else. */
const TRIED: { readonly [Key in Template]?: readonly (readonly unknown[])[] } = {
  about: [['1', '2']],
  sentence: [['1']],
  list: [[['1', '2', '3']]],
  tithiInPaksha: [
    ['1', 'shukla'],
    ['1', 'krishna'],
  ],
  houseFromMoon: Array.from({ length: 12 }, (_, index) => ['1', index + 1]),
  grahaInSign: [['1', '2']],
  rulers: [['1', '2']],
  score: [[{ score: 1, minimum: 2, maximum: 3 }]],
  bestWindow: [[{ name: '1', start: '2', end: '3' }]],
  avoidWindow: [[{ name: '1', start: '2', end: '3' }]],
  bestTime: [[{ intent: '1', start: '2', end: '3' }]],
  theme: [['1']],
  monthAndYear: Array.from({ length: 12 }, (_, index) => [index + 1, 2026]),
  daysOfMonth: Array.from({ length: 12 }, (_, index) => [[1, 2, 3], index + 1]),
  bestDays: [['1']],
  cautionDays: [['1']],
  chandrashtamaDays: [1, 2, 5].map((count) => [count, '1']),
  signChanges: [[1], [2], [5]],
  stations: [[1], [2], [5]],
  dasha: [[{ maha: '1', antar: '2', pratyantar: '3' }]],
  dashaChanges: [[1], [2], [5]],
  sadeSatiChange: [['1']],
};

type Words = Readonly<Record<string, string>>;

/** Every string of a catalogue, by its path. */
function wordsOf(value: unknown, path: string, tried: readonly (readonly unknown[])[] = [[1], [2], [5]]): Words {
  if (typeof value === 'string') return { [path]: value };
  if (typeof value === 'function') {
    return Object.fromEntries(tried.map((values, index) => [`${path}#${index}`, value(...values)]));
  }
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, part]) =>
      wordsOf(part, path ? `${path}.${key}` : key, TRIED[key as Template]),
    ),
  );
}

const words = Object.fromEntries(
  LANGUAGE_CODES.map((locale) => [
    locale,
    wordsOf({ ...CATALOGUES[locale], names: {}, dates: { ...CATALOGUES[locale].dates, years: [] } }, ''),
  ]),
) as Record<LanguageCode, Words>;

/** Sanskrit that books in Latin letters leave as it is, and templates of which only the values are left. */
const SHARED = /^texts\.(about|grahaInSign|sentence)#|\.sade_sati$/;

/** What is the same word as in English all the same. */
const COGNATES: Partial<Record<LanguageCode, readonly string[]>> = {
  de: [
    'reasons.neutral_ruler',
    'dates.months.3',
    'dates.months.7',
    'dates.months.8',
    'dates.months.10',
    'dates.monthAndYear#3',
    'dates.monthAndYear#7',
    'dates.monthAndYear#8',
    'dates.monthAndYear#10',
  ],
};

const OTHERS = LANGUAGE_CODES.filter((locale) => locale !== 'en');

describe.each(LANGUAGE_CODES)('the catalogue in %s', (locale) => {
  const own = words[locale];

  it('has the keys of English, each with words in it', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(words.en).sort());
    for (const [path, text] of Object.entries(own)) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).toBe(text.trim());
      expect(text, path).toBe(text.normalize('NFC'));
      expect(text, path).not.toMatch(/undefined|NaN|\[object|\{|\}| {2}/);
    }
  });

  it('ends what is a sentence', () => {
    const sentences = Object.entries(own).filter(([path]) =>
      /(score|Window|bestTime|dayTaken|dayReadAt|theme|chandrashtamaDay|Days|dasha|sadeSati|sadeSatiChange)[#.]?\w*$/.test(
        path,
      ),
    );
    expect(sentences.length).toBeGreaterThan(10);
    for (const [path, text] of sentences) expect(text, path).toMatch(/[.।]$/);
  });
});

describe('what is not English', () => {
  it.each(['uk', 'ru', 'hi'] as const)('has no Latin letter in %s', (locale) => {
    for (const [path, text] of Object.entries(words[locale])) expect(text, path).not.toMatch(/\p{Script=Latin}/u);
  });

  it('has no Cyrillic letter of the other language in uk and ru', () => {
    for (const [path, text] of Object.entries(words.uk)) expect(text, path).not.toMatch(/[ыэёъ]/i);
    for (const [path, text] of Object.entries(words.ru)) expect(text, path).not.toMatch(/[іїєґʼ]/i);
  });

  it.each(OTHERS)('is not left in English in %s', (locale) => {
    const same = Object.entries(words[locale])
      .filter(([path, text]) => text === words.en[path] && !SHARED.test(path) && /\p{L}/u.test(text))
      .map(([path]) => path);
    expect(same.sort()).toEqual([...(COGNATES[locale] ?? [])].sort());
  });

  // Both spellings of a word are known to whoever types one, so the words of an intent have both.
  it('writes a nasal of the class of the next letter as anusvara in Hindi', () => {
    const halfNasal = /ङ्[क-घ]|ञ्[च-झ]|ण्[ट-ढ]|न्[त-ध]|म्[प-भ]/;
    for (const [path, text] of Object.entries(words.hi)) expect(text, path).not.toMatch(halfNasal);
  });

  it('ends a nasal vowel without a sign above the line in chandrabindu in Hindi', () => {
    const openAnusvara = /[अआउऊाुू]ं(?![\u0900-\u0963])/;
    for (const [path, text] of Object.entries(words.hi)) expect(text, path).not.toMatch(openAnusvara);
  });

  it('has no plain space or apostrophe where French has its own', () => {
    for (const [path, text] of Object.entries(words.fr)) expect(text, path).not.toMatch(/ [:;?!]|'/);
  });

  it.each([
    ['fr', 'tu|ton|ta|tes|toi'],
    ['de', 'du|dein\\p{L}*'],
    ['es', 'tú|tus?'],
    ['ru', 'ты|тво(?:й|я|ё|и|их|его|ему)'],
    ['uk', 'ти|тв(?:ій|оя|оє|ої|оїх|ого|ому)'],
  ] as const)('addresses people in the polite form in %s', (locale, familiar) => {
    const pattern = new RegExp(`(?<!\\p{L})(?:${familiar})(?!\\p{L})`, 'iu');
    for (const [path, text] of Object.entries(words[locale])) expect(text, path).not.toMatch(pattern);
  });
});

describe('days and months', () => {
  it.each([
    ['en', '1, 3 and 22 May', 'May 2026'],
    ['uk', '1, 3 і 22 травня', 'Травень 2026'],
    ['ru', '1, 3 и 22 мая', 'Май 2026'],
    ['hi', '1, 3 और 22 मई', 'मई 2026'],
    ['fr', '1er, 3 et 22 mai', 'Mai 2026'],
    ['de', '1., 3. und 22. Mai', 'Mai 2026'],
    ['es', '1, 3 y 22 de mayo', 'Mayo de 2026'],
  ] as const)('in %s: %s, %s', (locale, days, month) => {
    const { dates } = CATALOGUES[locale];
    expect(dates.daysOfMonth([1, 3, 22], 5)).toBe(days);
    expect(dates.monthAndYear(5, 2026)).toBe(month);
  });

  it('take the genitive in Ukrainian and Russian', () => {
    expect(CATALOGUES.uk.dates.daysOfMonth([3], 11)).toBe('3 листопада');
    expect(CATALOGUES.ru.dates.daysOfMonth([3], 8)).toBe('3 августа');
    expect(CATALOGUES.fr.dates.daysOfMonth([1], 8)).toBe('1er août');
  });
});

describe('counts', () => {
  const counted = (locale: LanguageCode, counts: readonly number[]) =>
    counts.map((count) => CATALOGUES[locale].texts.dayCount.favourable(count));

  it('have one form for one and another for the rest in English, German and Spanish', () => {
    expect(counted('en', [0, 1, 2, 21])).toEqual([
      '0 favourable days',
      '1 favourable day',
      '2 favourable days',
      '21 favourable days',
    ]);
    expect(counted('de', [0, 1, 2])).toEqual(['0 günstige Tage', '1 günstiger Tag', '2 günstige Tage']);
    expect(counted('es', [0, 1, 2])).toEqual(['0 días favorables', '1 día favorable', '2 días favorables']);
  });

  it('count none like one in French', () => {
    expect(counted('fr', [0, 1, 2])).toEqual(['0 jour favorable', '1 jour favorable', '2 jours favorables']);
  });

  it('have three forms in Ukrainian and Russian', () => {
    expect(counted('uk', [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 31])).toEqual([
      '0 сприятливих днів',
      '1 сприятливий день',
      '2 сприятливі дні',
      '4 сприятливі дні',
      '5 сприятливих днів',
      '11 сприятливих днів',
      '12 сприятливих днів',
      '14 сприятливих днів',
      '21 сприятливий день',
      '22 сприятливі дні',
      '25 сприятливих днів',
      '31 сприятливий день',
    ]);
    expect(counted('ru', [1, 3, 13, 23])).toEqual([
      '1 благоприятный день',
      '3 благоприятных дня',
      '13 благоприятных дней',
      '23 благоприятных дня',
    ]);
  });

  it.each(LANGUAGE_CODES)('agree with the plural rules of the CLDR in %s', (locale) => {
    const rules = new Intl.PluralRules(locale);
    const forms = new Map<string, Set<string>>();
    for (let count = 0; count <= 131; count++) {
      const text = CATALOGUES[locale].texts.dayCount.challenging(count).replace(/^\d+(?:টি)? /, '');
      const form = rules.select(count);
      forms.set(form, (forms.get(form) ?? new Set()).add(text));
    }
    for (const [form, texts] of forms) expect([form, [...texts]]).toEqual([form, [[...texts][0]]]);
  });
});

describe('details', () => {
  const tritiya = { tithi_number: 18, class: 'jaya' } as const;
  const rohini = { nakshatra_name: 'Rohini', nakshatra_nature: 'dhruva' } as const;

  it.each([
    ['en', 'Tritiya, waning half: Jaya group (victory)', 'Rohini: fixed (dhruva)'],
    ['uk', 'Трітія, темна половина місяця: група Джая (перемога)', 'Рохіні: стійка (дхрува)'],
    ['ru', 'Трития, тёмная половина месяца: группа Джая (победа)', 'Рохини: устойчивая (дхрува)'],
    ['hi', 'कृष्ण पक्ष की तृतीया: जया वर्ग (विजय)', 'रोहिणी: ध्रुव (स्थिर) स्वभाव'],
    ['fr', 'Tritiya, quinzaine décroissante\u00a0: groupe Jaya (victoire)', 'Rohini\u00a0: fixe (dhruva)'],
    ['de', 'Tritiya, abnehmende Monatshälfte: Gruppe Jaya (Sieg)', 'Rohini: fest (Dhruva)'],
    ['es', 'Tritiya, quincena menguante: grupo Jaya (victoria)', 'Rohini: fijo (dhruva)'],
  ] as const)('in %s: %s', (locale, ofTithi, ofNature) => {
    expect(tithiGroupDetail(CATALOGUES[locale], tritiya)).toBe(ofTithi);
    expect(natureDetail(CATALOGUES[locale], rohini)).toBe(ofNature);
  });

  it('name the full and the new Moon day without a half of the month', () => {
    expect(tithiGroupDetail(CATALOGUES.en, { tithi_number: 15, class: 'purna' })).toBe('Purnima: Purna group (full)');
    expect(tithiGroupDetail(CATALOGUES.en, { tithi_number: 30, class: 'amavasya' })).toBe(
      'Amavasya: the new Moon day, which is avoided',
    );
  });

  it('tell the states of a graha, or that it has none', () => {
    const state = { planet: 'Venus', sign_name: 'Pisces', states: ['exalted', 'retrograde'] } as const;
    expect(grahaDetail(CATALOGUES.fr, state)).toBe('Vénus en Poissons\u00a0: en exaltation, rétrograde');
    expect(grahaDetail(CATALOGUES.ru, { ...state, sign_name: 'Leo', states: [] })).toBe(
      'Венера во Льве: без особого состояния',
    );
  });

  it('put в after a vowel and у after a consonant in Ukrainian', () => {
    const { names, texts } = CATALOGUES.uk;
    expect(texts.grahaInSign('Венера', names.in_sign.Taurus)).toBe('Венера в Тельці');
    expect(texts.grahaInSign('Марс', names.in_sign.Taurus)).toBe('Марс у Тельці');
    expect(texts.grahaInSign('Сонце', names.in_sign.Aquarius)).toBe('Сонце у Водолії');
    expect(texts.grahaInSign('Місяць', names.in_sign.Aries)).toBe('Місяць в Овні');
  });

  it.each(LANGUAGE_CODES)('do not say a word twice of the new Moon day in %s', (locale) => {
    const detail = tithiGroupDetail(CATALOGUES[locale], { tithi_number: 30, class: 'amavasya' });
    expect(detail.split(CATALOGUES[locale].names.tithi.Amavasya)).toHaveLength(2);
  });

  it('agree with the noun in French and Hindi', () => {
    expect(varaDetail(CATALOGUES.fr, { vara_name: 'Sunday', vara_ruler: 'Sun', class: 'lord_neutral' })).toBe(
      'Dimanche, Soleil\u00a0: planète comptée comme neutre',
    );
    const { chandrashtamaDays } = CATALOGUES.hi.texts;
    expect([1, 2].map((count) => chandrashtamaDays(count, '5 मई'))).toEqual([
      'चंद्राष्टम का 1 दिन: 5 मई।',
      'चंद्राष्टम के 2 दिन: 5 मई।',
    ]);
  });

  it('call a graha neither friend nor enemy in the words of each language', () => {
    const said = LOCALES.map((locale) => CATALOGUES[locale].reasons.neutral_ruler);
    expect(said).toEqual(['neutral', 'нейтралітет', 'нейтралитет', 'सम भाव', 'neutralité', 'neutral', 'neutralidad']);
  });

  it('tell a planetary hour in Hindi as a hora, not as sixty minutes', () => {
    for (const [path, text] of Object.entries(words.hi)) expect(text, path).not.toMatch(/घंट/);
  });

  it('tell what to avoid without bending its name', () => {
    const facts = { name: '#', start: '09:00', end: '10:30' };
    expect(LOCALES.map((locale) => CATALOGUES[locale].texts.avoidWindow(facts))).toEqual([
      'Avoid: #, 09:00 to 10:30.',
      'Чого уникати: #, 09:00–10:30.',
      'Чего избегать: #, 09:00–10:30.',
      'इस समय से बचें: #, 09:00 से 10:30 तक।',
      'À éviter\u00a0: #, de 09:00 à 10:30.',
      'Zu meiden: #, 09:00 bis 10:30 Uhr.',
      'Evite: #, de 09:00 a 10:30.',
    ]);
  });

  it('call the eleventh house one of gains in Ukrainian and Russian', () => {
    expect(CATALOGUES.uk.houseThemes[10]).toBe('прибутки й друзі');
    expect(CATALOGUES.ru.houseThemes[10]).toBe('доходы и друзья');
    expect(CATALOGUES.uk.texts.houseFromMoon('Місяць', 11)).toBe('Місяць в 11-му домі від вашого натального Місяця');
  });

  it('call a turn of Sade Sati a change in Russian, not an upheaval', () => {
    expect(CATALOGUES.ru.texts.sadeSatiChange('20 июня')).toBe('Изменение в Саде Сати: 20 июня.');
  });

  it('tell the lord of a weekday', () => {
    const wednesday = { vara_name: 'Wednesday', vara_ruler: 'Mercury', class: 'lord_benefic' } as const;
    expect(varaDetail(CATALOGUES.uk, wednesday)).toBe('Середа, Меркурій: добродійна планета');
  });
});
