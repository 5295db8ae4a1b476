import type { Plugin } from 'vitest/config';
import { packedDocuments } from './documents/documents.js';
import { METHODOLOGY_MODULES, methodologyOf } from './methodology.js';
import { recordedIn } from './recorded-hashes.js';

/** What is not written but made from docs/ and golden/, each as an expression. */
const MODULES: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(METHODOLOGY_MODULES.map((name) => [name, () => methodologyOf(name)])),
  'virtual:documents': () => JSON.stringify(packedDocuments()),
  'virtual:recorded': () => JSON.stringify(recordedIn()),
};

export const VIRTUAL_MODULES = Object.keys(MODULES);

/** A module as JavaScript; undefined where there is none of that name. */
export function virtualModule(name: string): string | undefined {
  const make = Object.hasOwn(MODULES, name) ? MODULES[name] : undefined;
  return make && `export default ${make()};\n`;
}

/** For Vite and Vitest. */
export function virtualForVite(): Plugin {
  return {
    name: 'virtual',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? virtualModule(id.slice(1)) : undefined),
  };
}
