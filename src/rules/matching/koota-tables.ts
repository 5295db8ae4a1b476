import type { Gana } from '../../base/zodiac/nakshatra.js';
import type { KootaScore, MatchMoon } from './ashtakoota.js';
import type { Vashya } from './ashtakoota-tables.js';

/** Sets of tables by name. The score of the service is that of `prokerala`. */
export const KOOTA_TABLE_SETS = ['prokerala', 'north_indian_printed'] as const;
export type KootaTableSet = (typeof KOOTA_TABLE_SETS)[number];

/** Which table of a koota is read where they differ. */
export const KOOTA_TABLES_READ = {
  prokerala: { vashya: 'prokerala', gana: 'prokerala' },
  north_indian_printed: { vashya: 'hindupanchangam', gana: 'symmetric_5_1_0' },
} as const satisfies Readonly<Record<KootaTableSet, object>>;

/** Symmetric, 5 for deva and manushya, 1 for manushya and rakshasa: printed sheets of the north (scribd 268021076). */
const GANA_PRINTED: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 5, rakshasa: 0 },
  manushya: { deva: 5, manushya: 6, rakshasa: 1 },
  rakshasa: { deva: 0, manushya: 1, rakshasa: 6 },
};

/** Symmetric: ishubhamx/Hindu-Panchangam, kootas. */
const VASHYA_PRINTED: Readonly<Record<Vashya, Readonly<Record<Vashya, number>>>> = {
  chatushpada: { chatushpada: 2, manava: 1, jalachara: 1, vanachara: 0.5, keeta: 1 },
  manava: { chatushpada: 1, manava: 2, jalachara: 0.5, vanachara: 0, keeta: 1 },
  jalachara: { chatushpada: 1, manava: 0.5, jalachara: 2, vanachara: 1, keeta: 1 },
  vanachara: { chatushpada: 0.5, manava: 0, jalachara: 1, vanachara: 2, keeta: 0 },
  keeta: { chatushpada: 1, manava: 1, jalachara: 1, vanachara: 0, keeta: 2 },
};

/** The points of each koota by a set of tables; `kootas` are those of the service. */
export function scoresBy(
  set: KootaTableSet,
  groom: MatchMoon,
  bride: MatchMoon,
  kootas: readonly KootaScore[],
): readonly Pick<KootaScore, 'key' | 'score' | 'maximum'>[] {
  return kootas.map(({ key, score, maximum }) => {
    if (set === 'prokerala') return { key, score, maximum };
    if (key === 'gana') return { key, score: GANA_PRINTED[groom.nakshatra.gana][bride.nakshatra.gana], maximum };
    return { key, score: key === 'vashya' ? VASHYA_PRINTED[groom.vashya][bride.vashya] : score, maximum };
  });
}
