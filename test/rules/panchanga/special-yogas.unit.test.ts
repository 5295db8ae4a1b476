import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '../../../src/base/zodiac/nakshatra.js';
import { anandadiAt, specialYogasAt } from '../../../src/rules/panchanga/special-yogas.js';
import { TITHIS, VARAS } from '../../../src/rules/panchanga/tables.js';
import { panchang } from '../../../src/tools/panchang/tool.js';

const DEGREE = 1_000_000;
const JANUARY = Array.from({ length: 31 }, (_, index) => ({
  date: `2026-01-${`${index + 1}`.padStart(2, '0')}`,
  latitude: 23.1765,
  longitude: 75.7885,
}));

/** The yogas by weekday, tithi of 30, nakshatra of the Moon and longitude of the Sun, degrees. */
function yogas(weekday: string, tithiNumber: number, star: number, sun = 0) {
  const [vara, tithi, nakshatra] = [
    VARAS.find(({ name }) => name === weekday),
    TITHIS[tithiNumber - 1],
    NAKSHATRAS[star - 1],
  ];
  if (!vara || !tithi || !nakshatra) throw new Error('There is no such day.');
  return specialYogasAt({ vara, tithi, nakshatra, moon: ((star - 0.5) * 40 * DEGREE) / 3, sun: sun * DEGREE });
}

describe('the yogas of weekday, tithi and nakshatra', () => {
  it('are those of the books by weekday and nakshatra', () => {
    expect(yogas('Thursday', 1, 8)).toEqual(
      expect.arrayContaining(['sarvartha_siddhi', 'amrita_siddhi', 'guru_pushya']),
    );
    expect(yogas('Sunday', 1, 8)).toEqual(expect.arrayContaining(['sarvartha_siddhi', 'ravi_pushya']));
    expect(yogas('Saturday', 1, 27)).toContain('dagdha_nakshatra');
    expect(yogas('Sunday', 1, 10)).toContain('yamaghanta');
    expect(yogas('Friday', 2, 10)).not.toContain('yamaghanta');
  });

  it('count tithis within their half', () => {
    expect(yogas('Sunday', 4, 1)).toContain('visha_tithi');
    expect(yogas('Sunday', 19, 1)).toContain('visha_tithi');
    // Weekday and tithi of Krakacha make 13.
    for (const [index, { name }] of VARAS.entries()) {
      expect(yogas(name, 12 - index, 1)).toContain('krakacha_tithi');
      expect(yogas(name, 12 - index - 1, 1)).not.toContain('krakacha_tithi');
    }
    expect(yogas('Saturday', 4, 1)).toContain('siddha_tithi');
    expect(yogas('Saturday', 30, 1)).toContain('mrityu_tithi');
  });

  it('want three conditions for Dwipushkara and Tripushkara', () => {
    expect(yogas('Tuesday', 17, 14)).toContain('dwipushkara');
    expect(yogas('Saturday', 12, 25)).toContain('tripushkara');
    expect(yogas('Monday', 17, 14)).not.toContain('dwipushkara');
    expect(yogas('Tuesday', 18, 14)).not.toContain('dwipushkara');
  });

  it('count the star of the Moon from that of the Sun, of 27 or of 28', () => {
    expect(yogas('Monday', 1, 4)).toContain('ravi_yoga');
    expect(yogas('Monday', 1, 5)).not.toContain('ravi_yoga');
    expect(yogas('Monday', 1, 2)).toContain('adal');
    // Shravana is the 23rd star with Abhijit, the 22nd without.
    expect(yogas('Monday', 1, 22)).toContain('adal');
    expect(yogas('Monday', 1, 3)).toContain('vidal');
    expect(yogas('Monday', 6, 1, 15)).toContain('sun_dagdha_tithi');
    expect(yogas('Monday', 6, 1, 45)).not.toContain('sun_dagdha_tithi');
    expect(yogas('Monday', 20, 2)).toContain('jwalamukhi');
  });

  it('of Anandadi are each as often as any other, with Abhijit', () => {
    const at = (weekday: number, degrees: number) =>
      anandadiAt(VARAS[weekday] as (typeof VARAS)[number], degrees * DEGREE);
    expect(at(0, 1)).toBe('Ananda');
    expect(at(1, 55)).toBe('Ananda');
    expect(at(2, 107)).toBe('Ananda');
    expect(at(0, 278)).toBe('Musala');
    expect(at(0, 281)).toBe('Gada');
    expect(at(0, 359)).toBe('Pravardhamana');
  });

  it.each(JANUARY)('stay within the day on $date', (day) => {
    const { special_yogas, sunrise_at, next_sunrise_at } = panchang(day).result;
    for (const { starts_at, ends_at } of special_yogas ?? []) {
      expect(starts_at >= sunrise_at && starts_at < ends_at && ends_at <= next_sunrise_at).toBe(true);
    }
  });

  it.each(JANUARY)('of Anandadi and the thirty muhurtas leave no gap on $date', (day) => {
    const { anandadi, muhurtas, sunrise_at, next_sunrise_at, windows } = panchang(day).result;
    for (const tiles of [anandadi ?? [], muhurtas ?? []]) {
      expect([tiles[0]?.starts_at, tiles.at(-1)?.ends_at]).toEqual([sunrise_at, next_sunrise_at]);
      for (const [index, tile] of tiles.slice(1).entries()) expect(tile.starts_at).toBe(tiles[index]?.ends_at);
    }
    expect(muhurtas).toHaveLength(30);
    const eighth = muhurtas?.[7];
    expect(eighth).toMatchObject({ muhurta_name: 'Vidhi', quality: 'good' });
    if (windows.abhijit) expect(eighth).toMatchObject(windows.abhijit);
  });
});
