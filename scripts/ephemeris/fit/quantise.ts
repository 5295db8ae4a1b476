/** A fit in whole numbers. */
import type { QuantisedList, QuantisedRow } from './coding.js';
import type { Fitted } from './fit.js';
import { PARTS } from './harmonics.js';

/** Coefficients of polynomials are finer than amplitudes by so much. */
const POLYNOMIAL_PART = 4;

/** A fit whose samples were in quanta. Terms that round to nothing are left out. */
export function quantised({ terms, polynomials, parts }: Fitted): QuantisedList {
  const rows = terms.map(({ multiples }, at): QuantisedRow => {
    const numbers = (first: number) =>
      parts.flatMap((ofCoordinate) => [first, first + 1].map((i) => whole(ofCoordinate[PARTS * at + i] as number)));
    const growth = numbers(2);
    return { multiples, amplitudes: numbers(0), ...(growth.some((value) => value !== 0) && { growth }) };
  });
  return {
    polynomials: polynomials.map((powers) => Array.from(powers, (value) => whole(value * POLYNOMIAL_PART))),
    rows: rows.filter(({ amplitudes, growth }) => growth !== undefined || amplitudes.some((value) => value !== 0)),
  };
}

/** Never -0. */
function whole(value: number): number {
  return Math.round(value) + 0;
}
