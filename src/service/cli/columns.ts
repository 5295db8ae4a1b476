interface Shape {
  readonly head?: readonly string[];
  readonly indent?: string;
  /** The most that a line may take; the last column is wrapped to it. Without it no line is broken. */
  readonly width?: number;
}

export const GAP = '  ';
/** Of a last column that is still worth wrapping. */
const NARROWEST = 20;

/** Rows of texts as columns without borders. Every line ends with a line break. */
export function columns(rows: readonly (readonly string[])[], { head, indent = '', width }: Shape = {}): string {
  const all = head ? [head, ...rows] : rows;
  const last = Math.max(...all.map((row) => row.length)) - 1;
  const widths = Array.from({ length: last }, (_, column) => columnWidth(all.map((row) => row[column] ?? '')));
  const rest = (width ?? 0) - widths.reduce((sum, taken) => sum + taken + GAP.length, indent.length);
  return all
    .flatMap((row) => {
      const text = row[last] ?? '';
      const lines = width !== undefined && rest >= NARROWEST ? wrapped(text, rest) : [text];
      return lines.map((line, index) => {
        const others = widths.map((taken, column) => padded(index === 0 ? (row[column] ?? '') : '', taken));
        return `${indent}${[...others, line].join(GAP)}`.trimEnd().concat('\n');
      });
    })
    .join('');
}

/** What a column of texts takes. */
export function columnWidth(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(textWidth));
}

/** Marks above, below and inside of letters, as Devanagari has them, and what only joins letters: no room of their own. */
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;
const DOUBLE_WIDTH = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** What a text takes in a line of a terminal, in cells: as `wcwidth` counts, which most of them follow. */
function textWidth(text: string): number {
  const shown = text.replace(WITHOUT_WIDTH, '');
  return [...shown].length + (shown.match(DOUBLE_WIDTH)?.length ?? 0);
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}

/** Lines of as many words as fit; a word that is longer keeps its line. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer) > width) lines.push(line);
    line = line !== '' && textWidth(longer) > width ? word : longer;
  }
  return [...lines, line];
}
