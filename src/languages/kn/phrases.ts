/** A list as Kannada writes it: with commas alone, since an ending that says "and" would stand on every name. */
export function list(items: readonly string[]): string {
  return items.join(', ');
}
