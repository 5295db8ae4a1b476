import { describe, expect, it } from 'vitest';
import { ashtottariDasha, dasha, runningDashas, yoginiDasha } from '../../../src/entries/index.js';
import { ASHTOTTARI_SCHEME, DASHA_DEPTHS } from '../../../src/rules/dasha/vimshottari.js';
import { YOGINI_SCHEME } from '../../../src/rules/dasha/yogini.js';
import { readRows } from '../../support/reference/compare.js';

interface Row {
  readonly system: 'yogini' | 'ashtottari';
  readonly birth?: keyof typeof BIRTHS;
  readonly starts?: readonly (readonly [string, string])[];
  readonly years?: readonly (readonly [string, number])[];
  readonly lords?: Readonly<Record<string, readonly number[]>>;
}

const CHENNAI = {
  birth_date: '1996-12-07',
  birth_time: '10:34',
  birth_timezone: 'Asia/Kolkata',
  latitude: 13.0878,
  longitude: 80.2785,
};
const BIRTHS = {
  chennai_1996: CHENNAI,
  indira_gandhi: { ...CHENNAI, birth_date: '1917-11-19', birth_time: '23:03', latitude: 25.47, longitude: 81.87 },
};
const TOOLS = { yogini: yoginiDasha, ashtottari: ashtottariDasha };
const SCHEMES = { yogini: YOGINI_SCHEME, ashtottari: ASHTOTTARI_SCHEME };
const rows = readRows<Row>('dasha_schemes.json');
const HOUR = 3_600_000;

/** The start of each mahadasha, the first before the birth, on the clock of India. */
function startsOf({ system, birth = 'chennai_1996' }: Row): string[][] {
  const { balance_at_birth: first, mahadashas } = TOOLS[system](BIRTHS[birth]).result;
  const inIndia = (at: string) => new Date(Date.parse(at) + 5.5 * HOUR).toISOString().slice(0, 10);
  return [
    [first.lord, inIndia(first.starts_at)],
    ...mahadashas.slice(1).map((one) => [one.lord, inIndia(one.starts_at)]),
  ];
}

describe('the dashas of a scheme', () => {
  it.each(rows.filter(({ starts }) => starts))('begin on the days that are printed: $system of $birth', (row) => {
    expect(startsOf(row).slice(0, row.starts?.length)).toEqual(row.starts);
  });

  it.each(rows.filter(({ years }) => years))('begin in the years that are printed: $system of $birth', (row) => {
    const starts = startsOf(row).map(([lord, at = '']) => [lord, Number(at.slice(0, 4))]);
    for (const year of row.years ?? []) expect(starts).toContainEqual(year);
  });

  it.each(rows.filter(({ lords }) => lords))(
    'have the nakshatras of each lord that are printed: $system',
    ({ system, lords }) => {
      const { lords: own, stretchOf } = SCHEMES[system];
      const found = Array.from({ length: 27 }, (_, index) => [index + 1, own[stretchOf(index).turn]?.[0]]);
      const printed = Object.entries(lords ?? {}).flatMap(([lord, numbers]) => numbers.map((number) => [number, lord]));
      expect(found.toSorted()).toEqual(printed.toSorted());
    },
  );

  it.each(Object.entries(SCHEMES))('have years that make up the cycle of %s', (_, { lords, cycleYears }) => {
    expect(lords.reduce((sum, [, years]) => sum + years, 0)).toBe(cycleYears);
  });

  it.each(Object.entries(TOOLS))('follow one another without a gap, the parts within their period: %s', (_, tool) => {
    const { mahadashas, cycle_years, balance_at_birth } = tool(CHENNAI).result;
    expect(mahadashas.slice(1).map(({ starts_at }) => starts_at)).toEqual(
      mahadashas.slice(0, -1).map((one) => one.ends_at),
    );
    for (const { starts_at, ends_at, antardashas } of mahadashas) {
      expect([antardashas[0]?.starts_at, antardashas.at(-1)?.ends_at]).toEqual([starts_at, ends_at]);
    }
    const days = (Date.parse(mahadashas.at(-1)?.ends_at ?? '') - Date.parse(balance_at_birth.starts_at)) / 24 / HOUR;
    expect(days).toBe((108 / cycle_years) * cycle_years * 365.25);
  });
});

describe('the dashas that run in five levels', () => {
  const input = { date: '1996-12-07', time: '10:34', tz: 'Asia/Kolkata', lat: 13.0878, lon: 80.2785 };

  it.each(['1996-12-07T05:04', '2001-02-03T04:05', '2026-01-01', '2099-12-31T23:59'])(
    'are at %s those of the dasha calculator, and two below that lie within them',
    (as_of) => {
      const { levels, reference_at } = runningDashas({ ...CHENNAI, as_of }).result;
      const { current } = dasha(input, { now: new Date(reference_at) }).result;
      const { reference_at: _, ...three } = current ?? { reference_at: '' };
      expect(levels.slice(0, 3).map(({ dasha_level: _level, periods: _periods, ...span }) => span)).toEqual(
        Object.values(three),
      );
      expect(levels.map(({ dasha_level }) => dasha_level)).toEqual(DASHA_DEPTHS);
      for (const [index, { periods, dasha_level: _level, ...span }] of levels.entries()) {
        const { starts_at, ends_at } = span;
        const above = levels[index - 1];
        expect(periods).toHaveLength(9);
        expect(periods).toContainEqual(span);
        expect(starts_at <= reference_at && reference_at < ends_at).toBe(true);
        expect(periods.slice(1).map((one) => one.starts_at)).toEqual(periods.slice(0, -1).map((one) => one.ends_at));
        if (above) expect([periods[0]?.starts_at, periods.at(-1)?.ends_at]).toEqual([above.starts_at, above.ends_at]);
      }
    },
  );

  it('are none before the birth and after the nine mahadashas', () => {
    const codeAt = (as_of: string) => {
      const { levels, current_note_code } = runningDashas({ ...CHENNAI, as_of }).result;
      return [levels.length, current_note_code];
    };
    expect([codeAt('1996-12-07T05:03'), codeAt('1996-12-07T05:04'), codeAt('2150-01-01')]).toEqual([
      [0, 'before_birth'],
      [5, null],
      [0, 'ended'],
    ]);
  });
});
