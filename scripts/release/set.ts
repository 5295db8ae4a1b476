import { released } from './changelog.js';
import { isAddress, type Owned, UNNAMED } from './fields.js';
import { partMoved } from './moves.js';

/** The texts of the files that a release changes. */
export interface ReleaseFiles {
  readonly 'package.json': string;
  readonly 'CHANGELOG.md': string;
  readonly 'SECURITY.md': string;
}

/** What the owner says when a release is made ready. */
export interface Said extends Readonly<Partial<Record<Owned, string>>> {
  /** A version that is to be released. */
  readonly version?: string;
}

/** Where a field stands in package.json: behind what it is read with. */
const BEHIND = '"license": "MIT",\n';

/**
 * The files as they are for a release.
 *
 * @param day of the release, as 2026-01-31
 * @throws Error in a sentence for what was said amiss
 */
export function setForRelease(
  files: ReleaseFiles,
  { version, security, ...addresses }: Said,
  day: string,
): ReleaseFiles {
  for (const [field, value] of Object.entries({ security, ...addresses })) {
    if (value !== undefined && !isAddress(value, field as Owned))
      throw new Error(
        `--${field} takes an address that begins with https://${field === 'security' ? ' or mailto:' : ''}.`,
      );
  }
  const pkg = JSON.parse(files['package.json']) as { readonly version: string } & Readonly<Record<string, unknown>>;
  if (version !== undefined) requireNext(pkg.version, version);
  return {
    'package.json': packageWith(files['package.json'], pkg, { version, addresses }),
    'CHANGELOG.md': version === undefined ? files['CHANGELOG.md'] : released(files['CHANGELOG.md'], version, day),
    'SECURITY.md':
      security === undefined ? files['SECURITY.md'] : files['SECURITY.md'].replace(UNNAMED, () => security),
  };
}

function requireNext(before: string, version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('--version takes a version such as 1.0.0.');
  if (partMoved(before, version) === 'none') throw new Error(`${version} does not come after ${before}.`);
}

/** The package.json of an application to begin with, which asks for the release that it was written with. */
export function starterFor(text: string, version: string): string {
  return text.replace(/"nirayana": ".*"/, () => `"nirayana": "^${version}"`);
}

/** As a text, so that nothing else in the file moves. */
function packageWith(
  text: string,
  pkg: Readonly<Record<string, unknown>>,
  { version, addresses }: { version: string | undefined; addresses: Readonly<Record<string, string | undefined>> },
): string {
  const own = version === undefined ? text : text.replace(/^ {2}"version": ".*"/m, () => `  "version": "${version}"`);
  const lines = Object.entries(addresses).flatMap(([field, value]) => {
    if (value === undefined) return [];
    if (pkg[field] !== undefined) throw new Error(`package.json has a ${field} already.`);
    const told = field === 'repository' ? { type: 'git', url: `git+${value}` } : value;
    // In the form in which `npm run check` wants the file.
    return [`  "${field}": ${JSON.stringify(told, null, 2).replaceAll('\n', '\n  ')},\n`];
  });
  return own.replace(BEHIND, () => BEHIND + lines.join(''));
}
