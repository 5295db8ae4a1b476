import { describe, expect, it } from 'vitest';
import { toMicrodegrees } from '../../../src/base/math/angle.js';
import type { GrahaLongitudes } from '../../../src/base/zodiac/positions.js';
import { GRAHAS, type Graha, RASHIS, type Rashi, type SignName } from '../../../src/base/zodiac/rashi.js';
import { jaiminiChart } from '../../../src/entries/index.js';
import { argalaOn, arudhaOf, aspectedSigns } from '../../../src/rules/jaimini/argala.js';
import { jaiminiKarakas } from '../../../src/rules/jaimini/karakas.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly of: string;
  readonly grahas?: readonly string[];
  readonly signs?: readonly string[];
  readonly years?: readonly number[];
}

const rows = readRows<Row>('jaimini.json');
const row = (of: string) => rows.find((each) => each.of === of);
const signCalled = (name: SignName) => RASHIS.find((sign) => sign.name === name) as Rashi;

/** A chart by signs and degrees; grahas that are not named stand at the end of Leo. */
function chartOf(places: Partial<Record<Graha, readonly [SignName, number, number?]>>): GrahaLongitudes {
  const at = (graha: Graha) => {
    const [sign, degrees, minutes = 0] = places[graha] ?? ['Leo', 29];
    return toMicrodegrees((signCalled(sign).number - 1) * 30 + degrees + minutes / 60);
  };
  return Object.fromEntries(GRAHAS.map((graha) => [graha, at(graha)])) as GrahaLongitudes;
}

const CHENNAI = {
  birth_date: '1996-12-07',
  birth_time: '10:34',
  birth_timezone: 'Asia/Kolkata',
  latitude: 13.0878,
  longitude: 80.2785,
};

describe('P.V.R. Narasimha Rao', () => {
  it('has the eight karakas of exercise 28', () => {
    const longitudes = chartOf({
      Sun: ['Aries', 12, 47],
      Moon: ['Aries', 20, 28],
      Mars: ['Aries', 13, 51],
      Mercury: ['Aries', 25, 18],
      Jupiter: ['Aries', 5, 40],
      Venus: ['Aries', 17, 21],
      Saturn: ['Aries', 2, 28],
      Rahu: ['Aries', 1, 43],
    });
    expect(jaiminiKarakas(longitudes, '8').map(({ graha }) => graha)).toEqual(row('karakas')?.grahas);
    expect(jaiminiKarakas(longitudes, '7')[0]?.graha).toBe('Mercury');
  });

  it('has the twelve arudhas of exercise 29', () => {
    // Rahu and Ketu stand where the book counts by neither: alone, and less far in their signs.
    const longitudes = chartOf({
      Jupiter: ['Aries', 10],
      Mars: ['Aries', 11],
      Saturn: ['Aries', 12],
      Moon: ['Gemini', 10],
      Sun: ['Pisces', 10],
      Mercury: ['Pisces', 11],
      Venus: ['Pisces', 12],
      Rahu: ['Cancer', 1],
      Ketu: ['Capricorn', 1],
    });
    const houses = [...RASHIS.slice(5), ...RASHIS.slice(0, 5)];
    expect(houses.map((sign) => arudhaOf(sign, longitudes).sign.name)).toEqual(row('arudhas')?.signs);
  });

  it('has the argala of 10.6 on Gemini', () => {
    const longitudes = chartOf({
      Mercury: ['Gemini', 10],
      Jupiter: ['Pisces', 10],
      Venus: ['Aries', 10],
      Saturn: ['Virgo', 10],
      Sun: ['Aquarius', 1],
      Moon: ['Capricorn', 1],
      Mars: ['Scorpio', 1],
      Rahu: ['Sagittarius', 1],
      Ketu: ['Sagittarius', 10],
    });
    const { causes } = argalaOn(signCalled('Gemini'), longitudes);
    const of = (from: number) => causes.find((cause) => cause.from === from);
    expect(of(4)).toMatchObject({ grahas: ['Saturn'], obstructors: ['Jupiter'], isObstructed: true });
    expect(of(11)).toMatchObject({ grahas: ['Venus'], obstructors: [], isObstructed: false });
  });
});

describe('an argala of one against one', () => {
  /** Jupiter in the 4th from a sign, and Saturn in the 10th from it. */
  const obstructed = (of: SignName, jupiter: SignName, saturn: SignName) => {
    const longitudes = chartOf({ Jupiter: [jupiter, 25], Saturn: [saturn, 25], Ketu: ['Sagittarius', 10] });
    return argalaOn(signCalled(of), longitudes).causes.find(({ from }) => from === 4)?.isObstructed;
  };

  it.each([
    ['Saturn exalted and Jupiter in a sign of none of the two', 'Capricorn', 'Aries', 'Libra', true],
    ['Jupiter exalted and Saturn in its own sign', 'Aries', 'Cancer', 'Capricorn', false],
    ['Jupiter debilitated and Saturn in no sign of its own', 'Libra', 'Capricorn', 'Cancer', true],
  ] as const)('is decided by dignity: %s', (_, of, jupiter, saturn, expected) => {
    expect(obstructed(of, jupiter, saturn)).toBe(expected);
  });

  it('is open where both are placed alike', () => {
    expect(obstructed('Aquarius', 'Taurus', 'Scorpio')).toBeNull();
  });
});

describe('Jagannatha Hora for Chennai, 1996', () => {
  const { arudhas, chara_dasha } = jaiminiChart(CHENNAI).result;

  it('has the twelve arudhas, A11 counted by Ketu', () => {
    expect(arudhas.map(({ sign_name }) => sign_name)).toEqual(row('arudhas_1996')?.signs);
    expect(arudhas[10]?.counted_by).toBe('Ketu');
  });

  it('has the twelve signs and years of the chara dasha', () => {
    expect(chara_dasha.periods.map(({ sign_name }) => sign_name)).toEqual(row('chara_dasha_1996')?.signs);
    expect(chara_dasha.periods.map(({ full_years }) => full_years)).toEqual(row('chara_dasha_1996')?.years);
    expect(chara_dasha.periods[0]?.starts_at).toBe('1996-12-07T05:04:00Z');
  });
});

it.each(readRows<{ readonly sign: SignName; readonly aspects: readonly SignName[] }>('rashi_drishti.json'))(
  'lets $sign look upon the signs of the table',
  ({ sign, aspects }) => {
    expect(new Set(aspectedSigns(signCalled(sign)).map(({ name }) => name))).toEqual(new Set(aspects));
  },
);
