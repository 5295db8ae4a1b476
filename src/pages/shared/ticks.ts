/** The first days of every so many years, labelled with the year. */
export function ticksBetween(from: number, to: number, step: number): { at: number; label: string }[] {
  const [first, last] = [from, to].map((at) => new Date(at).getUTCFullYear()) as [number, number];
  return Array.from({ length: Math.floor(last / step) - Math.floor(first / step) + 1 }, (_, index) => {
    const year = (Math.floor(first / step) + index) * step;
    return { at: Date.parse(`${year}-01-01`), label: String(year) };
  }).filter(({ at }) => at >= from && at <= to);
}
