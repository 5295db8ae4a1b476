import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Names of the files by what they cost, tables first: a mutant is dead at the first test that fails. */
const LAST = ['golden', 'property', 'transits', 'yogas', 'sade-sati', 'transit-window', 'unknown-birth-time'];
const FIRST = ['tables.', 'kootas.', 'points.', 'weights.', 'years.', 'ayanamsha.reference', 'day-score.reference'];

class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const isNamed = (name: string) => moduleId.includes(`/${name}`) || moduleId.includes(`.${name}.`);
      return FIRST.some(isNamed) ? -1 : LAST.findLastIndex(isNamed) + 1;
    };
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

/** What a mutant of a rule has to get past: the tests of the rooms of rules, and the recorded answers of all tools. */
export default defineConfig({
  test: {
    include: [
      'test/{zodiac,natal,matching,panchanga,transit,muhurta,dasha}/**/*.test.ts',
      'test/registry.golden.test.ts',
    ],
    testTimeout: 60_000,
    // One load of the rules for all files; each mutant is asked in a worker of its own all the same.
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: TablesFirst },
  },
});
