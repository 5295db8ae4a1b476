import { describe, expect, it } from 'vitest';
import { formatDate, readDate } from '../../../src/base/time/calendar.js';
import { observancesBetween } from '../../../src/rules/vrata/observances.js';
import { VRATA_RULES } from '../../../src/rules/vrata/rule-tables.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { readRows } from '../../support/reference/compare.js';

interface Published {
  readonly code: string;
  readonly date: string;
  readonly list: string;
  /** Why the list has a day that the rule does not give. */
  readonly other?: string;
}

const YEARS = [2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027];
const NEW_DELHI = { latitude: 28.6139, longitude: 77.209 };

/** The dates of an observance as the rules have them at New Delhi for Smartas, `code date`. */
const dated = new Set(
  YEARS.flatMap((year) => {
    const [from, to] = [readDate(`${year}-01-01`), readDate(`${year}-12-31`)];
    const dates = { from, to, place: NEW_DELHI, timeZone: 'Asia/Kolkata' };
    return observancesBetween(DEFAULT_SKY, dates, { tradition: 'smarta' }).map(
      ({ code, chosen }) => `${code} ${formatDate(chosen.day.date)}`,
    );
  }),
);
const rows = readRows<Published>('vrata_dates.json');
const differs = ({ code, date }: Published) => !dated.has(`${code} ${date}`);

describe('published dates of observances', () => {
  it('are those of the rules but for the ones that are told to be otherwise', () => {
    expect(rows.filter(({ other }) => other === undefined).filter(differs)).toEqual([]);
    expect(rows.filter(({ other }) => other === undefined)).toHaveLength(335);
  });

  it('differ where a list follows another school, and nowhere else', () => {
    expect(rows.filter(differs)).toEqual(rows.filter(({ other }) => other !== undefined));
  });

  it('are of rules that there are', () => {
    expect(VRATA_RULES).toHaveLength(154);
    const codes = new Set<string>(VRATA_RULES.map(({ code }) => code));
    expect(codes.size).toBe(154);
    expect(rows.filter(({ code }) => !codes.has(code))).toEqual([]);
  });
});
