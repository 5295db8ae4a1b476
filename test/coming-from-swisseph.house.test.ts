import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as sky from '../src/entries/sky.js';

const document = readFileSync('docs/coming-from-swisseph.md', 'utf8');
const { rows: functions } = JSON.parse(readFileSync('golden/reference/swisseph_functions.json', 'utf8')) as {
  readonly rows: readonly string[];
};

/** The functions that some text names, each by its whole name. */
const named = (text: string) => new Set(text.match(/\bswe_[a-z]\w*/g));

/** The rows of the table below a heading: what stands in their first cell, and in their second. */
function rowsBelow(heading: string): (readonly [string, string])[] {
  const [, below = ''] = document.split(`\n## ${heading}\n`);
  const [section = ''] = below.split('\n## ');
  return [...section.matchAll(/^\| (.+?) \| (.*?) ?\|$/gm)].map(([, theirs = '', ours = '']) => [theirs, ours]);
}

it('names each function of the Swiss Ephemeris, as had or as missing', () => {
  const had = rowsBelow('Functions').filter(([theirs]) => named(theirs).size > 0);
  const missing = rowsBelow('What is not there').filter(([theirs]) => named(theirs).size > 0);
  // What is had in one call with its options, and what a state that there is not would be set by.
  const [, told = ''] = document.split('- **Nothing is global.**');
  const global = named(told.split('\n- ')[0] ?? '');
  const known = new Set([...had, ...missing].flatMap(([theirs]) => [...named(theirs)]).concat([...global]));
  expect(functions.filter((name) => !known.has(name) && !document.includes(`\`${name}(lon, lat, height)\``))).toEqual(
    [],
  );
  // And no function that there is not.
  expect([...named(document)].filter((name) => name !== 'swe_' && !functions.includes(name))).toEqual([]);
});

it('says with what of ours each of those is had that have something', () => {
  const exported = new Set(Object.keys(sky));
  for (const [theirs, ours] of rowsBelow('Functions').filter(([theirs]) => named(theirs).size > 0)) {
    const names = [...ours.matchAll(/`(\w+)/g)].map(([, name = '']) => name);
    const isThere = names.some((name) => exported.has(name) || /^(?:scale|ayanamsha)$/.test(name));
    expect([theirs, isThere]).toEqual([theirs, true]);
  }
});

it('says of each that is missing what there is in its place, or what there is not', () => {
  const missing = rowsBelow('What is not there').filter(([theirs]) => named(theirs).size > 0);
  expect(missing.length).toBeGreaterThan(10);
  expect(missing.filter(([, ours]) => ours === '').map(([theirs]) => theirs)).toEqual([]);
});
