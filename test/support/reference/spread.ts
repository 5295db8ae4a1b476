/** How far one of our values lies from a reference. */
export interface Deviation {
  readonly quantity: string;
  /** Absolute difference in the unit of the quantity. */
  readonly error: number;
  /** Which row, for a human who has to look it up. */
  readonly row: string;
}

/** How the deviations of one quantity are spread. */
export interface Spread {
  readonly quantity: string;
  readonly count: number;
  readonly mean: number;
  /** Nine in ten lie below. */
  readonly p90: number;
  readonly max: number;
  /** The row of the largest. */
  readonly worst: string;
}

/** The largest deviation we promise, and a mean just above the one that is achieved, so that a slow drift shows. */
export interface Tolerance {
  readonly max: number;
  readonly mean: number;
}

/** One spread for each quantity, in the order in which the quantities first occur. */
export function spreads(deviations: readonly Deviation[]): Spread[] {
  const quantities = [...new Set(deviations.map(({ quantity }) => quantity))];
  return quantities.map((quantity) => {
    const members = deviations.filter((deviation) => deviation.quantity === quantity);
    const sorted = members.toSorted((a, b) => a.error - b.error);
    const worst = sorted.at(-1) as Deviation;
    return {
      quantity,
      count: sorted.length,
      mean: sorted.reduce((sum, { error }) => sum + error, 0) / sorted.length,
      p90: (sorted[Math.ceil(0.9 * sorted.length) - 1] as Deviation).error,
      max: worst.error,
      worst: worst.row,
    };
  });
}

/** What is wrong with the spreads by a table of tolerances: empty when all is well. A quantity without one is wrong. */
export function violations(found: readonly Spread[], tolerances: Readonly<Record<string, Tolerance>>): string[] {
  return found.flatMap(({ quantity, mean, max, worst }) => {
    const tolerance = tolerances[quantity];
    if (!tolerance) return [`${quantity} has no tolerance`];
    return [
      ...(max <= tolerance.max ? [] : [`${quantity}: max ${max} is above ${tolerance.max} (${worst})`]),
      ...(mean <= tolerance.mean ? [] : [`${quantity}: mean ${mean} is above ${tolerance.mean}`]),
    ];
  });
}

/** A text table of spreads for the output of a test run. */
export function report(title: string, found: readonly Spread[]): string {
  const lines = found.map(({ quantity, count, mean, p90, max, worst }) => {
    const numbers = [mean, p90, max].map((value) => value.toPrecision(3).padStart(12));
    return `  ${quantity.padEnd(34)}${String(count).padStart(6)}${numbers.join('')}   ${worst}`;
  });
  const head = `  ${'quantity'.padEnd(34)}${'rows'.padStart(6)}${['mean', 'p90', 'max'].map((name) => name.padStart(12)).join('')}   worst row`;
  return `\n${title}\n${head}\n${lines.join('\n')}\n`;
}
