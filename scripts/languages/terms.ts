import { readFileSync } from 'node:fs';
import type { Language } from '../../src/languages/language.js';

/**
 * Holds the names of languages against a list of terms as almanacs print them, a file of
 * `{kind: {name: {code: {text, alt, confidence}}}}` with the product's own kinds and names:
 *
 *     npm run languages:terms -- <file> [code …]
 *
 * A name is found if it, or one of the names that it joins with commas or a bracket, is the text or an alternative. It
 * prints those that are not, and ends with 1 if one of confidence A is missing or more than 5 % of B.
 */
interface Term {
  readonly text: string;
  readonly alt?: readonly string[];
  readonly confidence: 'A' | 'B' | 'C';
}
type Terms = Record<string, Record<string, Record<string, Term>>>;

const B_WANTED = 0.95;

const [file, ...codes] = process.argv.slice(2);
if (file === undefined) throw new Error('Give the file of terms, and the codes of the languages if not all are meant.');
const terms: Terms = JSON.parse(readFileSync(file, 'utf8'));

const inTerms = Object.values(terms).flatMap((kind) => Object.values(kind).flatMap((term) => Object.keys(term)));
let isEnough = true;
for (const code of codes.length > 0 ? codes : new Set(inTerms)) {
  const { [code]: language } = await import(`../../src/languages/${code}/index.ts`);
  isEnough = compare(code, language) && isEnough;
}
process.exitCode = isEnough ? 0 : 1;

function compare(code: string, { names }: Language): boolean {
  const tally = { A: [0, 0], B: [0, 0], C: [0, 0] } as Record<Term['confidence'], [found: number, all: number]>;
  for (const [kind, ofKind] of Object.entries(terms).filter(([each]) => Object.hasOwn(names, each)))
    for (const [key, { [code]: term }] of Object.entries(ofKind)) {
      const said = Object.entries(names[kind as keyof typeof names] as Record<string, string>).find(
        ([name]) => name === key,
      )?.[1];
      if (term === undefined || said === undefined) continue;
      const isFound = readings(said).some((reading) => [term.text, ...(term.alt ?? [])].map(plain).includes(reading));
      tally[term.confidence][0] += Number(isFound);
      tally[term.confidence][1] += 1;
      if (!isFound) say(code, term.confidence, kind, key, said, '≠', [term.text, ...(term.alt ?? [])].join(' | '));
    }
  say(
    code,
    Object.entries(tally)
      .map(([each, [found, all]]) => `${each} ${found} of ${all}`)
      .join(', '),
  );
  return tally.A[0] === tally.A[1] && tally.B[0] >= B_WANTED * tally.B[1];
}

function say(...words: readonly string[]): void {
  process.stdout.write(`${words.join(' ')}\n`);
}

function readings(name: string): readonly string[] {
  return [name, ...name.split(/[,()[\]/]/)].map(plain);
}

/** Joiners only tell how a cluster is drawn. */
function plain(text: string): string {
  return text.normalize('NFC').replaceAll('\u200c', '').replaceAll('\u200d', '').trim();
}
