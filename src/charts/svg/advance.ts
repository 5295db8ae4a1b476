/**
 * Upper bounds of how wide characters stand in bold type of the usual system fonts, in ems. DejaVu Sans is the widest; of
 * the scripts of India the bold Noto Sans, in which 996 of 1000 words of each language are no wider.
 */
const ADVANCES: readonly (readonly [characters: RegExp, ems: number])[] = [
  // A vowel that stands beside its letter in the reformed script, though Unicode has it as a sign above or below.
  [/^[\u0d41\u0d42]$/u, 0.4],
  [/^(?:\p{Mn}|\p{Cf})$/u, 0],
  // Of Tamil and Malayalam, letter by letter: one is three times as wide as another, and they stand beside each other.
  [/^[\u0bbf\u0bc1]$/u, 0.35],
  [/^[\u0bbe\u0bc2\u0b9f\u0bb0]$/u, 0.75],
  [/^[\u0b88\u0b9a\u0baa\u0bc7]$/u, 0.85],
  [/^[\u0b83\u0b8e\u0b8f\u0b95\u0ba4\u0ba8\u0bae\u0bb1\u0bb4\u0bc6]$/u, 1],
  [/^[\u0b85\u0b89\u0b90\u0b92\u0b93\u0b99\u0b9c\u0baf\u0bb2\u0bb3\u0bb5]$/u, 1.2],
  [/^[\u0bbe-\u0bcc\u0ba3\u0bb9]$/u, 1.85],
  // Of Malayalam.
  [/^[\u0d03\u0d3f\u0d40]$/u, 0.4],
  [/^[\u0d02\u0d09\u0d1f\u0d20\u0d26\u0d2d\u0d31\u0d34\u0d3e\u0d47]$/u, 0.75],
  [/^[\u0d12\u0d2e\u0d30\u0d33\u0d46\u0d57\u0d7c]$/u, 0.85],
  [/^[\u0d0b\u0d17\u0d1a\u0d1c\u0d25\u0d27\u0d28\u0d2a\u0d32]$/u, 1],
  [/^[\u0d07\u0d15\u0d16\u0d19\u0d24\u0d2f\u0d35\u0d36\u0d7b\u0d7e]$/u, 1.2],
  [/^[\u0d05\u0d0a\u0d1e\u0d23\u0d7a\u0d06\u0d08\u0d1d\u0d48]$/u, 1.85],
  [/^[\u0cbe-\u0cd6]$/u, 1.05],
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
  [/^[\p{Script=Tamil}\p{Script=Malayalam}]$/u, 1.45],
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
