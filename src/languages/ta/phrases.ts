/** A list as almanacs write it in Tamil: with commas alone, since its "and" is a word of translations. */
export function list(items: readonly string[]): string {
  return items.join(', ');
}
