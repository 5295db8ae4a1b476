import * as field from '../../base/schema/fields.js';
import type { GrahaPosition } from '../../base/zodiac/positions.js';
import { type Graha, houseFrom, type Rashi, rashiOf, type SignName, type SignRuler } from '../../base/zodiac/rashi.js';
import { housesFrom } from '../../contract/birth-chart.js';
import { graha, house, named, signName, signNumber, signRuler } from '../../contract/vocabulary.js';
import { drishti, RELATIONSHIPS, type Relationship } from '../../rules/natal/drishti.js';

export interface ChartHouse {
  /** 1 to 12. */
  readonly house: number;
  readonly sign_name: SignName;
  readonly sign_number: number;
  readonly ruler: SignRuler;
  /** The house and sign in which its ruler stands. */
  readonly ruler_house: number;
  readonly ruler_sign_name: SignName;
  readonly planet_names: readonly Graha[];
  /** The grahas that look upon it from other signs. */
  readonly aspected_by: readonly Graha[];
}

export interface ChartAspect {
  readonly from_planet: Graha;
  readonly to_planet: Graha;
  readonly relationship: Relationship;
  /** Whether the second looks back upon the first. */
  readonly mutual: boolean;
}

/** The twelve whole-sign houses from a lagna in microdegrees. */
export function chartHouses(positions: readonly GrahaPosition[], lagna: number): ChartHouse[] {
  const rising = rashiOf(lagna);
  const signs = positions.map(({ longitude }) => rashiOf(longitude));
  return housesFrom(rising).map((rashi, index) => {
    const looks = positions.map(({ graha }, i) => drishti(graha, signs[i] as Rashi, rashi));
    const rulerSign = signs[positions.findIndex(({ graha }) => graha === rashi.ruler)] as Rashi;
    const whoLook = (isThere: boolean) =>
      positions.filter((_, i) => looks[i] && (looks[i] === 'conjunction') === isThere).map(({ graha }) => graha);
    return {
      house: index + 1,
      sign_name: rashi.name,
      sign_number: rashi.number,
      ruler: rashi.ruler,
      ruler_house: houseFrom(rising, rulerSign),
      ruler_sign_name: rulerSign.name,
      planet_names: whoLook(true),
      aspected_by: whoLook(false),
    };
  });
}

/** Every graha drishti between two grahas in whole signs; two in one sign are told once, in the order of the grahas. */
export function chartAspects(positions: readonly GrahaPosition[]): ChartAspect[] {
  const looked = positions.map(({ graha, longitude }) => ({ graha, rashi: rashiOf(longitude) }));
  const aspects: ChartAspect[] = [];
  for (const [i, from] of looked.entries()) {
    for (const [j, to] of looked.entries()) {
      const relationship = i === j ? undefined : drishti(from.graha, from.rashi, to.rashi);
      if (!relationship || (relationship === 'conjunction' && j < i)) continue;
      const mutual = drishti(to.graha, to.rashi, from.rashi) !== undefined;
      aspects.push({ from_planet: from.graha, to_planet: to.graha, relationship, mutual });
    }
  }
  return aspects;
}

export function chartHouseSchema() {
  return field.open({
    house: house('Number of the house, the rising sign being house 1.'),
    sign_name: signName('The sign that is the house.'),
    sign_number: signNumber(),
    ruler: signRuler(),
    ruler_house: house('The house in which its ruler stands.'),
    ruler_sign_name: signName('The sign in which its ruler stands.'),
    planet_names: field.list(graha('A graha that stands in it.')),
    aspected_by: field.list(graha('A graha that looks upon it from another sign.')),
  });
}

export function chartAspectSchema() {
  return field.open({
    from_planet: graha('The graha that looks.'),
    to_planet: graha('The graha that it looks upon.'),
    relationship: named('aspect', RELATIONSHIPS, 'By which glance; a conjunction is two grahas in one sign.'),
    mutual: field.flag('Whether the second looks back upon the first.'),
  });
}
