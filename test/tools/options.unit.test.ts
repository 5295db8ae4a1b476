import { describe, expect, it } from 'vitest';
import { CalculationError, isCalculationError, moonSign, personalActivation, sadeSati } from '../../src/index.js';
import { errorOf } from '../support/support.js';

const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
const all = 'now, zoneAt, ephemeris, ayanamsha, node';

describe('the options of a tool', () => {
  it.each([
    [{ ayanamsa: 'raman' }, `There is no option "ayanamsa"; there are: ${all}.`],
    [{ nodes: 'true' }, `There is no option "nodes"; there are: ${all}.`],
    ['raman', `The options must be an object of: ${all}.`],
    [null, `The options must be an object of: ${all}.`],
    [{ now: Date.UTC(2026, 0) }, 'The option now must be a valid Date.'],
    [{ now: '2026-01-01' }, 'The option now must be a valid Date.'],
    [{ now: null }, 'The option now must be a valid Date.'],
    [{ now: new Date('soon') }, 'The option now must be a valid Date.'],
    [{ zoneAt: 'UTC' }, 'The option zoneAt must be a function of latitude and longitude.'],
    [{ ayanamsha: 'tropical' }, expect.stringMatching(/^The option ayanamsha must be one of: lahiri, /)],
    [{ node: 'apparent' }, 'The option node must be one of: mean, true.'],
  ])('%j are refused', (options, message) => {
    const error = errorOf(() => moonSign(birth, options as never));
    expect([error.code, error.message]).toEqual(['invalid_input', message]);
  });

  it('may be left undefined one by one', () => {
    const none = { now: undefined, zoneAt: undefined, ephemeris: undefined, ayanamsha: undefined, node: undefined };
    expect(moonSign(birth, none as never)).toEqual(moonSign(birth));
    const now = new Date('2026-01-01T00:00:00Z');
    expect(sadeSati(birth, { now })).toEqual(sadeSati({ ...birth, calculation_date: '2026-01-01' }));
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
