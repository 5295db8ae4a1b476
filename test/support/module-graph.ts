import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const IMPORT = /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*["']([^"'\s]+)["']/g;
/** Text of a package that was taken in may look like an import of something else. */
const INSIDE = /^\.{1,2}\//;
/** Without what a CommonJS file requires in the place of an `import()`. */
const AT_THE_START = /(?:\bfrom|\bimport|(?<!=> _interopRequireWildcard\()\brequire\()\s*["']([^"'\s]+)["']/g;

/** A file and every file of the package that it loads. */
export function filesOf(entry: string): Set<string> {
  return reached(entry, IMPORT);
}

/** A file and every file of the package that is loaded with it, before any of its code runs. */
export function filesAtTheStart(entry: string): Set<string> {
  return reached(entry, AT_THE_START);
}

/** What a file and every file of the package that it loads take from outside the package. */
export function foreignImports(entry: string): string[] {
  const names = [...filesOf(entry)].flatMap((file) => importsOf(file, IMPORT));
  return [...new Set(names.filter((name) => !name.startsWith('.')))];
}

function reached(entry: string, kind: RegExp): Set<string> {
  const files = new Set([entry]);
  // A set that grows while it is walked is walked to its end.
  for (const file of files) {
    for (const name of importsOf(file, kind)) if (INSIDE.test(name)) files.add(resolve(dirname(file), name));
  }
  return files;
}

function importsOf(file: string, kind: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(kind)].map(([, name = '']) => name);
}
