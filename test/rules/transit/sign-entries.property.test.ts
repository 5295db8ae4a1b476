import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { GRAHAS } from '../../../src/base/zodiac/rashi.js';
import { birth, birthChart, type SkyEventResult, signEntries } from '../../../src/entries/index.js';
import { errorOf, runs } from '../../support/support.js';

const DAY = 86_400_000;
const firstDay = fc.integer({ min: Date.UTC(1800, 0, 3) / DAY, max: Date.UTC(2199, 0, 1) / DAY });
const dateOn = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

const all = (from: string, to: string) => signEntries({ from, to, planet_names: GRAHAS }).result.events;

/** The last event of some kinds up to an instant, and the first after it. */
function around(events: readonly SkyEventResult[], planet: string, at: string, codes: readonly string[]) {
  const own = events.filter((event) => event.planet === planet && codes.includes(event.event_code));
  return { last: own.findLast(({ occurs_at }) => occurs_at <= at), next: own.find(({ occurs_at }) => occurs_at > at) };
}

/** Whether an event begins where another led; of two entries at one edge both tell where it was and where it is. */
function follows(event: SkyEventResult, last: SkyEventResult): boolean {
  if (event.occurs_at === last.occurs_at) return true;
  const { sign_name_before: sign, nakshatra_name_before: nakshatra } = event;
  return sign === last.sign_name_after && nakshatra === last.nakshatra_name_after;
}

describe('sign entries', () => {
  // Every entry published for these years (Jupiter, Saturn and the mean Rahu; MATCHING 4), within two seconds.
  it.each([
    ['2024-05-01T07:30:16Z', 'Jupiter', 'Taurus', 'direct'],
    ['2025-03-29T16:15:07Z', 'Saturn', 'Pisces', 'direct'],
    ['2025-05-14T17:06:48Z', 'Jupiter', 'Gemini', 'direct'],
    ['2025-05-18T14:04:33Z', 'Rahu', 'Aquarius', 'retrograde'],
    ['2025-10-18T14:18:53Z', 'Jupiter', 'Cancer', 'direct'],
    ['2025-12-05T11:54:48Z', 'Jupiter', 'Gemini', 'retrograde'],
    ['2026-06-01T20:20:16Z', 'Jupiter', 'Cancer', 'direct'],
    ['2026-10-31T06:32:43Z', 'Jupiter', 'Leo', 'direct'],
    ['2027-01-24T20:01:29Z', 'Jupiter', 'Cancer', 'retrograde'],
    ['2027-06-02T23:58:12Z', 'Saturn', 'Aries', 'direct'],
    ['2027-06-25T23:49:12Z', 'Jupiter', 'Leo', 'direct'],
  ] as const)('have that of %s: %s into %s', (at, planet, sign, motion) => {
    const date = at.slice(0, 10);
    const { events } = signEntries({ from: date, to: date, planet_names: [planet] }).result;
    const entry = events.find(({ event_code }) => event_code === 'sign_entry');
    expect(entry).toMatchObject({ sign_name_after: sign, motion });
    expect(Math.abs(Date.parse(entry?.occurs_at ?? '') - Date.parse(at))).toBeLessThanOrEqual(2_000);
  });

  it('of one second are in the order of the grahas: Rahu and Ketu always pass their edges together', () => {
    const events = Array.from({ length: 399 }, (_, i) => String(1801 + i)).flatMap(
      (year) =>
        signEntries({ from: `${year}-01-01`, to: `${year}-12-31`, planet_names: ['Rahu', 'Ketu'] }, { node: 'true' })
          .result.events,
    );
    const together = events.slice(1).filter((event, i) => event.occurs_at === events[i]?.occurs_at);
    expect(together.length).toBeGreaterThan(300);
    const misplaced = events.slice(1).filter((event, i) => {
      const before = events[i] as SkyEventResult;
      return event.occurs_at === before.occurs_at && GRAHAS.indexOf(event.planet) < GRAHAS.indexOf(before.planet);
    });
    expect(misplaced).toEqual([]);
  });

  test.prop([firstDay, fc.integer({ min: 0, max: 400 })], runs(60))(
    'follow one another: each begins where the last one led, in the order of time',
    (first, length) => {
      const events = all(dateOn(first), dateOn(first + length));
      expect(events.map(({ occurs_at }) => occurs_at)).toEqual(events.map(({ occurs_at }) => occurs_at).sort());
      for (const planet of GRAHAS) {
        const own = events.filter((event) => event.planet === planet);
        expect(own.slice(1).filter((event, index) => !follows(event, own[index] as SkyEventResult))).toEqual([]);
        const turned = own.filter(({ event_code }) => event_code.startsWith('combustion')).map((one) => one.event_code);
        expect(turned.slice(1).filter((code, index) => code === turned[index])).toEqual([]);
      }
    },
  );

  test.prop([firstDay, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 1438 })], runs(80))(
    'agree with the chart of any instant among them',
    (first, day, minute) => {
      const events = all(dateOn(first), dateOn(first + 60));
      const at = new Date((first + day) * DAY + minute * 60_000).toISOString().replace('.000', '');
      const chart = birthChart(
        birth({
          date: at.slice(0, 10),
          time: at.slice(11, 16),
          zone: 'UTC',
          place: { latitude: 23.2, longitude: 75.8 },
        }),
      ).result;
      for (const { planet, sign_name, nakshatra, combust } of chart.planets) {
        const stand = [sign_name, nakshatra.name];
        const entry = around(events, planet, at, ['sign_entry', 'nakshatra_entry']);
        if (entry.last) expect([entry.last.sign_name_after, entry.last.nakshatra_name_after]).toEqual(stand);
        if (entry.next) expect([entry.next.sign_name_before, entry.next.nakshatra_name_before]).toEqual(stand);
        const combustion = around(events, planet, at, ['combustion_begins', 'combustion_ends']);
        if (combustion.last) expect(combustion.last.event_code === 'combustion_begins').toBe(combust);
        if (combustion.next) expect(combustion.next.event_code === 'combustion_ends').toBe(combust);
      }
    },
  );

  test.prop([firstDay, fc.integer({ min: 1, max: 300 })], runs(40))(
    'of a span are those of its parts',
    (first, length) => {
      const middle = first + Math.floor(length / 2);
      const parts = [...all(dateOn(first), dateOn(middle)), ...all(dateOn(middle + 1), dateOn(first + length + 1))];
      expect(parts).toEqual(all(dateOn(first), dateOn(first + length + 1)));
    },
  );

  it('count houses from the natal Moon only with a birth', () => {
    const span = { from: '2026-01-01', to: '2026-06-30' };
    const born = birth({ date: '1990-05-17', time: '10:20', place: { latitude: 28.6139, longitude: 77.209 } });
    const { natal_moon_sign, events } = signEntries({ birth: born, ...span }).result;
    expect(natal_moon_sign).toBe('Capricorn');
    const entry = events.find((one) => one.planet === 'Jupiter' && one.event_code === 'sign_entry');
    expect(entry).toMatchObject({ sign_name_after: 'Cancer', house_from_moon: 7 });
    const bare = signEntries(span).result;
    expect(bare.natal_moon_sign).toBeNull();
    expect(bare.events).toEqual(events.map((one) => ({ ...one, house_from_moon: null, occurs_at_local: null })));
  });

  it('tell what a doubtful time leaves open once, and not for each of the houses that follow from it', () => {
    const born = { birth_date: '1990-05-19', birth_timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 };
    const span = { from: '2025-01-01', to: '2026-12-31', planet_names: GRAHAS };
    const bytes = (input: Parameters<typeof signEntries>[0]) => JSON.stringify(signEntries(input)).length;
    const { holds, changes } = signEntries({ ...span, ...born }).provenance.birth_time_range ?? {};
    expect([...(holds ?? []), ...(changes ?? [])].map(({ path }) => path)).toEqual(['natal_moon_sign']);
    // The clock of the birth place is told of each event, 27 bytes in place of null.
    expect(bytes({ ...span, ...born })).toBeLessThan(1.08 * bytes(span));
  });

  it('want a birth whole or not at all', () => {
    const span = { from: '2026-01-01', to: '2026-01-31' };
    expect(errorOf(() => signEntries({ ...span, latitude: 28.6 })).fieldErrors.map(({ field }) => field)).toEqual([
      'birth_date',
      'longitude',
    ]);
    expect(errorOf(() => signEntries(span, { time_within: 20 })).fieldErrors).toEqual([
      { field: 'time_within', message: 'Leave this out: no birth is given that it could tell of.' },
    ]);
  });
});
