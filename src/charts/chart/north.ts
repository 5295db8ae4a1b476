import { rashiNumbered } from '../../base/zodiac/rashi.js';
import { type Entry, inRows, type Layout, type Placed, type Spot, spread } from './layout.js';

/** The shapes of a house: a diamond, a triangle on the top or bottom edge, a triangle on a side. */
type Kind = 'diamond' | 'down' | 'up' | 'right' | 'left';

interface House {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  /** Where the number of the sign stands. */
  readonly sign: readonly [x: number, y: number];
}

/** House 1 first, counter-clockwise from the top. */
const HOUSES: readonly House[] = [
  { kind: 'diamond', x: 200, y: 92, sign: [200, 184] },
  { kind: 'down', x: 100, y: 0, sign: [100, 86] },
  { kind: 'right', x: 0, y: 100, sign: [80, 105] },
  { kind: 'diamond', x: 92, y: 200, sign: [176, 205] },
  { kind: 'right', x: 0, y: 300, sign: [80, 305] },
  { kind: 'up', x: 100, y: 400, sign: [100, 324] },
  { kind: 'diamond', x: 200, y: 308, sign: [200, 228] },
  { kind: 'up', x: 300, y: 400, sign: [300, 324] },
  { kind: 'left', x: 400, y: 300, sign: [320, 305] },
  { kind: 'diamond', x: 308, y: 200, sign: [224, 205] },
  { kind: 'left', x: 400, y: 100, sign: [320, 105] },
  { kind: 'down', x: 300, y: 0, sign: [300, 86] },
];

const SIGN_SIZE = 13;

/** The houses in fixed places, numbered by their signs, the lagna in the first. */
export function northLayout(signs: readonly (readonly Entry[])[], lagnaSign: number): Layout {
  return {
    lines: 'M0 0 400 400M400 0 0 400M200 0 400 200 200 400 0 200Z',
    lagna: '200,0 300,100 200,200 100,100',
    fields: HOUSES.map((house, index) => {
      const sign = rashiNumbered(lagnaSign + index).number;
      const all = signs[sign - 1] ?? [];
      // Ten do not fit, and the first house is always that of the lagna.
      const entries = all.length > 9 ? all.slice(1) : all;
      const [x, y] = house.sign;
      return {
        sign: { x, y, anchor: 'middle', text: String(sign), size: SIGN_SIZE },
        entries,
        placed: placed(house, entries.length),
      };
    }),
  };
}

function placed(house: House, count: number): Placed {
  if (house.kind === 'diamond') return inDiamond(house, count);
  return house.kind === 'down' || house.kind === 'up' ? onEdge(house, count) : onSide(house, count);
}

function inDiamond({ x, y }: House, count: number): Placed {
  const middle = (dx: number, dy: number): Spot => ({ x: x + dx, y: y + dy + 5, anchor: 'middle' });
  if (count <= 4) return { size: 15, short: false, spots: spread(count, 20).map((dy) => middle(0, dy)) };
  const columns = count <= 6 ? 2 : 3;
  const rows = inRows(count, [columns, columns, columns]);
  return {
    size: columns === 2 ? 13 : 14,
    short: columns === 3,
    spots: rows.map(({ row, column }) => middle(columns === 2 ? 64 * column - 32 : 42 * (column - 1), 20 * (row - 1))),
  };
}

/** How many stand in each row from the edge inwards, by how many there are. */
const EDGE_ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [2, 1],
  [2, 2],
  [2, 2, 1],
  [3, 2, 1],
  [3, 3, 1],
  [4, 3, 1],
  [4, 3, 2],
];
const FIRST_DEPTH: readonly number[] = [0, 38, 32];

function onEdge({ kind, x, y }: House, count: number): Placed {
  const first = FIRST_DEPTH[count] ?? 20;
  const short = count > 5;
  const spots = inRows(count, EDGE_ROWS[count] ?? []).map(({ row, column, length }): Spot => {
    const gap = short ? 34 : ([66, 57, 0][row] ?? 0);
    const depth = first + 19 * row;
    const across = x + (column - (length - 1) / 2) * gap;
    return { x: across, y: kind === 'down' ? y + depth : y + 10 - depth, anchor: 'middle' };
  });
  return { size: 13, short, spots };
}

/** How many of a crowd stand in the column at the side, by how many there are; the rest stand further in. */
const SIDE_COLUMN: Readonly<Record<number, number>> = { 5: 3, 6: 4, 7: 4, 8: 5, 9: 6 };

function onSide({ kind, x, y }: House, count: number): Placed {
  const inwards = kind === 'right' ? 1 : -1;
  const column = (length: number, depth: number, pitch: number): Spot[] =>
    spread(length, pitch).map((dy) => ({ x: x + inwards * depth, y: y + dy + 4.5, anchor: 'middle' }));
  if (count <= 4) return { size: 13, short: false, spots: column(count, 36, 18) };
  const outer = SIDE_COLUMN[count] ?? count;
  return { size: 12, short: true, spots: [...column(outer, 20, 17), ...column(count - outer, 52, 17)] };
}
