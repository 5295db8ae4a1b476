import { crossings as crossingsOf } from '../../base/ephemeris/crossings.js';
import { type Ephemeris, momentOfTerrestrialTime } from '../../base/ephemeris/ephemeris.js';
import { stations as stationsOf } from '../../base/ephemeris/stations.js';
import { elongationTrack, grahaAt, grahaMotion, type Track, tropicalTrack } from '../../base/ephemeris/tracks.js';
import { instantAt, type SkyInstant, type Span, spanOf, type When } from '../../base/input/instant.js';
import { isRecord, refusal } from '../../base/input/options.js';
import { wrap360 } from '../../base/math/angle.js';
import { siderealLongitude, siderealTrack } from '../../base/zodiac/positions.js';
import { PRINCIPAL_CODES, PRINCIPAL_PHASES, type PrincipalPhase } from '../panchanga/moon-phase-names.js';
import { TITHIS } from '../panchanga/tables.js';
import { TURNING_PLANETS, type TurningPlanet } from '../transit/retrograde-windows.js';
import { originOf, requireBody, type Settings, type SkyBody, type SkyOptions, settingsOf } from './position.js';

/** The options of {@link crossings}: they concern the question about a body. */
export type CrossingOptions = Omit<SkyOptions, 'observer'>;

/** When a body reaches a longitude, or one of several, degrees in the zodiac of the options. */
export interface LongitudeQuestion {
  readonly body: SkyBody;
  readonly longitude: number | readonly number[];
}

/** When a tithi begins, by its number, 1 to 30: one, several or every one. */
export interface TithiQuestion {
  readonly tithi: number | readonly number[] | 'every';
}

/** When a principal phase of the Moon comes: one, several or every one. */
export interface PhaseQuestion {
  readonly phase: PhaseCode | readonly PhaseCode[] | 'every';
}
type PhaseCode = PrincipalPhase['code'];

/** A body at a longitude. */
export interface LongitudeCrossing extends SkyInstant {
  readonly body: SkyBody;
  /** The longitude that it reaches, as it was asked for. */
  readonly longitude: number;
  /** Whether it goes forwards, in the order of the signs, or backwards. */
  readonly direction: 'direct' | 'retrograde';
}

/** The beginning of a tithi. */
export interface TithiCrossing extends SkyInstant {
  /** 1 to 30. */
  readonly tithi: number;
}

/** A principal phase of the Moon. */
export interface PhaseCrossing extends SkyInstant {
  readonly phase: PhaseCode;
}

const OPTIONS = ['zodiac', 'ayanamsha', 'node', 'ephemeris'] as const;

/**
 * When a body reaches a longitude, a tithi begins or a phase of the Moon comes: every time from one instant up to, not
 * including, another, in the order of time. No retrograde loop escapes.
 *
 * @throws CalculationError `invalid_input` for a question, an instant or an option that is none; `engine_error` outside
 * 1800 to 2200.
 *
 * @example
 * import { crossings } from 'nirayana/sky';
 *
 * const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
 * const ingresses = crossings({ body: 'Jupiter', longitude: [90, 120] }, from, to);
 * ingresses.map(({ utc }) => utc); // => ['2026-06-01T20:20:16Z', '2026-10-31T06:32:43Z']
 * crossings({ phase: 'full_moon' }, from, to).length; // => 13
 * crossings({ tithi: 11 }, from, to)[0].utc; // => '2026-01-28T11:06:33Z'
 */
export function crossings(
  question: LongitudeQuestion,
  from: When,
  to: When,
  options?: CrossingOptions,
): LongitudeCrossing[];
export function crossings(question: TithiQuestion, from: When, to: When, options?: CrossingOptions): TithiCrossing[];
export function crossings(question: PhaseQuestion, from: When, to: When, options?: CrossingOptions): PhaseCrossing[];
export function crossings(
  question: LongitudeQuestion | TithiQuestion | PhaseQuestion,
  from: When,
  to: When,
  options: CrossingOptions = {},
): (LongitudeCrossing | TithiCrossing | PhaseCrossing)[] {
  const settings = settingsOf(options, OPTIONS);
  const span = spanOf(from, to);
  // Two questions at once would leave one without an answer.
  switch (isRecord(question) && Object.keys(question).sort().join()) {
    case 'body,longitude':
      return longitudeCrossings(settings, question as LongitudeQuestion, span);
    case 'tithi':
      return tithiCrossings(settings.ephemeris, question as TithiQuestion, span);
    case 'phase':
      return phaseCrossings(settings.ephemeris, question as PhaseQuestion, span);
    default:
      throw refusal('The question must be { body, longitude }, { tithi } or { phase }.');
  }
}

function found(track: Track, { start, end }: Span, targets: readonly number[]) {
  return crossingsOf(track, start.tt, end.tt, targets).map(({ tt, target, direct }) => ({
    instant: instantAt(momentOfTerrestrialTime(tt).ut),
    target,
    direct,
  }));
}

function longitudeCrossings(settings: Settings, { body, longitude }: LongitudeQuestion, span: Span) {
  requireBody(body);
  const longitudes = listOf(
    longitude,
    isLongitude,
    'The longitude must be a number of degrees from 0 to 360, or a list.',
  );
  return found(trackOf(settings, body), span, longitudes).map(
    ({ instant, target, direct }): LongitudeCrossing => ({
      ...instant,
      body,
      longitude: longitudes[target] as number,
      direction: direct ? 'direct' : 'retrograde',
    }),
  );
}

function tithiCrossings(ephemeris: Ephemeris, { tithi }: TithiQuestion, span: Span) {
  const every = TITHIS.map(({ number }) => number);
  const isTithi = (value: unknown): value is number => (every as unknown[]).includes(value);
  const tithis = tithi === 'every' ? every : listOf(tithi, isTithi, 'The tithi must be 1 to 30, a list or every.');
  const edges = tithis.map((number) => ((number - 1) * 360) / TITHIS.length);
  return found(elongationTrack(ephemeris), span, edges).map(
    ({ instant, target }): TithiCrossing => ({ ...instant, tithi: tithis[target] as number }),
  );
}

function phaseCrossings(ephemeris: Ephemeris, { phase }: PhaseQuestion, span: Span) {
  const isPhase = (value: unknown): value is PhaseCode => (PRINCIPAL_CODES as readonly unknown[]).includes(value);
  const sentence = `The phase must be one of ${PRINCIPAL_CODES.join(', ')}, a list or every.`;
  const phases = phase === 'every' ? PRINCIPAL_CODES : listOf(phase, isPhase, sentence);
  const edges = phases.map((code) => elongationOf(code));
  return found(elongationTrack(ephemeris), span, edges).map(
    ({ instant, target }): PhaseCrossing => ({ ...instant, phase: phases[target] as PhaseCode }),
  );
}

function elongationOf(asked: PhaseCode): number {
  return (PRINCIPAL_PHASES.find(({ code }) => code === asked) as PrincipalPhase).elongation;
}

function isLongitude(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 360;
}

/** One value or a list of some, each only once, so that none is found twice. */
function listOf<Value>(given: unknown, isValue: (value: unknown) => value is Value, sentence: string): Value[] {
  const list: unknown[] = Array.isArray(given) ? given : [given];
  if (list.length > 0 && list.every(isValue)) return [...new Set(list)];
  throw refusal(sentence);
}

/** The motion of a body in the zodiac of the settings. */
function trackOf(settings: Settings, body: SkyBody): Track {
  const { ephemeris, node, zodiac } = settings;
  if (zodiac === 'sidereal') return siderealTrack(settings, body);
  if (zodiac === 'tropical') return tropicalTrack(ephemeris, body, node);
  return {
    ...grahaMotion(body, node),
    at(julianDayTt) {
      const { longitude, speed } = grahaAt(ephemeris, body, node, julianDayTt);
      const origin = originOf(settings, julianDayTt);
      return { longitude: longitude + origin.longitude, speed: speed + origin.speed };
    },
  };
}

/** A planet that stands still and turns. */
export interface PlanetStation extends SkyInstant {
  readonly planet: TurningPlanet;
  /** Whether it turns retrograde or direct. */
  readonly turns: 'retrograde' | 'direct';
  /** Apparent tropical longitude, nutation included, degrees in [0, 360). */
  readonly tropicalLongitude: number;
  /** Sidereal longitude, degrees in [0, 360). */
  readonly siderealLongitude: number;
}

/** The options of {@link stations}. */
export type StationOptions = Pick<SkyOptions, 'ayanamsha' | 'ephemeris'>;

/**
 * When a planet, Mercury to Pluto, turns: every zero of the rate of its apparent tropical longitude from one instant up to
 * another, in the order of time.
 *
 * @throws CalculationError `invalid_input` for a planet, an instant or an option that is none; `engine_error` outside 1800
 * to 2200.
 *
 * @example
 * import { stations } from 'nirayana/sky';
 *
 * const found = stations('Saturn', new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z'));
 * found.map(({ turns, utc }) => `${turns} ${utc.slice(0, 10)}`); // => ['retrograde 2026-07-26', 'direct 2026-12-10']
 */
export function stations(planet: TurningPlanet, from: When, to: When, options: StationOptions = {}): PlanetStation[] {
  const settings = settingsOf(options, ['ayanamsha', 'ephemeris']);
  if (!(TURNING_PLANETS as readonly unknown[]).includes(planet)) {
    throw refusal(`The planet must be one of: ${TURNING_PLANETS.join(', ')}.`);
  }
  const { start, end } = spanOf(from, to);
  const found = stationsOf(tropicalTrack(settings.ephemeris, planet), start.tt, end.tt);
  return found.map(({ tt, turns, longitude }) => ({
    ...instantAt(momentOfTerrestrialTime(tt).ut),
    planet,
    turns,
    tropicalLongitude: wrap360(longitude),
    siderealLongitude: siderealLongitude(settings, settings.ephemeris.motion(planet, tt).longitude, tt),
  }));
}
