import type { ChartWords } from '../../languages/charts/words.js';
import { widestAdvance } from '../svg/advance.js';
import { inCell } from './cells.js';
import { type Entry, inRows, type Layout, type Placed, type Rectangle, type SignText, type Spot } from './layout.js';

/** A field in a corner of the frame: rows of text from its edge towards the point where the field is narrowest. */
interface Corner {
  readonly corners: string;
  /** Where the rows begin or end, and the edge of the field that they start from. */
  readonly x: number;
  readonly edge: number;
  readonly rows: 'down' | 'up';
  readonly anchor: 'start' | 'end';
  /** The baseline of the sign. */
  readonly sign: number;
}

type Field = Rectangle | Corner;

/** Aries first, counter-clockwise from above. */
const FIELDS: readonly Field[] = [
  { x: 134, y: 0, width: 132, height: 134 },
  { corners: '0,0 134,0 134,134', x: 129, edge: 0, rows: 'down', anchor: 'end', sign: 98 },
  { corners: '0,0 134,134 0,134', x: 5, edge: 134, rows: 'up', anchor: 'start', sign: 46 },
  { x: 0, y: 134, width: 134, height: 132 },
  { corners: '0,266 134,266 0,400', x: 5, edge: 266, rows: 'down', anchor: 'start', sign: 364 },
  { corners: '134,266 0,400 134,400', x: 129, edge: 400, rows: 'up', anchor: 'end', sign: 312 },
  { x: 134, y: 266, width: 132, height: 134 },
  { corners: '266,266 400,400 266,400', x: 271, edge: 400, rows: 'up', anchor: 'start', sign: 312 },
  { corners: '266,266 400,266 400,400', x: 395, edge: 266, rows: 'down', anchor: 'end', sign: 364 },
  { x: 266, y: 134, width: 134, height: 132 },
  { corners: '400,0 400,134 266,134', x: 395, edge: 134, rows: 'up', anchor: 'end', sign: 46 },
  { corners: '266,0 400,0 266,134', x: 271, edge: 0, rows: 'down', anchor: 'start', sign: 98 },
];

const SIGN_SIZE = 12;

/** The signs in fixed places around the middle, two in each corner. */
export function eastLayout(
  signs: readonly (readonly Entry[])[],
  lagnaSign: number | undefined,
  { signs: names, isTall, isWide }: Pick<ChartWords, 'signs' | 'isTall' | 'isWide'>,
): Layout {
  const lagna = lagnaSign === undefined ? undefined : FIELDS[lagnaSign - 1];
  return {
    lines: 'M134 0V400M266 0V400M0 134H400M0 266H400M0 0 134 134M400 0 266 134M0 400 134 266M400 400 266 266',
    lagna: lagna && ('corners' in lagna ? lagna.corners : lagna),
    fields: signs.map((entries, index) => {
      const field = FIELDS[index] as Field;
      const text = names[index] as string;
      return {
        sign: signOf(field, text, isWide === true),
        entries,
        placed: 'corners' in field ? inCorner(field, entries, isWide === true) : inCell(field, entries.length, isTall),
      };
    }),
    centre: { size: 15, width: 128 },
  };
}

/** How much nearer to the edge of a corner the wide letters of a sign stand than its grahas. */
const NEARER = 3.3;

function signOf(field: Field, text: string, isWide: boolean): SignText {
  if (!('corners' in field)) {
    return { x: field.x + field.width - 6, y: field.y + 15, anchor: 'end', text, size: SIGN_SIZE };
  }
  const { anchor } = field;
  const outwards = isWide ? (anchor === 'end' ? NEARER : -NEARER) : 0;
  return { x: field.x + outwards, y: field.sign, anchor, text, size: SIGN_SIZE };
}

/** Of a few each has a row; a crowd stands without degrees in rows that shorten as the field does. */
const FEW = { size: 13, pitch: 17, rows: [1, 1, 1, 1], first: { down: 17, up: -7 } };
const CROWD = { size: 12, pitch: 16.5, rows: [3, 2, 2, 1, 1], first: { down: 16, up: -6 } };
const TEN = { ...CROWD, rows: [3, 3, 2, 1, 1] };

/** From one entry of a row to the next. */
const STEP = 32.5;

function inCorner(corner: Corner, entries: readonly Entry[], isWide: boolean): Placed {
  const { x, edge, rows, anchor } = corner;
  const count = entries.length;
  if (isWide && count > FEW.rows.length) return byWidth(corner, entries);
  const { size, pitch, rows: lengths, first } = count <= 4 ? FEW : count <= 9 ? CROWD : TEN;
  return {
    size,
    short: count > 4,
    spots: inRows(count, lengths).map(({ row, column }): Spot => {
      const across = column * (anchor === 'start' ? STEP : -STEP);
      return { x: x + across, y: edge + first[rows] + row * (rows === 'down' ? pitch : -pitch), anchor };
    }),
  };
}

/** What is free of the first row, of which each that follows has a pitch less. */
const FREE = { down: 108, up: 111.5 };
const GAP = 3;

/** A crowd whose letters are of many widths: each stands in the first row that has room for it. */
function byWidth({ x, edge, rows, anchor }: Corner, entries: readonly Entry[]): Placed {
  const { size, pitch, first, rows: lengths } = CROWD;
  const widths = entries.map(({ name, mark = '' }) => size * widestAdvance(name + mark) + 1);
  const free = lengths.map((_, row) => FREE[rows] - row * pitch);
  const inTurn = widths.map((_, index) => index);
  // In an unlucky order one is left over, which finds room where the widest have chosen first.
  const places = placesIn(free, widths, inTurn) ?? placesIn(free, widths, byWidest(inTurn, widths)) ?? [];
  const spots = places.map(({ row, across }): Spot => {
    const y = edge + first[rows] + row * (rows === 'down' ? pitch : -pitch);
    return { x: x + (anchor === 'start' ? across : -across), y, anchor };
  });
  return { size, short: true, spots };
}

interface InRow {
  readonly row: number;
  readonly across: number;
}

/** Where each of some widths stands, in the first row with room for it; undefined where one finds none. */
function placesIn(
  free: readonly number[],
  widths: readonly number[],
  turns: readonly number[],
): readonly InRow[] | undefined {
  const taken = free.map(() => 0);
  const places: InRow[] = [];
  for (const index of turns) {
    const width = widths[index] ?? 0;
    const row = free.findIndex((room, row) => (taken[row] ?? 0) + width <= room);
    if (row === -1) return undefined;
    const across = taken[row] ?? 0;
    places[index] = { row, across };
    taken[row] = across + width + GAP;
  }
  return places;
}

function byWidest(turns: readonly number[], widths: readonly number[]): readonly number[] {
  return turns.toSorted((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0));
}
