/** Lines on the globe. Their left side is that of somebody who walks from the first point to the last. */
export interface BorderLines {
  /** Degrees east and north of all points, line after line. */
  readonly east: Float64Array;
  readonly north: Float64Array;
  /** The first point of each line and, at the end, the number of points. */
  readonly starts: Int32Array;
}

const COLUMNS = 360;

/** The cells of a degree: their rows from the South Pole to the North Pole, with the row of the pole itself. */
export function cellAt(row: number, column: number): number {
  return (row + 90) * COLUMNS + column + 180;
}

const CELLS = 181 * COLUMNS + 1;
export const END = 0;

/** The segments that touch each cell, in lists. A segment is told by its first point. */
export interface Cells {
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
export function segmentsByCell({ east, north }: BorderLines, lineOf: Int32Array): Cells {
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
