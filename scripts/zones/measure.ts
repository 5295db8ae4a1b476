import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zoneOf } from '../../src/base/time/named-zone.js';
import { offsetAt } from '../../src/base/time/zone.js';
import { otherZones, zoneAt } from '../../src/base/time/zone-at.js';
import { isSameClock } from '../../test/support/reference/same-clock.js';
import { type KnownPlace, readPlaces } from './places.js';

/**
 * Measures the zone finder against a folder of towns whose zones are known (towns.tsv.gz, zone-cases.tsv) and, where a
 * module with exact borders is named, at random points around a third of these towns:
 *
 *     npm run zones:accuracy -- <folder> [path of a module with find(latitude, longitude): string[], such as geo-tz]
 */
const [folder = '', exact] = process.argv.slice(2);

interface Tally {
  points: number;
  wrong: number;
  silent: number;
  caveats: number;
  readonly where: Map<string, number>;
}

const share = (count: number, of: number) => `${count} of ${of} (${((count / of) * 100).toFixed(3)} %)`;

function report(what: string, { points, wrong, silent, caveats, where }: Tally): void {
  const worst = [...where].sort((a, b) => b[1] - a[1]).slice(0, 12);
  process.stdout.write(
    `${what}: wrong ${share(wrong, points)}, wrong and the right zone not named ${share(silent, points)}, caveat ${share(caveats, points)}\n  ${worst.map(([pair, count]) => `${pair} ${count}`).join(', ')}\n`,
  );
}

const BIRTH = Date.UTC(1990, 6, 1);

/** By the clock since a year; the caveat as of the summer of 1990. */
function measure(rows: readonly KnownPlace[], firstYear: number): Tally {
  const tally: Tally = { points: 0, wrong: 0, silent: 0, caveats: 0, where: new Map() };
  for (const { latitude, longitude, zone: right } of rows) {
    const zone = zoneAt(latitude, longitude);
    const others = [...otherZones(latitude, longitude, zoneAt)];
    tally.points++;
    if (others.some((other) => offsetAt(zoneOf(other), BIRTH) !== offsetAt(zoneOf(zone), BIRTH))) tally.caveats++;
    if (isSameClock(zone, right, firstYear)) continue;
    tally.wrong++;
    if (others.some((other) => isSameClock(other, right, firstYear))) continue;
    tally.silent++;
    const pair = `${right} as ${zone}`;
    tally.where.set(pair, (tally.where.get(pair) ?? 0) + 1);
  }
  return tally;
}

/** Points 0.3 to 4 km from every third town, in a direction and distance that only depend on its number. */
function pointsAround(
  towns: readonly KnownPlace[],
  zonesOf: (latitude: number, longitude: number) => string[],
  salt: number,
): KnownPlace[] {
  let state = salt;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return towns
    .filter((_, index) => index % 3 === salt % 3)
    .flatMap((town) => {
      const kilometres = 0.3 + 3.7 * random();
      const angle = 2 * Math.PI * random();
      const latitude = town.latitude + (kilometres * Math.cos(angle)) / 111.195;
      const longitude =
        town.longitude + (kilometres * Math.sin(angle)) / (111.195 * Math.cos((town.latitude * Math.PI) / 180));
      const [zone, second] = zonesOf(latitude, longitude);
      // Nobody lives in the sea, and what the borders themselves dispute proves nothing.
      return zone === undefined || second !== undefined || zone.startsWith('Etc/')
        ? []
        : [{ ...town, latitude, longitude, zone }];
    });
}

/** Time of the processor, which other work on the machine does not lengthen. */
function microseconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

function speed(towns: readonly KnownPlace[]): string {
  const reading = microseconds(() => zoneAt(0, 0));
  const run = () => {
    for (const { latitude, longitude } of towns) zoneAt(latitude, longitude);
  };
  const runs = Array.from({ length: 3 }, () => microseconds(run) / towns.length);
  return `table read in ${(reading / 1000).toFixed(1)} ms, a look-up ${Math.min(...runs).toFixed(2)} µs\n`;
}

const towns = readPlaces(join(folder, 'towns.tsv.gz'));
process.stdout.write(speed(towns));
const cases = readPlaces(join(folder, 'zone-cases.tsv'));
const decided = towns.filter(({ how }) => how !== 'unsure');
for (const year of [1970, 1900]) {
  report(`places near borders, by clock since ${year}`, measure(cases, year));
  report(`towns, by clock since ${year}`, measure(decided, year));
}
if (exact !== undefined) {
  const { find } = (await import(pathToFileURL(exact).href)) as { find: (a: number, b: number) => string[] };
  for (const salt of [1, 2, 3]) {
    const points = pointsAround(towns, find, salt);
    for (const year of [1970, 1900])
      report(`points around towns, lot ${salt}, by clock since ${year}`, measure(points, year));
  }
}
