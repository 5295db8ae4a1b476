/** Sentences of which some may be missing as one text, or undefined when there are none. */
export function sentences(parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined).join(' ') || undefined;
}
