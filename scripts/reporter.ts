import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { hasPostgres } from '../test/support/postgres.js';

/** Ends the output of a run with `N passed, N failed`, also when a file does not load or the set-up fails. */
export default class CountReporter implements Reporter {
  #passed = 0;
  #failed = 0;
  #skipped = 0;

  /** The very last line can only be written when the process ends: other reporters and the coverage come after us. */
  onInit(): void {
    process.once('exit', (code) => {
      const failed = Math.max(this.#failed, code === 0 ? 0 : 1);
      if (this.#skipped > 0 && !hasPostgres) {
        process.stdout.write('PostgreSQL is not installed: the tests that need it were skipped.\n');
      }
      const skipped = this.#skipped > 0 ? `, ${this.#skipped} skipped` : '';
      process.stdout.write(`${this.#passed} passed, ${failed} failed${skipped}\n`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file or group that fails by itself, on loading or in its set-up, fails no test of its own.
    const failedGroups = groups.filter((group) => group.errors().length > 0).length;
    this.#passed = count('passed');
    this.#failed = count('failed') + failedGroups + unhandledErrors.length;
    this.#skipped = tests.length - this.#passed - count('failed');
  }
}
