/** The id of a message; null where it has none that an answer may repeat. */
export function idOf({ id }: Readonly<Record<string, unknown>>): string | number | null {
  return typeof id === 'string' || (typeof id === 'number' && Number.isInteger(id)) ? id : null;
}
