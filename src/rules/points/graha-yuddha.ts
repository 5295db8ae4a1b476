import { fromMicrodegrees, MICRODEGREES_PER_CIRCLE, MICRODEGREES_PER_DEGREE } from '../../base/math/angle.js';

/** The five that can be at war: neither luminaries nor nodes. */
export const WARRIORS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
type Warrior = (typeof WARRIORS)[number];

/** Where one of the five stands: longitude in microdegrees, latitude in degrees. */
export interface WarriorPlace {
  readonly graha: Warrior;
  readonly longitude: number;
  readonly latitude: number;
}

/** Two within a degree of each other. */
export interface GrahaYuddha {
  readonly grahas: readonly [Warrior, Warrior];
  /** Degrees of longitude between them. */
  readonly separation: number;
  /** The more northern one (Surya Siddhanta 7). */
  readonly winner: Warrior;
}

/** Each pair of the five within a degree of longitude. */
export function grahaYuddhas(places: readonly WarriorPlace[]): GrahaYuddha[] {
  return places.flatMap((one, i) =>
    places.slice(i + 1).flatMap((other) => {
      const apart = Math.abs(one.longitude - other.longitude);
      const separation = Math.min(apart, MICRODEGREES_PER_CIRCLE - apart);
      if (separation > MICRODEGREES_PER_DEGREE) return [];
      const winner = one.latitude >= other.latitude ? one.graha : other.graha;
      return [{ grahas: [one.graha, other.graha] as const, separation: fromMicrodegrees(separation), winner }];
    }),
  );
}
