/** A day of 1901 to 2100 and a minute of it: no two of the first 73,000 are of one day, so that nothing is known before. */
export function birthAt(index: number): { readonly date: string; readonly time: string } {
  const at = new Date(Date.UTC(1901, 0, 1 + ((index * 7919) % 73_000), 0, (index * 997) % 1440)).toISOString();
  return { date: at.slice(0, 10), time: at.slice(11, 16) };
}
