import { momentAt } from '../../base/ephemeris/moment.js';
import type { Graha } from '../../base/zodiac/graha.js';
import { grahaLongitude, grahaPositions } from '../../base/zodiac/positions.js';
import { type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import type { Sky } from '../../base/zodiac/sidereal.js';
import { elongationOf } from '../panchanga/elongation.js';
import { sunAndMoon } from '../panchanga/limbs.js';
import type { TransitSigns } from './gochara.js';
import { type SignStay, signStay } from './sign-stay.js';

const HALF_CIRCLE = 180_000_000;

/** What a moment has of itself, whoever asks. */
export interface GocharaSky {
  readonly signs: TransitSigns;
  readonly isRetrograde: (graha: Graha) => boolean;
  readonly isBright: boolean;
  readonly stays: Readonly<Record<Graha, SignStay & { readonly moonAtEntry: Rashi | undefined }>>;
}

export function gocharaSky(sky: Sky, at: number): GocharaSky {
  const positions = grahaPositions(sky, momentAt(at));
  const ofEach = <Value>(of: (graha: Graha, sign: Rashi) => Value) =>
    Object.fromEntries(positions.map(({ graha, longitude }) => [graha, of(graha, rashiOf(longitude))])) as Record<
      Graha,
      Value
    >;
  return {
    signs: ofEach((_, sign) => sign),
    isRetrograde: (of) => positions.some(({ graha, speed }) => graha === of && speed < 0),
    isBright: elongationOf(sunAndMoon(sky, at)) < HALF_CIRCLE,
    stays: ofEach((graha, sign) => {
      const stay = signStay(sky, { graha, sign }, at);
      const moonAtEntry =
        graha === 'Moon' || stay.start === undefined
          ? undefined
          : rashiOf(grahaLongitude(sky, 'Moon', momentAt(stay.start)));
      return { ...stay, moonAtEntry };
    }),
  };
}
