import type { PackageJson } from './package-json.js';

/** What the owner of the package names when it is released, and nobody else can know. */
const OWNERS = ['repository', 'homepage', 'bugs', 'security'] as const;

export type Owned = (typeof OWNERS)[number];

const WANTED: Readonly<Record<Owned, string>> = {
  repository: 'the address of the repository, which the registry compares with where the package was built',
  homepage: 'the address of a page about it',
  bugs: 'the address where defects are reported',
  security: 'where holes in security are reported, an address of https: or mailto:',
};

/** Stands in SECURITY.md for the address that the owner names. */
export const UNNAMED = '(the owner names the address at release 1.0)';

/** A sentence for each field that is missing or is no address. */
export function missingFields(pkg: PackageJson, security: string): string[] {
  const values: Readonly<Record<Owned, string>> = {
    repository: addressOf(pkg.repository),
    homepage: addressOf(pkg.homepage),
    bugs: addressOf(pkg.bugs),
    security: security.includes(UNNAMED) ? '' : 'https://named.invalid',
  };
  return OWNERS.flatMap((field) => {
    const value = values[field];
    if (value === '')
      return [`${field} is not named: ${WANTED[field]} (npm run release -- --set --${field} <address>).`];
    return isAddress(value, field) ? [] : [`${field} is no such address: ${value}. It is ${WANTED[field]}.`];
  });
}

/** Whether a text is an address that the field takes. */
export function isAddress(value: string, field: Owned): boolean {
  const plain = value.replace(/^git\+/, '');
  if (!URL.canParse(plain)) return false;
  const { protocol, hostname } = new URL(plain);
  if (field === 'security' && protocol === 'mailto:') return plain.includes('@');
  return protocol === 'https:' && hostname.includes('.');
}

function addressOf(field: PackageJson['repository']): string {
  return (typeof field === 'string' ? field : field?.url) ?? '';
}
