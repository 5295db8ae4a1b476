/** A list as Malayalam writes it: with commas alone, since its "and" is an ending of each. */
export function list(items: readonly string[]): string {
  return items.join(', ');
}
