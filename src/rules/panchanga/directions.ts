import { nakshatraOf } from '../../base/zodiac/nakshatra.js';
import type { Graha, SignName } from '../../base/zodiac/rashi.js';
import type { DayAndNight, Span } from './day-divisions.js';
import type { LimbSpan, SignSpan } from './limbs.js';
import type { Vara, VaraName } from './tables.js';

export const COMPASS = ['east', 'south', 'west', 'north'] as const;
export type CompassDirection = (typeof COMPASS)[number];

/** Where the fire of offerings dwells: on the earth, in the sky, below. */
export const AGNIVASAS = ['earth', 'sky', 'patala'] as const;
export type Agnivasa = (typeof AGNIVASAS)[number];

/** Where Shiva dwells, by the remainder of his count. */
export const SHIVAVASAS = ['shmashana', 'kailasa', 'gauri', 'nandi', 'sabha', 'bhojana', 'krida'] as const;
export type Shivavasa = (typeof SHIVAVASAS)[number];

type Quality = 'good' | 'bad';

interface AgnivasaSpan extends Span {
  readonly place: Agnivasa;
  readonly quality: Quality;
}

interface ShivavasaSpan extends Span {
  readonly place: Shivavasa;
  readonly quality: Quality;
}

/** Into whose mouth an offering falls. */
interface HomahutiSpan extends Span {
  readonly graha: Graha;
  readonly quality: Quality;
}

/** A direction for as long as it is that. */
interface DirectionSpan extends Span {
  readonly direction: CompassDirection;
}

/** What a day from sunrise to sunrise says of directions and dwellings. */
export interface DirectionsOfDay {
  readonly dishaShool: CompassDirection;
  readonly nakshatraShools: readonly DirectionSpan[];
  readonly chandraVasas: readonly DirectionSpan[];
  readonly agnivasas: readonly AgnivasaSpan[];
  readonly shivavasas: readonly ShivavasaSpan[];
  readonly homahutis: readonly HomahutiSpan[];
}

/** The direction in which a journey is not begun, by weekday. Source: Muhurta Chintamani. */
const DISHA_SHOOL: Readonly<Record<VaraName, CompassDirection>> = {
  Sunday: 'west',
  Monday: 'east',
  Tuesday: 'north',
  Wednesday: 'north',
  Thursday: 'south',
  Friday: 'west',
  Saturday: 'east',
};

/** The same by nakshatra. Source: Muhurta Chintamani; panchang-core has eleven others. */
const NAKSHATRA_SHOOL: Readonly<Record<number, CompassDirection>> = { 4: 'west', 12: 'north', 18: 'east', 25: 'south' };

/** Where the Moon dwells, by her sign: fire in the east, earth in the south, air in the west, water in the north. */
const CHANDRA_VASA: Readonly<Record<SignName, CompassDirection>> = {
  Aries: 'east',
  Taurus: 'south',
  Gemini: 'west',
  Cancer: 'north',
  Leo: 'east',
  Virgo: 'south',
  Libra: 'west',
  Scorpio: 'north',
  Sagittarius: 'east',
  Capricorn: 'south',
  Aquarius: 'west',
  Pisces: 'north',
};

/** By the remainder of four. */
const AGNIVASA_OF: readonly Agnivasa[] = ['earth', 'sky', 'patala', 'earth'];
const GOOD_SHIVAVASAS: readonly Shivavasa[] = ['kailasa', 'gauri', 'nandi'];
/** For three nakshatras each, counted from the Sun's. Source: Muhurta Chintamani. */
const HOMAHUTI_ORDER: readonly Graha[] = [
  'Sun',
  'Mercury',
  'Venus',
  'Saturn',
  'Moon',
  'Mars',
  'Jupiter',
  'Rahu',
  'Ketu',
];
const GOOD_HOMAHUTI: readonly Graha[] = ['Mercury', 'Venus', 'Moon', 'Jupiter'];

/** Where the fire dwells in a tithi, 1 to 30, of a weekday: on the earth is good. Source: the verse as PyJHora has it. */
export function agnivasaOf(tithi: number, vara: Vara): Agnivasa {
  return AGNIVASA_OF[(tithi + vara.number + 1) % 4] as Agnivasa;
}

/** Where Shiva dwells in a tithi, 1 to 30. Sources: vijayalur.com, PyJHora; a table by tithi differs in the dark half. */
export function shivavasaOf(tithi: number): Shivavasa {
  return SHIVAVASAS[(2 * tithi + 5) % 7] as Shivavasa;
}

/** By the numbers of the nakshatras of Moon and Sun. */
export function homahutiOf(moon: number, sun: number): Graha {
  return HOMAHUTI_ORDER[Math.floor(((moon - sun + 27) % 27) / 3)] as Graha;
}

/** `sun` is the sidereal longitude at sunrise, microdegrees: its nakshatra counts for the whole day. */
export function directionsOf(
  day: DayAndNight,
  made: {
    readonly vara: Vara;
    readonly sun: number;
    readonly tithis: readonly LimbSpan<'tithi'>[];
    readonly nakshatras: readonly LimbSpan<'nakshatra'>[];
    readonly moonSigns: readonly SignSpan[];
  },
): DirectionsOfDay {
  const { vara, sun, tithis, nakshatras, moonSigns } = made;
  const sunStar = nakshatraOf(sun).nakshatra.number;
  const within = ({ startsAt, endsAt }: LimbSpan): Span => ({
    start: Math.max(startsAt, day.sunrise),
    end: Math.min(endsAt, day.nextSunrise),
  });
  return {
    dishaShool: DISHA_SHOOL[vara.name],
    nakshatraShools: nakshatras.flatMap((span) => {
      const direction = NAKSHATRA_SHOOL[span.value.number];
      return direction ? [{ direction, ...within(span) }] : [];
    }),
    chandraVasas: moonSigns.map(({ sign, start, end }) => ({ direction: CHANDRA_VASA[sign.name], start, end })),
    agnivasas: tithis.map((span) => {
      const place = agnivasaOf(span.value.number, vara);
      return { place, quality: place === 'earth' ? 'good' : 'bad', ...within(span) };
    }),
    shivavasas: tithis.map((span) => {
      const place = shivavasaOf(span.value.number);
      return { place, quality: GOOD_SHIVAVASAS.includes(place) ? 'good' : 'bad', ...within(span) };
    }),
    homahutis: nakshatras.map((span) => {
      const graha = homahutiOf(span.value.number, sunStar);
      return { graha, quality: GOOD_HOMAHUTI.includes(graha) ? 'good' : 'bad', ...within(span) };
    }),
  };
}
