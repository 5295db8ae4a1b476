import { earthOrientation } from '../../base/ephemeris/earth.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { equatorial } from '../../base/ephemeris/horizon.js';
import { housesOf } from '../../base/ephemeris/houses.js';
import type { ResolvedBirth } from '../../base/input/birth.js';
import { zoneOfDays } from '../../base/input/zone.js';
import { asin, atan2, DEGREES_PER_RADIAN, modulo, toMicrodegrees, wrap180 } from '../../base/math/angle.js';
import { zodiacStart } from '../../base/zodiac/ayanamsha.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { degreeInRashi, type Rashi, rashiOf, type SignName, type SignRuler } from '../../base/zodiac/rashi.js';
import type { HoraVariant } from '../natal/hora-variants.js';
import { type Hora, horas } from '../panchanga/day-divisions.js';
import { solarDayAt } from '../panchanga/sunrise.js';
import { type GrahaYuddha, grahaYuddhas } from '../points/graha-yuddha.js';
import { drishtiOnHouse, type StrengthLongitudes } from './drishti-bala.js';
import { lordsOfDay, type TimeLords } from './kala-bala.js';
import { inDegrees, naturalBenefics, type Shadbala, shadbala } from './shadbala.js';
import { STRONG_GRAHAS } from './shadbala-tables.js';
import { type SevenLongitudes, total, virupas } from './sthana-bala.js';

/** The strengths of a birth, and what of its moment gives them. */
export interface BirthStrengths {
  readonly longitudes: SevenLongitudes;
  readonly lords: TimeLords;
  /** The grahas counted as benefics; the others are malefics. */
  readonly benefics: readonly SignRuler[];
  readonly grahas: readonly Shadbala[];
  readonly wars: readonly GrahaYuddha[];
  readonly houses: readonly BhavaBala[];
}

/** The Julian day number of 1970-01-01. */
const UNIX_EPOCH_DAY_NUMBER = 2440588;

const FIGHTERS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const satisfies readonly SignRuler[];

/**
 * The strengths of a birth as if it were at an instant.
 *
 * @throws CalculationError `engine_error` where there is no ascendant or no sunrise.
 */
export function birthStrengths(
  sky: Sky,
  { place, timeZone }: ResolvedBirth,
  instant: number,
  hora: HoraVariant,
): BirthStrengths {
  const moment = momentAt(instant);
  const earth = earthOrientation(moment);
  const origin = -zodiacStart(sky.ephemeris, sky.ayanamsha, moment.tt);
  const seen = STRONG_GRAHAS.map((name) => {
    const position = sky.ephemeris.position(name, moment.tt);
    const { x, y, z } = equatorial(position, earth);
    return {
      name,
      longitude: toMicrodegrees(position.longitude + origin),
      latitude: position.latitude,
      tropical: position.longitude + earth.toTrueEquinox,
      declination: asin(z) * DEGREES_PER_RADIAN,
      rightAscension: atan2(y, x) * DEGREES_PER_RADIAN,
    };
  });
  const byName = <Value>(of: (each: (typeof seen)[number]) => Value) =>
    Object.fromEntries(seen.map((each) => [each.name, of(each)])) as Record<SignRuler, Value>;
  const longitudes = byName(({ longitude }) => longitude);
  const latitudes = byName(({ latitude }) => latitude);
  const [sun] = seen as [(typeof seen)[number]];
  const day = solarDayAt(sky, { instant, place, timeZone: zoneOfDays(timeZone, place, instant) });
  const isDay = instant < day.sunset;
  const [start, end] = isDay ? [day.sunrise, day.sunset] : [day.sunset, day.nextSunrise];
  const { year, month, vara } = lordsOfDay(day.date + UNIX_EPOCH_DAY_NUMBER);
  const part = (of: number) => Math.max(0, Math.min(of - 1, Math.floor((of * (instant - start)) / (end - start))));
  const hour = horas(day, vara)[(isDay ? 0 : 12) + part(12)] as Hora;
  const lords: TimeLords = { year, month, day: vara.lord, hour: hour.ruler };
  const { ascendant, midheaven, cusps } = housesOf({ earth, place, system: 'porphyry', origin });
  const benefics = naturalBenefics(longitudes);
  const isBenefic = (each: SignRuler) => benefics.includes(each);
  const grahas = shadbala({
    longitudes,
    corners: { ascendant, midheaven },
    lagna: rashiOf(toMicrodegrees(ascendant)),
    hora,
    tropicalSun: sun.tropical,
    julianDayUt: moment.ut,
    hoursFromMidnight: Math.abs(wrap180(earth.siderealTime + place.longitude - sun.rightAscension + 180)) / 15,
    period: isDay ? 'day' : 'night',
    third: part(3),
    lords,
    declinations: byName(({ declination }) => declination),
    isBenefic,
  });
  return {
    longitudes,
    lords,
    benefics,
    grahas,
    wars: grahaYuddhas(FIGHTERS.map((graha) => ({ graha, longitude: longitudes[graha], latitude: latitudes[graha] }))),
    houses: bhavaBala(cusps, {
      longitudes: inDegrees(longitudes),
      isBenefic,
      strengthOf: (each) => (grahas.find(({ graha: of }) => of === each) as Shadbala).total,
    }),
  };
}

/** When a planetary hour or a day begins within a span of minutes. */
export function hourEdges(
  sky: Sky,
  { place, timeZone }: ResolvedBirth,
  { start, end }: { readonly start: number; readonly end: number },
): number[] {
  const edges: number[] = [];
  const zone = zoneOfDays(timeZone, place, start);
  for (let instant = start; instant <= end; ) {
    const day = solarDayAt(sky, { instant, place, timeZone: zone });
    edges.push(...horas(day, lordsOfDay(day.date + UNIX_EPOCH_DAY_NUMBER).vara).map((hora) => hora.start));
    instant = day.nextSunrise + SECOND;
  }
  return edges;
}

const SECOND = 1000;

/** The house in which a sign has no dig bala, by its kind: human 7, watery 10, four-footed 4, the scorpion 1. */
const WEAK_HOUSE: Readonly<Record<SignName, number | readonly [first: number, second: number]>> = {
  Aries: 4,
  Taurus: 4,
  Gemini: 7,
  Cancer: 10,
  Leo: 4,
  Virgo: 7,
  Libra: 7,
  Scorpio: 1,
  Sagittarius: [7, 4],
  Capricorn: [4, 10],
  Aquarius: 7,
  Pisces: 10,
};

/** The strength of a house, virupas. */
interface BhavaBala {
  readonly house: number;
  /** The sign that holds its middle. */
  readonly sign: Rashi;
  readonly rulerVirupas: number;
  readonly dig: number;
  readonly drishti: number;
  readonly total: number;
}

/** The strengths of the twelve houses, whose middles are given in degrees, the first house first. */
function bhavaBala(
  middles: readonly number[],
  {
    longitudes,
    isBenefic,
    strengthOf,
  }: {
    readonly longitudes: StrengthLongitudes;
    readonly isBenefic: (graha: SignRuler) => boolean;
    /** The shadbala of a graha, virupas. */
    readonly strengthOf: (graha: SignRuler) => number;
  },
): BhavaBala[] {
  return middles.map((middle, index) => {
    const microdegrees = toMicrodegrees(middle);
    const sign = rashiOf(microdegrees);
    const parts = {
      rulerVirupas: strengthOf(sign.ruler),
      dig: digOfHouse(index + 1, microdegrees),
      drishti: virupas(drishtiOnHouse(middle, longitudes, isBenefic)),
    };
    return { house: index + 1, sign, ...parts, total: total(Object.values(parts)) };
  });
}

/** Ten virupas for each house, six at most, from the one where the sign of the middle has none. */
function digOfHouse(house: number, middle: number): number {
  const weak = WEAK_HOUSE[rashiOf(middle).name];
  const from = typeof weak === 'number' ? weak : weak[degreeInRashi(middle) < 15 ? 0 : 1];
  const apart = modulo(house - from, 12);
  return 10 * Math.min(apart, 12 - apart);
}
