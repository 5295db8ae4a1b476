/** A list as Telugu writes it: with commas alone, since its "and" is a word of translations. */
export function list(items: readonly string[]): string {
  return items.join(', ');
}
