// Rewrites golden/versions.json from golden/expected. From release 1.0.0 of the package on it refuses results that
// moved under an unchanged calculation_version.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { allTools } from '../src/entries/index.js';

interface Version {
  readonly calculation_version: string;
  readonly sha256: string;
}

const root = new URL('../', import.meta.url);
const file = new URL('golden/versions.json', root);
const { version: release } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };
const before: Record<string, Version> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const after = Object.fromEntries(
  allTools.map(({ slug, calculationVersion }) => {
    const expected = readFileSync(new URL(`golden/expected/${slug}.json`, root));
    return [
      slug,
      { calculation_version: calculationVersion, sha256: createHash('sha256').update(expected).digest('hex') },
    ];
  }),
);

const moved = Object.entries(after).filter(([slug, now]) => {
  const then = before[slug];
  return then?.calculation_version === now.calculation_version && then.sha256 !== now.sha256;
});
if (!release.startsWith('0.') && moved.length > 0) {
  process.stderr.write(`Results moved under an unchanged version: ${moved.map(([slug]) => slug).join(', ')}.\n`);
  process.exitCode = 1;
} else {
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
}
