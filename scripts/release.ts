// `npm run release -- --dry-run` does all that a release does, up to the registry, and tells what keeps it from going
// there. `npm run release -- --set --version 1.0.0 --repository …` makes the files ready for it, for their owner to
// look at and commit. Without either it publishes. docs/upgrading.md has the whole way.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changelogFaults } from './release/changelog.js';
import { missingFields } from './release/fields.js';
import { brokenMoves, brokenNumber } from './release/moves.js';
import type { PackageJson } from './release/package-json.js';
import { type Bom, type Shipped, shippedBom } from './release/sbom.js';
import { type ReleaseFiles, setForRelease, starterFor } from './release/set.js';
import { faultsOf, licencesNamed, weightOf } from './release/tarball.js';
import { lastBase, since } from './release/trees.js';

const OUT = 'node_modules/.cache/release';
const CHANGED = ['package.json', 'CHANGELOG.md', 'SECURITY.md'] as const;
const STARTERS = 'recipes/starters';

const { values: given } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    set: { type: 'boolean', default: false },
    version: { type: 'string' },
    repository: { type: 'string' },
    homepage: { type: 'string' },
    bugs: { type: 'string' },
    security: { type: 'string' },
  },
});

const say = (text: string) => process.stdout.write(`${text}\n`);
const read = (path: string) => readFileSync(path, 'utf8');
const run = (command: string, args: readonly string[], cwd = '.') =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 28 });
const packageJson = () => JSON.parse(read('package.json')) as PackageJson;

/** Makes the files of the release ready. */
function set(): void {
  const { set: _, 'dry-run': __, ...said } = given;
  if (Object.keys(said).length === 0)
    throw new Error('--set takes at least one of --version, --repository, --homepage, --bugs, --security.');
  const files = Object.fromEntries(CHANGED.map((path) => [path, read(path)])) as unknown as ReleaseFiles;
  const made = setForRelease(files, said, new Date().toISOString().slice(0, 10));
  for (const path of CHANGED) writeFileSync(path, made[path]);
  const written: string[] = CHANGED.filter((path) => made[path] !== files[path]);
  const { version } = said;
  if (version !== undefined) {
    for (const name of readdirSync(STARTERS)) {
      const path = join(STARTERS, name, 'package.json');
      writeFileSync(path, starterFor(read(path), version));
      written.push(path);
    }
  }
  say(`Written: ${written.join(', ')}. Look at them and commit them.`);
}

/** What is amiss, and what its owner has still to do. */
interface Findings {
  readonly faults: string[];
  readonly open: string[];
}

function treeFaults(): string[] {
  const changed = run('git', ['status', '--porcelain']).trim();
  return changed === '' ? [] : [`The tree has changes that are not committed:\n${changed}`];
}

function ruleFaults(): string[] {
  const base = lastBase();
  if (base === undefined) return ['Versions: there is no history to compare with. Fetch it, with its tags.'];
  say(
    `Versions: compared with ${base.revision}${base.isRelease ? '' : ', since there is no tag v* of a release before'}.`,
  );
  const { before, after, points } = since(base);
  return [...brokenMoves(before, after, points), ...(base.isRelease ? brokenNumber(before, after) : [])];
}

/** Packs the package, unpacks it and looks at it. */
function pack(): { readonly tarball: string; readonly folder: string; readonly faults: string[] } {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  say('Packing, which builds it …');
  const told = run('npm', ['pack', '--json', '--silent', '--pack-destination', OUT]);
  const [{ filename, size }] = JSON.parse(told.slice(told.search(/^\[$/m))) as [{ filename: string; size: number }];
  const tarball = join(OUT, filename);
  run('tar', ['-xzf', filename], OUT);
  const folder = join(OUT, 'package');
  const { packed, unpacked, files } = weightOf({ folder, packed: size });
  say(`Package: ${tarball}, ${packed} bytes, ${unpacked} unpacked, in ${files} files.`);
  return { tarball, folder, faults: faultsOf({ folder, packed: size }) };
}

/** Installs the package in an empty folder, where every recorded byte must come out. */
function verify(tarball: string): string[] {
  const empty = join(OUT, 'empty');
  mkdirSync(empty);
  writeFileSync(join(empty, 'package.json'), '{ "private": true }');
  run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', join('..', tarball.slice(OUT.length + 1))],
    empty,
  );
  try {
    say(run(process.execPath, ['node_modules/nirayana/dist/bin.js', 'verify'], empty).trim());
    return [];
  } catch (error) {
    return [`nirayana verify of the installed package: ${(error as { readonly stdout?: string }).stdout ?? error}`];
  }
}

function writeSbom({ name, version, dependencies = {} }: PackageJson, folder: string): void {
  const shipped: Shipped[] = [
    ...licencesNamed(folder),
    ...Object.entries(dependencies).map(([one, exact]) => ({ name: one, version: exact })),
  ];
  const bom = JSON.parse(run('npm', ['sbom', '--sbom-format', 'cyclonedx'])) as Bom;
  const file = join(OUT, `${name}-${version}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(shippedBom(bom, name, shipped), null, 2)}\n`);
  say(`Bill of materials (CycloneDX): ${file}, ${shipped.length} packages.`);
}

/** Provenance is signed for the job that builds, which alone can show what it is. */
function provenanceOpen(): string[] {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: github, SIGSTORE_ID_TOKEN: gitlab } = process.env;
  if (github || gitlab) return [];
  return [
    'Provenance is signed in a job of GitHub Actions with `id-token: write`, or of GitLab with SIGSTORE_ID_TOKEN.',
  ];
}

function look(): Findings & { readonly tarball: string } {
  const pkg = packageJson();
  const faults = [...treeFaults(), ...ruleFaults()];
  const open = [
    ...missingFields(pkg, read('SECURITY.md')),
    ...changelogFaults(read('CHANGELOG.md'), pkg.version),
    ...provenanceOpen(),
  ];
  const { tarball, folder, faults: ofPackage } = pack();
  faults.push(...ofPackage, ...verify(tarball));
  writeSbom(pkg, folder);
  say('Not run here, and to be green for this commit: .ci/run');
  return { faults, open, tarball };
}

function release(): void {
  const { faults, open, tarball } = look();
  const told = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) say(`${title}\n${lines.map((line) => `- ${line}`).join('\n')}`);
  };
  told('What is wrong:', faults);
  told('What its owner has still to do:', open);
  const command = ['publish', tarball, '--provenance', '--access', 'public'];
  if (faults.length > 0) process.exitCode = 1;
  else if (given['dry-run']) say(`A dry run: nothing was published. It would be by: npm ${command.join(' ')}`);
  else if (open.length > 0) process.exitCode = 1;
  else execFileSync('npm', command, { stdio: 'inherit' });
}

try {
  if (given.set) set();
  else release();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
