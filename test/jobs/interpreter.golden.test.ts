import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { careerDnaTool } from '../../src/tools/career-dna/tool.js';
import { interpretedText, statedExamples } from '../../src/verify/interpretations.js';
import { loadInterpretation } from '../support/interpretation.js';

const all = statedExamples();

describe('what the interpreter says', () => {
  it.each(LANGUAGE_CODES)('is recorded in %s', async (locale) => {
    const text = interpretedText(all, await loadInterpretation(locale));
    const file = new URL(`../../golden/interpretations/${locale}.txt`, import.meta.url).pathname;
    await expect(text).toMatchFileSnapshot(file);
  });

  it('leaves no person, place or time of birth in what an interpreter is given', () => {
    const { person_name, birth_date, birth_time } = careerDnaTool.example;
    const given = JSON.stringify(all);
    for (const secret of [person_name, birth_date, birth_time, '28.6', '77.2', 'Kolkata']) {
      expect(given).not.toContain(secret);
    }
  });
});
