import { describe, expect, it } from 'vitest';
import type { Place } from '../../../src/base/ephemeris/ascendant.js';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { ascendant, navamsa } from '../../../src/entries/index.js';
import { risingSignConfidence } from '../../../src/rules/natal/rising-sign.js';
import { lagnaAt } from '../../support/default-sky.js';

const DAY = 86_400_000;
const MINUTE = 60_000;
const LOOK = 10_000;

interface Birth {
  readonly at: number;
  readonly place: Place;
}

/** How long a part of the zodiac rises, as a tool tells it, and how much of that is rounding, milliseconds. */
interface Stay {
  readonly from: number;
  readonly to: number;
  readonly rounding: number;
}

function inputOf({ at, place }: Birth) {
  const reading = new Date(at).toISOString();
  return { birth_date: reading.slice(0, 10), birth_time: reading.slice(11, 16), birth_timezone: 'UTC', ...place };
}

/** The stay of the rising sign: minutes with two decimals. */
function signStay(birth: Birth): Stay | undefined {
  const { minutes_to_previous: since, minutes_to_next: until } = ascendant(inputOf(birth)).result.time_sensitivity;
  if (since === null || until === null) return undefined;
  return { from: birth.at - since * MINUTE, to: birth.at + until * MINUTE, rounding: 300 };
}

/** The stay of the rising pada: whole minutes in a sentence. */
function padaStay(birth: Birth): Stay | undefined {
  const sentence = navamsa(inputOf(birth)).provenance.uncertainty as string;
  const told = /births between (\S+) and (\S+) local time/.exec(sentence);
  if (!told) return undefined;
  return { from: Date.parse(`${told[1]}Z`), to: Date.parse(`${told[2]}Z`), rounding: MINUTE / 2 };
}

/** Which of so many parts of the zodiac rises at an instant. */
function partAt({ place }: Birth, at: number, parts: number): number {
  return Math.floor((lagnaAt(momentAt(at), place) * parts) / 360_000_000);
}

/** The first look outwards, every ten seconds for a day, at which another part rises. */
function firstOutside(birth: Birth, parts: number, direction: 1 | -1): number | undefined {
  const part = partAt(birth, birth.at, parts);
  for (let away = LOOK; away <= DAY; away += LOOK) {
    const at = birth.at + direction * away;
    if (partAt(birth, at, parts) !== part) return at;
  }
  return undefined;
}

/** Nutation and precession stand still in the search, which tells near the poles, where little rises. */
const CLEARANCE = 500;

/** Compares a stay with the looks; says whether there is one. */
function compare(birth: Birth, parts: number, stay: Stay | undefined): boolean {
  const [before, after] = [firstOutside(birth, parts, -1), firstOutside(birth, parts, 1)];
  if (!stay) {
    // No change on one side at least, or the search would have found it.
    expect(before === undefined || after === undefined).toBe(true);
    return false;
  }
  const margin = stay.rounding + CLEARANCE;
  const holdsAt = (at: number) => partAt(birth, at, parts) === partAt(birth, birth.at, parts);
  // It is no longer than the looks show …
  expect(stay.from).toBeGreaterThan((before ?? Number.NEGATIVE_INFINITY) - margin);
  expect(stay.to).toBeLessThan((after ?? Number.POSITIVE_INFINITY) + margin);
  // … and where it is shorter, another part rises there between two looks.
  expect([holdsAt(stay.from - margin), holdsAt(stay.to + margin)]).toEqual([false, false]);
  if (stay.to - birth.at > margin) expect(holdsAt(stay.to - margin)).toBe(true);
  if (birth.at - stay.from > margin) expect(holdsAt(stay.from + margin)).toBe(true);
  return true;
}

const DATES = [Date.UTC(1853, 2, 20, 4, 11), Date.UTC(1999, 11, 22, 16, 40), Date.UTC(2101, 7, 3, 21, 5)];
const LATITUDES = [0, 60, 65, 66.3, 66.56, 66.7, 68, 72, 78, 84, 88, 89];
const places = LATITUDES.flatMap((latitude) => (latitude === 0 ? [0] : [latitude, -latitude]));

describe('the stay of the lagna, against a look every ten seconds', () => {
  it.each(places)('at latitude %d', (latitude) => {
    const births = DATES.map((at, i) => ({ at, place: { latitude, longitude: i * 100 - 70 } }));
    const found = births.flatMap((birth) => [
      compare(birth, 12, signStay(birth)),
      compare(birth, 108, padaStay(birth)),
    ]);
    // Outside the polar circles every sign and pada comes and goes within a day.
    if (Math.abs(latitude) < 66) expect(found).not.toContain(false);
  });
});

/** Below five minutes from a change of sign the rising sign is not safe, above fifteen it is. */
it.each([
  [0, 'low'],
  [4.99, 'low'],
  [5, 'medium'],
  [15, 'medium'],
  [15.01, 'high'],
])('%f minutes from the nearer end of its stay the rising sign is of %s confidence', (nearestMinutes, confidence) => {
  expect(risingSignConfidence({ from: 0, to: 0, nearestMinutes })).toBe(confidence);
  expect(risingSignConfidence(undefined)).toBe('low');
});
