import { VRATA_CODES, type VrataCode, vrataRules } from '../rules/vrata/rule-tables.js';
import { paths } from './paths.js';

const FESTIVAL = /^\/festivals\/([a-z0-9_]+)$/;

/** Of which observance the page at a path is; undefined for a path of another page. */
export function festivalOf(path: string): VrataCode | undefined {
  const [, slug] = FESTIVAL.exec(path) ?? [];
  return VRATA_CODES.find((code) => code === slug);
}

/** The pages of the days that are great somewhere: every other observance has its page too, but is in no list. */
export const GREAT_FESTIVAL_PATHS: readonly string[] = /* @__PURE__ */ vrataRules()
  .filter(({ importance, importanceIn }) => importance === 1 || Object.values(importanceIn).includes(1))
  .map(({ code }) => paths.festival(code));
