import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { Element, Graha, Modality, SignName, SignRuler } from '../../base/zodiac/rashi.js';
import type { Dignity } from '../natal/dignity-tables.js';
import type { ReferenceName } from './factors.js';

/** A graha of the chart. */
export interface CareerGraha {
  readonly graha: Graha;
  /** Sidereal, degrees in [0, 360). */
  readonly longitude: number;
  readonly sign: SignName;
  /** Degrees in [0, 30). */
  readonly degree_in_sign: number;
  /** 1 to 12, whole signs from the lagna. */
  readonly house: number;
  readonly nakshatra: NakshatraName;
  /** 1 to 4. */
  readonly pada: number;
  readonly retrograde: boolean;
  readonly combust: boolean;
  /** Null for the nodes. */
  readonly dignity: Dignity | null;
  readonly d9_sign: SignName;
  readonly d10_sign: SignName;
}

export interface CareerChartResult {
  readonly moment: {
    /** UTC instant. */
    readonly utc: string;
    /** The same with the offset of the zone. */
    readonly local: string;
    readonly timezone: string;
  };
  readonly ascendant: {
    readonly sign: SignName;
    /** Sidereal, degrees in [0, 360). */
    readonly longitude: number;
    readonly degree_in_sign: number;
    readonly ruler: SignRuler;
  };
  /** Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu: the order of every list of grahas here. */
  readonly grahas: readonly CareerGraha[];
}

/** The 10th house from the lagna, from the Moon or from the Sun. */
export interface TenthFrom {
  readonly reference: ReferenceName;
  readonly sign: SignName;
  /** Our own points; the strongest of the three is the primary reference. */
  readonly strength: number;
  /** Of its ruler, Jupiter and Mercury, those that are in it or aspect it. */
  readonly strengthened_by: readonly SignRuler[];
  readonly tenth: {
    readonly sign: SignName;
    readonly element: Element;
    readonly modality: Modality;
    readonly ruler: SignRuler;
    readonly occupants: readonly Graha[];
    readonly aspected_by: readonly Graha[];
  };
  /** Where the ruler of that 10th stands; its house is counted from the reference. */
  readonly ruler_placement: {
    readonly sign: SignName;
    readonly house: number;
    readonly dignity: Dignity;
    readonly combust: boolean;
    readonly navamsa_sign: SignName;
  };
  /** The ruler of that navamsa sign. */
  readonly karmajiva: { readonly graha: SignRuler; readonly dignity: Dignity };
}
