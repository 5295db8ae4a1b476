import { invalidInput } from '../../../base/errors.js';
import { FAMILIES, type Family } from '../../../catalog/paths.js';
import { readQuery } from '../query.js';

/**
 * The families of paths that the query of an OpenAPI document names: both without one.
 *
 * @throws CalculationError `invalid_input` for another family and for another parameter.
 */
export function familiesAskedFor(asked: { readonly search: string }): readonly Family[] {
  const { family: named } = readQuery(asked, ['family']);
  if (named === undefined) return FAMILIES;
  const families = FAMILIES.filter((family) => family === named);
  if (families.length > 0) return families;
  throw invalidInput([{ field: 'family', message: `Must be one of: ${FAMILIES.join(', ')}.` }]);
}
