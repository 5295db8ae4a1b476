/**
 * The name that has a number, counted from 1, of those that go by number: Aries, Ashwini, Pratipada, Vishkambha, Janma,
 * Sunday, Chaitra. Every language lists them in that order.
 */
export function numbered(names: Readonly<Record<string, string>> | readonly string[], number: number): string {
  return Object.values(names)[number - 1] as string;
}
