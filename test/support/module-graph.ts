import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const IMPORT = /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*["']([^"'\s]+)["']/g;
const AT_THE_START = /(?:\bfrom|\bimport|\brequire\()\s*["']([^"'\s]+)["']/g;

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
    for (const name of importsOf(file, kind)) if (name.startsWith('.')) files.add(resolve(dirname(file), name));
  }
  return files;
}

function importsOf(file: string, kind: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(kind)].map(([, name = '']) => name);
}
