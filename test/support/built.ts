import { execFileSync } from 'node:child_process';

/** Builds what the command line runs, where it is not built. */
export default function setup(): void {
  const build = "import('./scripts/build.mjs').then(({ buildIfStale }) => buildIfStale({ runnable: true }))";
  execFileSync(process.execPath, ['-e', build], { stdio: 'inherit' });
}
