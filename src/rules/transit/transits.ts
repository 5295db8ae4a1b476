import { type Crossing, crossings } from '../../base/ephemeris/crossings.js';
import { type Moment, momentAt } from '../../base/ephemeris/ephemeris.js';
import type { Track } from '../../base/ephemeris/tracks.js';
import { fromMicrodegrees, MICRODEGREES_PER_CIRCLE, MICRODEGREES_PER_DEGREE, wrap180 } from '../../base/math/angle.js';
import { type GrahaPosition, grahaPositions, type Sky, siderealTrack } from '../../base/zodiac/positions.js';
import { ASPECTS, type Aspect, type Relationship } from '../natal/drishti.js';
import type { Span } from '../panchanga/day-divisions.js';
import {
  FULL_GLANCE_WEIGHT,
  NATAL_POINTS,
  NATAL_WEIGHT,
  type NatalPoint,
  ORB_DEGREES,
  SPECIAL_GLANCE_WEIGHT,
  TIGHT_ORB_DEGREES,
  TIGHT_ORB_WEIGHT,
  TRANSITING,
  TRANSITING_PLANETS,
  TRANSITING_WEIGHT,
  type TransitingPlanet,
} from './aspect-tables.js';
import { type TransitWindow, transitWindow } from './transit-window.js';

/** Sidereal longitudes of the natal points, microdegrees. */
export type NatalPoints = Readonly<Record<NatalPoint, number>>;

/** The transiting planets at the moment. */
export type TransitingSky = Readonly<Record<TransitingPlanet, Pick<GrahaPosition, 'longitude' | 'speed'>>>;

/** A transiting planet that aspects a natal point. */
interface Transit {
  readonly planet: TransitingPlanet;
  readonly point: NatalPoint;
  readonly aspect: Aspect;
  /** Distance from exact, degrees, six decimals. */
  readonly orb: number;
  /** Whether the orb is shrinking. */
  readonly applying: boolean;
}

/** A transit with all that is told about it. */
export interface WeighedTransit extends RankedTransit {
  readonly window: TransitWindow;
}

/** A transit with what it weighs. */
export interface RankedTransit extends Transit {
  readonly rules: readonly Significance[];
  /** Sum of the points of the rules. */
  readonly score: number;
}

/** The rules that give a transit its weight. */
export const SIGNIFICANCE_RULES = [
  'transiting_planet_weight',
  'natal_point_weight',
  'aspect_weight',
  'tight_orb_within_1deg',
] as const;
export type SignificanceRuleName = (typeof SIGNIFICANCE_RULES)[number];

/** What each rule looked at. These facts travel as they are, so their keys are those of results. */
export interface SignificanceFacts {
  readonly transiting_planet_weight: { readonly transiting_planet: TransitingPlanet };
  readonly natal_point_weight: { readonly natal_point: NatalPoint };
  /** A conjunction and an opposition are full glances, those of Mars, Jupiter and Saturn alone special ones. */
  readonly aspect_weight: { readonly relationship: Relationship; readonly glance: Glance };
  /** Distance from exact, degrees. */
  readonly tight_orb_within_1deg: { readonly orb_degrees: number };
}

export const GLANCES = ['full', 'special'] as const;
type Glance = (typeof GLANCES)[number];

export interface WeightOf<Rule extends SignificanceRuleName> {
  readonly rule: Rule;
  readonly facts: SignificanceFacts[Rule];
  readonly points: number;
}

/** Why a transit weighs what it weighs. To ask for one `rule` gives `facts` their type. */
export type Significance = { readonly [Rule in SignificanceRuleName]: WeightOf<Rule> }[SignificanceRuleName];

/** The longitudes compared are rounded to a microdegree, so a planet reported in orb may be this far out of it. */
const ROUNDING_DEGREES = 1e-6;

/** The orb in which windows are searched, degrees: it holds all that is reported to be in orb. */
const ORB_FOUND_DEGREES = ORB_DEGREES + ROUNDING_DEGREES;

/** The natal points of a birth moment whose lagna is given. */
export function natalPoints(sky: Sky, moment: Moment, lagna: number): NatalPoints {
  const grahas = grahaPositions(sky, moment).map(({ graha, longitude }) => [graha.toLowerCase(), longitude]);
  return { ...Object.fromEntries(grahas), ascendant: lagna };
}

/** The transiting planets of a moment. */
export function transitingSky(sky: Sky, moment: Moment): TransitingSky {
  const grahas = grahaPositions(sky, moment).map((position) => [position.graha.toLowerCase(), position]);
  return Object.fromEntries(grahas) as unknown as TransitingSky;
}

/** Every transit in orb at a moment, the weightiest first, then the closest, then by name. */
export function weighedTransits(
  sky: Sky,
  moment: Moment,
  { natal, transiting }: { readonly natal: NatalPoints; readonly transiting: TransitingSky },
): WeighedTransit[] {
  return rankedTransits(natal, transiting).map((transit) => {
    const window = transitWindow({
      track: siderealTrack(sky, TRANSITING[transit.planet]),
      exactAt: fromMicrodegrees(natal[transit.point]) - transit.aspect.angle,
      orb: ORB_FOUND_DEGREES,
      inside: moment.tt,
    });
    return { window, ...transit };
  });
}

/** Every transit in orb with its weight, the weightiest first, then the closest, then by name. */
export function rankedTransits(natal: NatalPoints, transiting: TransitingSky): RankedTransit[] {
  const weighed = transitsInOrb(natal, transiting).map((transit) => {
    const rules = significanceRules(transit);
    return { rules, score: rules.reduce((sum, { points }) => sum + points, 0), ...transit };
  });
  return weighed.sort(byWeight);
}

function byWeight(a: RankedTransit, b: RankedTransit): number {
  return (
    b.score - a.score ||
    a.orb - b.orb ||
    byName(a.planet, b.planet) ||
    byName(a.point, b.point) ||
    a.aspect.angle - b.aspect.angle
  );
}

/** By code units, which no locale changes. */
function byName(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Every aspect within orb, from longitudes as reported: planet by planet, point by point. */
function transitsInOrb(natal: NatalPoints, transiting: TransitingSky): Transit[] {
  return TRANSITING_PLANETS.flatMap((planet) =>
    NATAL_POINTS.flatMap((point) =>
      ASPECTS[TRANSITING[planet]].flatMap((aspect) => {
        const { longitude, speed } = transiting[planet];
        const offset = shortest(natal[point] - longitude - aspect.angle * MICRODEGREES_PER_DEGREE);
        const orb = fromMicrodegrees(Math.abs(offset));
        return orb > ORB_DEGREES ? [] : [{ planet, point, aspect, orb, applying: offset * speed > 0 }];
      }),
    ),
  );
}

/** A difference of microdegrees the short way round, in [-180, 180) degrees. */
function shortest(microdegrees: number): number {
  const half = MICRODEGREES_PER_CIRCLE / 2;
  return microdegrees - MICRODEGREES_PER_CIRCLE * Math.floor((microdegrees + half) / MICRODEGREES_PER_CIRCLE);
}

/** The rules that give a transit its score. */
function significanceRules({ orb, ...transit }: Transit): Significance[] {
  const rules = lastingRules(transit);
  if (orb > TIGHT_ORB_DEGREES) return rules;
  return [...rules, { rule: 'tight_orb_within_1deg', facts: { orb_degrees: orb }, points: TIGHT_ORB_WEIGHT }];
}

/** Those of them that hold as long as the transit lasts. */
function lastingRules({ planet, point, aspect: { relationship } }: Pick<Transit, 'planet' | 'point' | 'aspect'>) {
  const glance = relationship === 'conjunction' || relationship === 'opposition' ? 'full' : 'special';
  const rules: Significance[] = [
    {
      rule: 'transiting_planet_weight',
      facts: { transiting_planet: planet },
      points: TRANSITING_WEIGHT[TRANSITING[planet]],
    },
    { rule: 'natal_point_weight', facts: { natal_point: point }, points: NATAL_WEIGHT[point] },
    {
      rule: 'aspect_weight',
      facts: { relationship, glance },
      points: glance === 'full' ? FULL_GLANCE_WEIGHT : SPECIAL_GLANCE_WEIGHT,
    },
  ];
  return rules;
}

/** What a transit weighs as long as it lasts; it weighs more while its orb is tight. */
export function lastingScore(transit: Pick<Transit, 'planet' | 'point' | 'aspect'>): number {
  return lastingRules(transit).reduce((sum, { points }) => sum + points, 0);
}

/** The passage of a transiting planet over one aspect point. */
export interface PassingTransit {
  readonly planet: TransitingPlanet;
  readonly point: NatalPoint;
  readonly aspect: Aspect;
  readonly window: TransitWindow;
}

/** Where a planet makes an aspect exact, degrees, and what it then is. */
interface AspectPoint extends Omit<PassingTransit, 'window'> {
  readonly exactAt: number;
}

/** Longitudes searched for each aspect point: into the orb, exact, out of it. */
const EDGES_OF_POINT = [-ORB_FOUND_DEGREES, 0, ORB_FOUND_DEGREES];

/** Days after an entry at which a planet is within the orb; it does not yet move by a microdegree. */
const JUST_INSIDE = 1e-7;

/** Every passage that has a part in a span, planet by planet. */
export function passingTransits(sky: Sky, natal: NatalPoints, { start, end }: Span): PassingTransit[] {
  const [from, to] = [momentAt(start).tt, momentAt(end).tt];
  return TRANSITING_PLANETS.flatMap((planet) => {
    const track = siderealTrack(sky, TRANSITING[planet]);
    const points = aspectPoints(planet, natal);
    const edges = points.flatMap(({ exactAt }) => EDGES_OF_POINT.map((edge) => exactAt + edge));
    const met = points.map((): Crossing[] => []);
    for (const crossing of crossings(track, from, to, edges)) {
      met[Math.floor(crossing.target / EDGES_OF_POINT.length)]?.push(crossing);
    }
    return points.flatMap((at, index) =>
      windowsOf(track, at.exactAt, { from, met: met[index] as Crossing[] }).map((window) => {
        const { exactAt: _, ...transit } = at;
        return { ...transit, window };
      }),
    );
  });
}

function aspectPoints(planet: TransitingPlanet, natal: NatalPoints): AspectPoint[] {
  return NATAL_POINTS.flatMap((point) =>
    ASPECTS[TRANSITING[planet]].map((aspect) => ({
      planet,
      point,
      aspect,
      exactAt: fromMicrodegrees(natal[point]) - aspect.angle,
    })),
  );
}

/** The windows over one aspect point: that which runs at the beginning, and each that an entry into the orb begins. */
function windowsOf(
  track: Track,
  exactAt: number,
  { from, met }: { readonly from: number; readonly met: readonly Crossing[] },
): TransitWindow[] {
  const around = (inside: number) => transitWindow({ track, exactAt, orb: ORB_FOUND_DEGREES, inside });
  const isRunning = Math.abs(wrap180(track.at(from).longitude - exactAt)) <= ORB_FOUND_DEGREES;
  const windows = isRunning ? [around(from)] : [];
  for (const crossing of met) {
    const last = windows.at(-1);
    if (isEntry(crossing) && (!last || crossing.tt > last.end)) windows.push(around(crossing.tt + JUST_INSIDE));
  }
  return windows;
}

/** Whether a crossing leads into the orb: over its lower edge forwards, or over its upper one backwards. */
function isEntry({ target, direct }: Crossing): boolean {
  const edge = target % EDGES_OF_POINT.length;
  return direct ? edge === 0 : edge === EDGES_OF_POINT.length - 1;
}
