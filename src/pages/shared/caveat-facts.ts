import type { CaveatCode, CaveatFacts } from '../../base/input/caveats.js';
import type { Provenance } from '../../calculation/calculate.js';

/** The facts of all caveats of one code that a result brings. */
export function caveatFacts<Code extends CaveatCode>(provenance: Provenance, code: Code): CaveatFacts[Code][] {
  return provenance.caveats.flatMap((caveat) => (caveat.code === code ? [caveat.facts as CaveatFacts[Code]] : []));
}
