import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LISTED } from '../../scripts/sweph/listed.js';

it('docs/sweph.md tells the bound of every difference with sweph that is listed, and of no other', () => {
  const table = readFileSync('docs/sweph.md', 'utf8').split('| reason | calls | bound |')[1] ?? '';
  const reasons = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, reason]) => reason),
  );
  expect(reasons.sort()).toEqual([...LISTED].sort());
});
