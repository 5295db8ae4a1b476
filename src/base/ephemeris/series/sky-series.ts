import { argumentPolynomials, type Polynomial } from './arguments.js';
import { moonAtNodes, moonVectorAtNodes, planetAtNodes } from './body-nodes.js';
import { SeriesFile } from './decode.js';
import type { NodeGrid } from './nodes.js';
import { Segments } from './segments.js';

/**
 * Half the length of a segment and nodes in it, for the Moon and for what each orbiting body has beside its ellipse. So
 * chosen that a segment is within 0.00003" of the series for the Moon and 0.000001" for all else, that the first position of a
 * body costs little, and that all segments of a span do (`npm run bench`).
 */
export const MOON_GRID: NodeGrid = { halfDays: 8, nodes: 24 };
/** Of the vector to the Moon, which need not be as good. */
export const MOON_VECTOR_GRID: NodeGrid = { halfDays: 8, nodes: 16 };
export const GRIDS: readonly NodeGrid[] = [
  { halfDays: 32, nodes: 16 },
  { halfDays: 16, nodes: 20 },
  { halfDays: 32, nodes: 16 },
  { halfDays: 48, nodes: 18 },
  { halfDays: 128, nodes: 12 },
  { halfDays: 128, nodes: 12 },
  { halfDays: 256, nodes: 10 },
  { halfDays: 256, nodes: 10 },
  { halfDays: 512, nodes: 10 },
];

/** The Moon and the orbiting bodies as segments. Bodies go by their place in the file of the series. */
export type SkySource = Pick<SkySeries, 'start' | 'end' | 'moon' | 'moonVector' | 'ellipse' | 'beside'>;

/** The sky by the series, whose segments are made when they are first asked for. */
export class SkySeries {
  /** First and last Julian day of Terrestrial Time. */
  readonly start: number;
  readonly end: number;
  readonly #file: SeriesFile;
  readonly #polynomials: readonly Polynomial[];

  constructor(bytes: Uint8Array) {
    this.#file = new SeriesFile(bytes);
    const { span, rates } = this.#file;
    this.start = span.middle - span.half;
    this.end = span.middle + span.half;
    this.#polynomials = argumentPolynomials(rates);
  }

  /** Longitude, latitude and distance of the Moon, light time and aberration in them. */
  moon(): Segments {
    const { moon, span } = this.#file;
    return new Segments(this.start, this.end, MOON_GRID, moonAtNodes(moon, span, this.#polynomials, MOON_GRID));
  }

  /** The vector from the Earth to the Moon, for where the Earth is beside the barycentre of both. */
  moonVector(): Segments {
    const { moon, span } = this.#file;
    const fill = moonVectorAtNodes(moon, span, this.#polynomials, MOON_VECTOR_GRID);
    return new Segments(this.start, this.end, MOON_VECTOR_GRID, fill);
  }

  /** The 14 numbers of a body's mean ellipse. */
  ellipse(body: number): Float64Array {
    return this.#file.planet(body).ellipse;
  }

  /** How far a body is from its mean ellipse. */
  beside(body: number): Segments {
    const grid = GRIDS[body] as NodeGrid;
    const { ellipse, series } = this.#file.planet(body);
    const fill = planetAtNodes(series, ellipse, this.#file.span, this.#polynomials, grid);
    return new Segments(this.start, this.end, grid, fill);
  }
}
