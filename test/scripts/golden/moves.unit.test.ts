import { describe, expect, it } from 'vitest';
import { compareAnswers, type Entry } from '../../../scripts/golden/moves.js';

const why = 'a test';

function differences(entries: readonly Entry[], before: unknown, after: unknown, name = 'a case') {
  return compareAnswers(entries, name, before, after).differences;
}

describe('The comparison of recorded answers', () => {
  it('finds a value that changed, one that went and one that is new', () => {
    expect(differences([], { a: 1, b: [2, 3], c: null }, { a: 1, b: [2, 4], d: 5 })).toEqual([
      '.b[1] was 3 and is 4',
      '.c was null and is undefined',
      '.d is new: 5',
    ]);
  });

  it('follows keys that moved, those inside others too', () => {
    const entries = [
      { from: 'windows', to: 'named', why },
      { from: 'windows[].start', to: 'named[].starts_at', why },
    ];
    const before = {
      windows: [
        { start: 'x', end: 'y' },
        { start: 'z', end: null },
      ],
    };
    const after = {
      named: [
        { starts_at: 'x', end: 'y' },
        { starts_at: 'z', end: null },
      ],
    };
    const compared = compareAnswers(entries, 'a case', before, after);
    expect(compared).toMatchObject({ values: 4, moved: 4, mended: 0, differences: [] });
    expect(compared.used).toEqual(new Set(entries));
  });

  it('compares what moved', () => {
    expect(differences([{ from: 'sunrise', to: 'sunrise_at', why }], { sunrise: 'x' }, { sunrise_at: 'y' })).toEqual([
      '.sunrise_at was "x" and is "y"',
    ]);
  });

  it('follows an object of planets into a list', () => {
    const entries: Entry[] = [
      { from: 'vargas[].planets.*', to: 'vargas[].planets[*]', why },
      { from: 'vargas[].planets.*.sign', to: 'vargas[].planets[*].sign_name', why },
    ];
    const before = { vargas: [{ planets: { Sun: { sign: 'Leo', house: 1 }, Moon: { sign: 'Cancer', house: 12 } } }] };
    const sun = { planet: 'Sun', sign_name: 'Leo', house: 1 };
    const moon = { planet: 'Moon', sign_name: 'Cancer', house: 12 };
    expect(differences(entries, before, { vargas: [{ planets: [sun, moon] }] })).toEqual([]);
    expect(differences(entries, before, { vargas: [{ planets: [moon, sun] }] })).toHaveLength(8);
  });

  it('takes two texts of one instant as the same only where it is told to', () => {
    const [before, after] = [{ at: '2026-01-01T00:00:00Z' }, { occurs_at: '2026-01-01T05:30:00+05:30' }];
    const entry = { from: 'at', to: 'occurs_at', why };
    expect(differences([entry], before, after)).toHaveLength(1);
    expect(differences([{ ...entry, instant: true }], before, after)).toEqual([]);
    expect(differences([{ ...entry, instant: true }], before, { occurs_at: '2026-01-01T05:31:00+05:30' })).toHaveLength(
      1,
    );
  });

  it('knows an offset whose seconds were rounded away by its instant', () => {
    const before = { starts_at: '1850-01-01T06:00:00+05:53:28' };
    expect(differences([], before, { starts_at: '1850-01-01T05:59:32+05:53' })).toEqual([]);
    expect(differences([], before, { starts_at: '1850-01-01T06:00:00+05:53' })).toHaveLength(1);
  });

  it('leaves a defect alone, in the cases that it concerns', () => {
    const entry = { defect: 'windows', cases: ['a Saturday'], why };
    const [before, after] = [{ windows: [{ start: 'x' }] }, { windows: [{ start: 'y' }, { start: 'z' }] }];
    expect(differences([entry], before, after, 'a Saturday')).toEqual([]);
    expect(differences([entry], before, after, 'a Sunday')).toHaveLength(2);
  });

  it('accepts what was added where it is listed', () => {
    expect(differences([{ added: 'rising_sign', why }], {}, { rising_sign: null })).toHaveLength(1);
    expect(differences([{ added: 'rising_sign', why }], { a: 1 }, { a: 1, rising_sign: null })).toEqual([]);
  });

  it('lets numbers and instants be near what they were where that is listed, and nothing else', () => {
    const near = [{ near: 0.001, seconds: 60, why }];
    const before = { longitude: 12.3456, at: '2026-01-01T00:00:00Z', text: 'at 12.3456 degrees', sign: 'Aries' };
    const after = { longitude: 12.3461, at: '2026-01-01T00:00:50Z', text: 'at 12.3461 degrees', sign: 'Aries' };
    expect(differences(near, before, after)).toEqual([]);
    expect(differences([], before, after)).toHaveLength(3);
    expect(differences(near, before, { ...after, longitude: 12.3556 })).toHaveLength(1);
    expect(differences(near, before, { ...after, at: '2026-01-01T00:02:00Z' })).toHaveLength(1);
    expect(differences(near, before, { ...after, sign: 'Taurus' })).toHaveLength(1);
  });
});
