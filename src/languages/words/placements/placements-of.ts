import type { NakshatraName } from '../../../base/zodiac/nakshatra.js';
import type { Graha, SignName } from '../../../base/zodiac/rashi.js';
import type { Dignity } from '../../../rules/natal/dignity-tables.js';
import type { Placement } from '../../../rules/natal/placements.js';

/** What of the result of a birth chart its placements are read from. */
export interface PlacedChart {
  readonly houses: readonly { readonly house: number; readonly ruler: Graha; readonly ruler_house: number }[] | null;
  readonly planets: readonly {
    readonly planet: Graha;
    readonly sign_name: SignName;
    readonly house: number | null;
    readonly dignity: Dignity | null;
  }[];
  readonly panchanga: {
    readonly tithi: { readonly number: number };
    readonly nakshatra: { readonly name: NakshatraName; readonly pada: number };
  };
  /** Null for an unknown time. */
  readonly dashas: {
    readonly current: { readonly maha: PlacedPeriod; readonly antar: PlacedPeriod } | null;
  } | null;
}

/** A running period of a result. */
export interface PlacedPeriod {
  readonly lord: Graha;
  readonly ends_at_local: string;
}

/**
 * The placements of a birth chart of which tradition says something, in this order: the tithi and the nakshatra of
 * birth, the ruler of the rising sign by its house, each graha by house and by sign, the lords of the dashas that run by
 * their houses at birth. Without a rising sign there are none by house, without a clock none of dashas, and of an
 * unknown time none at all, since the day leaves too much open.
 *
 * @example
 * import { birthChart } from 'nirayana';
 * import { placementsOf } from 'nirayana/languages';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const placements = placementsOf(birthChart(birth).result);
 * placements[2]; // => { kind: 'lagna_lord', graha: 'Moon', house: 7 }
 * placements.length; // => 21
 */
export function placementsOf({ houses, planets, panchanga, dashas }: PlacedChart): readonly Placement[] {
  if (dashas === null) return [];
  const { tithi, nakshatra } = panchanga;
  const lagna = houses?.find(({ house }) => house === 1);
  const houseOf = (graha: Graha) => planets.find(({ planet }) => planet === graha)?.house ?? null;
  const { current } = dashas;
  return [
    { kind: 'tithi', tithi: tithi.number },
    { kind: 'nakshatra', nakshatra: nakshatra.name, pada: nakshatra.pada },
    ...(lagna === undefined ? [] : [{ kind: 'lagna_lord', graha: lagna.ruler, house: lagna.ruler_house } as const]),
    ...planets.flatMap(({ planet: graha, sign_name: sign, house, dignity }): Placement[] => [
      ...(house === null ? [] : [{ kind: 'graha_in_house', graha, house } as const]),
      { kind: 'graha_in_sign', graha, sign, dignity },
    ]),
    ...(['maha', 'antar'] as const).flatMap((level): Placement[] => {
      const period = current?.[level];
      const house = period && houseOf(period.lord);
      if (!period || house == null) return [];
      const until = period.ends_at_local.slice(0, 'YYYY-MM-DD'.length);
      return [{ kind: 'dasha_lord', level, graha: period.lord, house, until }];
    }),
  ];
}
