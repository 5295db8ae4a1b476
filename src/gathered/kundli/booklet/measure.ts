/** How much room text takes on a sheet, in millimetres, by the letters of its script. */

/** Between the edges of a sheet. */
export const WIDTH = 182;

const MM_PER_POINT = 25.4 / 72;

/** Sizes in points, and the height of a line of each. */
const SIZES = {
  text: { points: 9, line: 4.5 },
  table: { points: 7.75, line: 3.6 },
  /** Of a fact that stands out: what it is and what is said beside it, and what it comes to. */
  label: { points: 8.5, line: 4.35 },
  lead: { points: 13.5, line: 6.7 },
} as const;

type Size = keyof typeof SIZES;

/**
 * Widths in em, on the wide side, since every system has fonts of its own. Marks stand above and below letters, or the
 * letters of their script are so much wider here. In Tamil and Malayalam some letters are twice as wide as others, and marks
 * stand beside them: an average is a line short of one text and a line long of another. A virama of Malayalam joins two.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ொோௌணஷஸஹஜஆஊஔ]/u, 1.48],
  [/[ைஇஈஉஐஒஓஞனலளவங]/u, 1.12],
  [/[ெே]/u, 0.82],
  [/ா/u, 0.65],
  [/[ிுூ]/u, 0.33],
  [/്/u, -0.35],
  [/[ൊോൈണൺഅആഈഎഏഓഖഘഛഝഞഡഫബഷ]/u, 1.4],
  [/[െേടഠദഭമരറലർഴ]/u, 0.76],
  [/[ാം]/u, 0.6],
  [/(?=\p{Script=Malayalam})\p{M}/u, 0.34],
  [/\p{M}/u, 0],
  [/\p{Script=Devanagari}/u, 0.68],
  [/\p{Script=Gujarati}/u, 0.7],
  [/\p{Script=Bengali}/u, 0.74],
  [/\p{Script=Telugu}/u, 0.85],
  [/\p{Script=Kannada}/u, 0.89],
  [/\p{Script=Malayalam}/u, 1.06],
  [/\p{Script=Tamil}/u, 0.86],
  [/\p{Script=Cyrillic}/u, 0.61],
  [/\s/u, 0.28],
  [/./u, 0.56],
];

/** The width of a text on one line. */
function widthOf(text: string, size: Size = 'text'): number {
  const em = SIZES[size].points * MM_PER_POINT;
  return [...text].reduce((sum, letter) => sum + (WIDTHS.find(([of]) => of.test(letter))?.[1] ?? 0), 0) * em;
}

/** The height of a paragraph. */
export function paragraph(text: string, width = WIDTH, size: Size = 'text'): number {
  return Math.max(1, Math.ceil(widthOf(text, size) / width)) * SIZES[size].line;
}

/** The same where it has few words on a line, and none is broken. */
export function narrow(text: string, width: number, size: Size): number {
  const space = widthOf(' ', size);
  let [lines, filled] = [1, 0];
  for (const word of text.split(' ')) {
    const length = widthOf(word, size);
    if (filled > 0 && filled + space + length > width) [lines, filled] = [lines + 1, length];
    else filled += (filled > 0 ? space : 0) + length;
  }
  return lines * SIZES[size].line;
}

/**
 * By how much of a line a cell may seem too wide: its letters are counted wide, and each row of a table that just fits
 * would else count twice.
 */
const SLACK = 0.1;

/** What stands above and below the line of a row, and between two columns. */
const [ROW, COLUMN] = [0.95, 2.5];

/**
 * The height of a table with its heads. Where its columns do not fit beside each other, each gives way as browsers have
 * it, by what it has beyond its longest word, and its cells take lines.
 */
export function table(rows: readonly (readonly string[])[]): number {
  const columns = (rows[0] ?? []).map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    return { most: widest(cells), least: widest(cells.flatMap((cell) => cell.split(' '))) };
  });
  const room = WIDTH - columns.length * COLUMN;
  const [most, least] = [
    columns.reduce((sum, each) => sum + each.most, 0),
    columns.reduce((sum, each) => sum + each.least, 0),
  ];
  const given = most <= room ? 1 : Math.max(0, (room - least) / (most - least));
  const widths = columns.map((each) => each.least + (each.most - each.least) * given);
  const lines = rows.map((cells) =>
    Math.max(1, ...cells.map((cell, column) => Math.ceil(widthOf(cell, 'table') / (widths[column] ?? 1) - SLACK))),
  );
  return lines.reduce((sum, count) => sum + count * SIZES.table.line + ROW, 0);
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => widthOf(text, 'table')));
}

/** The height of a row of one line. */
export function oneRow(): number {
  return SIZES.table.line + ROW;
}
