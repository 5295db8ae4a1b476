/** How iCalendar writes lines: RFC 5545, sections 3.1 (folding) and 3.3.11 (text). */

/** Octets of a line at most, without its line break. */
const LONGEST_LINE = 75;

/** A letter with the signs that stand on it, and the joiners that belong to it. */
const CLUSTERS = /\P{M}?[\p{M}\u200c\u200d]*/gu;

/**
 * A property as a line, folded where it is longer than 75 octets: never within a letter, and not between a letter and
 * the signs on it, unless these alone are longer than a line. The value is taken as it is.
 */
export function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  // A letter has three octets for each of its units at most, so that most lines need no count.
  if (line.length * 3 <= LONGEST_LINE) return `${line}\r\n`;
  let folded = '';
  let room = LONGEST_LINE;
  for (const piece of piecesOf(line)) {
    const octets = octetsOf(piece);
    if (octets > room) {
      folded += '\r\n ';
      // The space that marks what goes on is an octet of its line.
      room = LONGEST_LINE - 1;
    }
    folded += piece;
    room -= octets;
  }
  return `${folded}\r\n`;
}

function* piecesOf(line: string): Generator<string> {
  for (const [cluster] of line.matchAll(CLUSTERS)) {
    if (octetsOf(cluster) < LONGEST_LINE) yield cluster;
    else yield* cluster;
  }
}

/** How long a text is in UTF-8: half of a surrogate pair is sent as the sign for what is no letter, in three octets. */
function octetsOf(text: string): number {
  let octets = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) as number;
    octets += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return octets;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text may hold.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Line breaks of all kinds: to some programs those of Unicode end a line as well. */
const BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;

/** A text as the value of a property: its line breaks, commas, semicolons and backslashes escaped, controls left out. */
export function textValue(text: string): string {
  return text
    .replace(BREAKS, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replaceAll('\n', '\\n');
}
