export { type Difference, type Verification, type VerifiedKind, type VerifyOptions, verify } from '../verify/verify.js';
