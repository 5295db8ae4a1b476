import * as field from '../../base/schema/fields.js';
import { named } from '../../contract/vocabulary.js';
import { AYANAS, type Ayana, RITUS, type Ritu, type SolarSeason } from '../../rules/panchanga/seasons.js';

/** The half of the year at sunrise. */
export interface AyanaResult {
  /** By the tropical longitude of the Sun, as Drik almanacs count it, and by the sidereal one. */
  readonly drik_ayana: Ayana;
  readonly vedic_ayana: Ayana;
}

/** The season at sunrise. */
export interface RituResult {
  readonly drik_ritu: Ritu;
  readonly vedic_ritu: Ritu;
  /** By the amanta month; null where that is not known. */
  readonly lunar_ritu: Ritu | null;
}

/** The seasons by the tropical and by the sidereal longitude of the Sun, and by the lunar month. */
export function seasonResults(
  { drik, vedic }: { readonly drik: SolarSeason; readonly vedic: SolarSeason },
  lunar: Ritu | undefined,
): { readonly ayana: AyanaResult; readonly ritu: RituResult } {
  return {
    ayana: { drik_ayana: drik.ayana, vedic_ayana: vedic.ayana },
    ritu: { drik_ritu: drik.ritu, vedic_ritu: vedic.ritu, lunar_ritu: lunar ?? null },
  };
}

const OF_TROPICAL = 'By the tropical longitude of the Sun, as Drik almanacs count it.';
const OF_SIDEREAL = 'By the sidereal longitude of the Sun.';

export function ayanaSchema() {
  return field.open({
    drik_ayana: named('ayana', AYANAS, OF_TROPICAL),
    vedic_ayana: named('ayana', AYANAS, OF_SIDEREAL),
  });
}

export function rituSchema() {
  return field.open({
    drik_ritu: named('ritu', RITUS, OF_TROPICAL),
    vedic_ritu: named('ritu', RITUS, OF_SIDEREAL),
    lunar_ritu: field.orNull(named('ritu', RITUS, 'By the amanta month; null where that is not known.')),
  });
}
