import { cos, RADIANS_PER_DEGREE } from '../math/angle.js';

/** The line nearest to a place, and on which side of it the place lies. */
export interface NearestLine {
  readonly line: number;
  readonly isLeft: boolean;
  readonly kilometres: number;
  /** Whether the nearest point is an end from which no other line goes on, such as on a coast. */
  readonly isFreeEnd: boolean;
}

/** The point of a segment that is nearest to a place. */
interface Foot {
  /** The first point of the segment. */
  readonly segment: number;
  /** From 0 at the first point of the segment to 1 at the second. */
  readonly share: number;
  /** Square kilometres. */
  readonly squared: number;
  /** At an end of a line, how far the line is turned towards the place: the cosine between the two. */
  readonly turn: number;
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** Length of a degree of longitude there, as a share of one of latitude. */
  readonly shrink: number;
}

/** A degree of the sphere of 6371 km. */
export const KILOMETRES_PER_DEGREE = 111.195;
/** Square kilometres; distances that differ by less are the same. */
const SAME = 1e-9;
/** More than any cosine: a line that goes on decides before one that ends. */
const GOES_ON = 2;
/** So near the poles there is no line, and what is searched need not grow further. */
export const LEAST_COSINE = 0.05;

/**
 * Finds the nearest of some lines. The globe is taken as flat around the place; over 120 km that does less than the
 * simplification of the lines. The search does not cross the 180th meridian, so no line may come near it.
 */
export class LineIndex {
  readonly #lines: BorderLines;
  readonly #lineOf: Int32Array;
  readonly #boxes: Float64Array;
  #asked = 0;
  #cells: Cells | undefined;
  #freeEnds: ReadonlySet<number> | undefined;

  constructor(lines: BorderLines) {
    this.#lines = lines;
    this.#lineOf = linesOfPoints(lines);
    this.#boxes = boxesOf(lines);
  }

  /** The nearest line within `reach` kilometres of a place, degrees north and east. */
  nearest(latitude: number, longitude: number, reach: number): NearestLine | undefined {
    const place = { latitude, longitude, shrink: cos(latitude * RADIANS_PER_DEGREE) };
    const foot = this.#nearestFoot(place, reach);
    if (!foot) return undefined;
    const { segment, share, squared, turn } = foot;
    const corner = segment + (share === 1 ? 1 : 0);
    return {
      line: this.#lineOf[segment] as number,
      isLeft: this.#isLeft(place, foot, corner),
      kilometres: Math.sqrt(squared),
      isFreeEnd: turn !== GOES_ON && this.#isFreeEnd(corner),
    };
  }

  #isFreeEnd(point: number): boolean {
    this.#freeEnds ??= freeEnds(this.#lines);
    return this.#freeEnds.has(point);
  }

  /** To sort all segments into cells costs as much as some dozens of looks at every line whose box is near. */
  #nearestFoot(place: Place, reach: number): Foot | undefined {
    if (this.#cells === undefined && this.#asked < LOOKS) {
      this.#asked += 1;
      return this.#nearestByBoxes(place, reach);
    }
    this.#cells ??= segmentsByCell(this.#lines, this.#lineOf);
    return this.#nearestByCells(this.#cells, place, reach);
  }

  #nearestByBoxes(place: Place, reach: number): Foot | undefined {
    const { latitude, longitude, shrink } = place;
    const north = reach / KILOMETRES_PER_DEGREE;
    const east = north / Math.max(shrink, LEAST_COSINE);
    const boxes = this.#boxes;
    const { starts } = this.#lines;
    let best: Limit = { squared: reach * reach, turn: -GOES_ON };
    for (let line = 0; line + 1 < starts.length; line++) {
      const at = line * SIDES_OF_BOX;
      if ((boxes[at] as number) > longitude + east || (boxes[at + 1] as number) < longitude - east) continue;
      if ((boxes[at + 2] as number) > latitude + north || (boxes[at + 3] as number) < latitude - north) continue;
      const last = (starts[line + 1] as number) - 1;
      for (let segment = starts[line] as number; segment < last; segment++) best = this.#nearer(place, segment, best);
    }
    return 'segment' in best ? best : undefined;
  }

  #nearestByCells(cells: Cells, place: Place, reach: number): Foot | undefined {
    const { latitude, longitude, shrink } = place;
    const ownRow = Math.floor(latitude);
    const ownColumn = Math.floor(longitude);
    // Its own cell first: what is found there rules out most of the others.
    let best = this.#nearestInCell(cells, place, cellAt(ownRow, ownColumn), { squared: reach * reach, turn: -GOES_ON });
    const north = reach / KILOMETRES_PER_DEGREE;
    const east = north / Math.max(shrink, LEAST_COSINE);
    for (let row = Math.floor(latitude - north); row <= latitude + north; row++) {
      const y = Math.max(row - latitude, latitude - row - 1, 0);
      for (let column = Math.floor(longitude - east); column <= longitude + east; column++) {
        if (row === ownRow && column === ownColumn) continue;
        const x = Math.max(column - longitude, longitude - column - 1, 0) * shrink;
        if ((x * x + y * y) * KILOMETRES_PER_DEGREE * KILOMETRES_PER_DEGREE > best.squared + SAME) continue;
        best = this.#nearestInCell(cells, place, cellAt(row, column), best);
      }
    }
    return 'segment' in best ? best : undefined;
  }

  #nearestInCell({ heads, segments, others }: Cells, place: Place, cell: number, known: Limit): Limit {
    let best = known;
    // Beyond the poles there are no cells.
    for (let at = heads[cell] ?? END; at !== END; at = others[at] as number) {
      best = this.#nearer(place, segments[at] as number, best);
    }
    return best;
  }

  /** The foot on a segment where it is nearer than what is known, or as near and turned more towards the place. */
  #nearer({ latitude, longitude, shrink }: Place, segment: number, known: Limit): Limit {
    const { east, north } = this.#lines;
    const perEast = shrink * KILOMETRES_PER_DEGREE;
    const x = ((east[segment] as number) - longitude) * perEast;
    const y = ((north[segment] as number) - latitude) * KILOMETRES_PER_DEGREE;
    const alongX = ((east[segment + 1] as number) - longitude) * perEast - x;
    const alongY = ((north[segment + 1] as number) - latitude) * KILOMETRES_PER_DEGREE - y;
    const length = alongX * alongX + alongY * alongY;
    const free = -(x * alongX + y * alongY) / length;
    const share = free > 0 ? Math.min(free, 1) : 0;
    const footX = x + share * alongX;
    const footY = y + share * alongY;
    const squared = footX * footX + footY * footY;
    if (squared > known.squared + SAME) return known;
    const cosine = (footX * alongX + footY * alongY) / (Math.sqrt(squared * length) || 1);
    const turn = this.#isEnd(segment, share) ? (share === 0 ? -cosine : cosine) : GOES_ON;
    return squared < known.squared - SAME || turn > known.turn ? { segment, share, squared, turn } : known;
  }

  #isEnd(segment: number, share: number): boolean {
    const line = this.#lineOf[segment] as number;
    if (share === 0) return segment === this.#lines.starts[line];
    return share === 1 && segment + 2 === this.#lines.starts[line + 1];
  }

  /** At a bend the sum of both directions decides: beyond it neither segment alone has a side. */
  #isLeft(place: Place, { segment, share }: Foot, corner: number): boolean {
    const { east, north } = this.#lines;
    let [x, y] = this.#direction(segment, place);
    const beside = share === 0 ? segment - 1 : share === 1 ? segment + 1 : segment;
    if (beside !== segment && this.#lineOf[beside] === this.#lineOf[segment] && this.#hasSegment(beside)) {
      const [u, v] = this.#direction(beside, place);
      x += u;
      y += v;
    }
    const dx = (place.longitude - (east[corner] as number)) * place.shrink;
    return x * (place.latitude - (north[corner] as number)) - y * dx >= 0;
  }

  #hasSegment(point: number): boolean {
    const line = this.#lineOf[point] as number;
    return point + 1 < (this.#lines.starts[line + 1] as number);
  }

  #direction(segment: number, { shrink }: Place): [number, number] {
    const { east, north } = this.#lines;
    const x = ((east[segment + 1] as number) - (east[segment] as number)) * shrink;
    const y = (north[segment + 1] as number) - (north[segment] as number);
    const length = Math.sqrt(x * x + y * y) || 1;
    return [x / length, y / length];
  }
}

/** How often the boxes are looked through before the segments are sorted. */
const LOOKS = 32;

const SIDES_OF_BOX = 4;

/** The west, east, south and north of each line. */
function boxesOf({ east, north, starts }: BorderLines): Float64Array {
  const boxes = new Float64Array((starts.length - 1) * SIDES_OF_BOX);
  for (let line = 0; line + 1 < starts.length; line++) {
    const end = starts[line + 1] as number;
    let point = starts[line] as number;
    let [west, right, south, top] = [east[point], east[point], north[point], north[point]] as Box;
    for (point++; point < end; point++) {
      const x = east[point] as number;
      const y = north[point] as number;
      if (x < west) west = x;
      else if (x > right) right = x;
      if (y < south) south = y;
      else if (y > top) top = y;
    }
    boxes.set([west, right, south, top], line * SIDES_OF_BOX);
  }
  return boxes;
}

type Box = [number, number, number, number];

/** A foot, or the reach where there is none yet. */
type Limit = Foot | { readonly squared: number; readonly turn: number };

function linesOfPoints({ east, starts }: BorderLines): Int32Array {
  const lineOf = new Int32Array(east.length);
  for (let line = 0; line + 1 < starts.length; line++) lineOf.fill(line, starts[line], starts[line + 1]);
  return lineOf;
}

/** The points where one line ends and no other. */
function freeEnds({ east, north, starts }: BorderLines): Set<number> {
  const byEast = new Map<number, number[]>();
  for (let line = 0; line + 1 < starts.length; line++) {
    for (const point of [starts[line] as number, (starts[line + 1] as number) - 1]) {
      const beside = byEast.get(east[point] as number);
      if (beside) beside.push(point);
      else byEast.set(east[point] as number, [point]);
    }
  }
  const free = new Set<number>();
  for (const points of byEast.values()) {
    for (const point of points) {
      if (points.every((other) => other === point || north[other] !== north[point])) free.add(point);
    }
  }
  return free;
}

/** Lines on the globe. Their left side is that of somebody who walks from the first point to the last. */
interface BorderLines {
  /** Degrees east and north of all points, line after line. */
  readonly east: Float64Array;
  readonly north: Float64Array;
  /** The first point of each line and, at the end, the number of points. */
  readonly starts: Int32Array;
}

const COLUMNS = 360;

/** The cells of a degree: their rows from the South Pole to the North Pole, with the row of the pole itself. */
function cellAt(row: number, column: number): number {
  return (row + 90) * COLUMNS + column + 180;
}

const CELLS = 181 * COLUMNS + 1;
const END = 0;

/** The segments that touch each cell, in lists. A segment is told by its first point. */
interface Cells {
  /** By {@link cellAt}, the place of its first segment. */
  readonly heads: Int32Array;
  readonly segments: readonly number[];
  /** For each place, that of the next segment of the same cell. */
  readonly others: readonly number[];
}

/**
 * It runs before it is compiled: no pattern and no closure, which an interpreter is slow at, and lists, which need no
 * counting. From the last point on, so that each list ascends.
 */
function segmentsByCell({ east, north }: BorderLines, lineOf: Int32Array): Cells {
  const heads = new Int32Array(CELLS);
  const segments = [END];
  const others = [END];
  for (let point = east.length - 2; point >= 0; point--) {
    if (lineOf[point] !== lineOf[point + 1]) continue;
    const x = east[point] as number;
    const u = east[point + 1] as number;
    const y = north[point] as number;
    const v = north[point + 1] as number;
    const west = Math.floor(Math.min(x, u));
    const right = Math.max(x, u);
    const top = Math.max(y, v);
    for (let row = Math.floor(Math.min(y, v)); row <= top; row++) {
      for (let column = west; column <= right; column++) {
        const cell = cellAt(row, column);
        others.push(heads[cell] as number);
        heads[cell] = segments.push(point) - 1;
      }
    }
  }
  return { heads, segments, others };
}
