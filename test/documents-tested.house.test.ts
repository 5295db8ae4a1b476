import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { servedDocuments } from '../scripts/documents/served.js';
import { heldOf, OWN_TESTS } from '../scripts/documents/tested.js';

const documents = servedDocuments();

/** Tests that read every document of docs, as their lists say. */
const OF_ALL = /readdirSync\('docs'\)/;

/** What is said to be held, by the terms in it that stand as code. */
const termsOf = (what: string) => [...what.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term);

/** That a command is told by its page, and that a test names the page, or else each term which is said to be held. */
function holds(by: string, what: string, document: string): boolean {
  const page = readFileSync(document, 'utf8');
  if (by.startsWith('npm run ')) return page.includes(by);
  const test = readFileSync(by, 'utf8');
  if (test.includes(document) || (OF_ALL.test(test) && /^docs\/[\w-]+\.md$/.test(document))) return true;
  const terms = termsOf(what);
  return terms.length > 0 && terms.every((term) => page.includes(term) && test.includes(term));
}

it('every document has what holds it, beside what holds all documents', () => {
  const ofAll = ['test/markdown.house.test.ts', 'test/site/documents.unit.test.ts', 'test/figures.house.test.ts'];
  const hasOwn = (document: (typeof documents)[number]) =>
    Object.hasOwn(OWN_TESTS, document.file) || heldOf(document).some(({ by }) => !ofAll.includes(by));
  expect(documents.filter((document) => !hasOwn(document)).map(({ file }) => file)).toEqual([]);
  expect(Object.keys(OWN_TESTS).filter((file) => !documents.some((one) => one.file === file))).toEqual([]);
  const written = documents.filter(({ group }) => group === 'document' || group === 'project');
  expect(written.filter(({ file }) => !Object.hasOwn(OWN_TESTS, file)).map(({ file }) => file)).toEqual([]);
});

it('what is said to hold a document is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
  const lost = documents.flatMap((document) =>
    heldOf(document)
      .filter(({ by }) => !(by.startsWith('npm run ') ? Object.hasOwn(scripts, by.slice(8)) : existsSync(by)))
      .map(({ by }) => `${document.file}: ${by}`),
  );
  expect(lost).toEqual([]);
});

it('what is said to hold a document names it, or has in it what it is said to hold', () => {
  const strange = Object.entries(OWN_TESTS).flatMap(([document, tests]) =>
    Object.entries(tests)
      .filter(([by, what]) => !holds(by, what, document))
      .map(([by, what]) => `${document}: ${by}: ${what}`),
  );
  expect(strange).toEqual([]);
});

it.each([
  ['docs/for-sceptics.md', 'test/package/peers.package.test.ts', 'the package beside its peers'],
  ['docs/for-sceptics.md', 'test/package/peers.package.test.ts', 'how `npm run test:engines` goes'],
  ['docs/scaling.md', 'npm run bench:start', 'its tables'],
])('nothing holds %s that has nothing of it: %s', (document, by, what) => {
  expect(holds(by, what, document)).toBe(false);
});
