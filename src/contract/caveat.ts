import type { Caveat } from '../base/input/caveats.js';
import * as field from '../base/schema/fields.js';
import { CAVEAT_CODES } from '../languages/en/caveats.js';

/** A caveat that stands in a result without its sentence. */
export function caveatSchema(description: string) {
  const told = field.open({
    code: field.oneOf(CAVEAT_CODES, description),
    // The code tells which facts there are. Who checks an example strictly wants to be told that there are some.
    facts: { ...field.open({}), additionalProperties: true },
  });
  return told as unknown as field.Schema<Caveat>;
}
