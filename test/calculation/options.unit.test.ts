import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../src/base/ephemeris/default.js';
import { CONVENTION_NAMES } from '../../src/calculation/conventions.js';
import {
  CalculationError,
  calculate,
  isCalculationError,
  moonSign,
  moonSignTool,
  personalActivation,
  sadeSati,
} from '../../src/entries/index.js';
import { errorOf } from '../support/support.js';

const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
const all = ['now', 'zoneAt', 'ephemeris', 'languages', ...CONVENTION_NAMES].join(', ');
const CLOCK =
  'The option now must be a valid Date, Temporal.Instant or Temporal.ZonedDateTime of the years 0000 to 9999.';
const EPHEMERIS =
  'The option ephemeris must have the functions position and motion, a span from first to last and a description of library, version and source.';
const PLACE = 'The option place must be an object with a latitude of -90 to 90 and a longitude of -180 to 180 degrees.';
const position = (): unknown => 0;
const motion = position;
const NAMED = { library: 'x', version: '1', source: 'y' };

describe('the options of a tool', () => {
  it.each([
    [{ ayanamsa: 'raman' }, `There is no option "ayanamsa"; there are: ${all}.`],
    [{ nodes: 'true' }, `There is no option "nodes"; there are: ${all}.`],
    ['raman', `The options must be an object of: ${all}.`],
    [null, `The options must be an object of: ${all}.`],
    [{ now: Date.UTC(2026, 0) }, CLOCK],
    [{ now: '2026-01-01' }, CLOCK],
    [{ now: null }, CLOCK],
    [{ now: new Date('soon') }, CLOCK],
    [{ now: {} }, CLOCK],
    [{ now: { getTime: () => Number.POSITIVE_INFINITY } }, CLOCK],
    [{ now: { getTime: () => Number.NaN } }, CLOCK],
    [{ now: { getTime: () => '1767225600000' } }, CLOCK],
    [{ now: { getTime: () => 1n } }, CLOCK],
    [{ now: new Date('+010000-01-01T00:00:00Z') }, CLOCK],
    [{ now: new Date('-000001-12-31T23:59:59Z') }, CLOCK],
    [{ zoneAt: null }, 'The option zoneAt must be a function of latitude and longitude.'],
    [{ ephemeris: null }, EPHEMERIS],
    [{ ephemeris: 'jpl' }, EPHEMERIS],
    [{ ephemeris: {} }, EPHEMERIS],
    [{ ephemeris: { position, motion } }, EPHEMERIS],
    [{ ephemeris: { position, motion, description: { library: 'x', version: 1 } } }, EPHEMERIS],
    [{ ephemeris: { position: 0, motion, description: NAMED } }, EPHEMERIS],
    [{ ephemeris: { position, description: NAMED } }, EPHEMERIS],
    [{ ayanamsha: null }, expect.stringMatching(/^The option ayanamsha must be one of: lahiri, /)],
    [{ day: 'true' }, 'The option day must be one of: zone, nominal.'],
    [{ place: 'Kyiv' }, PLACE],
    [{ place: null }, PLACE],
    [{ place: { latitude: 50.45 } }, PLACE],
    [{ place: { latitude: '50.45', longitude: 30.52 } }, PLACE],
    [{ place: { latitude: 91, longitude: 30.52 } }, PLACE],
    [{ place: { latitude: 50.45, longitude: Number.NaN } }, PLACE],
    [{ node: null }, 'The option node must be one of: mean, true.'],
    [{ node: { toString: () => 'mean' } }, 'The option node must be one of: mean, true.'],
    [{ ['x'.repeat(100_000)]: 1 }, `There is no option "${'x'.repeat(64)}…"; there are: ${all}.`],
    [{ zoneAt: 'UTC' }, 'The option zoneAt must be a function of latitude and longitude.'],
    [{ ayanamsha: 'tropical' }, expect.stringMatching(/^The option ayanamsha must be one of: lahiri, /)],
    [{ node: 'apparent' }, 'The option node must be one of: mean, true.'],
  ])('%j are refused', (options, message) => {
    const error = errorOf(() => calculate({ ...moonSignTool, options: CONVENTION_NAMES }, birth, options as never));
    expect([error.code, error.message]).toEqual(['invalid_input', message]);
  });

  it('may be left undefined one by one', () => {
    const none = { now: undefined, zoneAt: undefined, ephemeris: undefined, ayanamsha: undefined, node: undefined };
    expect(moonSign(birth, none as never)).toEqual(moonSign(birth));
    const now = new Date('2026-01-01T00:00:00Z');
    expect(sadeSati(birth, { now })).toEqual(sadeSati({ ...birth, calculation_date: '2026-01-01' }));
  });
});

describe('a clock', () => {
  it('is read once, and may be of any kind that tells its time', () => {
    let readings = 0;
    const now = {
      getTime: () => {
        readings += 1;
        return readings === 1 ? Date.UTC(2026, 0, 1, 12) : Number.NaN;
      },
    };
    expect(sadeSati(birth, { now: now as Date }).result.calculation_date).toBe('2026-01-01');
    expect(readings).toBe(1);
  });
});

describe('an ephemeris', () => {
  it('may be an instance of a class', () => {
    class Own {
      readonly description = NAMED;
      readonly span = defaultEphemeris.span;
      position = defaultEphemeris.position;
      motion(...call: Parameters<typeof defaultEphemeris.motion>) {
        return defaultEphemeris.motion(...call);
      }
    }
    const { provenance, result } = moonSign(birth, { ephemeris: new Own() });
    expect(provenance.ephemeris).toEqual(NAMED);
    expect(result).toEqual(moonSign(birth).result);
  });
});

describe('an error', () => {
  it('is recognised whichever build it comes from', () => {
    const foreign = Object.assign(new Error('of another build'), { name: 'CalculationError', code: 'engine_error' });
    expect(isCalculationError(foreign)).toBe(true);
    expect(isCalculationError(new CalculationError('engine_error', 'of this one'))).toBe(true);
    expect(isCalculationError(Object.assign(new Error('no code of ours'), { name: 'CalculationError' }))).toBe(false);
    expect(isCalculationError(new TypeError('x'))).toBe(false);
  });

  it('says that the zone of the birth is meant where there is another one', () => {
    const asked = { date: '2026-01-01', timezone: 'UTC', birth_date: '1990-05-17', birth_place: 'Delhi' };
    const { message } = errorOf(() =>
      personalActivation({ ...asked, birth_latitude: 28.6139, birth_longitude: 77.209, birth_timezone: 'IST' }),
    );
    expect(message).toBe('Birth: "IST" is not a known IANA time zone; send a name such as Asia/Kolkata.');
  });
});
