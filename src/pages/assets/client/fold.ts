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

/**
 * Which of some texts have every word that was typed. A word that none has, such as a year or a city, leaves it to the
 * others; of words that none has at all, no text is found.
 */
export function havingEveryWord(texts: readonly string[], typed: string): boolean[] {
  const searched = texts.map(folded);
  const asked = folded(typed).split(/\s+/);
  const known = asked.filter((word) => searched.some((text) => text.includes(word)));
  return searched.map((text) => known.length > 0 && known.every((word) => text.includes(word)));
}
