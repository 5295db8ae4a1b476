/**
 * Where Varjyam begins in each nakshatra from Ashwini on, sixtieths of its own length; Mula has two. Sources: PyJHora
 * (the same in 24ths of a day), Drik Panchang's practice.
 */
export const VARJYAM_STARTS: Readonly<Record<number, readonly number[]>> = byNakshatra([
  50,
  24,
  30,
  40,
  14,
  21,
  30,
  20,
  32,
  30,
  20,
  18,
  21,
  20,
  14,
  14,
  10,
  14,
  [20, 56],
  24,
  20,
  10,
  10,
  18,
  16,
  24,
  30,
]);

/** Where Amrita Kala begins in each nakshatra from Ashwini on, sixtieths of its own length. Sources as of Varjyam. */
export const AMRITA_KALA_STARTS: Readonly<Record<number, readonly number[]>> = byNakshatra([
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
]);

/** How long Varjyam and Amrita Kala last, sixtieths of the nakshatra. */
export const STAR_WINDOW_SIXTIETHS = 4;

/** Nakshatras at the seams of the signs of water and fire, by number: Revati, Ashwini, Ashlesha, Magha, Jyeshtha, Mula. */
export const GANDA_MOOLA: readonly number[] = [1, 9, 10, 18, 19, 27];

function byNakshatra(starts: readonly (number | readonly number[])[]): Record<number, readonly number[]> {
  return Object.fromEntries(starts.map((start, i) => [i + 1, typeof start === 'number' ? [start] : start]));
}
