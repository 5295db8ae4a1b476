import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Ends the output of a run with `N passed, N failed`, which no reporter of Playwright writes. */
export default class CountReporter implements Reporter {
  #tests: readonly TestCase[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd({ status }: FullResult): void {
    const count = (...outcomes: string[]) => this.#tests.filter((test) => outcomes.includes(test.outcome())).length;
    // A run may fail outside its tests, as it does when a file does not load.
    const failed = count('unexpected') || (status === 'passed' ? 0 : 1);
    const rest = ['flaky', 'skipped'].map((kind) => (count(kind) > 0 ? `, ${count(kind)} ${kind}` : '')).join('');
    process.stdout.write(`${count('expected', 'flaky')} passed, ${failed} failed${rest}\n`);
  }
}
