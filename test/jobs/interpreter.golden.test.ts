import { describe, expect, it } from 'vitest';
import { interpretedByRules } from '../../src/jobs/interpreter/by-rules.js';
import { WORDED_TOOLS } from '../../src/jobs/interpreter/findings.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { careerDnaTool } from '../../src/tools/career-dna/tool.js';
import { findTool } from '../../src/tools/registry.js';
import { loadInterpretation } from '../support/interpretation.js';
import { careerStated, type Stated, toolStated } from '../support/interpretations.js';

const NOW = new Date('2026-01-01T00:00:00Z');
const active = { birth_date: '1988-03-21', birth_time: '06:45', latitude: 19.076, longitude: 72.8777 };
const all: readonly (readonly [string, Stated])[] = [
  ['career-dna', careerStated({}, NOW)],
  ...WORDED_TOOLS.map((slug) => [slug, toolStated(slug, findTool(slug)?.example, NOW)] as const),
  [
    'birth-chart-calculator without a time',
    toolStated('birth-chart-calculator', { ...findTool('birth-chart-calculator')?.example, time: null }, NOW),
  ],
  [
    'sade-sati-calculator while one runs',
    toolStated('sade-sati-calculator', { ...active, calculation_date: '2026-06-01' }, NOW),
  ],
];

describe('what the interpreter says', () => {
  it.each(LANGUAGE_CODES)('is recorded in %s', async (locale) => {
    const language = await loadInterpretation(locale);
    const text = all.map(([name, stated]) => {
      const sentences = interpretedByRules(stated, language);
      return [`# ${name}`, ...sentences.map((one) => `${one.text} [${one.statements.join(' ')}]`)].join('\n');
    });
    const file = new URL(`../../golden/interpretations/${locale}.txt`, import.meta.url).pathname;
    await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot(file);
  });

  it('leaves no person, place or time of birth in what an interpreter is given', () => {
    const { person_name, birth_date, birth_time } = careerDnaTool.example;
    const given = JSON.stringify(all);
    for (const secret of [person_name, birth_date, birth_time, '28.6', '77.2', 'Kolkata']) {
      expect(given).not.toContain(secret);
    }
  });
});
