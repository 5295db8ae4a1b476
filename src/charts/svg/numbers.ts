/** A length with at most one decimal, as far as a screen can show it. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Where an instant lies in a stretch of time, per cent with at most three decimals; the ends hold what lies beyond. */
export function percentBetween(from: number, to: number): (at: number) => number {
  const span = to - from;
  return (at) => Math.round(Math.min(Math.max((at - from) / span, 0), 1) * 100_000) / 1000;
}

/** Per cent as an attribute. */
export function percent(value: number): string {
  return `${Math.round(value * 1000) / 1000}%`;
}
