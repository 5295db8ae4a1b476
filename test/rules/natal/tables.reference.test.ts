import { describe, expect, it } from 'vitest';
import type { GrahaLongitudes } from '../../../src/base/zodiac/positions.js';
import { GRAHAS, type Graha, houseFrom, RASHIS, SIGN_RULERS, type SignRuler } from '../../../src/base/zodiac/rashi.js';
import { combustionOf } from '../../../src/rules/natal/combustion.js';
import { degreesFromExaltation, dignityInChart } from '../../../src/rules/natal/dignity.js';
import { ASPECTS } from '../../../src/rules/natal/drishti.js';
import { MITIGATIONS, marsCounts, mitigations } from '../../../src/rules/natal/manglik.js';
import type { ManglikChart } from '../../../src/rules/natal/manglik-tables.js';
import { readRows } from '../../support/reference/compare.js';

interface DignityRow {
  readonly graha: SignRuler;
  readonly exalted_in: string;
  readonly deepest: number;
  readonly debilitated_in: string;
  readonly moolatrikona: string;
  readonly from: number;
  readonly to: number;
  readonly own: readonly string[];
  readonly orb: number | null;
  readonly orb_retrograde: number | null;
}

interface MitigationRow {
  readonly code: string;
  readonly effect: string;
  readonly applies_to: 'both' | 'lagna' | 'each_reference';
  readonly mars_signs?: readonly string[];
  readonly by_house?: Readonly<Record<string, readonly string[]>>;
  readonly houses_from_jupiter?: readonly number[];
  readonly lagna_signs?: readonly string[];
}

const dignities = readRows<DignityRow>('dignities.json');
const glances = readRows<{ graha: Graha; aspects: readonly unknown[] }>('glances.json');
const mitigationRows = readRows<MitigationRow>('manglik_mitigations.json');

/** Every sixth of a degree of the circle and the last microdegree before it, by sign and degree. */
const PLACES = RASHIS.flatMap(({ name }, sign) =>
  Array.from({ length: 180 }, (_, sixth) => sixth / 6).flatMap((degree) =>
    [degree, degree + 1 / 6 - 1e-6].map((at) => ({ sign: name, degree: at, at: Math.round((sign * 30 + at) * 1e6) })),
  ),
);

function dignityAt(graha: SignRuler, longitude: number) {
  const none = { Sun: 0, Moon: 0, Mercury: 0, Venus: 0, Mars: 0, Jupiter: 0, Saturn: 0, Rahu: 0, Ketu: 0 };
  return dignityInChart(graha, { ...none, [graha]: longitude } as GrahaLongitudes);
}

const OF_PLACE = ['exalted', 'moolatrikona', 'own_sign', 'debilitated'];

/** The dignity that the text gives a graha at a degree of a sign, the exaltation first. */
function placedIn(
  { exalted_in, moolatrikona, from, to, own, debilitated_in }: DignityRow,
  sign: string,
  degree: number,
) {
  const isExaltation = sign === exalted_in && (exalted_in !== moolatrikona || degree < from);
  const places = [
    isExaltation && 'exalted',
    sign === moolatrikona && degree >= from && degree < to && 'moolatrikona',
    own.includes(sign) && 'own_sign',
    sign === debilitated_in && 'debilitated',
  ];
  return places.find((place) => place !== false) ?? 'by its dispositor';
}

describe('the dignities by sign and degree', () => {
  it('are told of every graha that rules a sign', () => {
    expect(dignities.map(({ graha }) => graha).sort()).toEqual([...SIGN_RULERS].sort());
  });

  it.each(dignities)('$graha is exalted, at home and debilitated where the text has it', (row) => {
    for (const { sign, degree, at } of PLACES) {
      const found = dignityAt(row.graha, at) ?? '';
      const ofPlace = OF_PLACE.includes(found) ? found : 'by its dispositor';
      expect([sign, degree, ofPlace]).toEqual([sign, degree, placedIn(row, sign, degree)]);
    }
  });

  it.each(dignities)('$graha is highest at $deepest degrees of $exalted_in', ({ graha, deepest, exalted_in }) => {
    const highest = (RASHIS.findIndex(({ name }) => name === exalted_in) * 30 + deepest) * 1e6;
    expect(degreesFromExaltation(graha, highest)).toBe(0);
    expect(degreesFromExaltation(graha, (highest + 180e6) % 360e6)).toBe(180);
    expect(degreesFromExaltation(graha, (highest + 350e6) % 360e6)).toBe(10);
    expect(degreesFromExaltation(graha, (highest + 20e6) % 360e6)).toBe(20);
  });
});

describe('combustion', () => {
  const orbs = dignities
    .filter(({ orb }) => orb !== null)
    .flatMap(({ graha, orb, orb_retrograde: retrograde }) => [
      { graha, speed: 1, within: orb as number },
      { graha, speed: -1, within: retrograde as number },
    ]);

  it('is told of all but the Sun', () => {
    expect(orbs.map(({ graha }) => graha)).toEqual(SIGN_RULERS.slice(1).flatMap((graha) => [graha, graha]));
  });

  it.each(orbs)('of $graha at speed $speed begins within $within degrees', ({ graha, speed, within }) => {
    const sun = 350;
    for (const side of [-1, 1]) {
      const at = (apart: number) => Math.round((sun + side * apart) * 1e6) % 360e6;
      expect(combustionOf({ graha, longitude: at(within), speed }, sun * 1e6)).toEqual({
        degreesFromSun: within,
        orb: within,
        combust: true,
      });
      expect(combustionOf({ graha, longitude: at(within + 1e-6), speed }, sun * 1e6)?.combust).toBe(false);
    }
  });

  it.each(['Sun', 'Rahu', 'Ketu'] as const)('is never that of %s', (graha) => {
    expect(combustionOf({ graha, longitude: 0, speed: 1 }, 0)).toBeUndefined();
  });
});

describe('the glances', () => {
  it('are told of every graha', () => {
    expect(glances.map(({ graha }) => graha).sort()).toEqual([...GRAHAS].sort());
  });

  it.each(glances)('$graha looks as the text has it', ({ graha, aspects }) => {
    expect(ASPECTS[graha]).toEqual(aspects);
  });
});

/** Whether a row of the reference holds, and for which reference and house. */
function held(row: MitigationRow, chart: ManglikChart) {
  const { ascendant, moon, mars, jupiter } = chart;
  const houses = { lagna: houseFrom(ascendant, mars), moon: houseFrom(moon, mars) };
  const flagged = (['lagna', 'moon'] as const).filter((from) => [1, 2, 4, 7, 8, 12].includes(houses[from]));
  if (flagged.length === 0 || (row.applies_to === 'lagna' && !flagged.includes('lagna'))) return [];
  if (row.by_house) {
    return flagged
      .filter((from) => row.by_house?.[houses[from]]?.includes(mars.name))
      .map((from) => ({ code: row.code, appliesTo: from, house: houses[from] }));
  }
  const conditions: Readonly<Record<string, boolean>> = {
    jupiter_conjunct_mars: jupiter === mars,
    moon_conjunct_mars: moon === mars,
    jupiter_in_lagna: jupiter === ascendant,
  };
  const holds =
    conditions[row.code] ??
    (row.mars_signs?.includes(mars.name) ||
      row.lagna_signs?.includes(ascendant.name) ||
      row.houses_from_jupiter?.includes(houseFrom(jupiter, mars)));
  return holds ? [{ code: row.code, appliesTo: row.applies_to, house: null }] : [];
}

/** Every sign for each of the four that the rules look at. */
const CHARTS: readonly ManglikChart[] = RASHIS.flatMap((ascendant) =>
  RASHIS.flatMap((moon) => RASHIS.flatMap((mars) => RASHIS.map((jupiter) => ({ ascendant, moon, mars, jupiter })))),
);

describe('Manglik dosha', () => {
  it('knows every mitigation of the lists in their order, with its effect', () => {
    expect(Object.entries(MITIGATIONS)).toEqual(mitigationRows.map(({ code, effect }) => [code, effect]));
  });

  it.each(mitigationRows)('$code holds in the charts in which its list has it, of all 20,736', (row) => {
    const told = CHARTS.map((chart) => ({
      ours: mitigations(chart, marsCounts(chart))
        .filter(({ code }) => code === row.code)
        .map(({ facts: _, ...told }) => told),
      theirs: held(row, chart),
    })).filter(({ ours, theirs }) => ours.length + theirs.length > 0);
    expect(told.length).toBeGreaterThan(0);
    for (const { ours, theirs } of told) expect(ours).toEqual(theirs);
  });
});
