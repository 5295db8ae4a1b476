import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * A folder below node_modules/.cache in which exact versions of packages are installed that are too heavy for the
 * package's own development. What is installed already stays.
 */
export function folderWith(name, dependencies) {
  const folder = join(root, 'node_modules/.cache', name);
  const manifest = join(folder, 'package.json');
  const wanted = JSON.stringify({ name, private: true, type: 'module', dependencies }, null, 2);
  const installed = join(folder, 'installed.json');
  mkdirSync(folder, { recursive: true });
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return folder;
  writeFileSync(manifest, wanted);
  process.stdout.write(`Installing ${Object.keys(dependencies).join(', ')} into node_modules/.cache/${name} …\n`);
  const install = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  run('npm', install, { cwd: folder });
  writeFileSync(installed, wanted);
  return folder;
}

/** Runs a program to its end. Throws with what it printed when it fails. */
export function run(command, args, options = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (error || status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${error ?? ''}${stdout}${stderr}`);
  return stdout;
}

/** Runs steps one after the other, each told in a line, and counts them in the last. One that says why is skipped. */
export async function runSteps(steps) {
  let [failed, skipped] = [0, 0];
  for (const [name, step] of steps) {
    try {
      const { skippedBecause } = (await step()) ?? {};
      if (skippedBecause !== undefined) skipped += 1;
      process.stdout.write(skippedBecause === undefined ? `  ✓ ${name}\n` : `  - ${name}: ${skippedBecause}\n`);
    } catch (error) {
      failed += 1;
      process.stdout.write(`  × ${name}\n${error.stack}\n`);
    }
  }
  const rest = skipped === 0 ? '' : `, ${skipped} skipped`;
  process.stdout.write(`${steps.length - failed - skipped} passed, ${failed} failed${rest}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
