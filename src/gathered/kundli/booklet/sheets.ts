import type { Child } from 'hono/jsx';

/**
 * How parts of a booklet come onto sheets of A4. A sheet has a fixed height, so that the list of contents can name pages
 * and each foot can stand where it belongs; what would not fit is known before it is drawn, by lines that are counted.
 * All lengths are millimetres.
 */

/** What a sheet has for its parts below the heading: 274 less heading and foot, and a little kept back. */
export const ROOM = 255;

/** The distance of two parts. */
const GAP = 3.5;

/** A heading of a chapter that begins further down on a sheet, with what stands around it. */
const HEADING = 17;

/** What no sheet cuts in two. */
export interface Piece {
  readonly height: number;
  readonly show: () => Child;
  /** Whether it heads what follows and stays with it. */
  readonly heads?: true;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
}

/** A chapter on a sheet, or what is left of one. */
interface Placed {
  readonly chapter: Chapter;
  readonly isContinued: boolean;
  readonly pieces: readonly Piece[];
}

export type Sheet = readonly Placed[];

/** How much of a sheet may stay empty where the parts leave a choice: about half, since lines are counted wide. */
const MOST_EMPTY = 0.4;

/** What a chapter has at least above a cut and below it, so that neither is a scrap. */
const LEAST = 40;

/** A last sheet with less of its room filled is one that nobody misses. */
const FEW = 0.25;

/** What an ill costs: a sheet that is half empty as much as a chapter that is cut or a scrap of one; a last one of few lines as two. */
const [CUT, SCRAP, TOO_EMPTY, SPARE] = [0.25, 0.25, 100, 0.5];

/** Pieces that stay together. */
interface Group {
  readonly chapter: Chapter;
  readonly isFirst: boolean;
  readonly pieces: readonly Piece[];
}

/**
 * The sheets of all chapters in their order, of all ways to fill them the one with the fewest ills: sheets that are
 * mostly empty, and chapters that are cut. Pieces that are higher than a sheet have one of their own.
 */
export function sheetsOf(chapters: readonly Chapter[]): Sheet[] {
  const groups = chapters.flatMap(groupsOf);
  // From the last to the first: what the sheets cost that begin with a group, and where the first of them ends.
  const ways: { cost: number; end: number }[] = [];
  ways[groups.length] = { cost: 0, end: groups.length };
  for (let begin = groups.length - 1; begin >= 0; begin--) {
    let best = { cost: Number.POSITIVE_INFINITY, end: begin + 1 };
    for (let end = begin + 1; end <= groups.length; end++) {
      const sheet = placed(groups.slice(begin, end));
      if (end > begin + 1 && heightOn(sheet) > ROOM) break;
      const cost = costOf(sheet, groups[end]) + (ways[end]?.cost ?? 0);
      if (cost <= best.cost) best = { cost, end };
    }
    ways[begin] = best;
  }
  const sheets: Sheet[] = [];
  for (let begin = 0; begin < groups.length; ) {
    const end = ways[begin]?.end ?? groups.length;
    sheets.push(placed(groups.slice(begin, end)));
    begin = end;
  }
  return sheets;
}

/** What is ill with a sheet that is followed by a group, or by none. */
function costOf(sheet: Sheet, next: Group | undefined): number {
  const isCut = next !== undefined && !next.isFirst;
  const scraps = sheet.filter(
    ({ isContinued, pieces }, index) =>
      (isContinued || (isCut && index === sheet.length - 1)) && heightOf(pieces) < LEAST,
  );
  const filled = heightOn(sheet) / ROOM;
  if (next === undefined) return (filled < FEW ? SPARE : 0) + scraps.length * SCRAP;
  const empty = Math.max(0, 1 - filled);
  return empty * empty + (empty > MOST_EMPTY ? TOO_EMPTY : 0) + (isCut ? CUT : 0) + scraps.length * SCRAP;
}

/** Groups as they stand on a sheet. */
function placed(groups: readonly Group[]): Sheet {
  const sheet: { chapter: Chapter; isContinued: boolean; pieces: Piece[] }[] = [];
  for (const { chapter, isFirst, pieces } of groups) {
    const last = sheet.at(-1);
    if (last?.chapter === chapter) last.pieces.push(...pieces);
    else sheet.push({ chapter, isContinued: !isFirst, pieces: [...pieces] });
  }
  return sheet;
}

/** Each piece with the headings before it. */
function groupsOf(chapter: Chapter): Group[] {
  const groups: { chapter: Chapter; isFirst: boolean; pieces: Piece[] }[] = [];
  chapter.pieces.forEach((piece, index) => {
    if (chapter.pieces[index - 1]?.heads) groups.at(-1)?.pieces.push(piece);
    else groups.push({ chapter, isFirst: index === 0, pieces: [piece] });
  });
  return groups;
}

/** The height of all that stands on a sheet below its first heading. */
function heightOn(sheet: Sheet): number {
  return sheet.reduce((sum, { pieces }) => sum + HEADING + heightOf(pieces), -HEADING);
}

function heightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { height }) => sum + height + GAP, -GAP);
}

/** The page on which each chapter begins; the cover is the first. */
export function pagesOf(sheets: readonly Sheet[]): { readonly chapter: Chapter; readonly page: number }[] {
  return sheets.flatMap((sheet, index) =>
    sheet.flatMap(({ chapter, isContinued }) => (isContinued ? [] : [{ chapter, page: index + 2 }])),
  );
}
