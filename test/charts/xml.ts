import { execFileSync, spawnSync } from 'node:child_process';

const ENTITY = /&(?:amp|lt|gt|quot|#39|#9|#10|#13);/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no XML document can hold these
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/u;
const PART = /<\/([a-zA-Z]+)>|<([a-zA-Z]+)((?: [a-zA-Z][\w:-]*="[^"<]*")*)(\/?)>|([^<]+)/gy;

/**
 * The elements of a document by name, in their order. Reads the narrow XML that the renderers write and throws at
 * whatever is not well formed in it.
 */
export function elementsOf(document: string): { name: string; attributes: Readonly<Record<string, string>> }[] {
  if (FORBIDDEN.test(document)) throw new Error('There is a character that XML cannot hold.');
  if (document.replace(ENTITY, '').includes('&')) throw new Error('There is an ampersand by itself.');
  const open: string[] = [];
  const found: { name: string; attributes: Readonly<Record<string, string>> }[] = [];
  let end = 0;
  for (const [part, closed, opened, attributes = '', alone] of document.matchAll(PART)) {
    end += part.length;
    if (closed !== undefined && open.pop() !== closed) throw new Error(`</${closed}> closes nothing.`);
    if (opened === undefined) continue;
    found.push({ name: opened, attributes: attributesOf(attributes) });
    if (alone === '') open.push(opened);
  }
  if (end !== document.length) throw new Error(`Cannot be read from character ${end} on.`);
  if (open.length > 0) throw new Error(`Not closed: ${open.join(', ')}.`);
  return found;
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const pairs = [...text.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const);
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Error(`An attribute stands twice: ${text}.`);
  return Object.fromEntries(pairs);
}

export const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;

/** Lets libxml2 read files; what it says against them is the error. */
export function lint(files: readonly string[]): void {
  execFileSync('xmllint', ['--noout', ...files]);
}
