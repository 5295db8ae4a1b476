import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package. */
    tarball: string;
    /** An empty project in which it is installed. */
    consumer: string;
  }
}

/** Builds what is not built, packs the package as it would be published, and installs it in an empty project. */
export default function setup({ provide }: TestProject): () => void {
  const consumer = mkdtempSync(join(tmpdir(), 'nirayana-'));
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const packed = npm(['pack', '--ignore-scripts', '--json', '--pack-destination', consumer]);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  const tarball = join(consumer, filename);
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true }));
  npm(['install', '--no-audit', '--no-fund', '--prefer-offline', tarball], consumer);
  provide('tarball', tarball);
  provide('consumer', consumer);
  return () => rmSync(consumer, { recursive: true, force: true });
}

function npm(args: readonly string[], cwd = '.'): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
