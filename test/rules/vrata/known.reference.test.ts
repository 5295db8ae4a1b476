import { describe, expect, it } from 'vitest';
import { formatDate, readDate } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { observancesBetween } from '../../../src/rules/vrata/observances.js';
import type { VrataCode } from '../../../src/rules/vrata/rule-tables.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { readRows } from '../../support/reference/compare.js';

/** A date of a list of some state, of a newspaper, or one that many remember. */
interface Known {
  readonly code: VrataCode;
  readonly place: keyof typeof PLACES;
  readonly date: string;
  /** Read in a list, remembered for certain, or one to which the rule was fitted. */
  readonly kind: 'read' | 'remembered' | 'fitted';
  readonly list: string;
  /** Why the rule has another day. */
  readonly other?: string;
}

const PLACES = {
  odisha: [20.27, 85.84],
  assam: [26.14, 91.74],
  kerala: [8.52, 76.94],
  nepal: [27.7172, 85.324],
  bengal: [22.57, 88.36],
  gujarat: [23.02, 72.57],
  delhi: [28.6139, 77.209],
  mumbai: [19.076, 72.8777],
  chennai: [13.08, 80.27],
  andhra: [16.5062, 80.648],
  karnataka: [12.9716, 77.5946],
} as const;

const rows = readRows<Known>('vrata_known.json');

const ours = new Map<string, ReadonlySet<string>>();

/** The dates of a year at a place, `code date`, of the codes that the rows ask there. */
function datesOf(place: Known['place'], year: string): ReadonlySet<string> {
  const key = `${place} ${year}`;
  const known = ours.get(key);
  if (known) return known;
  const [latitude, longitude] = PLACES[place];
  const codes = [...new Set(rows.filter((row) => row.place === place).map(({ code }) => code))];
  const found = observancesBetween(
    DEFAULT_SKY,
    {
      from: readDate(`${year}-01-01`),
      to: readDate(`${year}-12-31`),
      place: { latitude, longitude },
      timeZone: zoneOf(place === 'nepal' ? 'Asia/Kathmandu' : 'Asia/Kolkata'),
    },
    { tradition: 'smarta', codes },
  );
  const dates = new Set(found.map(({ code, chosen }) => `${code} ${formatDate(chosen.day.date)}`));
  ours.set(key, dates);
  return dates;
}

const differs = ({ code, place, date }: Known) => !datesOf(place, date.slice(0, 4)).has(`${code} ${date}`);

describe('dates of states, newspapers and memory', () => {
  it.each([
    ['read', 226],
    ['remembered', 51],
    ['fitted', 12],
  ] as const)('that were %s are those of the rules but for the ones that are told to be otherwise', (kind, count) => {
    const some = rows.filter((row) => row.kind === kind);
    expect(some).toHaveLength(count);
    expect(some.filter(differs)).toEqual(some.filter(({ other }) => other !== undefined));
  });

  it('differ in ten, each with its reason', () => {
    expect(rows.filter(({ other }) => other !== undefined).map(({ code, date }) => `${code} ${date}`)).toEqual([
      'ganga_dussehra 2018-06-22',
      'kojagara 2021-10-20',
      'maha_navami 2026-10-20',
      'vijayadashami 2026-10-21',
      'rama_navami 2026-03-27',
      'nuakhai 2026-09-15',
      'maha_saptami 2026-10-17',
      'bengal_maha_navami 2026-10-19',
      'bengal_vijayadashami 2026-10-20',
      'kojagara 2021-10-20',
    ]);
  });
});
