/**
 * Text by which the list is searched: small letters without accents. Only the marks of Latin, Greek and Cyrillic letters
 * go: the vowel signs of Devanagari are letters to who types them.
 */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** Tells whether a text has every word that was typed. */
export function hasEveryWord(text: string, typed: string): boolean {
  const searched = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
