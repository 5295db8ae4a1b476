import { houseFrom, type SignRuler } from '../../base/zodiac/rashi.js';
import { type CompoundRelation, compoundRelation } from '../natal/dignity.js';
import type { HoraVariant } from '../natal/hora-variants.js';
import { vargaOf } from '../natal/varga.js';
import type { VargaId } from '../natal/varga-names.js';
import { type SevenLongitudes, virupas } from './sthana-bala.js';

/** The weights of the vargas in each scheme, 20 together (Brihat Parashara Hora Shastra 7). */
export const VIMSHOPAKA_WEIGHTS = {
  shadvarga: { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 },
  saptavarga: { D1: 5, D2: 2, D3: 3, D7: 1, D9: 2.5, D12: 4.5, D30: 2 },
  dashavarga: { D1: 3, D2: 1.5, D3: 1.5, D7: 1.5, D9: 1.5, D10: 1.5, D12: 1.5, D16: 1.5, D30: 1.5, D60: 5 },
  shodashavarga: {
    D1: 3.5,
    D2: 1,
    D3: 1,
    D4: 0.5,
    D7: 0.5,
    D9: 3,
    D10: 0.5,
    D12: 0.5,
    D16: 2,
    D20: 0.5,
    D24: 0.5,
    D27: 0.5,
    D30: 1,
    D40: 0.5,
    D45: 0.5,
    D60: 4,
  },
} as const satisfies Record<string, Readonly<Partial<Record<VargaId, number>>>>;
export type VimshopakaScheme = keyof typeof VIMSHOPAKA_WEIGHTS;

/** What a varga gives of its weight, in twentieths, by how the graha stands with the ruler of its sign. */
const VISHVA: Readonly<Record<'own' | CompoundRelation, number>> = {
  own: 20,
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
};

/** The vimshopaka bala of a graha in each scheme. */
export function vimshopakas(
  graha: SignRuler,
  longitudes: SevenLongitudes,
  hora: HoraVariant,
): Readonly<Record<VimshopakaScheme, number>> {
  const of = (scheme: VimshopakaScheme) => vimshopaka(graha, scheme, longitudes, hora);
  return {
    shadvarga: of('shadvarga'),
    saptavarga: of('saptavarga'),
    dashavarga: of('dashavarga'),
    shodashavarga: of('shodashavarga'),
  };
}

/** The vimshopaka bala of a graha in a scheme, 5 to 20. Who is a friend for the time, each varga tells for itself. */
function vimshopaka(
  graha: SignRuler,
  scheme: VimshopakaScheme,
  longitudes: SevenLongitudes,
  hora: HoraVariant,
): number {
  let sum = 0;
  for (const [id, weight] of Object.entries(VIMSHOPAKA_WEIGHTS[scheme]) as [VargaId, number][]) {
    sum += weight * VISHVA[standing(graha, id, longitudes, hora)];
  }
  return virupas(sum / 20);
}

function standing(
  graha: SignRuler,
  id: VargaId,
  longitudes: SevenLongitudes,
  hora: HoraVariant,
): 'own' | CompoundRelation {
  const { rashi } = vargaOf(id, longitudes[graha], hora);
  if (rashi.ruler === graha) return 'own';
  const ruler = vargaOf(id, longitudes[rashi.ruler], hora).rashi;
  return compoundRelation(graha, rashi.ruler, houseFrom(rashi, ruler)).compound;
}
