/** A Julian day of 1920 to 2080, in no order and never the same twice, by the same numbers for every library. */
export function chartDate(index) {
  return 2422324.5 + ((index * 7919.3719) % 58_000);
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** To three significant digits, and no further than a thousandth. */
export function rounded(value) {
  return Number(Math.abs(value) >= 1000 ? value.toFixed(0) : Number(value.toPrecision(3)).toFixed(3));
}
