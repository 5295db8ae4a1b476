import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kpChart } from '../../../src/entries/index.js';
import { VIMSHOTTARI } from '../../../src/rules/dasha/dasha-year.js';
import { KP_SUBS, kpLordsOf } from '../../../src/rules/kp/sub-lords.js';
import { errorOf, runs } from '../../support/support.js';

const DELHI = { birth_timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209, as_of: '2026-01-01' };
const CIRCLE = 360_000_000;
const YEARS = new Map<string, number>(VIMSHOTTARI);

const born = fc.record({
  birth_date: fc
    .date({ min: new Date('1801-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  birth_time: fc
    .integer({ min: 0, max: 1439 })
    .map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`),
  birth_timezone: fc.constant('+00:00'),
  latitude: fc.integer({ min: -66, max: 66 }),
  longitude: fc.integer({ min: -180, max: 180 }),
  as_of: fc.constant('2026-01-01'),
});

describe('Subs', () => {
  it('tile the zodiac, each its share of its nakshatra', () => {
    expect(KP_SUBS).toHaveLength(249);
    expect(KP_SUBS[0]?.from).toBe(0);
    expect(KP_SUBS.at(-1)?.to).toBe(1_296_000);
    expect(KP_SUBS.slice(1).map(({ from }) => from)).toEqual(KP_SUBS.slice(0, -1).map(({ to }) => to));
    const shares = new Map<string, number>();
    for (const { from, to, sub } of KP_SUBS) {
      expect(Number.isInteger(from) && to > from).toBe(true);
      const part = `${Math.floor(from / 48_000)} ${sub}`;
      shares.set(part, (shares.get(part) ?? 0) + to - from);
    }
    expect(shares.size).toBe(243);
    for (const [part, length] of shares) expect(length).toBe(400 * (YEARS.get(part.split(' ')[1] as string) ?? 0));
  });

  it('are shared in turn by all nine lords, each by its years', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KP_SUBS.filter(({ from, to, sub }) => to - from === 400 * (YEARS.get(sub) ?? 0))),
        (part) => {
          const order = VIMSHOTTARI.map(([lord]) => lord);
          const turn = order.indexOf(part.sub);
          let gone = 0;
          for (let index = 0; index < 9; index++) {
            const lord = order[(turn + index) % 9] as string;
            const length = ((part.to - part.from) * (YEARS.get(lord) ?? 0)) / 120;
            const middle = Math.round(((part.from + gone + length / 2) * 2_500) / 9);
            expect(kpLordsOf(middle)).toMatchObject({ sub: part.sub, subSub: lord });
            gone += length;
          }
          expect(gone).toBeCloseTo(part.to - part.from, 6);
        },
      ),
      runs(100),
    );
  });

  it('have lords at every microdegree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: CIRCLE - 1 }), (longitude) => {
        const { number, sub } = kpLordsOf(longitude);
        const part = KP_SUBS[number - 1];
        expect(part?.sub).toBe(sub);
        expect((part?.from ?? 0) * 2_500 <= longitude * 9 && longitude * 9 < (part?.to ?? 0) * 2_500).toBe(true);
      }),
      runs(1000),
    );
  });
});

describe('A KP chart', () => {
  it('has each graha in one house, whose occupant it is, and opposite cusps opposite', () => {
    fc.assert(
      fc.property(born, (birth) => {
        const { cusps, planets, house_significators } = kpChart(birth).result;
        cusps.slice(0, 6).forEach(({ longitude_sidereal: cusp }, index) => {
          const other = cusps[index + 6]?.longitude_sidereal ?? 0;
          expect(Math.abs(((other - cusp + 360) % 360) - 180)).toBeLessThan(2e-6);
        });
        for (const { planet, house } of planets) {
          expect(
            house_significators.filter(({ occupants }) => occupants.includes(planet)).map((one) => one.house),
          ).toEqual([house]);
        }
        const starOf = new Map(planets.map(({ planet, nakshatra_ruler }) => [planet, nakshatra_ruler]));
        for (const { occupants, in_star_of_occupants, in_star_of_ruler, ruler } of house_significators) {
          const inStar = planets
            .map(({ planet }) => planet)
            .filter((planet) => occupants.includes(starOf.get(planet) as never));
          expect(in_star_of_occupants).toEqual(inStar);
          for (const planet of in_star_of_ruler) expect(starOf.get(planet)).toBe(ruler);
        }
      }),
      runs(40),
    );
  });

  it('stands in the zodiac of Krishnamurti, some 6′ from that of Lahiri, and in no other', () => {
    const birth = { ...DELHI, birth_date: '1990-05-17', birth_time: '10:20' };
    const kp = kpChart(birth);
    const lahiri = kpChart(birth, { kp_ayanamsha: 'lahiri' });
    const apart = (kp.result.planets[0]?.longitude_sidereal ?? 0) - (lahiri.result.planets[0]?.longitude_sidereal ?? 0);
    expect(apart * 60).toBeCloseTo(5.8, 1);
    expect(kp.provenance.ayanamsha).toBe('Krishnamurti (KP)');
    expect(lahiri.provenance.ayanamsha).toBe('Lahiri (Chitrapaksha)');
    // @ts-expect-error it is chosen by an option of its own
    expect(() => kpChart(birth, { ayanamsha: 'raman' })).toThrow('kpChart takes no option ayanamsha.');
  });

  it('holds the sub of its first cusp for the minutes that the caveat says', () => {
    const birth = { ...DELHI, birth_date: '1990-05-17' };
    const { result, provenance } = kpChart({ ...birth, birth_time: '10:20' });
    const told = provenance.caveats.find(({ code }) => code === 'cuspal_sub_lords_sensitive');
    expect(told).toBeDefined();
    const { holds } = (told as { facts: object }).facts as { holds: { from: string; to: string } };
    const number = (birth_time: string) => kpChart({ ...birth, birth_time }).result.cusps[0]?.sub_number;
    const shifted = (local: string, minutes: number) =>
      new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(11, 16);
    expect(number(shifted(holds.from, 1))).toBe(result.cusps[0]?.sub_number);
    expect(number(shifted(holds.to, -1))).toBe(result.cusps[0]?.sub_number);
    expect(number(shifted(holds.from, -1))).not.toBe(result.cusps[0]?.sub_number);
    expect(number(shifted(holds.to, 1))).not.toBe(result.cusps[0]?.sub_number);
  });

  it('asks the ruling planets of the second place, whose day begins at its sunrise', () => {
    const birth = { ...DELHI, birth_date: '1990-05-17', birth_time: '10:20' };
    // A Monday at 05:00 in New York, before the sunrise of that date: still the day of the Sun.
    const asked = { ...birth, as_of: '2026-01-05T10:00', current_latitude: 40.7128, current_longitude: -74.006 };
    const { ruling_planets } = kpChart(asked).result;
    expect(ruling_planets).toMatchObject({
      vara_ruler: 'Sun',
      latitude: 40.7128,
      reference_at: '2026-01-05T10:00:00Z',
    });
    expect(kpChart({ ...birth, as_of: '2026-01-05T10:00' }).result.ruling_planets.vara_ruler).toBe('Moon');
    expect(new Set(ruling_planets.planet_names).size).toBe(ruling_planets.planet_names.length);
  });

  it('is refused beyond the polar circles, and without a moment or a clock', () => {
    const birth = { ...DELHI, birth_date: '1990-05-17', birth_time: '10:20' };
    expect(errorOf(() => kpChart({ ...birth, latitude: 69.6 })).message).toMatch(/no Placidus houses/);
    expect(errorOf(() => kpChart({ ...birth, as_of: null })).fieldErrors[0]?.field).toBe('as_of');
  });
});
