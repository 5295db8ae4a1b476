import { ZONE_NAMES } from '../base/input/zone-names.js';
import type { Texts } from '../base/time/temporal.js';
import type { ConventionName } from '../calculation/conventions.js';
import { readInput, valuesOf } from '../calculation/read-input.js';
import { type CareerInput, careerDnaTool } from '../tools/career-dna/tool.js';

/** A birth as a keyed request tells it: all of it, in texts and numbers. */
export type CareerDnaRequest = Texts<CareerInput>;

/** The options that a keyed request may choose. The language is that of an interpretation. */
export const CAREER_DNA_OPTIONS: readonly ConventionName[] = careerDnaTool.options;

/**
 * The body of a request, checked field by field as the public calculators check theirs.
 *
 * @throws CalculationError `invalid_input` for what the schema refuses, `engine_error` for a zone that is no name of the
 * IANA database but would be one in the library, such as an offset.
 */
export function readCareerDnaRequest(body: unknown): CareerDnaRequest {
  const read = readInput(careerDnaTool, body, 'specified', ZONE_NAMES);
  valuesOf(careerDnaTool, read);
  return read.fields as unknown as CareerDnaRequest;
}
