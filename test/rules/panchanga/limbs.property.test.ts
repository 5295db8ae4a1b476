import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { modulo } from '../../../src/base/math/angle.js';
import { readDate } from '../../../src/base/time/calendar.js';
import { newMoonsAround, nextElongation } from '../../../src/rules/panchanga/elongation.js';
import {
  type Limb,
  type LimbSpan,
  limbAt,
  limbChanges,
  limbSpan,
  limbSpans,
  nextSpan,
  previousSpan,
  runningLimbs,
  sunAndMoon,
  varaOf,
} from '../../../src/rules/panchanga/limbs.js';
import { grahaAt, toSidereal } from '../../support/default-sky.js';
import { runs } from '../../support/support.js';

const SKY = { ephemeris: defaultEphemeris, ayanamsha: 'lahiri', node: 'mean', sunrise: 'standard' } as const;
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
const COUNTS: Readonly<Record<Limb, number>> = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 };
const DAY = 86_400_000;
/** What rounding to a microdegree is worth in time, milliseconds. */
const ROUNDING = 10;

const instant = fc.integer({ min: Date.parse('1800-01-01'), max: Date.parse('2200-12-31') });

/** How far a limb has come round the circle, degrees, from the ephemeris alone. */
function argumentAt(limb: Limb, at: number): number {
  const { tt } = momentAt(at);
  const [sun, moon] = (['Sun', 'Moon'] as const).map((body) =>
    toSidereal(SKY.ephemeris.position(body, tt).longitude),
  ) as [number, number];
  if (limb === 'nakshatra') return moon;
  return modulo(limb === 'yoga' ? moon + sun : moon - sun, 360);
}

/** The instant at which a limb leaves a part, by halving. */
function bruteEnd(limb: Limb, number: number, from: number): number {
  const width = 360 / COUNTS[limb];
  const hasLeft = (at: number) => modulo(argumentAt(limb, at) - (number - 1) * width, 360) >= width;
  let [low, high] = [from, from + 1.2 * DAY];
  while (!hasLeft(high)) high += DAY / 10;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (hasLeft(middle)) high = middle;
    else low = middle;
  }
  return high;
}

describe.each(LIMBS)('%s', (limb) => {
  test.prop([instant], runs(300))('follows from the printed longitudes', (at) => {
    const [sun, moon] = [grahaAt('Sun', momentAt(at)), grahaAt('Moon', momentAt(at))];
    expect(sunAndMoon(SKY, at)).toEqual({ tt: momentAt(at).tt, sun, moon });
    const turned = { tithi: moon - sun, karana: moon - sun, nakshatra: moon, yoga: moon + sun }[limb];
    const number = Math.floor((modulo(turned, 360_000_000) * COUNTS[limb]) / 360_000_000) + 1;
    expect(limbAt(limb, { sun, moon }).number).toBe(number);
    expect(limbSpan(SKY, limb, at).value.number).toBe(number);
  });

  test.prop([instant], runs(60))('ends when the ephemeris alone says so', (at) => {
    const { value, startsAt, endsAt } = limbSpan(SKY, limb, at);
    expect(startsAt).toBeLessThanOrEqual(at);
    expect(endsAt).toBeGreaterThanOrEqual(at);
    expect(Math.abs(endsAt - bruteEnd(limb, value.number, at))).toBeLessThan(ROUNDING);
    const before = ((value.number + COUNTS[limb] - 2) % COUNTS[limb]) + 1;
    expect(Math.abs(startsAt - bruteEnd(limb, before, startsAt - DAY / 8))).toBeLessThan(ROUNDING);
  });

  test.prop([instant], runs(100))('is the same from every instant of it', (at) => {
    const span = limbSpan(SKY, limb, at);
    for (const part of [0.001, 0.25, 0.5, 0.999]) {
      const other = limbSpan(SKY, limb, span.startsAt + part * (span.endsAt - span.startsAt));
      expect(other.value).toBe(span.value);
      expect(Math.abs(other.startsAt - span.startsAt)).toBeLessThan(1);
      expect(Math.abs(other.endsAt - span.endsAt)).toBeLessThan(1);
    }
  });

  test.prop([instant, fc.double({ min: 0, max: 40, noNaN: true })], runs(40))(
    'fills any span in turn',
    (from, days) => {
      const to = from + days * DAY;
      const spans = limbSpans(SKY, limb, { from, to });
      expect(spans[0]?.startsAt).toBeLessThanOrEqual(from);
      expect(spans.at(-1)?.endsAt).toBeGreaterThanOrEqual(to);
      for (const [i, { value, startsAt, endsAt }] of spans.slice(1).entries()) {
        expect(startsAt).toBe(spans[i]?.endsAt);
        expect(endsAt).toBeGreaterThan(startsAt);
        expect(value.number).toBe(((spans[i]?.value.number ?? 0) % COUNTS[limb]) + 1);
        expect(limbSpan(SKY, limb, (startsAt + endsAt) / 2).value).toBe(value);
      }
      const changes = limbChanges(spans, { from, to });
      expect(changes).toEqual(spans[0]?.startsAt === from ? spans : spans.slice(1));
    },
  );

  test.prop([instant], runs(60))('goes on to the next', (at) => {
    const span = limbSpan(SKY, limb, at);
    const next = nextSpan(SKY, limb, span) as LimbSpan<typeof limb>;
    const found = limbSpan(SKY, limb, span.endsAt + 1000);
    expect(next.value).toBe(found.value);
    expect(Math.abs(next.startsAt - found.startsAt)).toBeLessThan(1);
    expect(Math.abs(next.endsAt - found.endsAt)).toBeLessThan(1);
  });

  test.prop([instant], runs(60))('goes back to the one before', (at) => {
    const span = limbSpan(SKY, limb, at);
    const before = previousSpan(SKY, limb, span) as LimbSpan<typeof limb>;
    const found = limbSpan(SKY, limb, span.startsAt - 1000);
    expect(before.value).toBe(found.value);
    expect(before.endsAt).toBe(span.startsAt);
    expect(Math.abs(before.startsAt - found.startsAt)).toBeLessThan(1);
  });
});

describe.each(LIMBS)('at an edge of the %s', (limb) => {
  test.prop([instant, fc.integer({ min: -6, max: 6 })], runs(100))('an instant lies in its own span', (at, off) => {
    const near = limbSpan(SKY, limb, at).endsAt + off;
    const { startsAt, endsAt } = limbSpan(SKY, limb, near);
    expect(startsAt).toBeLessThanOrEqual(near);
    expect(endsAt).toBeGreaterThanOrEqual(near);
  });

  test.prop([instant], runs(40))('a stretch holds its start and not its end', (at) => {
    const [first, second] = limbSpans(SKY, limb, { from: at, to: at + 3 * DAY }) as [LimbSpan, LimbSpan];
    expect(limbSpans(SKY, limb, { from: at, to: first.endsAt })).toEqual([first]);
    const until = { from: at, to: second.endsAt };
    expect(limbChanges(limbSpans(SKY, limb, until), until)).toEqual([second]);
  });
});

describe('the limbs together', () => {
  it.each(['1800-01-01T00:00Z', '1799-12-31T10:00Z', '2200-12-31T23:59Z', '2201-01-01T18:00Z'])(
    'are told at %s, at the ends of the accepted dates on any clock',
    (text) => {
      const at = Date.parse(text);
      for (const { startsAt, endsAt } of Object.values(runningLimbs(SKY, at))) {
        expect(at - startsAt).toBeLessThan(1.15 * DAY);
        expect(endsAt - at).toBeLessThan(1.15 * DAY);
      }
    },
  );

  it('end where the ephemeris does', () => {
    const spans = limbSpans(SKY, 'tithi', { from: Date.parse('2200-12-31'), to: Date.parse('2210-01-01') });
    expect(spans.length).toBeGreaterThanOrEqual(2);
    expect(spans.at(-1)?.endsAt).toBeLessThan(Date.parse('2201-01-03'));
    expect(newMoonsAround(SKY, Date.parse('2200-12-31')).after).toBeUndefined();
  });

  it('comes to every elongation before the end of the ephemeris, and to none after it', () => {
    // 2201-01-03, Terrestrial Time.
    const LAST = Date.parse('2201-01-03') - 450_000;
    for (let from = LAST - 24 * DAY; from < LAST - 2 * DAY; from += DAY) {
      const here = argumentAt('tithi', from);
      const gained = modulo(argumentAt('tithi', LAST) - here, 360);
      for (let ahead = 0.5; ahead < 360; ahead++) {
        if (Math.abs(ahead - gained) < 0.25) continue;
        const at = nextElongation(SKY, from, here + ahead);
        expect(at !== undefined, `${ahead} from ${from}`).toBe(ahead < gained);
      }
    }
  });

  test.prop([instant], runs(100))('are each alone', (at) => {
    expect(runningLimbs(SKY, at)).toEqual(Object.fromEntries(LIMBS.map((limb) => [limb, limbSpan(SKY, limb, at)])));
  });

  test.prop([instant], runs(200))('have two karanas to a tithi', (at) => {
    const { tithi, karana } = runningLimbs(SKY, at);
    expect(Math.ceil(karana.value.number / 2)).toBe(tithi.value.number);
    const [outer, inner] = karana.value.number % 2 === 1 ? ['startsAt', 'startsAt'] : ['endsAt', 'endsAt'];
    expect(Math.abs(tithi[outer as 'endsAt'] - karana[inner as 'endsAt'])).toBeLessThan(1);
  });

  test.prop([instant], runs(100))('lie between two new moons', (at) => {
    const { before, after } = newMoonsAround(SKY, at);
    if (before === undefined || after === undefined) {
      // Only in the month that the ends of the ephemeris cut off.
      expect(Math.min(at - Date.parse('1800-01-01'), Date.parse('2201-01-01') - at)).toBeLessThan(30 * DAY);
      return;
    }
    expect(before).toBeLessThan(at + ROUNDING);
    expect(after).toBeGreaterThan(at - ROUNDING);
    expect(after - before).toBeGreaterThan(29.2 * DAY);
    expect(after - before).toBeLessThan(29.9 * DAY);
    for (const newMoon of [before, after]) {
      expect(Math.abs(((argumentAt('tithi', newMoon) + 180) % 360) - 180)).toBeLessThan(1e-6);
    }
  });
});

describe('the vara', () => {
  it('is the weekday', () => {
    expect(varaOf(readDate('2026-11-20')).name).toBe('Friday');
    expect(varaOf(readDate('1967-08-29'))).toEqual({
      number: 3,
      name: 'Tuesday',
      sanskrit: 'Mangalavara',
      lord: 'Mars',
    });
    for (const [text, name] of [
      ['1800-01-01', 'Wednesday'],
      ['1899-12-31', 'Sunday'],
      ['2200-12-31', 'Wednesday'],
    ] as const) {
      const at = new Date(text);
      expect(at.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })).toBe(name);
      expect(varaOf(readDate(text)).name).toBe(name);
    }
  });
});
