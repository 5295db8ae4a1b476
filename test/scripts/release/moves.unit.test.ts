import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenRules, changeOf, partMoved, type RecordedRelease } from '../../../scripts/release/moves.js';
import { recordedRelease } from '../../../scripts/release/recorded-release.js';

const read = (path: string) => readFileSync(path, 'utf8');
const today = recordedRelease(read);

const answer = (result: unknown, more: object = {}) => ({
  name: 'a case',
  asked: [{ month: 5 }, undefined],
  envelope: { tool: 'sun-sign', calculation_version: '1.0.0', result, provenance: { zones: '2026f' }, ...more },
});

/** A release with one tool. */
const release = (version: string, calculation: string, result: unknown): RecordedRelease => ({
  version,
  calculationVersions: { 'sun-sign': calculation },
  answers: { 'sun-sign': [answer(result)] },
  ephemeris: 'series (1)',
});

const BEFORE = release('1.2.3', '1.0.0', { sign: 'Taurus', degrees: [1, 2] });
const SECTION = '- Changed results of `sun-sign` (1.0.0 to\n  1.1.0): the sign is another.\n- Something else.';

describe('what became of an answer', () => {
  const was = [answer({ sign: 'Taurus', degrees: [1, { of: 2 }] })];

  it.each([
    ['the same', { sign: 'Taurus', degrees: [1, { of: 2 }] }, 'none'],
    ['a further field', { sign: 'Taurus', degrees: [1, { of: 2 }], ruler: 'Venus' }, 'added'],
    ['a further field within', { sign: 'Taurus', degrees: [1, { of: 2, more: 3 }] }, 'added'],
    ['another value', { sign: 'Aries', degrees: [1, { of: 2 }] }, 'moved'],
    ['a field that is gone', { sign: 'Taurus' }, 'moved'],
    ['a longer list', { sign: 'Taurus', degrees: [1, { of: 2 }, 3] }, 'moved'],
    ['a value in place of an object', { sign: 'Taurus', degrees: [1, 2] }, 'moved'],
    ['nothing in place of a text', { sign: null, degrees: [1, { of: 2 }] }, 'moved'],
  ] as const)('%s', (_, result, change) => {
    expect(changeOf(was, [answer(result)])).toBe(change);
  });

  it('is not asked of versions and sources, of a case that asks something else now, and of a new one', () => {
    const [one] = was;
    if (!one) throw new Error('There is a case.');
    const others = { calculation_version: '9.9.9', provenance: { zones: '2027a' } };
    expect(changeOf(was, [{ ...one, envelope: { ...one.envelope, ...others } }])).toBe('none');
    expect(changeOf(was, [{ ...answer('another'), asked: [{ month: 6 }, undefined] }])).toBe('none');
    expect(changeOf(was, [...was, { ...answer('another'), name: 'a new case' }])).toBe('none');
  });
});

describe('a release', () => {
  it('that moves nothing keeps the rules', () => {
    expect(brokenRules(BEFORE, { ...BEFORE, version: '1.2.4' }, '')).toEqual([]);
  });

  it('is refused where results moved under the same calculation_version', () => {
    const after = release('1.3.0', '1.0.0', { sign: 'Aries', degrees: [1, 2] });
    expect(brokenRules(BEFORE, after, SECTION)).toEqual([
      'Results of sun-sign moved and its calculation_version is still 1.0.0.',
    ]);
  });

  it('is refused where the changelog does not tell of both versions', () => {
    const after = release('1.3.0', '1.1.0', { sign: 'Aries', degrees: [1, 2] });
    expect(brokenRules(BEFORE, after, SECTION)).toEqual([]);
    expect(brokenRules(BEFORE, after, '- `sun-sign` is better.\n- 1.0.0 to 1.1.0')).toEqual([
      'The changelog has no line on the results of sun-sign with "1.0.0 to 1.1.0".',
    ]);
  });

  it.each([
    ['moved results', release('1.2.4', '1.1.0', { sign: 'Aries', degrees: [1, 2] }), 'minor'],
    ['a further field', release('1.2.4', '1.0.0', { sign: 'Taurus', degrees: [1, 2], ruler: 'Venus' }), 'minor'],
    ['another rule', release('1.3.0', '2.0.0', BEFORE.answers['sun-sign']?.[0]?.envelope['result']), 'major'],
    ['nothing of it, under its own number', { ...BEFORE }, 'patch'],
  ] as const)('has a number that says so: %s', (_, after, part) => {
    const section = `${SECTION}\n- \`sun-sign\` 1.0.0 to 2.0.0`;
    expect(brokenRules(BEFORE, after, section)).toEqual([
      `After 1.2.3 this is a ${part} release at least, and ${after.version} is not.`,
    ]);
  });

  it('names another ephemeris, and takes back no version', () => {
    const after = { ...release('1.3.0', '0.9.0', { sign: 'Taurus', degrees: [1, 2] }), ephemeris: 'series (2)' };
    expect(brokenRules(BEFORE, after, '')).toEqual([
      'The calculation_version of sun-sign went back from 1.0.0 to 0.9.0.',
      'The ephemeris is another and the changelog does not name it: series (2).',
    ]);
    expect(brokenRules(BEFORE, { ...after, calculationVersions: {} }, '- series (2)')).toEqual([
      'The calculation_version of sun-sign went back from 1.0.0 to none.',
    ]);
  });

  it('is refused where one number of one recorded answer is another', () => {
    const [slug, cases] = Object.entries(today.answers).find(([name]) => name === 'panchang') ?? ['', []];
    const [first, ...others] = cases;
    if (!first) throw new Error('The panchang has cases.');
    const text = JSON.stringify(first.envelope).replace(/(?<="result":.*?)\d/, (digit) => String(9 - Number(digit)));
    const changed = [{ ...first, envelope: JSON.parse(text) as typeof first.envelope }, ...others];
    expect(changed).not.toEqual(cases);
    const after = { ...today, version: '99.0.0', answers: { ...today.answers, [slug]: changed } };
    expect(brokenRules(today, { ...today, version: '99.0.0' }, '')).toEqual([]);
    expect(brokenRules(today, after, '')).toEqual([
      `Results of panchang moved and its calculation_version is still ${today.calculationVersions[slug]}.`,
    ]);
  });
});

it('a part of a version moved, or a name became another', () => {
  const parts = [
    ['1.2.3', '2.0.0'],
    ['1.2.3', '1.3.0'],
    ['1.2.3', '1.2.4'],
    ['1.2.3', '1.2.3'],
    ['1.2.3', '1.1.9'],
    ['page-shared-v1', 'page-shared-v1'],
    ['page-shared-v1', '1.0.0'],
  ] as const;
  const moved = parts.map(([before, after]) => partMoved(before, after));
  expect(moved).toEqual(['major', 'minor', 'patch', 'none', 'none', 'none', 'minor']);
});

it('what this tree has recorded is read whole', () => {
  expect(Object.keys(today.answers)).toEqual(Object.keys(today.calculationVersions));
  expect(Object.values(today.answers).flat().length).toBeGreaterThan(900);
  expect(
    Object.values(today.answers)
      .flat()
      .every(({ asked }) => Array.isArray(asked) && asked[0] !== undefined),
  ).toBe(true);
  expect(today.ephemeris).toMatch(/^nirayana-1800-2200 \([0-9a-f]{8}\)$/);
});
