import { describe, expect, it } from 'vitest';
import { GRAHAS } from '../../src/base/zodiac/rashi.js';
import { chartOf, chartSvg } from '../../src/entries/charts.js';
import { birthChart, navamsa } from '../../src/entries/index.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/languages/locale/locales.js';
import { CATALOGUES, LANGUAGES } from '../support/languages.js';

const BIRTH = { date: '1990-05-17', time: '10:20', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const { result } = birthChart(BIRTH);
const unknownTime = birthChart({ ...BIRTH, time: null }).result;

/** The title and what is said of the lagna, of house 7 and of a house with one graha. */
const SAID: { readonly [Of in LanguageCode]?: readonly string[] } = {
  en: [
    'Rashi chart (D1)',
    'Lagna Cancer 9 degrees.',
    'House 7, Capricorn: Saturn 1 degree retrograde, Rahu 17 degrees, Moon 24 degrees.',
  ],
  de: [
    'Rashi-Horoskop (D1)',
    'Lagna Krebs 9 Grad.',
    'Haus 7, Steinbock: Saturn 1 Grad rückläufig, Rahu 17 Grad, Mond 24 Grad.',
  ],
  fr: [
    'Carte Rashi (D1)',
    'Lagna Cancer 9 degrés.',
    'Maison 7, Capricorne\u00a0: Saturne 1 degré rétrograde, Rahu 17 degrés, Lune 24 degrés.',
  ],
  es: [
    'Carta Rashi (D1)',
    'Lagna Cáncer 9 grados.',
    'Casa 7, Capricornio: Saturno 1 grado en retrogradación, Rahu 17 grados, Luna 24 grados.',
  ],
  ru: [
    'Карта Раши (D1)',
    'Лагна Рак 9 градусов.',
    'Дом 7, Козерог: Сатурн 1 градус (ретроградно), Раху 17 градусов, Луна 24 градуса.',
  ],
  uk: [
    'Карта Раші (D1)',
    'Лагна Рак 9 градусів.',
    'Дім 7, Козеріг: Сатурн 1 градус (ретроградно), Раху 17 градусів, Місяць 24 градуси.',
  ],
  hi: ['लग्न कुंडली (D1)', 'लग्न कर्क 9 अंश।', 'भाव 7, मकर: शनि 1 अंश वक्री, राहु 17 अंश, चंद्र 24 अंश।'],
};

describe.each(LANGUAGE_CODES)('a chart in words, in %s', (locale) => {
  const chart = chartOf(result, { locale: LANGUAGES[locale] });

  it.runIf(SAID[locale])('tells the chart, the lagna and each house', () => {
    const [title, lagna, seventh] = SAID[locale] ?? [];
    expect(chart.title).toBe(title);
    expect(chart.desc.startsWith(`${lagna} `)).toBe(true);
    expect(chart.desc).toContain(` ${seventh}`);
  });

  it('names every graha once', () => {
    const { graha: grahas } = CATALOGUES[locale].names;
    for (const name of GRAHAS.map((graha) => grahas[graha])) expect(chart.desc.split(`${name} `), name).toHaveLength(2);
  });

  it('begins with the sign of the earliest graha where there is no lagna, and says of when it is', () => {
    const { title, desc, lagna, centre } = chartOf(unknownTime, { locale: LANGUAGES[locale] });
    const { withoutLagna, atNoon } = LANGUAGES[locale].charts;
    expect(lagna).toBeNull();
    expect(title.endsWith(`, ${withoutLagna}, ${atNoon}`)).toBe(true);
    expect(centre.split('\n').slice(1)).toEqual([withoutLagna, atNoon]);
    expect(desc.startsWith(CATALOGUES[locale].names.sign.Aries)).toBe(true);
    expect(desc).not.toContain(LANGUAGES[locale].charts.house(1, ''));
  });
});

describe('the words of the fields', () => {
  it.each(LANGUAGE_CODES)('are short and tell the grahas apart in %s', (locale) => {
    const { grahas, lagna, retrograde, signs } = LANGUAGES[locale].charts;
    const names = [...Object.values(grahas), lagna];
    for (const name of names) expect([...name.replace(/\p{M}/gu, '')].length, name).toBeLessThanOrEqual(2);
    expect(new Set(names).size).toBe(10);
    expect(new Set(signs).size).toBe(12);
    expect(retrograde).toHaveLength(1);
  });

  it('are in Devanagari alone in Hindi', () => {
    const { grahas, lagna, retrograde, signs, styles, vargas, withoutLagna } = LANGUAGES.hi.charts;
    const words = [grahas, signs, styles, vargas].flatMap((list) => Object.values(list));
    for (const word of [...words, lagna, retrograde, withoutLagna]) expect(word).not.toMatch(/[a-z]/i);
  });
});

describe('the chart of a varga', () => {
  it.each(result.vargas)('$code has the places of the result', ({ code, ascendant, planets }) => {
    const chart = chartOf(result, { varga: code });
    expect(chart.lagna).toEqual({ sign: ascendant?.sign_number, degree: ascendant?.degree_in_sign });
    expect(chart.grahas.map(({ key, sign, degree }) => [key, sign, degree])).toEqual(
      planets.map(({ planet, sign_number, degree_in_sign }) => [planet, sign_number, degree_in_sign]),
    );
    expect(chart.grahas.filter(({ retrograde }) => retrograde).map(({ key }) => key)).toEqual([
      'Saturn',
      'Rahu',
      'Ketu',
    ]);
    for (const { planet, house } of planets) {
      if (house !== null) expect(chart.desc).toMatch(new RegExp(`House ${house}, \\w+: [^.]*${planet}`));
    }
  });

  it('tells no degrees in D30, whose parts are unequal', () => {
    const chart = chartOf(result, { varga: 'D30' });
    expect(chart.desc).not.toMatch(/degree/);
    expect(chartSvg(chart, { style: 'north' })).not.toContain('°');
  });

  it('is that of the navamsa tool, which does not tell who is retrograde', () => {
    const { date, time, tz, lat, lon } = BIRTH;
    const fields = { birth_date: date, birth_time: time, birth_timezone: tz, latitude: lat, longitude: lon };
    const chart = chartOf(navamsa(fields).result);
    const ninth = chartOf(result, { varga: 'D9' });
    expect(chart).toEqual({
      ...ninth,
      desc: ninth.desc.replaceAll(' retrograde', ''),
      grahas: ninth.grahas.map((graha) => ({ ...graha, retrograde: false })),
    });
  });
});

it('tells whose chart it is after what it is', () => {
  expect(chartOf(result, { about: 'Delhi, 17 May 1990' }).title).toBe('Rashi chart (D1), Delhi, 17 May 1990');
  expect(chartOf(result, { about: '' }).title).toBe('Rashi chart (D1)');
});

it('does not speak of noon at the poles, where nothing rises at any time', () => {
  const pole = birthChart({ ...BIRTH, lat: 90, tz: 'UTC' }).result;
  expect(chartOf(pole).title).toBe('Rashi chart (D1), without lagna');
});

describe('what is no result', () => {
  it.each<[string, unknown, object | undefined, string]>([
    ['nothing', undefined, {}, 'result must be an object.'],
    [
      'a calculation',
      { result },
      {},
      'result must be the result of birthChart or of navamsa, not all that they return.',
    ],
    ['no options', result, null as never, 'options must be an object.'],
    ['an unknown varga', result, { varga: 'D5' }, 'varga must be one of: D1, D2, D3'],
    ['a varga cut off', { ...result, vargas: [] }, { varga: 'D9' }, 'result has no D9.'],
    ['a number for words', result, { about: 1 }, 'about must be a string.'],
    ['an unknown language', result, { locale: 'xx' }, 'locale must be a language'],
  ])('is refused: %s', (_, given, options, message) => {
    expect(() => chartOf(given as never, options)).toThrow(message);
  });

  it('is refused where the navamsa is asked for another varga', () => {
    const fields = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
    expect(() => chartOf(navamsa(fields).result, { varga: 'D1' })).toThrow('that of navamsa has D9 alone');
  });
});
