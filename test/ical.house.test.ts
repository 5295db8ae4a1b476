import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ECLIPSE_CODES } from '../src/feeds/tell-eclipses.js';
import { PANCHANG_CODES } from '../src/feeds/tell-panchang.js';
import { TRANSIT_CODES } from '../src/feeds/tell-transits.js';
import { KINDS } from '../src/pages/shared/observance-kinds.js';
import { VRATA_CODES } from '../src/rules/vrata/rule-tables.js';

const document = readFileSync('docs/ical.md', 'utf8');

/** The codes in the row of a calendar in the table of what is told. */
function codesOf(calendar: string): string[] {
  const [, below = ''] = document.split('\n## What is told\n');
  const [, row = ''] = new RegExp(`^\\| \`${calendar}\` \\| (.*?) \\|`, 'm').exec(below) ?? [];
  return [...row.matchAll(/`(\w+)`/g)].map(([, code = '']) => code);
}

it('the document of calendars has every code that they take', () => {
  expect(codesOf('panchangIcal')).toEqual(PANCHANG_CODES);
  expect(codesOf('eclipsesIcal')).toEqual(ECLIPSE_CODES);
  expect(codesOf('transitsIcal')).toEqual(TRANSIT_CODES);
  const told = codesOf('vrataIcal').filter((code) => code !== 'code');
  expect(told.filter((code) => Object.hasOwn(KINDS, code))).toEqual(Object.keys(KINDS));
  const others: readonly string[] = VRATA_CODES;
  expect(told.filter((code) => !Object.hasOwn(KINDS, code) && !others.includes(code))).toEqual([]);
});
