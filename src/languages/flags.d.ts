// Written by `npm run tools`, from the folders.
/** Each is defined, with whatever value, by a bundler that is to leave a language out. */
declare const NIRAYANA_WITHOUT_UK: unknown;
declare const NIRAYANA_WITHOUT_RU: unknown;
declare const NIRAYANA_WITHOUT_HI: unknown;
declare const NIRAYANA_WITHOUT_FR: unknown;
declare const NIRAYANA_WITHOUT_DE: unknown;
declare const NIRAYANA_WITHOUT_ES: unknown;
declare const NIRAYANA_WITHOUT_BN: unknown;
declare const NIRAYANA_WITHOUT_MR: unknown;
declare const NIRAYANA_WITHOUT_TE: unknown;
declare const NIRAYANA_WITHOUT_TA: unknown;
declare const NIRAYANA_WITHOUT_GU: unknown;
declare const NIRAYANA_WITHOUT_KN: unknown;
declare const NIRAYANA_WITHOUT_ML: unknown;
