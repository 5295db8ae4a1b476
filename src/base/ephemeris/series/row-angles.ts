import { sinCos } from '../../math/angle.js';
import { angleAt, type Polynomial } from './arguments.js';
import type { PoissonSeries } from './terms.js';

/** More than there are multiples of an angle. */
const KEYS = 1024;

/** Sine and cosine of the rows of a series at an instant, multiplied out of those of the multiples that a row adds up. */
export class RowAngles {
  /** Of the row that was asked for last: sine and cosine. */
  readonly trig = new Float64Array(2);
  readonly #starts: Int32Array;
  readonly #polynomials: readonly Polynomial[];
  /** The multiples of angles that there are, each once; and which of them the parts of rows are. */
  readonly #multiples: readonly { readonly angle: number; readonly times: number }[];
  readonly #which: Uint16Array;
  /** Of each of the multiples cosine and sine. */
  readonly #turns: Float64Array;

  constructor({ starts, angles, multiples }: PoissonSeries, polynomials: readonly Polynomial[]) {
    this.#starts = starts;
    this.#polynomials = polynomials;
    const places = new Map<number, number>();
    this.#which = Uint16Array.from(angles, (angle, i) => {
      const key = angle * KEYS + (multiples[i] as number);
      const place = places.get(key) ?? places.size;
      places.set(key, place);
      return place;
    });
    this.#multiples = [...places.keys()].map((key) => {
      const angle = Math.round(key / KEYS);
      return { angle, times: key - angle * KEYS };
    });
    this.#turns = new Float64Array(2 * this.#multiples.length);
  }

  /** Goes to an instant, centuries since J2000.0. */
  at(t: number): void {
    const angles = this.#polynomials.map((polynomial) => angleAt(polynomial, t));
    const trig = this.trig;
    this.#multiples.forEach(({ angle, times }, i) => {
      sinCos(times * (angles[angle] as number), trig);
      this.#turns[2 * i] = trig[1] as number;
      this.#turns[2 * i + 1] = trig[0] as number;
    });
  }

  /** Sets `trig`. */
  row(row: number): void {
    const which = this.#which;
    const turns = this.#turns;
    const end = this.#starts[row + 1] as number;
    let i = this.#starts[row] as number;
    let at = 2 * (which[i] as number);
    let c = turns[at] as number;
    let s = turns[at + 1] as number;
    for (i++; i < end; i++) {
      at = 2 * (which[i] as number);
      const cosine = turns[at] as number;
      const sine = turns[at + 1] as number;
      const turned = c * cosine - s * sine;
      s = s * cosine + c * sine;
      c = turned;
    }
    this.trig[0] = s;
    this.trig[1] = c;
  }
}
