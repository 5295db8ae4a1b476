import type { DayLimbs, DayRule } from '../../muhurta/day-score.js';
import type { PersonalRule } from '../../muhurta/personal-score.js';
import type { RelationshipRule } from '../../muhurta/relationship-score.js';
import type { NatalMoon } from '../../natal/natal-moon.js';
import type { Catalogue } from './catalogue.js';
import {
  because,
  grahaDetail,
  houseDetail,
  limbName,
  natureDetail,
  taraName,
  tithiGroupDetail,
  tithiName,
  varaDetail,
} from './phrases.js';

/** What a rule of a day score found, in words. */
export function dayRuleDetail(catalogue: Catalogue, limbs: DayLimbs, rule: DayRule): string {
  switch (rule.rule) {
    case 'tithi_group':
      return tithiGroupDetail(catalogue, limbs.tithi, rule.class);
    case 'nakshatra_nature':
      return natureDetail(catalogue, limbs.nakshatra);
    case 'yoga_quality':
      return because(catalogue, limbName(catalogue, 'yoga', limbs.yoga), rule.class);
    case 'karana_quality':
      return because(catalogue, limbName(catalogue, 'karana', limbs.karana), rule.class);
    case 'vara_lord':
      return varaDetail(catalogue, limbs.vara, rule.class);
    case 'paksha_bala':
      return because(catalogue, tithiName(catalogue, limbs.tithi), rule.class);
  }
}

/** What a personal rule found, in words. */
export function personalRuleDetail(catalogue: Catalogue, natal: NatalMoon, rule: PersonalRule): string {
  switch (rule.rule) {
    case 'tarabala':
      return because(catalogue, `${taraName(catalogue, rule.tara)} (${rule.tara.number}/9)`, rule.class);
    case 'chandrabala':
      return houseDetail(catalogue, 'Moon', rule.house, rule.class);
    case 'day_lord_affinity': {
      const { graha: grahas } = catalogue.names;
      return because(catalogue, catalogue.texts.rulers(grahas[natal.rashi.ruler], grahas[rule.lord]), rule.class);
    }
    case 'jupiter_transit':
      return houseDetail(catalogue, 'Jupiter', rule.house, rule.class);
    case 'saturn_transit':
      return houseDetail(catalogue, 'Saturn', rule.house, rule.class);
  }
}

/** What a rule of a relationship found, in words. */
export function relationshipRuleDetail(catalogue: Catalogue, rule: RelationshipRule): string {
  const { names, reasons, texts } = catalogue;
  switch (rule.rule) {
    case 'mode_day_lord':
      return varaDetail(catalogue, rule.vara, rule.class);
    case 'mode_nakshatra':
      return natureDetail(catalogue, rule.nakshatra, rule.class);
    case 'karaka_state':
      return grahaDetail(catalogue, rule.karaka);
    case 'moon_company':
      if (rule.company.length === 0) return reasons.moon_alone;
      return because(catalogue, texts.list(rule.company.map((graha) => names.graha[graha])), rule.class);
    case 'tithi_group':
      return tithiGroupDetail(catalogue, rule.tithi, rule.class);
  }
}
