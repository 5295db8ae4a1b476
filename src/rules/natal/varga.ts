import { fromMicrodegrees } from '../../base/math/angle.js';
import { type Rashi, rashiNumbered, rashiOf } from '../../base/zodiac/rashi.js';
import type { HoraVariant } from './hora-variants.js';
import type { VargaId } from './varga-names.js';
import { PARIVRITTI_HORA, VARGAS, type VargaRule } from './varga-tables.js';

/** The place of a longitude in a divisional chart. */
export interface VargaPosition {
  readonly rashi: Rashi;
  /** Degrees in that sign, [0, 30); null in D30, whose parts are unequal. */
  readonly degree: number | null;
}

const MICRODEGREES_PER_RASHI = 30_000_000;

const BY_ID = Object.fromEntries(VARGAS.map((rule) => [rule.id, rule])) as Readonly<Record<VargaId, VargaRule>>;

/** The place of a longitude in microdegrees in one of the sixteen vargas. An edge belongs to the part that begins there. */
export function vargaOf(id: VargaId, microdegrees: number, hora: HoraVariant = 'parashara'): VargaPosition {
  const { parts, signOf: usual } = BY_ID[id];
  const signOf = id === 'D2' && hora === 'parivritti' ? PARIVRITTI_HORA : usual;
  const stretched = (microdegrees % MICRODEGREES_PER_RASHI) * parts;
  return {
    rashi: rashiNumbered(signOf(rashiOf(microdegrees), Math.floor(stretched / MICRODEGREES_PER_RASHI))),
    degree: id === 'D30' ? null : fromMicrodegrees(stretched % MICRODEGREES_PER_RASHI),
  };
}
