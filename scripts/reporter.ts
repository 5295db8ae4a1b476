import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { hasPostgres } from '../test/support/postgres.js';

/** Ends the output of a run with `N passed, N failed`, which no reporter of Vitest writes. */
export default class CountReporter implements Reporter {
  #counts = { passed: 0, failed: 0, skipped: 0 };

  /** The very last line can only be written when the process ends, which it also does when the set-up fails. */
  onInit(): void {
    process.once('exit', (code) => {
      const { passed, failed, skipped } = this.#counts;
      const isPostgresMissing = skipped > 0 && !hasPostgres;
      if (isPostgresMissing) process.stdout.write('PostgreSQL is not installed: its tests were skipped.\n');
      const rest = skipped > 0 ? `, ${skipped} skipped` : '';
      process.stdout.write(`${passed} passed, ${Math.max(failed, code === 0 ? 0 : 1)} failed${rest}\n`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const count = (state: 'passed' | 'failed' | 'skipped') =>
      modules.flatMap(({ children }) => [...children.allTests(state)]).length;
    // A file or group that fails by itself, on loading or in its set-up, fails no test of its own.
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const failed = count('failed') + groups.filter((group) => group.errors().length > 0).length;
    this.#counts = { passed: count('passed'), failed: failed + unhandledErrors.length, skipped: count('skipped') };
  }
}
