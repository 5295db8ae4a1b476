import { MICRODEGREES_PER_CIRCLE, MICRODEGREES_PER_DEGREE, modulo } from '../../base/math/angle.js';
import { nakshatraOf } from '../../base/zodiac/nakshatra.js';
import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import { type Graha, type Rashi, rashiOf, type SignRuler } from '../../base/zodiac/rashi.js';
import { vargaOf } from '../natal/varga.js';

/** Points that are sums of others; those of the second row need Gulika, pranapada a sunrise. */
export const DERIVED_POINTS = [
  'bhrigu_bindu',
  'yogi_point',
  'avayogi_point',
  'beeja_sphuta',
  'kshetra_sphuta',
  'pranapada',
  'prana_sphuta',
  'deha_sphuta',
  'mrityu_sphuta',
  'sukshma_trisphuta',
  'trisphuta',
  'chatuhsphuta',
  'panchasphuta',
] as const;
export type DerivedPoint = (typeof DERIVED_POINTS)[number];

/** What they are made of, microdegrees; Gulika and the minutes since sunrise are undefined without a sunrise. */
export interface PointsChart {
  readonly longitudes: GrahaLongitudes;
  readonly lagna: number;
  readonly gulika: number | undefined;
  readonly minutes: number | undefined;
}

const CIRCLE = MICRODEGREES_PER_CIRCLE;
/** 93 degrees 20 minutes, the beginning of Pushya; and 14 nakshatras. */
const PUSHYA = 93_333_333;
const FOURTEEN_NAKSHATRAS = 186_666_667;
/** A sign in fifteen vighatis, six minutes. */
const PRANAPADA_RATE = 5 * MICRODEGREES_PER_DEGREE;
/** From the Sun in a movable sign on, the 9th of a fixed one, the 5th of a dual one. */
const PRANAPADA_FROM = { movable: 0, fixed: 240, dual: 120 } as const;

/** The longitudes of the points, microdegrees; undefined where a sunrise is needed and was none. */
export function derivedPoints(chart: PointsChart): Record<DerivedPoint, number | undefined> {
  const { longitudes, lagna, gulika } = chart;
  const { Sun, Moon, Mars, Jupiter, Venus, Rahu } = longitudes;
  const sum = (...parts: (number | undefined)[]) =>
    parts.some((part) => part === undefined)
      ? undefined
      : modulo(
          parts.reduce((all: number, part) => all + (part as number), 0),
          CIRCLE,
        );
  const times = (count: number, of: number | undefined) => (of === undefined ? undefined : of * count);
  const yogi = sum(Sun, Moon, PUSHYA);
  const [prana, deha, mrityu] = [sum(times(5, lagna), gulika), sum(times(8, Moon), gulika), sum(times(7, gulika), Sun)];
  return {
    bhrigu_bindu: sum(Rahu, Math.round(modulo(Moon - Rahu, CIRCLE) / 2)),
    yogi_point: yogi,
    avayogi_point: sum(yogi, FOURTEEN_NAKSHATRAS),
    beeja_sphuta: sum(Sun, Venus, Jupiter),
    kshetra_sphuta: sum(Moon, Mars, Jupiter),
    pranapada: pranapada(chart),
    prana_sphuta: prana,
    deha_sphuta: deha,
    mrityu_sphuta: mrityu,
    sukshma_trisphuta: sum(prana, deha, mrityu),
    trisphuta: sum(lagna, Moon, gulika),
    chatuhsphuta: sum(lagna, Moon, gulika, Sun),
    panchasphuta: sum(lagna, Moon, gulika, Sun, Rahu),
  };
}

function pranapada({ longitudes: { Sun }, minutes }: PointsChart): number | undefined {
  if (minutes === undefined) return undefined;
  const from = PRANAPADA_FROM[rashiOf(Sun).modality] * MICRODEGREES_PER_DEGREE;
  return modulo(Sun + from + Math.round(minutes * PRANAPADA_RATE), CIRCLE);
}

/** The yogi, its companion and its opponent. */
export interface Yogis {
  /** The lord of the nakshatra of the yogi point. */
  readonly yogi: Graha;
  /** The ruler of its sign. */
  readonly duplicate: SignRuler;
  /** The lord of the nakshatra of the avayogi point. */
  readonly avayogi: Graha;
}

/** The yogis of a birth by its yogi point and its avayogi point, microdegrees. */
export function yogisOf(yogiPoint: number, avayogiPoint: number): Yogis {
  return {
    yogi: nakshatraOf(yogiPoint).nakshatra.ruler,
    duplicate: rashiOf(yogiPoint).ruler,
    avayogi: nakshatraOf(avayogiPoint).nakshatra.ruler,
  };
}

/** The 22nd drekkana and the 64th navamsa. */
export const FAR_PARTS = ['drekkana_22', 'navamsa_64'] as const;
export type FarPart = (typeof FAR_PARTS)[number];

/** Both lie seven whole signs on. */
const SEVEN_SIGNS = 210 * MICRODEGREES_PER_DEGREE;

/** The sign of the 22nd drekkana or the 64th navamsa counted from a longitude, microdegrees. */
export function farPart(part: FarPart, from: number): Rashi {
  return vargaOf(part === 'drekkana_22' ? 'D3' : 'D9', modulo(from + SEVEN_SIGNS, CIRCLE)).rashi;
}
