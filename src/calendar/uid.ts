/** Primes of FNV-1a in 32 bits (Fowler, Noll, Vo). */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A few letters that stand for settings: the same for the same text, and no secret of it. */
function settingsKey(text: string): string {
  const hash = [...new TextEncoder().encode(text)].reduce((sum, byte) => Math.imul(sum ^ byte, PRIME), OFFSET);
  return (hash >>> 0).toString(36);
}

/**
 * Names for the entries of a calendar: of what kind, on which day, by which settings. One that comes again on its day
 * has its number.
 */
export function uidsOf(feed: string, settings: string): (date: string, code: string) => string {
  const key = settingsKey(settings);
  const counts = new Map<string, number>();
  return (date, code) => {
    const name = `${date}-${code}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}${count > 1 ? `-${count}` : ''}-${key}@${feed}.nirayana`;
  };
}
