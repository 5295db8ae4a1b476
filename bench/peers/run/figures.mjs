/** 500 Julian days of 1920 to 2080, in no order, the same for every library. */
export function chartDates() {
  return Array.from({ length: 500 }, (_, index) => 2422324.5 + ((index * 7919.3719) % 58_000));
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** To three significant digits, and no further than a thousandth. */
export function rounded(value) {
  return Number(Math.abs(value) >= 1000 ? value.toFixed(0) : Number(value.toPrecision(3)).toFixed(3));
}
