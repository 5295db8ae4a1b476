import type { SignRuler } from '../../base/zodiac/rashi.js';
import type { CompoundRelation } from '../natal/dignity.js';
import type { VargaId } from '../natal/varga-names.js';

/** The grahas that have strengths, as tradition lists them. */
export const STRONG_GRAHAS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
] as const satisfies readonly SignRuler[];

/** The vargas of saptavargaja bala (Brihat Parashara Hora Shastra 27). */
export const SAPTAVARGA = ['D1', 'D2', 'D3', 'D7', 'D9', 'D12', 'D30'] as const satisfies readonly VargaId[];

/** Virupas of a graha in one of the seven vargas; moolatrikona counts in the first alone, by the whole sign. */
export const SAPTAVARGAJA: Readonly<Record<'moolatrikona' | 'own' | CompoundRelation, number>> = {
  moolatrikona: 45,
  own: 30,
  great_friend: 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  great_enemy: 1.875,
};

/** Which third of a sign gives a graha drekkana bala, from 0: the male ones the first, the neuter the second. */
export const STRONG_THIRD: Readonly<Record<SignRuler, number>> = {
  Sun: 0,
  Mars: 0,
  Jupiter: 0,
  Mercury: 1,
  Saturn: 1,
  Moon: 2,
  Venus: 2,
};

/** Where a graha has no dig bala. */
export const WEAK_CORNER: Readonly<Record<SignRuler, 'ascendant' | 'descendant' | 'midheaven' | 'lower_midheaven'>> = {
  Sun: 'lower_midheaven',
  Mars: 'lower_midheaven',
  Moon: 'midheaven',
  Venus: 'midheaven',
  Mercury: 'descendant',
  Jupiter: 'descendant',
  Saturn: 'ascendant',
};

/** Who is strong in the thirds of the day and of the night. */
export const TRIBHAGA = {
  day: ['Mercury', 'Sun', 'Saturn'],
  night: ['Moon', 'Venus', 'Mars'],
} as const satisfies Record<'day' | 'night', readonly SignRuler[]>;

/** Which declination adds to ayana bala. */
export const AYANA: Readonly<Record<SignRuler, 'north' | 'south' | 'both'>> = {
  Sun: 'north',
  Moon: 'south',
  Mars: 'north',
  Mercury: 'both',
  Jupiter: 'north',
  Venus: 'north',
  Saturn: 'south',
};

/** Natural strength: so many sevenths of 60 virupas. */
export const NAISARGIKA_SEVENTHS: Readonly<Record<SignRuler, number>> = {
  Sun: 7,
  Moon: 6,
  Venus: 5,
  Jupiter: 4,
  Mercury: 3,
  Mars: 2,
  Saturn: 1,
};

/** Rupas that a graha should have (Raman; Santhanam's text of chapter 27 has 6.5 for the Sun). */
export const REQUIRED_RUPAS: Readonly<Record<SignRuler, number>> = {
  Sun: 5,
  Moon: 6,
  Mars: 5,
  Mercury: 7,
  Jupiter: 6.5,
  Venus: 5.5,
  Saturn: 5,
};

/**
 * Mean longitudes by B. V. Raman, Graha and Bhava Balas: a + b d + c + e y, sidereal degrees for the meridian of Ujjain,
 * d the days since the beginning of 1900 there and y the years since 1900. Mercury and Venus have their sighras.
 */
export const MEAN_ELEMENTS: Readonly<
  Record<Exclude<SignRuler, 'Moon'>, readonly [a: number, b: number, c: number, e: number]>
> = {
  Sun: [257.4568, 0.9856026, 0, 0],
  Mars: [270.22, 0.524021, 0, 0],
  Mercury: [164, 4.092318, 6.67, -0.00133],
  Jupiter: [220.04, 0.083096, -3.3, -0.0067],
  Venus: [328.51, 1.602146, -5, -0.0001],
  Saturn: [236.74, 0.033439, 5, 0.001],
};

/** Degrees from the aspecting to the aspected between which a graha aspects in full, and what that adds. */
export const SPECIAL_DRISHTI: Readonly<
  Partial<Record<SignRuler, readonly (readonly [from: number, to: number, virupas: number])[]>>
> = {
  Mars: [
    [90, 120, 15],
    [210, 240, 15],
  ],
  Jupiter: [
    [120, 150, 30],
    [240, 270, 30],
  ],
  Saturn: [
    [60, 90, 45],
    [270, 300, 45],
  ],
};
