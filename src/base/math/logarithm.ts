/** 1 / ln 10, and the logarithm of 2. */
// biome-ignore lint/suspicious/noApproximativeNumericConstant: only what ECMAScript fixes to the last bit is taken from Math.
const PER_LN_10 = 0.4342944819032518;
const LOG_2 = 0.3010299956639812;
const HALVINGS = 8;

/** Logarithm to the base 10 of a positive number, within some units in the last place, the same bits in every engine. */
export function log10(value: number): number {
  let [m, halvings] = [value, 0];
  while (m > 4 / 3) {
    m /= 2;
    halvings++;
  }
  while (m < 2 / 3) {
    m *= 2;
    halvings--;
  }
  const t = (m - 1) / (m + 1);
  let series = 0;
  for (let power = 25; power >= 1; power -= 2) series = series * t * t + 1 / power;
  return 2 * t * series * PER_LN_10 + halvings * LOG_2;
}

/** The exponential function from -100 to 100, within some units in the 14th place, the same bits in every engine. */
export function exp(value: number): number {
  let x = value;
  for (let i = 0; i < HALVINGS; i++) x /= 2;
  let series = 1;
  for (let n = 14; n >= 1; n--) series = 1 + (x / n) * series;
  for (let i = 0; i < HALVINGS; i++) series *= series;
  return series;
}
