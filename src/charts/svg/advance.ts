/**
 * Upper bounds of how wide characters stand in bold type of the usual system fonts, in ems. DejaVu Sans is the widest; of
 * the scripts of India the bold Noto Sans, in which 996 of 1000 words of each language are no wider.
 */
const ADVANCES: readonly (readonly [characters: RegExp, ems: number])[] = [
  [/^(?:\p{Mn}|\p{Cf})$/u, 0],
  [/^[\u0bbe-\u0bcc]$/u, 0.9],
  [/^[\u0cbe-\u0cd6]$/u, 1.05],
  [/^[\u0d3e-\u0d4c]$/u, 0.6],
  [/^\p{Mc}$/u, 0.45],
  [/^[\s.,:;'’|ijlI·]$/u, 0.4],
  [/^[!()[\]-]$/u, 0.46],
  [/^[frt]$/u, 0.5],
  [/^[aceksvxyz]$/u, 0.69],
  [/^[mwMW@%—]$/u, 1.11],
  [/^[ШЩЮЖФЫМ]$/u, 1.35],
  [/^[шщюы]$/u, 1.15],
  [/^[жфмдД]$/u, 1],
  [/^[ЦЪ]$/u, 1],
  [/^\p{Lu}$/u, 0.9],
  [/^[\p{Script=Latin}\p{N}]$/u, 0.72],
  [/^\p{Script=Cyrillic}$/u, 0.76],
  [/^[\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Bengali}]$/u, 0.95],
  [/^\p{Script=Kannada}$/u, 1.15],
  [/^\p{Script=Telugu}$/u, 1.3],
  [/^\p{Script=Tamil}$/u, 1.45],
  [/^\p{Script=Malayalam}$/u, 1.55],
];
const WIDEST = 1.35;

/** A width that a text does not exceed in bold type, in ems: no font is asked, so that every engine says the same. */
export function widestAdvance(text: string): number {
  let ems = 0;
  for (const character of text) ems += ADVANCES.find(([characters]) => characters.test(character))?.[1] ?? WIDEST;
  return ems;
}

export interface FittedLines {
  readonly lines: readonly string[];
  readonly size: number;
}

const SMALLEST = 10.5;

/** A text in one or two lines that do not exceed a width, smaller if need be and cut off if nothing else helps. */
export function fittedLines(text: string, { size, width }: { size: number; width: number }): FittedLines {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const whole = words.join(' ');
  if (widestAdvance(whole) <= width / size) return { lines: whole === '' ? [] : [whole], size };
  const lines = halves(words);
  const fitted = Math.max(Math.floor(Math.min(width / widestOf(lines), size) * 10) / 10, SMALLEST);
  return { lines: lines.map((line) => cutOff(line, width / fitted)), size: fitted };
}

/** The break at which the wider of two lines is narrowest. */
function halves(words: readonly string[]): readonly string[] {
  let best: readonly string[] = [words.join(' ')];
  for (let index = 1; index < words.length && index <= MOST_WORDS; index++) {
    const lines = [words.slice(0, index).join(' '), words.slice(index).join(' ')];
    if (best.length === 1 || widestOf(lines) < widestOf(best)) best = lines;
  }
  return best;
}

/** A text of more words does not fit wherever it is broken. */
const MOST_WORDS = 40;

function widestOf(lines: readonly string[]): number {
  return Math.max(...lines.map(widestAdvance));
}

function cutOff(line: string, ems: number): string {
  if (widestAdvance(line) <= ems) return line;
  const kept = [...line].slice(0, Math.ceil(ems / 0.4));
  let next = line.slice(kept.join('').length);
  while (kept.length > 0 && (widestAdvance(`${kept.join('')}…`) > ems || isWithin(kept.at(-1), next))) {
    next = kept.pop() as string;
  }
  return `${kept.join('').trimEnd()}…`;
}

/** What joins the letters of India before and after it. */
const VIRAMA = /^[\u094d\u09cd\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]$/u;

/** Whether a text would be cut within what is written as one sign. */
function isWithin(last: string | undefined, next: string): boolean {
  return /^\p{M}/u.test(next) || (last !== undefined && VIRAMA.test(last) && /^\p{L}/u.test(next));
}
