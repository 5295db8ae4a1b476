/** Letters that are no plain letter with a mark, and signs that stand for a blank or for nothing. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'a',
  ǝ: 'a',
  ħ: 'h',
  ς: 'σ',
  // Chandrabindu is often written as anusvara: राँची, रांची.
  '\u0901': '\u0902',
  // Yeh and kaf have forms of their own in Persian; yeh at the end is often written without dots.
  '\u06cc': '\u064a',
  '\u0649': '\u064a',
  '\u06a9': '\u0643',
  '-': ' ',
  '‐': ' ',
  '–': ' ',
  '/': ' ',
};

/**
 * Signs that names are written with and without: marks over and under Latin, Greek and Cyrillic letters, points of
 * Hebrew and Arabic, nukta, apostrophes, full stops, brackets, and what has no width. The vowel signs of India stay:
 * they are letters.
 */
const DROPPED = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670\u093c\u0a3c\u200b-\u200fʻʼ‘’'`´.()]/g;

/**
 * What lower case leaves to be looked at: the fewer ranges, the faster a long text is searched, so some of them hold
 * letters that stay as they are.
 */
const CHANGED =
  /[\u0027-\u0029\u002d-\u002f\u0060\u00b4\u00c0-\u03ce\u0439\u0451\u0457\u0591-\u06cc\u0901\u093c\u0a3c\u1e00-\u1eff\u200b-\u2019]/g;

/** A name as it is compared: lower case, without marks, hyphens as blanks. */
export function fold(text: string): string {
  return foldComposed(text.normalize('NFC'));
}

/** The same of a text that is in the composed normal form already, which spares a long one a pass. */
export function foldComposed(text: string): string {
  const plain = new Map<string, string>();
  const folded = text.toLowerCase().replace(CHANGED, (found) => {
    let letter = plain.get(found);
    if (letter === undefined) {
      letter = PLAIN[found] ?? found.normalize('NFD').replace(DROPPED, '');
      plain.set(found, letter);
    }
    return letter;
  });
  // A slash between blanks: Donostia / San Sebastian.
  return folded.replaceAll('   ', ' ');
}
