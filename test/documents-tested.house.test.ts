import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { servedDocuments } from '../scripts/documents/served.js';
import { heldOf, OWN_TESTS } from '../scripts/documents/tested.js';

const documents = servedDocuments();

/** What stands in a document as code, long enough to be found by no accident. */
function codeIn(file: string): Set<string> {
  const prose = readFileSync(file, 'utf8').replaceAll(/^```\w*\n.*?^```$/gms, '');
  return new Set([...prose.matchAll(/`([^`\n]{4,})`/g)].map(([, code = '']) => code));
}

/** So many of them a test has to have, or all where a document has fewer. */
const ENOUGH = 2;

/** Tests that read every document of docs, as their lists say. */
const OF_ALL = /readdirSync\('docs'\)/;

function reads(test: string, document: string): boolean {
  const text = readFileSync(test, 'utf8');
  if (text.includes(document) || (OF_ALL.test(text) && /^docs\/[\w-]+\.md$/.test(document))) return true;
  const code = codeIn(document);
  return [...code].filter((one) => text.includes(one)).length >= Math.min(ENOUGH, Math.max(1, code.size));
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

it('each test names the document that it holds, or asks for what the document names', () => {
  const strange = Object.entries(OWN_TESTS).flatMap(([document, tests]) =>
    tests.filter((test) => !reads(test, document)).map((test) => `${document}: ${test}`),
  );
  expect(strange).toEqual([]);
});
