export {
  type OpinionOnAnswer,
  type OpinionOnPlace,
  type SecondOpinion,
  secondOpinion,
} from '../verify/second-opinion.js';
export { type Difference, type Verification, type VerifiedKind, type VerifyOptions, verify } from '../verify/verify.js';
