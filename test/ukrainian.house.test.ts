import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Sources with Ukrainian words of ours. Names of places and zones are written as their sources write them, and what
 * people may type for a calculator (`searchTerms`) or an occasion in whichever way they do.
 */
const OURS = ['src', 'docs/methodology/uk']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(?:tsx?|md)$/.test(file) && !/src\/places\/|(?:zones|occasions)\.ts$/.test(file));

describe('Ukrainian words', () => {
  it.each([
    ['ґ, where names of nakshatras and months have г', /[А-Яа-яЄєІіЇї]?[ґҐ][А-Яа-яЄєІіЇї]+/g],
    ['an apostrophe of quotations, where other words have ʼ', /[А-Яа-яЄєІіЇї]+’[єюяїЄЮЯЇ]/g],
  ])('have no %s', (_, wrong) => {
    expect(OURS.length).toBeGreaterThan(500);
    const found = OURS.flatMap((file) => {
      const text = readFileSync(file, 'utf8').replace(/searchTerms:\s*'[^']*'/g, '');
      return (text.match(wrong) ?? []).map((word) => [file, word]);
    });
    expect(found).toEqual([]);
  });
});
