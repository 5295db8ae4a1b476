/**
 * The name that has a number, counted from 1, of those that go by number: Aries, Ashwini, Pratipada, Vishkambha, Janma,
 * Sunday, Chaitra. Every language lists them in that order.
 */
export function numbered(names: Readonly<Record<string, string>> | readonly string[], number: number): string {
  let left = number;
  // Without a list of all names for one of them: a month of days asks some hundred times.
  for (const key in names) if (--left === 0) return (names as Readonly<Record<string, string>>)[key] as string;
  throw new RangeError(`There is no name of number ${number}.`);
}

/** The names or codes that have an entry, in the order in which results have them: Aries to Pisces, D1 to D60. */
export function keysOf<Key extends string>(names: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(names) as Key[];
}
