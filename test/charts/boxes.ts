import { FURTHER_GLYPHS } from './further-glyphs.js';
import { type Glyph, GLYPHS as OWN_GLYPHS } from './glyphs.js';

const GLYPHS: Readonly<Record<string, Glyph>> = { ...FURTHER_GLYPHS, ...OWN_GLYPHS };

/** A rectangle that a piece of text inks, in the units of the chart. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly words: string;
  /** The text of which it is a piece. */
  readonly text: number;
}

export interface Segment {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

const TEXT = /<text ([^>]*)>(.*?)<\/text>/gs;
const PIECE = /<tspan ([^>]*)>([^<]*)<\/tspan>/gs;

const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g;

function attributesOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
}

/** What a function has for a text, found once for each. */
function kept<Value>(find: (text: string) => Value): (text: string) => Value {
  const found = new Map<string, Value>();
  return (text) => {
    if (!found.has(text)) found.set(text, find(text));
    return found.get(text) as Value;
  };
}

/** Every piece of text that a chart inks, read from what is written. */
export function boxesOf(svg: string): Box[] {
  return [...svg.matchAll(TEXT)].flatMap(([, attributes = '', content = ''], text) => {
    const own = attributesOf(attributes);
    const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(own[name])) as [number, number, number];
    const pieces = content.includes('<tspan')
      ? [...content.matchAll(PIECE)].map(([, named = '', words = '']) => ({ words, ...attributesOf(named) }))
      : [{ words: content, 'font-weight': own['font-weight'] }];
    const measured = pieces.map((piece: Piece) => ({
      words: piece.words,
      dx: Number(piece.dx ?? 0),
      ...inked(piece, Number(piece['font-size'] ?? size)),
    }));
    const width = measured.reduce((sum, piece) => sum + piece.dx + piece.width, 0);
    const shift = { start: 0, middle: width / 2, end: width }[own['text-anchor'] ?? 'start'] ?? Number.NaN;
    let left = x - shift;
    return measured.map((piece) => {
      left += piece.dx;
      const box = { left, right: left + piece.width, top: y - piece.above, bottom: y + piece.below };
      left = box.right;
      return { ...box, words: piece.words, text };
    });
  });
}

/** A piece of text with the attributes that it has of its own. */
interface Piece {
  readonly words: string;
  readonly dx?: string;
  readonly 'font-size'?: string;
  readonly 'font-weight'?: string | undefined;
}

const glyphsOf = kept((words) =>
  words.split(/(?= )|(?<= )/).flatMap((word) => (GLYPHS[word] ? [GLYPHS[word]] : [...word].map(glyphOf))),
);

function inked({ words, 'font-weight': weight }: Piece, size: number) {
  const glyphs = glyphsOf(words);
  const hundredths = (value: number) => (value / 100) * size;
  return {
    width: hundredths(glyphs.reduce((sum, glyph) => sum + glyph[weight === undefined ? 0 : 1], 0)),
    above: hundredths(Math.max(...glyphs.map((glyph) => glyph[2]))),
    below: hundredths(Math.max(...glyphs.map((glyph) => glyph[3]))),
  };
}

function glyphOf(character: string): Glyph {
  const glyph = GLYPHS[character];
  if (glyph === undefined) throw new Error(`The table has no ${character}.`);
  return glyph;
}

/** The straight lines of a chart: of its fields, of the mark of the lagna. The frame is asked for apart. */
export function linesOf(svg: string): Segment[] {
  const paths = [...svg.matchAll(/<path class="c-(?:ln|mk)" d="([^"]*)"/g)].map(([, path = '']) => path);
  return paths.flatMap(segmentsOf);
}

type Point = readonly [x: number, y: number];

const segmentsOf = kept((path): Segment[] => {
  const segments: Segment[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  for (const [, command = '', rest = ''] of path.matchAll(/([MVHZ])([^MVHZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'M') at = start = numbers.splice(0, 2) as unknown as Point;
    for (const to of pointsOf(command, numbers, { at, start })) {
      segments.push({ from: at, to });
      at = to;
    }
  }
  return segments;
});

function pointsOf(command: string, numbers: readonly number[], { at, start }: { at: Point; start: Point }): Point[] {
  if (command === 'Z') return [start];
  if (command === 'V') return numbers.map((y) => [at[0], y]);
  if (command === 'H') return numbers.map((x) => [x, at[1]]);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] as number] as const] : []));
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a line of a stroke's width runs through a box. */
function crosses({ from: [x1, y1], to: [x2, y2] }: Segment, box: Box, stroke = 1.25): boolean {
  const half = stroke / 2;
  let [enter, leave] = [0, 1];
  const sides: readonly (readonly [step: number, start: number, low: number, high: number])[] = [
    [x2 - x1, x1, box.left - half, box.right + half],
    [y2 - y1, y1, box.top - half, box.bottom + half],
  ];
  for (const [step, start, low, high] of sides) {
    if (step === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [a, b] = [(low - start) / step, (high - start) / step];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave;
}

/** What stands where it should not, in words; nothing when all is well. */
export function faults(svg: string): string[] {
  const boxes = boxesOf(svg);
  const lines = linesOf(svg);
  const found: string[] = [];
  for (const [index, box] of boxes.entries()) {
    if (box.left < 1 || box.right > 399 || box.top < 1 || box.bottom > 399) found.push(`${box.words} leaves the frame`);
    for (const other of boxes.slice(index + 1)) {
      if (other.text !== box.text && overlap(box, other)) found.push(`${box.words} meets ${other.words}`);
    }
    for (const line of lines) {
      if (crosses(line, box)) found.push(`${box.words} meets the line ${line.from} to ${line.to}`);
    }
  }
  return found;
}
