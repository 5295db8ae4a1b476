import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import { GRAHAS_BY_WEEKDAY, type Graha } from '../../base/zodiac/rashi.js';
import { CHARA_KARAKAS, charaKarakas } from '../natal/chara-karakas.js';

/** How many grahas take part: the seven (Raman, K.N. Rao), or Rahu too (P.V.R. Narasimha Rao, Jagannatha Hora). */
export const KARAKA_COUNTS = ['7', '8'] as const;
export type KarakaCount = (typeof KARAKA_COUNTS)[number];

/** The eight chara karakas in the order in which the farthest graha is the first; of seven there is no pitri. */
export const EIGHT_KARAKAS = ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'gnati', 'dara'] as const;
export type JaiminiKaraka = (typeof EIGHT_KARAKAS)[number];

export interface JaiminiKarakaGraha {
  readonly karaka: JaiminiKaraka;
  readonly graha: Graha;
  /** How far it has come in its sign, microdegrees; for Rahu, who goes backwards, from the end of it. */
  readonly gone: number;
  /** Whether another has come exactly as far, so that the order of the weekdays decides. */
  readonly isTied: boolean;
}

const MICRODEGREES_PER_RASHI = 30_000_000;

/** The chara karakas, the farthest in its sign first (Brihat Parashara Hora Shastra 32; Jaimini Sutra 1.1). */
export function jaiminiKarakas(longitudes: GrahaLongitudes, count: KarakaCount): JaiminiKarakaGraha[] {
  const found = count === '7' ? charaKarakas(longitudes) : eightByDegree(longitudes);
  const names: readonly JaiminiKaraka[] = count === '7' ? CHARA_KARAKAS : EIGHT_KARAKAS;
  return found.map(({ graha, gone }, index) => ({
    karaka: names[index] as JaiminiKaraka,
    graha,
    gone,
    isTied: found.some((other) => other.graha !== graha && other.gone === gone),
  }));
}

function eightByDegree(longitudes: GrahaLongitudes): { readonly graha: Graha; readonly gone: number }[] {
  return GRAHAS_BY_WEEKDAY.filter((graha) => graha !== 'Ketu')
    .map((graha) => {
      const inSign = longitudes[graha] % MICRODEGREES_PER_RASHI;
      return { graha, gone: graha === 'Rahu' ? MICRODEGREES_PER_RASHI - inSign : inSign };
    })
    .toSorted((a, b) => b.gone - a.gone);
}
