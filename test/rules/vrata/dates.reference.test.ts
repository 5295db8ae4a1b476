import { describe, expect, it } from 'vitest';
import { type CalendarDate, formatDate, readDate } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { observancesBetween } from '../../../src/rules/vrata/observances.js';
import { VRATA_CODES, type VrataCode } from '../../../src/rules/vrata/rule-tables.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { readRows } from '../../support/reference/compare.js';

interface Published {
  readonly code: VrataCode;
  readonly date: string;
  readonly list: string;
  /** Why the list has a day that the rule does not give. */
  readonly other?: string;
}

const NEW_DELHI = { latitude: 28.6139, longitude: 77.209 };
const GURUVAYUR = { latitude: 10.59, longitude: 76.04 };
const CITIES = [
  { city: 'New Delhi', ...NEW_DELHI },
  { city: 'Ahmedabad', latitude: 23.02, longitude: 72.57 },
  { city: 'Jaipur', latitude: 26.91, longitude: 75.79 },
  { city: 'Chennai', latitude: 13.08, longitude: 80.27 },
  { city: 'Varanasi', latitude: 25.3176, longitude: 82.9739 },
  { city: 'Kolkata', latitude: 22.57, longitude: 88.36 },
  { city: 'Guwahati', latitude: 26.14, longitude: 91.74 },
];

/** The dates of a year as the rules have them for Smartas, `code date`; all of the table where no codes are asked. */
function datesOf(year: number | string, codes?: readonly VrataCode[], place = NEW_DELHI): string[] {
  const dates = {
    from: readDate(`${year}-01-01`),
    to: readDate(`${year}-12-31`),
    place,
    timeZone: zoneOf('Asia/Kolkata'),
  };
  return observancesBetween(DEFAULT_SKY, dates, { tradition: 'smarta', codes }).map(
    ({ code, chosen }) => `${code} ${formatDate(chosen.day.date)}`,
  );
}

const dated = new Set([2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027].flatMap((year) => datesOf(year)));
const rows = readRows<Published>('vrata_dates.json');
const differs = ({ code, date }: Published) => !dated.has(`${code} ${date}`);

describe('published dates of observances', () => {
  it('are those of the rules but for the ones that are told to be otherwise', () => {
    expect(rows.filter(({ other }) => other === undefined).filter(differs)).toEqual([]);
    expect(rows.filter(({ other }) => other === undefined)).toHaveLength(334);
  });

  it('differ where a list follows another school, and nowhere else', () => {
    expect(rows.filter(differs)).toEqual(rows.filter(({ other }) => other !== undefined));
  });

  it('are of rules that there are', () => {
    expect(VRATA_CODES).toHaveLength(559);
    const codes = new Set<string>(VRATA_CODES);
    expect(codes.size).toBe(559);
    expect(rows.filter(({ code }) => !codes.has(code))).toEqual([]);
  });
});

describe('dates by which rules were corrected', () => {
  const corrected = readRows<Published>('vrata_corrected.json');
  const codes = [...new Set(corrected.map(({ code }) => code))];
  const years = [...new Set(corrected.map(({ date }) => date.slice(0, 4)))];
  const ours = new Set(
    years.flatMap((year) => [
      ...datesOf(year, codes).filter((one) => !one.startsWith('guruvayur')),
      // Of the Ekadashi of November 2026 the sunrise is there, and none is at New Delhi.
      ...datesOf(year, ['guruvayur_ekadashi'], GURUVAYUR),
    ]),
  );

  it('are those of the rules', () => {
    expect(corrected.filter(({ code, date }) => !ours.has(`${code} ${date}`))).toEqual([]);
    expect(corrected).toHaveLength(75);
  });

  it('are all that the rules have in the years that stand there whole', () => {
    for (const [year, count] of [
      [2024, 13],
      [2025, 12],
      [2026, 13],
    ] as const) {
      const given = corrected.filter(({ code, date }) => code === 'kalashtami' && date.startsWith(`${year}`));
      expect(given).toHaveLength(count);
      expect(datesOf(year, ['kalashtami'])).toEqual(given.map(({ code, date }) => `${code} ${date}`));
    }
  });

  it('have Holika of 2016 and 2023 to 2027, and Holi the day after, in all of India but for two', () => {
    const fires = ['2016-03-23', '2023-03-07', '2024-03-24', '2025-03-13', '2026-03-03', '2027-03-21'];
    const otherwise = CITIES.flatMap(({ city, ...place }) =>
      fires.flatMap((fire) => {
        const holi = formatDate((readDate(fire) + 1) as CalendarDate);
        const dates = datesOf(fire.slice(0, 4), ['holika', 'holi'], place);
        return dates.join() === `holika ${fire},holi ${holi}` ? [] : [`${city}: ${dates.join()}`];
      }),
    );
    // At Ahmedabad Purnima ends six minutes before seven eighths of the day, at Guwahati after them.
    expect(otherwise).toEqual([
      'Ahmedabad: holika 2026-03-02,holi 2026-03-03',
      'Guwahati: holika 2027-03-22,holi 2027-03-23',
    ]);
  });
});
