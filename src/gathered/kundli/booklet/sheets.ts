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
  /** Whether it may follow another on a sheet that has room for all of it. */
  readonly joins?: true;
}

/** A chapter on a sheet, or what is left of one. */
interface Placed {
  readonly chapter: Chapter;
  readonly isContinued: boolean;
  readonly pieces: readonly Piece[];
}

export type Sheet = readonly Placed[];

/** The sheets of all chapters in their order. A piece that is higher than a sheet has one of its own. */
export function sheetsOf(chapters: readonly Chapter[]): Sheet[] {
  const sheets: Placed[][] = [];
  let left = 0;
  for (const chapter of chapters) {
    const last = sheets.at(-1);
    const whole = HEADING + heightOf(chapter.pieces);
    if (chapter.joins && last && whole <= left) {
      last.push({ chapter, isContinued: false, pieces: chapter.pieces });
      left -= whole;
      continue;
    }
    const cut = cutInto(chapter.pieces);
    cut.forEach((pieces, index) => {
      sheets.push([{ chapter, isContinued: index > 0, pieces }]);
    });
    left = ROOM - heightOf(cut.at(-1) ?? []);
  }
  return sheets;
}

function cutInto(pieces: readonly Piece[]): Piece[][] {
  const cut: Piece[][] = [[]];
  for (const group of groupsOf(pieces)) {
    const last = cut.at(-1) as Piece[];
    if (last.length > 0 && heightOf([...last, ...group]) > ROOM) cut.push(group);
    else last.push(...group);
  }
  return cut;
}

/** Each piece with the headings before it. */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  pieces.forEach((piece, index) => {
    if (pieces[index - 1]?.heads) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  });
  return groups;
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
