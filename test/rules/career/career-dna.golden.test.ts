import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CareerInput, type CareerOptions, careerDna } from '../../../src/entries/index.js';

interface Case {
  readonly name: string;
  readonly input: CareerInput;
  readonly as_of: string;
  readonly options?: Omit<CareerOptions, 'asOf'>;
}

const root = new URL('../../../golden/career-dna/', import.meta.url);
const cases = JSON.parse(readFileSync(new URL('cases.json', root), 'utf8')) as Case[];

describe('career-dna', () => {
  it('answers every case with the recorded bytes', async () => {
    const answers = cases.map(({ name, input, as_of, options }) => ({
      name,
      result: careerDna(input, { asOf: new Date(as_of), ...options }),
    }));
    await expect(`${JSON.stringify(answers, null, 1)}\n`).toMatchFileSnapshot(new URL('expected.json', root).pathname);
  });
});
