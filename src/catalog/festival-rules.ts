import { type VrataCode, vrataRules } from '../rules/vrata/rule-tables.js';
import type { VrataRule } from '../rules/vrata/rules.js';

/** Rules that others follow for a feast without standing in its place in any list: each with the one that is usual. */
const ALSO: Readonly<Partial<Record<VrataCode, VrataCode>>> = {
  janmashtami_vaishnava: 'janmashtami_smarta',
  holika_maharashtra: 'holika',
  hanuman_jayanti_telugu: 'hanuman_jayanti',
  hanumath_jayanti_tamil: 'hanuman_jayanti',
  shravana_somvar_amanta: 'shravana_somvar',
  mangala_gauri_amanta: 'mangala_gauri',
  kali_puja: 'lakshmi_puja',
  sarasvati_puja_bengal: 'vasanta_panchami',
  pohela_boishakh_bangladesh: 'pohela_boishakh',
};

let rules: ReadonlyMap<string, VrataRule> | undefined;

/** The rule of an observance. */
export function ruleOf(code: VrataCode): VrataRule {
  rules ??= new Map(vrataRules().map((rule) => [rule.code, rule]));
  return rules.get(code) as VrataRule;
}

/** Of what a rule is another form; itself of the usual one. */
function usualOf(rule: VrataRule): string {
  return rule.insteadOf ?? ALSO[rule.code as VrataCode] ?? rule.code;
}

/** The other rules by which a feast is kept, the usual one first. */
export function variantsOf(code: VrataCode): VrataCode[] {
  const usual = usualOf(ruleOf(code));
  return vrataRules()
    .filter((rule) => rule.code !== code && (rule.code === usual || usualOf(rule) === usual))
    .map((rule) => rule.code as VrataCode);
}
