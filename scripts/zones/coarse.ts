import coarseZone from '@photostructure/tz-lookup';
import { CUT } from '../../src/base/time/coarse-zones.js';

/*
 * Two texts with a word for each cell of 7.5 degrees, from the north-west eastwards:
 *
 * - cuts   What the cell is, and where it is cut what its parts are, north-west, north-east, south-west, south-east:
 *          `@` for one that is cut in four, whose parts follow; else a letter for one of the zones that the cell has had so
 *          far, `A` for the one that came last; the letter after these is a zone that it has not had.
 * - cells  The zones of the cell in the order in which they come up, two digits of base 36 each.
 *
 * They are those of tz-lookup, asked at the middle of each of its smallest cells. Where lines tell the zone whatever the
 * table says, it says what makes the fewest cuts.
 */

/** A part of the world: its zone, or its four parts. */
export type Part = Zoned | readonly [Part, Part, Part, Part];

interface Zoned {
  readonly zone: string;
  /** Whether another zone of one country would do as well. */
  readonly isFree: boolean;
}

/** What is known of the zones that the table names. */
export interface Uses {
  /** Whether a zone is asked for around places far from it: one of several in a country. */
  readonly isSought: (zone: string) => boolean;
  /** Whether a line tells the zone of a place, degrees north and east. */
  readonly isTold: (latitude: number, longitude: number) => boolean;
}

const CELL = 7.5;
/** How often the smallest cells of tz-lookup are cut. */
const DEPTH = 9;
/** Degrees from one place to the next at which it is asked whether a line tells the zone. */
const GRID = 0.03;
/** Degrees of the largest part over which a zone that is sought may spread; it is sought 20 km around a place. */
const SPREAD = 0.12;

interface Square {
  readonly north: number;
  readonly west: number;
  readonly size: number;
}

/** The cells of 7.5 degrees, from the north-west eastwards. */
export function coarseParts(uses: Uses): Part[] {
  const parts: Part[] = [];
  for (let north = 90; north > -90; north -= CELL) {
    for (let west = -180; west < 180; west += CELL) {
      const square = { north, west, size: CELL };
      parts.push(freed(sampled(square, 0), square, uses));
    }
  }
  return parts;
}

function sampled(square: Square, depth: number): Part {
  const { north, west, size } = square;
  if (depth === DEPTH) return { zone: coarseZone(north - size / 2, west + size / 2), isFree: false };
  return joined(
    quartersOf(square).map((quarter) => sampled(quarter, depth + 1)),
    () => false,
  );
}

function quartersOf({ north, west, size }: Square): Square[] {
  const half = size / 2;
  return [0, 1, 2, 3].map((at) => ({ north: north - (at >> 1) * half, west: west + (at % 2) * half, size: half }));
}

/** One part where its four are of one zone; the free ones take any that may spread. */
function joined(parts: readonly Part[], staysAway: (zone: string) => boolean): Part {
  const zoned = parts.flatMap((part) => ('zone' in part ? [part] : []));
  const fixed = zoned.filter(({ isFree }) => !isFree);
  const [first = zoned[0] as Zoned] = fixed;
  const isOne =
    zoned.length === 4 &&
    fixed.every(({ zone }) => zone === first.zone) &&
    (fixed.length === 4 || !staysAway(first.zone));
  return isOne ? first : (parts as [Part, Part, Part, Part]);
}

/** With those parts free whose zone lines tell everywhere. */
function freed(part: Part, square: Square, uses: Uses): Part {
  if (!('zone' in part)) {
    const parts = quartersOf(square).map((quarter, at) => freed(part[at] as Part, quarter, uses));
    return joined(parts, (zone) => square.size > SPREAD && uses.isSought(zone));
  }
  return { zone: part.zone, isFree: !uses.isSought(part.zone) && isToldIn(square, uses) };
}

function isToldIn({ north, west, size }: Square, { isTold }: Uses): boolean {
  const steps = Math.max(2, Math.ceil(size / GRID));
  // Within the edges, which belong to the parts beside it.
  const grid = Array.from({ length: steps + 1 }, (_, step) => size * (0.001 + (0.998 * step) / steps));
  return grid.every((south) => grid.every((east) => isTold(north - south, west + east)));
}

/** The zones that parts have. */
export function zonesOfParts(parts: readonly Part[]): Set<string> {
  return new Set(parts.flatMap((part) => ('zone' in part ? [part.zone] : [...zonesOfParts(part)])));
}

/** Both texts. A zone is written as `numberOf` says, in two characters. */
export function encodeParts(
  parts: readonly Part[],
  numberOf: (zone: string) => string,
  isSought: Uses['isSought'],
): { readonly cells: string; readonly cuts: string } {
  const cells = parts.map((part) => encodeCell(part, numberOf, isSought));
  return { cells: cells.map(({ zones }) => zones).join(' '), cuts: cells.map(({ cuts }) => cuts).join(' ') };
}

function encodeCell(
  cell: Part,
  numberOf: (zone: string) => string,
  isSought: Uses['isSought'],
): { readonly zones: string; readonly cuts: string } {
  const recent: string[] = [];
  let [zones, cuts] = ['', ''];
  const write = (part: Part): void => {
    if (!('zone' in part)) {
      cuts += String.fromCharCode(CUT);
      part.forEach(write);
      return;
    }
    const zone = (part.isFree && recent.find((other) => !isSought(other))) || part.zone;
    const at = recent.indexOf(zone);
    if (at < 0) zones += numberOf(zone);
    cuts += String.fromCharCode(CUT + 1 + (at < 0 ? recent.length : at));
    if (at >= 0) recent.splice(at, 1);
    recent.unshift(zone);
  };
  write(cell);
  return { zones, cuts };
}
