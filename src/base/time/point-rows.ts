/** The characters that hold integers; none of them means anything in a template string. */
export const ALPHABET = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32)).replace(/[`\\$"]/g, '');
/** A single character holds -40 to 40; the rest begin an integer of several characters. */
export const SINGLE = 40;
/** Values of a character after the first of an integer. */
export const BASE = 90;
/** Degrees. */
export const STEP = 0.005;
/** Degrees to the east or north from its first point that no row goes beyond; the table has 14.1 at most. */
export const EXTENT = 15;

/** A row of a table: what it says, where it begins, and its points when they are asked for. */
export class PointRow<Facts> {
  readonly facts: Facts;
  readonly #text: string;
  readonly #at: number;
  readonly #east: number;
  readonly #north: number;
  #degrees: Float64Array | undefined;

  constructor(row: string, fields: number, facts: Facts) {
    let at = 0;
    for (let field = 0; field < fields; field++) at = row.indexOf(' ', at) + 1;
    this.facts = facts;
    this.#text = row;
    this.#at = at;
    const east = integerAt(row, at);
    this.#east = east.value * STEP;
    this.#north = integerAt(row, east.next).value * STEP;
  }

  /** Whether a point of it may be so near to a place, degrees. */
  isNear(latitude: number, longitude: number, north: number, east: number): boolean {
    return Math.abs(latitude - this.#north) <= north + EXTENT && Math.abs(longitude - this.#east) <= east + EXTENT;
  }

  /** Degrees to the east and to the north of each point. */
  degrees(): Float64Array {
    this.#degrees ??= readDegrees(this.#text, this.#at);
    return this.#degrees;
  }
}

/** The degrees that the points of a row hold, east and north in turn: each from the one before, the first from 0, 0. */
function readDegrees(text: string, from: number): Float64Array {
  const steps = readIntegers(text, from);
  const degrees = new Float64Array(steps.length);
  let [east, north] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    east += steps[at] as number;
    north += steps[at + 1] as number;
    degrees[at] = east * STEP;
    degrees[at + 1] = north * STEP;
  }
  return degrees;
}

/** The integers that a text holds from a character on. */
function readIntegers(text: string, from: number): Int32Array {
  const values = new Int32Array(text.length - from);
  let count = 0;
  for (let at = from; at < text.length; ) {
    const { value, next } = integerAt(text, at);
    values[count++] = value;
    at = next;
  }
  return values.subarray(0, count);
}

function integerAt(text: string, at: number): { readonly value: number; readonly next: number } {
  const first = digitAt(text, at);
  const beyond = first - 2 * SINGLE - 1;
  if (beyond < 0) return { value: first - SINGLE, next: at + 1 };
  const length = (beyond >> 1) + 1;
  let magnitude = 0;
  for (let digit = length; digit > 0; digit--) magnitude = magnitude * BASE + digitAt(text, at + digit);
  magnitude += SINGLE + 1;
  return { value: beyond % 2 === 1 ? -magnitude : magnitude, next: at + length + 1 };
}

let digits: Int8Array | undefined;

function digitAt(text: string, at: number): number {
  digits ??= digitValues();
  return digits[text.charCodeAt(at)] as number;
}

function digitValues(): Int8Array {
  const values = new Int8Array(128);
  for (let at = 0; at < ALPHABET.length; at++) values[ALPHABET.charCodeAt(at)] = at;
  return values;
}
