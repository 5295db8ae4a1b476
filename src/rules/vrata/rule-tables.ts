import { readRule } from './notation.js';
import type { VrataRule } from './rules.js';
import { CHIEF_LUNAR } from './tables/chief-lunar.js';
import { CHIEF_RECURRING } from './tables/chief-recurring.js';
import { CHIEF_SOLAR } from './tables/chief-solar.js';
import { FURTHER_RAINS } from './tables/further-rains.js';
import { FURTHER_RECURRING } from './tables/further-recurring.js';
import { FURTHER_RELATIVE } from './tables/further-relative.js';
import { FURTHER_SHARAD } from './tables/further-sharad.js';
import { FURTHER_SOLAR } from './tables/further-solar.js';
import { FURTHER_SPRING } from './tables/further-spring.js';
import { FURTHER_WINTER } from './tables/further-winter.js';

/**
 * The lines of the rules of the observances by their codes: lunar months amanta, 1 (Chaitra) to 12; tithis 1 to 30,
 * nakshatras 1 to 27, signs 1 (Aries) to 12, weekdays 0 (Sunday) to 6.
 */
const LINES = {
  ...CHIEF_RECURRING,
  ...CHIEF_LUNAR,
  ...CHIEF_SOLAR,
  ...FURTHER_RECURRING,
  ...FURTHER_SPRING,
  ...FURTHER_RAINS,
  ...FURTHER_SHARAD,
  ...FURTHER_WINTER,
  ...FURTHER_SOLAR,
  ...FURTHER_RELATIVE,
} as const;

export type VrataCode = keyof typeof LINES;

/** In the order of the table. */
export const VRATA_CODES = /* @__PURE__ */ Object.keys(LINES) as VrataCode[];

let rules: readonly VrataRule[] | undefined;

/** The rules in the order of the table, read when they are first asked for. */
export function vrataRules(): readonly VrataRule[] {
  rules ??= VRATA_CODES.map((code) => readRule(code, LINES[code]));
  return rules;
}
