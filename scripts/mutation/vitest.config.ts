import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Cheap tables first: a mutant is dead at the first test that fails. */
class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => COST.findIndex((kind) => moduleId.includes(kind));
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

/** From the cheapest on; the last is in every path. */
const COST = ['.unit.', 'tables.reference', 'points.reference', '.reference.', '.golden.', ''] as const;

/** What a mutant of a rule has to get past: the tests of the rooms of rules, and the recorded answers of all tools. */
export default defineConfig({
  test: {
    include: [
      'test/{zodiac,natal,matching,panchanga,transit,muhurta,dasha}/**/*.test.ts',
      'test/registry.golden.test.ts',
    ],
    testTimeout: 60_000,
    sequence: { sequencer: TablesFirst },
  },
});
