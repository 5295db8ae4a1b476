import type { ScoreRuleFacts, ScoreRuleFinding } from '../../../rules/muhurta/rule-facts.js';
import type { ScoreRule } from '../../../rules/muhurta/score-rules.js';
import { numbered } from '../../names/numbered.js';
import type { RuleWords } from './catalogue.js';
import { because, grahaDetail, houseDetail, natureDetail, tithiGroupDetail, tithiName, varaDetail } from './phrases.js';

/** How each rule tells what it found, from its facts alone. The compiler demands one for every rule. */
const DETAILS: { readonly [Code in ScoreRule]: (catalogue: RuleWords, facts: ScoreRuleFacts[Code]) => string } = {
  tithi_group: tithiGroupDetail,
  nakshatra_nature: (catalogue, facts) => natureDetail(catalogue, facts),
  yoga_quality: (catalogue, facts) => because(catalogue, catalogue.names.yoga[facts.yoga_name], facts.class),
  karana_quality: (catalogue, facts) => because(catalogue, catalogue.names.karana[facts.karana_name], facts.class),
  vara_lord: varaDetail,
  paksha_bala: (catalogue, facts) => because(catalogue, tithiName(catalogue, facts.tithi_number), facts.class),
  tarabala: (catalogue, facts) =>
    because(catalogue, `${numbered(catalogue.names.tara, facts.tara_number)} (${facts.tara_number}/9)`, facts.class),
  chandrabala: (catalogue, facts) => houseDetail(catalogue, 'Moon', facts),
  day_lord_affinity: (catalogue, facts) => {
    const { graha: grahas } = catalogue.names;
    const rulers = catalogue.texts.rulers(grahas[facts.moon_sign_ruler], grahas[facts.vara_ruler]);
    return because(catalogue, rulers, facts.class);
  },
  jupiter_transit: (catalogue, facts) => houseDetail(catalogue, 'Jupiter', facts),
  saturn_transit: (catalogue, facts) => houseDetail(catalogue, 'Saturn', facts),
  hora_lord: (catalogue, facts) => because(catalogue, catalogue.names.graha[facts.hora_ruler], facts.class),
  choghadiya: (catalogue, facts) => because(catalogue, catalogue.names.choghadiya[facts.choghadiya_name], facts.class),
  window_overlap: (catalogue, facts) => because(catalogue, catalogue.names.window[facts.window_code], 'overlap'),
  nakshatra_match: (catalogue, facts) => natureDetail(catalogue, facts, facts.class),
  mode_day_lord: varaDetail,
  mode_nakshatra: (catalogue, facts) => natureDetail(catalogue, facts, facts.class),
  karaka_state: grahaDetail,
  moon_company: (catalogue, facts) => {
    const { names, reasons, texts } = catalogue;
    if (facts.planet_names.length === 0) return reasons.moon_alone;
    return because(catalogue, texts.list(facts.planet_names.map((planet) => names.graha[planet])), facts.class);
  },
};

/** What a rule of a score found, in the words of a catalogue. */
export function ruleDetail<Code extends ScoreRule>(catalogue: RuleWords, rule: ScoreRuleFinding<Code>): string {
  const { code, facts }: { readonly code: Code; readonly facts: ScoreRuleFacts[Code] } = rule;
  return DETAILS[code](catalogue, facts);
}

/** Whether it is what a rule of a score found. */
export function isScoreRule(said: { readonly code: string }): said is ScoreRuleFinding {
  return Object.hasOwn(DETAILS, said.code);
}
