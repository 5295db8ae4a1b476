import { describe, expect, it } from 'vitest';
import { horoscopeMatching, manglikDosha, sadeSati, yogasAndDoshas } from '../../../src/entries/index.js';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { follow } from '../../pages/form/asked.js';
import { shown, textOf } from '../../pages/shared/period-pages.js';

const DELHI = { birth_timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 };
const BIRTHS = Array.from({ length: 60 }, (_, index) => ({
  birth_date: `19${70 + (index % 30)}-0${1 + (index % 9)}-1${index % 9}`,
  birth_time: `${String((index * 5) % 24).padStart(2, '0')}:20`,
  ...DELHI,
}));

describe('a birth that is Manglik and has no dosha of the yogas', () => {
  const born = BIRTHS.find((birth) => {
    const { doshas } = yogasAndDoshas(birth).result;
    return doshas.length === 0 && manglikDosha(birth).result.is_manglik;
  });

  it.each(LANGUAGE_CODES)('is not told that it has none, on the page of yogas, in %s', (locale) => {
    const html = shown('yogas-and-doshas', born ?? {}, locale) ?? '';
    const [, doshas = ''] = html.split('id="h-doshas"');
    expect(doshas).toMatch(/manglik-dosha-calculator[\s\S]*sade-sati-calculator/);
    if (locale === 'en') expect(textOf(doshas)).toMatch(/^>Doshas None of those looked for here: .*Kala Sarpa/);
  });

  it('nor on the page of the whole kundli', async () => {
    const { birth_date: date = '', birth_time: time = '' } = born ?? {};
    const query = new URLSearchParams({
      date,
      time,
      lat: '28.6139',
      lon: '77.209',
      tz: 'Asia/Kolkata',
      place: 'Delhi',
    });
    const { page } = await follow(`/kundli?${query}`);
    expect(page.text).toMatch(
      /Manglik and Sade Sati are not counted here[\s\S]*href="\/tools\/manglik-dosha-calculator/,
    );
  });
});

it.each([
  ['Ardhashtama', 4],
  ['Ashtama', 8],
])('the page of Sade Sati tells the dhaiya that runs: %s', (name, house) => {
  const calculation_date = '2026-01-01';
  // Saturn is in Pisces then.
  const moons = { 4: 'Sagittarius', 8: 'Leo' } as const;
  const born = BIRTHS.find(
    (birth) => sadeSati({ ...birth, calculation_date }).result.natal_moon_sign === moons[house as 4 | 8],
  );
  const text = textOf(shown('sade-sati-calculator', { ...born, calculation_date }) ?? '');
  expect(text).toContain(`Sade Sati: not active; ${name} (dhaiya, ${house}th from the Moon)`);
});

it('a porutham that agrees in half is told once, by its points', () => {
  const pairs = BIRTHS.flatMap((one) => BIRTHS.slice(0, 12).map((other) => [one, other] as const));
  const prefixed = (prefix: string, born: object) =>
    Object.fromEntries(Object.entries(born).map(([key, value]) => [prefix + key, value]));
  const inputs = pairs.map(([a, b]) => ({ ...prefixed('person_a_', a), ...prefixed('person_b_', b) }));
  const halved = inputs.find((input) =>
    horoscopeMatching(input as never).result.south_indian.poruthams.some(
      ({ code, points }) => code === 'rajju' && points === 0.5,
    ),
  );
  const html = shown('horoscope-matching', halved ?? {}) ?? '';
  const rajju = [...html.matchAll(/Rajju[\s\S]{0,60}?<span class="tag[^>]*>(.*?)<\/span>/g)].map(([, told]) => told);
  expect(rajju).toEqual(['0.5']);
});
