import type { Place } from '../../base/ephemeris/ascendant.js';
import { type EarthOrientation, earthOrientation } from '../../base/ephemeris/earth.js';
import { type EclipticPosition, epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { equatorial } from '../../base/ephemeris/horizon.js';
import { asin, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, tan, wrap180 } from '../../base/math/angle.js';
import { type CalendarDate, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { localDay, type Zone } from '../../base/time/zone.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { COMBUSTION_ORBS } from '../natal/combustion.js';
import { findSolarDay } from '../panchanga/sunrise.js';
import { ARCUS_VISIONIS, type AstaRule, type SettingPlanet } from './visibility-tables.js';

/** Where a planet is looked for: at sunrise in the east, at sunset in the west. */
export type HorizonSide = 'east' | 'west';

/** How a planet stands at a sunrise or a sunset. */
export interface Look {
  /** Of the Sun's rising or setting, milliseconds since 1970. */
  readonly at: number;
  readonly side: HorizonSide;
  /** What the rule measures, degrees; negative where the Sun rises before it, or sets after it. */
  readonly degrees: number;
  /** From which it is seen. */
  readonly limit: number;
  readonly isSeen: boolean;
}

/** A time during which a planet is not seen. */
export interface AstaSpan {
  readonly planet: SettingPlanet;
  /** The first sunset or sunrise at which it is missed where it was last seen; undefined beyond the search. */
  readonly sets: Look | undefined;
  /** The first at which it is seen again. */
  readonly rises: Look | undefined;
}

/** What is asked: which planets, at a place, by which rule. */
export interface VisibilityQuestion {
  readonly place: Place;
  readonly timeZone: Zone;
  readonly rule: AstaRule;
}

/** Local dates, both inside. */
interface Dates {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The Sun at one of its risings or settings. */
interface SunEvent {
  readonly at: number;
  readonly side: HorizonSide;
  readonly earth: EarthOrientation;
  readonly position: EclipticPosition;
  readonly crossing: Crossing;
}

/** A body at a horizon: right ascension, and with the ascensional difference the degree of the equator that crosses it too. */
interface Crossing {
  readonly rightAscension: number;
  readonly declination: number;
  readonly oblique: number;
}

/** Degrees. A planet that far from the Sun is above the horizon in some part of the night. */
const FAR = 90;
/** Days that are looked at beyond a span. No planet is hidden longer where it is seen at all in its turn. */
const MARGIN = 200;
/** Days before the ends of the ephemeris. */
const SHY = 2;
/** Days. A planet that is seen for the first time after longer was hidden when the search began. */
const UNBROKEN = 1.25;

/** Every time in which a planet is not seen that touches a span of local dates, in the order of time. */
export function astaSpans(
  sky: Sky,
  planets: readonly SettingPlanet[],
  dates: Dates,
  question: VisibilityQuestion,
): AstaSpan[] {
  const events = sunEvents(sky, question);
  return planets
    .flatMap((planet) => spansOf(planet, dates, (date) => looksOf(sky, planet, events(date), question)))
    .sort((a, b) => startOf(a) - startOf(b));
}

function startOf({ sets, rises }: AstaSpan): number {
  return sets?.at ?? (rises ? rises.at - MARGIN * MILLISECONDS_PER_DAY : 0);
}

type LooksOn = (date: CalendarDate) => readonly Look[];

function spansOf(planet: SettingPlanet, dates: Dates, looksOn: LooksOn): AstaSpan[] {
  const looks = looksAround(dates, looksOn);
  const spans: AstaSpan[] = [];
  let last: Look | undefined;
  let missed: Look | undefined;
  for (const look of looks) {
    if (look.isSeen) {
      if (last ? missed : look.at - (looks[0] as Look).at > UNBROKEN * MILLISECONDS_PER_DAY) {
        spans.push({ planet, sets: missed, rises: look });
      }
      last = look;
      missed = undefined;
    } else if (look.side === last?.side) missed ??= look;
  }
  return missed ? [...spans, { planet, sets: missed, rises: undefined }] : spans;
}

/** The looks of some dates, and of those before and after up to the first on which the planet is seen. */
function looksAround({ from, to }: Dates, looksOn: LooksOn): Look[] {
  const isSeenOn = (date: number) => looksOn(date as CalendarDate).some(({ isSeen }) => isSeen);
  let [first, last] = [from as number, (to + 1) as number];
  while (first > from - MARGIN && !isSeenOn(first)) first--;
  while (last < to + MARGIN && !isSeenOn(last)) last++;
  return Array.from({ length: last - first + 1 }, (_, index) => looksOn((first + index) as CalendarDate)).flat();
}

/** The Sun's risings and settings of a local date, kept: every planet is looked for at them. */
function sunEvents(sky: Sky, { place, timeZone }: VisibilityQuestion): (date: CalendarDate) => readonly SunEvent[] {
  const known = new Map<CalendarDate, readonly SunEvent[]>();
  const { first, last } = sky.ephemeris.span;
  const [earliest, latest] = [first + SHY, last - SHY].map(epochMillisecondsOf) as [number, number];
  return (date) => {
    const found = known.get(date);
    if (found) return found;
    const day = localDay(timeZone, date);
    const isInside = day.start >= earliest && day.end <= latest && day.start < day.end;
    const sun = isInside ? findSolarDay(sky, day, place) : undefined;
    const events =
      sun && 'sunrise' in sun
        ? [sunEvent(sky, place, sun.sunrise, 'east'), sunEvent(sky, place, sun.sunset, 'west')]
        : [];
    known.set(date, events);
    return events;
  };
}

function sunEvent({ ephemeris }: Sky, place: Place, at: number, side: HorizonSide): SunEvent {
  const moment = momentAt(at);
  const earth = earthOrientation(moment);
  const position = ephemeris.position('Sun', moment.tt);
  return { at, side, earth, position, crossing: crossingOf(position, earth, place, side) };
}

/**
 * What of the equator crosses the horizon with a body (Meeus, Astronomical Algorithms, ch. 15, without refraction): its
 * right ascension less its ascensional difference where it rises, and with it where it sets.
 */
function crossingOf(seen: EclipticPosition, earth: EarthOrientation, { latitude }: Place, side: HorizonSide): Crossing {
  const { x, y, z } = equatorial(seen, earth);
  const declination = asin(z);
  const steep = tan(latitude * RADIANS_PER_DEGREE) * tan(declination);
  const difference = asin(Math.max(-1, Math.min(1, steep))) * DEGREES_PER_RADIAN;
  const rightAscension = atan2(y, x) * DEGREES_PER_RADIAN;
  return { rightAscension, declination, oblique: rightAscension + (side === 'east' ? -difference : difference) };
}

function looksOf(
  { ephemeris }: Sky,
  planet: SettingPlanet,
  events: readonly SunEvent[],
  { place, rule }: VisibilityQuestion,
): Look[] {
  return events.map((sun) => {
    const { at, side, earth } = sun;
    const position = ephemeris.position(planet, momentAt(at).tt);
    const elongation = wrap180(position.longitude - sun.position.longitude);
    const ahead = side === 'west' ? elongation : -elongation;
    const crossing = crossingOf(position, earth, place, side);
    const { degrees, limit } = measured(rule, planet, { sun, position, ahead, crossing, place });
    const isSeen = Math.abs(elongation) >= FAR || (rule === 'elongation' ? degrees > limit : degrees >= limit);
    return { at, side, degrees, limit, isSeen };
  });
}

interface Measured {
  readonly sun: SunEvent;
  readonly position: EclipticPosition;
  /** By how many degrees it rises before the Sun, or sets after it, as longitudes go. */
  readonly ahead: number;
  readonly crossing: Crossing;
  readonly place: Place;
}

function measured(rule: AstaRule, planet: SettingPlanet, { sun, position, ahead, crossing, place }: Measured) {
  const orbs = COMBUSTION_ORBS[planet];
  const orb = position.speed < 0 ? orbs.retrograde : orbs.direct;
  if (rule === 'elongation') return { degrees: ahead, limit: orb };
  const isEast = sun.side === 'east';
  const later = isEast ? sun.crossing.oblique - crossing.oblique : crossing.oblique - sun.crossing.oblique;
  if (rule === 'kalamsha') return { degrees: wrap180(later), limit: orb };
  const isLeaving = isEast === position.speed < sun.position.speed;
  const limits = ARCUS_VISIONIS[planet];
  const limit = isEast
    ? limits[isLeaving ? 'eastLeaving' : 'eastComing']
    : limits[isLeaving ? 'westLeaving' : 'westComing'];
  return { degrees: depth(sun, crossing, place), limit };
}

/** How deep the Sun stands below the horizon when a body crosses it, degrees. */
function depth({ side, crossing: sun }: SunEvent, { oblique }: Crossing, { latitude }: Place): number {
  const siderealTime = oblique + (side === 'east' ? -90 : 90);
  const phi = latitude * RADIANS_PER_DEGREE;
  const hourAngle = (siderealTime - sun.rightAscension) * RADIANS_PER_DEGREE;
  const up = sin(phi) * sin(sun.declination) + cos(phi) * cos(sun.declination) * cos(hourAngle);
  return -asin(Math.max(-1, Math.min(1, up))) * DEGREES_PER_RADIAN;
}
