import * as field from '../base/schema/fields.js';
import type { NameKeys, NameKind } from '../languages/names/kinds.js';

/**
 * One of some values of a result that have a name in every language, by the kind of name: the labels of a result tell it.
 * A value that may be of several kinds names them all.
 */
// @__NO_SIDE_EFFECTS__
export function named<Kind extends NameKind, const Values extends readonly NameKeys[Kind][]>(
  kinds: Kind | readonly Kind[],
  values: Values,
  description: string,
) {
  return field.named<Values>(kinds, values, description);
}
