import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import { GRAHAS_BY_WEEKDAY, rulesSigns, type SignRuler } from '../../base/zodiac/rashi.js';

/**
 * The seven chara karakas (Jaimini Sutra 1.1, Brihat Parashara Hora Shastra 32), as Raman and K.N. Rao count them. Others
 * take eight, with Rahu by 30 degrees minus its degree.
 */
export const CHARA_KARAKAS = ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'gnati', 'dara'] as const;
export type CharaKaraka = (typeof CHARA_KARAKAS)[number];

export interface KarakaGraha {
  readonly karaka: CharaKaraka;
  readonly graha: SignRuler;
  /** How far it has come in its sign, microdegrees. */
  readonly gone: number;
}

const MICRODEGREES_PER_RASHI = 30_000_000;

/**
 * The seven grahas by how far they have come in their signs, the farthest first. Of two that have come equally far, the
 * one whose weekday is earlier goes first.
 */
export function charaKarakas(longitudes: GrahaLongitudes): KarakaGraha[] {
  return GRAHAS_BY_WEEKDAY.filter(rulesSigns)
    .map((graha) => ({ graha, gone: longitudes[graha] % MICRODEGREES_PER_RASHI }))
    .sort((a, b) => b.gone - a.gone)
    .map(({ graha, gone }, index) => ({ karaka: CHARA_KARAKAS[index] as CharaKaraka, graha, gone }));
}
