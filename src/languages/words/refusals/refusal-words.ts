import type { ErrorCode } from '../../../base/errors.js';
import type { ReasonCode, ReasonFacts } from '../../../base/reasons.js';

/** What a language says where something is refused: what is wrong and what to do. The compiler demands all of it. */
export interface RefusalWords {
  readonly reasons: { readonly [Code in ReasonCode]: (facts: ReasonFacts[Code]) => string };
  /** Of an error of which nobody has said why. */
  readonly codes: Readonly<Record<ErrorCode, string>>;
  /** The same of a field. */
  readonly field: string;
  /** Of a caveat whose facts are not there. */
  readonly caveat: string;
}
