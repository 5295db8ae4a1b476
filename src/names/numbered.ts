/**
 * The name that has a number, counted from 1, of those that go by number: Aries, Ashwini, Pratipada, Vishkambha, Janma,
 * Sunday, Chaitra. Every language lists them in that order.
 */
export function numbered(names: Readonly<Record<string, string>> | readonly string[], number: number): string {
  return Object.values(names)[number - 1] as string;
}

/** The names or codes that have an entry, in the order in which results have them: Aries to Pisces, D1 to D60. */
export function keysOf<Key extends string>(names: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(names) as Key[];
}
