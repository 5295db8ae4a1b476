import { describe, expect, it } from 'vitest';
import { pointsSince } from '../../../scripts/release/changelog.js';
import { changeOf, type RecordedRelease } from '../../../scripts/release/changes.js';
import { brokenMoves, brokenNumber, partMoved, unmovedVersions } from '../../../scripts/release/moves.js';
import { recordedRelease, type Tree } from '../../../scripts/release/recorded-release.js';
import { today as tree } from '../../../scripts/release/trees.js';

const today = recordedRelease(tree);

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
  zones: '2026f',
  texts: { charts: { rashi: '<svg/>' }, interpretations: { en: 'One.' }, placements: {} },
});

/** What is broken, by a changelog that had nothing before. */
const brokenRules = (before: RecordedRelease, after: RecordedRelease, section: string) => [
  ...brokenMoves(before, after, pointsSince('', section)),
  ...brokenNumber(before, after),
];

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
      'The changelog has no new line on the results of sun-sign with "1.0.0 to 1.1.0".',
    ]);
  });

  it.each([
    ['moved results', release('1.2.4', '1.1.0', { sign: 'Aries', degrees: [1, 2] }), 'minor'],
    ['a further field', release('1.2.4', '1.0.0', { sign: 'Taurus', degrees: [1, 2], ruler: 'Venus' }), 'minor'],
    ['another drawing', { ...BEFORE, version: '1.2.4', texts: { ...BEFORE.texts, charts: { rashi: '' } } }, 'minor'],
    ['another rule', release('1.3.0', '2.0.0', BEFORE.answers['sun-sign']?.[0]?.envelope['result']), 'major'],
    ['nothing of it, under its own number', { ...BEFORE }, 'patch'],
  ] as const)('has a number that says so: %s', (_, after, part) => {
    const section = `${SECTION}\n- \`sun-sign\` 1.0.0 to 2.0.0\n- \`ruler\` is told.\n- Changed drawings: thinner.`;
    expect(brokenRules(BEFORE, after, section)).toEqual([
      `After 1.2.3 this is a ${part} release at least, and ${after.version} is not.`,
    ]);
  });

  it('tells further fields, another provenance, drawings and interpretations', () => {
    const [one] = BEFORE.answers['sun-sign'] ?? [];
    if (!one) throw new Error('There is a case.');
    const result = { sign: 'Taurus', degrees: [1, 2], ruler: 'Venus' };
    const envelope = { ...one.envelope, result, provenance: { zones: 'by ship' } };
    const after: RecordedRelease = {
      ...BEFORE,
      version: '1.3.0',
      answers: { 'sun-sign': [{ ...one, envelope }] },
      texts: { charts: { rashi: '<svg></svg>', new: '' }, interpretations: { en: 'Two.', uk: 'Два.' }, placements: {} },
    };
    expect(brokenRules(BEFORE, after, '- The `ruler_name` and `zones`.')).toEqual([
      'The changelog has no new line that names the further field ruler of sun-sign.',
      'The changelog has no new line on `provenance.zones`, which is another one.',
      'The changelog has no new line with "Changed drawings", which are: rashi.',
      'The changelog has no new line with "Changed interpretations", which are: en.',
    ]);
    const told = '- `result.ruler`, and `provenance.zones`.\n- Changed drawings: x.\n- Changed interpretations: y.';
    expect(brokenRules(BEFORE, after, told)).toEqual([]);
  });

  it('before 1.0.0 may keep a calculation_version, and tells what moved all the same', () => {
    const before = { ...BEFORE, version: '0.1.0' };
    const after = release('0.2.0', '1.0.0', { sign: 'Aries', degrees: [1, 2] });
    expect(unmovedVersions(before, after)).toEqual([]);
    expect(brokenRules(before, after, '- `sun-sign` is better.')).toEqual([
      'The changelog has no new line on the results of sun-sign with "Changed results".',
    ]);
    expect(brokenRules(before, after, '- Changed results of `sun-sign` (1.0.0): the\n  sign.')).toEqual([]);
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
    const before = { ...today, version: '1.0.0' };
    const after = { ...today, version: '99.0.0', answers: { ...today.answers, [slug]: changed } };
    expect(brokenRules(before, { ...today, version: '99.0.0' }, '')).toEqual([]);
    expect(brokenRules(before, after, '')).toEqual([
      `Results of panchang moved and its calculation_version is still ${today.calculationVersions[slug]}.`,
    ]);
  });
});

describe('what `npm run golden` records after release 1.0.0', () => {
  const released = { ...today, version: '1.0.0' };
  /** This tree with other texts in the recorded answers. */
  const withAnswers = (change: (text: string, path: string) => string): Tree => ({
    ...tree,
    read: (path) => {
      const text = tree.read(path);
      return text && path.includes('expected') ? change(text, path) : text;
    },
  });

  it('is taken with a new case and a newer zone database, which the changelog has to name', () => {
    const after = recordedRelease(
      withAnswers((text, path) => {
        const answers = JSON.parse(text.replaceAll(today.zones, '2099a')) as { readonly name: string }[];
        return JSON.stringify(path.includes('panchang.') ? [...answers, { ...answers[0], name: 'new' }] : answers);
      }),
    );
    expect(after.answers['panchang']).toHaveLength((today.answers['panchang']?.length ?? 0) + 1);
    expect(unmovedVersions(released, after)).toEqual([]);
    expect(brokenMoves(released, after, [])).toEqual([
      'The time zone database is another and the changelog does not name it: 2099a.',
    ]);
    expect(brokenMoves(released, after, ['IANA 2099a is inside.'])).toEqual([]);
  });

  it('is refused where one byte moved, of the function careerDna too', () => {
    const after = recordedRelease(
      withAnswers((text, path) =>
        /panchang\.|career-dna/.test(path) ? text.replace(/(?<="disclaimer": ?")./, '-') : text,
      ),
    );
    expect(unmovedVersions(released, after)).toEqual([
      'Results of panchang moved and its calculation_version is still 1.0.0.',
      'Results of career-dna moved and its calculation_version is still 1.0.0.',
    ]);
  });
});

it('only what the changelog had not is told anew', () => {
  const before = '# Changelog\n\n## Unreleased\n\n- One\n  line.\n- Another.\n\n### More\n\n- Third.\n';
  const now = before.replace('## Unreleased', '## Unreleased\n\n- New.\n\n## 1.0.0, today').replace('Third', 'Fourth');
  expect(pointsSince(before, now)).toEqual(['New.', 'Fourth.']);
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
  expect(today.zones).toMatch(/^20\d\d[a-z]$/);
  const sizes = Object.values(today.texts).map((texts) => Object.values(texts).filter(Boolean).length);
  expect(Math.min(...sizes)).toBeGreaterThan(10);
});
