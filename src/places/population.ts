/*
 * How many people live somewhere, as one step of a scale: from 100 on, fifteen steps to each power of ten. Step 0 stands
 * for fewer than 100 and for what the source does not say.
 */
export const STEPS_PER_DECADE = 15;

/** The decimal logarithm of step 0. */
export const LEAST_MAGNITUDE = 2;

/** Powers of ten by fifteenths, to two digits. */
const MANTISSAS = [1, 1.2, 1.4, 1.6, 1.8, 2.1, 2.5, 2.9, 3.4, 4, 4.6, 5.4, 6.3, 7.4, 8.6];

/** The number of people at a step, to two digits. */
export function populationAt(step: number): number {
  if (step === 0) return 0;
  let people = 100 * (MANTISSAS[step % STEPS_PER_DECADE] as number);
  for (let decade = STEPS_PER_DECADE; decade <= step; decade += STEPS_PER_DECADE) people *= 10;
  return Math.round(people);
}

/** The decimal logarithm of the number of people at a step. */
export function magnitudeAt(step: number): number {
  return LEAST_MAGNITUDE + step / STEPS_PER_DECADE;
}
