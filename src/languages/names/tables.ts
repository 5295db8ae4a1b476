import * as de from '../de/names.js';
import * as en from '../en/names.js';
import * as es from '../es/names.js';
import * as fr from '../fr/names.js';
import * as hi from '../hi/names.js';
import * as ru from '../ru/names.js';
import * as uk from '../uk/names.js';
import type { NameTable } from './kinds.js';

/**
 * What each kind is called in every language, each in a constant of its own: whoever bundles one kind takes in no other.
 */
export const sign: NameTable<'sign'> = {
  en: en.sign,
  uk: uk.sign,
  ru: ru.sign,
  hi: hi.sign,
  fr: fr.sign,
  de: de.sign,
  es: es.sign,
};
export const in_sign: NameTable<'in_sign'> = {
  en: en.in_sign,
  uk: uk.in_sign,
  ru: ru.in_sign,
  hi: hi.in_sign,
  fr: fr.in_sign,
  de: de.in_sign,
  es: es.in_sign,
};
export const graha: NameTable<'graha'> = {
  en: en.graha,
  uk: uk.graha,
  ru: ru.graha,
  hi: hi.graha,
  fr: fr.graha,
  de: de.graha,
  es: es.graha,
};
export const nakshatra: NameTable<'nakshatra'> = {
  en: en.nakshatra,
  uk: uk.nakshatra,
  ru: ru.nakshatra,
  hi: hi.nakshatra,
  fr: fr.nakshatra,
  de: de.nakshatra,
  es: es.nakshatra,
};
export const deity: NameTable<'deity'> = {
  en: en.deity,
  uk: uk.deity,
  ru: ru.deity,
  hi: hi.deity,
  fr: fr.deity,
  de: de.deity,
  es: es.deity,
};
export const nature: NameTable<'nature'> = {
  en: en.nature,
  uk: uk.nature,
  ru: ru.nature,
  hi: hi.nature,
  fr: fr.nature,
  de: de.nature,
  es: es.nature,
};
export const gana: NameTable<'gana'> = {
  en: en.gana,
  uk: uk.gana,
  ru: ru.gana,
  hi: hi.gana,
  fr: fr.gana,
  de: de.gana,
  es: es.gana,
};
export const nadi: NameTable<'nadi'> = {
  en: en.nadi,
  uk: uk.nadi,
  ru: ru.nadi,
  hi: hi.nadi,
  fr: fr.nadi,
  de: de.nadi,
  es: es.nadi,
};
export const yoni: NameTable<'yoni'> = {
  en: en.yoni,
  uk: uk.yoni,
  ru: ru.yoni,
  hi: hi.yoni,
  fr: fr.yoni,
  de: de.yoni,
  es: es.yoni,
};
export const tithi: NameTable<'tithi'> = {
  en: en.tithi,
  uk: uk.tithi,
  ru: ru.tithi,
  hi: hi.tithi,
  fr: fr.tithi,
  de: de.tithi,
  es: es.tithi,
};
export const tithi_group: NameTable<'tithi_group'> = {
  en: en.tithi_group,
  uk: uk.tithi_group,
  ru: ru.tithi_group,
  hi: hi.tithi_group,
  fr: fr.tithi_group,
  de: de.tithi_group,
  es: es.tithi_group,
};
export const paksha: NameTable<'paksha'> = {
  en: en.paksha,
  uk: uk.paksha,
  ru: ru.paksha,
  hi: hi.paksha,
  fr: fr.paksha,
  de: de.paksha,
  es: es.paksha,
};
export const yoga: NameTable<'yoga'> = {
  en: en.yoga,
  uk: uk.yoga,
  ru: ru.yoga,
  hi: hi.yoga,
  fr: fr.yoga,
  de: de.yoga,
  es: es.yoga,
};
export const yoga_quality: NameTable<'yoga_quality'> = {
  en: en.yoga_quality,
  uk: uk.yoga_quality,
  ru: ru.yoga_quality,
  hi: hi.yoga_quality,
  fr: fr.yoga_quality,
  de: de.yoga_quality,
  es: es.yoga_quality,
};
export const karana: NameTable<'karana'> = {
  en: en.karana,
  uk: uk.karana,
  ru: ru.karana,
  hi: hi.karana,
  fr: fr.karana,
  de: de.karana,
  es: es.karana,
};
export const karana_type: NameTable<'karana_type'> = {
  en: en.karana_type,
  uk: uk.karana_type,
  ru: ru.karana_type,
  hi: hi.karana_type,
  fr: fr.karana_type,
  de: de.karana_type,
  es: es.karana_type,
};
export const limb: NameTable<'limb'> = {
  en: en.limb,
  uk: uk.limb,
  ru: ru.limb,
  hi: hi.limb,
  fr: fr.limb,
  de: de.limb,
  es: es.limb,
};
export const weekday: NameTable<'weekday'> = {
  en: en.weekday,
  uk: uk.weekday,
  ru: ru.weekday,
  hi: hi.weekday,
  fr: fr.weekday,
  de: de.weekday,
  es: es.weekday,
};
export const vara: NameTable<'vara'> = {
  en: en.vara,
  uk: uk.vara,
  ru: ru.vara,
  hi: hi.vara,
  fr: fr.vara,
  de: de.vara,
  es: es.vara,
};
export const lunar_month: NameTable<'lunar_month'> = {
  en: en.lunar_month,
  uk: uk.lunar_month,
  ru: ru.lunar_month,
  hi: hi.lunar_month,
  fr: fr.lunar_month,
  de: de.lunar_month,
  es: es.lunar_month,
};
export const moon_phase: NameTable<'moon_phase'> = {
  en: en.moon_phase,
  uk: uk.moon_phase,
  ru: ru.moon_phase,
  hi: hi.moon_phase,
  fr: fr.moon_phase,
  de: de.moon_phase,
  es: es.moon_phase,
};
export const day_basis: NameTable<'day_basis'> = {
  en: en.day_basis,
  uk: uk.day_basis,
  ru: ru.day_basis,
  hi: hi.day_basis,
  fr: fr.day_basis,
  de: de.day_basis,
  es: es.day_basis,
};
export const half_of_day: NameTable<'half_of_day'> = {
  en: en.half_of_day,
  uk: uk.half_of_day,
  ru: ru.half_of_day,
  hi: hi.half_of_day,
  fr: fr.half_of_day,
  de: de.half_of_day,
  es: es.half_of_day,
};
export const choghadiya: NameTable<'choghadiya'> = {
  en: en.choghadiya,
  uk: uk.choghadiya,
  ru: ru.choghadiya,
  hi: hi.choghadiya,
  fr: fr.choghadiya,
  de: de.choghadiya,
  es: es.choghadiya,
};
export const window: NameTable<'window'> = {
  en: en.window,
  uk: uk.window,
  ru: ru.window,
  hi: hi.window,
  fr: fr.window,
  de: de.window,
  es: es.window,
};
export const tara: NameTable<'tara'> = {
  en: en.tara,
  uk: uk.tara,
  ru: ru.tara,
  hi: hi.tara,
  fr: fr.tara,
  de: de.tara,
  es: es.tara,
};
export const quality: NameTable<'quality'> = {
  en: en.quality,
  uk: uk.quality,
  ru: ru.quality,
  hi: hi.quality,
  fr: fr.quality,
  de: de.quality,
  es: es.quality,
};
export const band: NameTable<'band'> = {
  en: en.band,
  uk: uk.band,
  ru: ru.band,
  hi: hi.band,
  fr: fr.band,
  de: de.band,
  es: es.band,
};
export const verdict: NameTable<'verdict'> = {
  en: en.verdict,
  uk: uk.verdict,
  ru: ru.verdict,
  hi: hi.verdict,
  fr: fr.verdict,
  de: de.verdict,
  es: es.verdict,
};
export const intent: NameTable<'intent'> = {
  en: en.intent,
  uk: uk.intent,
  ru: ru.intent,
  hi: hi.intent,
  fr: fr.intent,
  de: de.intent,
  es: es.intent,
};
export const relationship_mode: NameTable<'relationship_mode'> = {
  en: en.relationship_mode,
  uk: uk.relationship_mode,
  ru: ru.relationship_mode,
  hi: hi.relationship_mode,
  fr: fr.relationship_mode,
  de: de.relationship_mode,
  es: es.relationship_mode,
};
export const score_rule: NameTable<'score_rule'> = {
  en: en.score_rule,
  uk: uk.score_rule,
  ru: ru.score_rule,
  hi: hi.score_rule,
  fr: fr.score_rule,
  de: de.score_rule,
  es: es.score_rule,
};
export const rule_source: NameTable<'rule_source'> = {
  en: en.rule_source,
  uk: uk.rule_source,
  ru: ru.rule_source,
  hi: hi.rule_source,
  fr: fr.rule_source,
  de: de.rule_source,
  es: es.rule_source,
};
export const element: NameTable<'element'> = {
  en: en.element,
  uk: uk.element,
  ru: ru.element,
  hi: hi.element,
  fr: fr.element,
  de: de.element,
  es: es.element,
};
export const modality: NameTable<'modality'> = {
  en: en.modality,
  uk: uk.modality,
  ru: ru.modality,
  hi: hi.modality,
  fr: fr.modality,
  de: de.modality,
  es: es.modality,
};
export const polarity: NameTable<'polarity'> = {
  en: en.polarity,
  uk: uk.polarity,
  ru: ru.polarity,
  hi: hi.polarity,
  fr: fr.polarity,
  de: de.polarity,
  es: es.polarity,
};
export const sign_angle: NameTable<'sign_angle'> = {
  en: en.sign_angle,
  uk: uk.sign_angle,
  ru: ru.sign_angle,
  hi: hi.sign_angle,
  fr: fr.sign_angle,
  de: de.sign_angle,
  es: es.sign_angle,
};
export const sign_band: NameTable<'sign_band'> = {
  en: en.sign_band,
  uk: uk.sign_band,
  ru: ru.sign_band,
  hi: hi.sign_band,
  fr: fr.sign_band,
  de: de.sign_band,
  es: es.sign_band,
};
export const sign_rule: NameTable<'sign_rule'> = {
  en: en.sign_rule,
  uk: uk.sign_rule,
  ru: ru.sign_rule,
  hi: hi.sign_rule,
  fr: fr.sign_rule,
  de: de.sign_rule,
  es: es.sign_rule,
};
export const dignity: NameTable<'dignity'> = {
  en: en.dignity,
  uk: uk.dignity,
  ru: ru.dignity,
  hi: hi.dignity,
  fr: fr.dignity,
  de: de.dignity,
  es: es.dignity,
};
export const relation: NameTable<'relation'> = {
  en: en.relation,
  uk: uk.relation,
  ru: ru.relation,
  hi: hi.relation,
  fr: fr.relation,
  de: de.relation,
  es: es.relation,
};
export const motion: NameTable<'motion'> = {
  en: en.motion,
  uk: uk.motion,
  ru: ru.motion,
  hi: hi.motion,
  fr: fr.motion,
  de: de.motion,
  es: es.motion,
};
export const varga: NameTable<'varga'> = {
  en: en.varga,
  uk: uk.varga,
  ru: ru.varga,
  hi: hi.varga,
  fr: fr.varga,
  de: de.varga,
  es: es.varga,
};
export const aspect: NameTable<'aspect'> = {
  en: en.aspect,
  uk: uk.aspect,
  ru: ru.aspect,
  hi: hi.aspect,
  fr: fr.aspect,
  de: de.aspect,
  es: es.aspect,
};
export const aspect_motion: NameTable<'aspect_motion'> = {
  en: en.aspect_motion,
  uk: uk.aspect_motion,
  ru: ru.aspect_motion,
  hi: hi.aspect_motion,
  fr: fr.aspect_motion,
  de: de.aspect_motion,
  es: es.aspect_motion,
};
export const significance_rule: NameTable<'significance_rule'> = {
  en: en.significance_rule,
  uk: uk.significance_rule,
  ru: ru.significance_rule,
  hi: hi.significance_rule,
  fr: fr.significance_rule,
  de: de.significance_rule,
  es: es.significance_rule,
};
export const house_from_moon: NameTable<'house_from_moon'> = {
  en: en.house_from_moon,
  uk: uk.house_from_moon,
  ru: ru.house_from_moon,
  hi: hi.house_from_moon,
  fr: fr.house_from_moon,
  de: de.house_from_moon,
  es: es.house_from_moon,
};
export const sade_sati_phase: NameTable<'sade_sati_phase'> = {
  en: en.sade_sati_phase,
  uk: uk.sade_sati_phase,
  ru: ru.sade_sati_phase,
  hi: hi.sade_sati_phase,
  fr: fr.sade_sati_phase,
  de: de.sade_sati_phase,
  es: es.sade_sati_phase,
};
export const saturn_period: NameTable<'saturn_period'> = {
  en: en.saturn_period,
  uk: uk.saturn_period,
  ru: ru.saturn_period,
  hi: hi.saturn_period,
  fr: fr.saturn_period,
  de: de.saturn_period,
  es: es.saturn_period,
};
export const activity: NameTable<'activity'> = {
  en: en.activity,
  uk: uk.activity,
  ru: ru.activity,
  hi: hi.activity,
  fr: fr.activity,
  de: de.activity,
  es: es.activity,
};

export const muhurta_profile: NameTable<'muhurta_profile'> = {
  en: en.muhurta_profile,
  uk: uk.muhurta_profile,
  ru: ru.muhurta_profile,
  hi: hi.muhurta_profile,
  fr: fr.muhurta_profile,
  de: de.muhurta_profile,
  es: es.muhurta_profile,
};

export const direction: NameTable<'direction'> = {
  en: en.direction,
  uk: uk.direction,
  ru: ru.direction,
  hi: hi.direction,
  fr: fr.direction,
  de: de.direction,
  es: es.direction,
};

export const muhurta_rule: NameTable<'muhurta_rule'> = {
  en: en.muhurta_rule,
  uk: uk.muhurta_rule,
  ru: ru.muhurta_rule,
  hi: hi.muhurta_rule,
  fr: fr.muhurta_rule,
  de: de.muhurta_rule,
  es: es.muhurta_rule,
};

export const eclipse_kind: NameTable<'eclipse_kind'> = {
  en: en.eclipse_kind,
  uk: uk.eclipse_kind,
  ru: ru.eclipse_kind,
  hi: hi.eclipse_kind,
  fr: fr.eclipse_kind,
  de: de.eclipse_kind,
  es: es.eclipse_kind,
};

export const eclipse_type: NameTable<'eclipse_type'> = {
  en: en.eclipse_type,
  uk: uk.eclipse_type,
  ru: ru.eclipse_type,
  hi: hi.eclipse_type,
  fr: fr.eclipse_type,
  de: de.eclipse_type,
  es: es.eclipse_type,
};

export const eclipse_contact: NameTable<'eclipse_contact'> = {
  en: en.eclipse_contact,
  uk: uk.eclipse_contact,
  ru: ru.eclipse_contact,
  hi: hi.eclipse_contact,
  fr: fr.eclipse_contact,
  de: de.eclipse_contact,
  es: es.eclipse_contact,
};

export const sky_event: NameTable<'sky_event'> = {
  en: en.sky_event,
  uk: uk.sky_event,
  ru: ru.sky_event,
  hi: hi.sky_event,
  fr: fr.sky_event,
  de: de.sky_event,
  es: es.sky_event,
};
export const bhadra_residence: NameTable<'bhadra_residence'> = {
  en: en.bhadra_residence,
  uk: uk.bhadra_residence,
  ru: ru.bhadra_residence,
  hi: hi.bhadra_residence,
  fr: fr.bhadra_residence,
  de: de.bhadra_residence,
  es: es.bhadra_residence,
};
export const panchaka: NameTable<'panchaka'> = {
  en: en.panchaka,
  uk: uk.panchaka,
  ru: ru.panchaka,
  hi: hi.panchaka,
  fr: fr.panchaka,
  de: de.panchaka,
  es: es.panchaka,
};
export const gowri: NameTable<'gowri'> = {
  en: en.gowri,
  uk: uk.gowri,
  ru: ru.gowri,
  hi: hi.gowri,
  fr: fr.gowri,
  de: de.gowri,
  es: es.gowri,
};
export const muhurta: NameTable<'muhurta'> = {
  en: en.muhurta,
  uk: uk.muhurta,
  ru: ru.muhurta,
  hi: hi.muhurta,
  fr: fr.muhurta,
  de: de.muhurta,
  es: es.muhurta,
};
export const special_yoga: NameTable<'special_yoga'> = {
  en: en.special_yoga,
  uk: uk.special_yoga,
  ru: ru.special_yoga,
  hi: hi.special_yoga,
  fr: fr.special_yoga,
  de: de.special_yoga,
  es: es.special_yoga,
};
export const anandadi: NameTable<'anandadi'> = {
  en: en.anandadi,
  uk: uk.anandadi,
  ru: ru.anandadi,
  hi: hi.anandadi,
  fr: fr.anandadi,
  de: de.anandadi,
  es: es.anandadi,
};
export const samvatsara: NameTable<'samvatsara'> = {
  en: en.samvatsara,
  uk: uk.samvatsara,
  ru: ru.samvatsara,
  hi: hi.samvatsara,
  fr: fr.samvatsara,
  de: de.samvatsara,
  es: es.samvatsara,
};
export const tamil_month: NameTable<'tamil_month'> = {
  en: en.tamil_month,
  uk: uk.tamil_month,
  ru: ru.tamil_month,
  hi: hi.tamil_month,
  fr: fr.tamil_month,
  de: de.tamil_month,
  es: es.tamil_month,
};
export const malayalam_month: NameTable<'malayalam_month'> = {
  en: en.malayalam_month,
  uk: uk.malayalam_month,
  ru: ru.malayalam_month,
  hi: hi.malayalam_month,
  fr: fr.malayalam_month,
  de: de.malayalam_month,
  es: es.malayalam_month,
};
export const bengali_month: NameTable<'bengali_month'> = {
  en: en.bengali_month,
  uk: uk.bengali_month,
  ru: ru.bengali_month,
  hi: hi.bengali_month,
  fr: fr.bengali_month,
  de: de.bengali_month,
  es: es.bengali_month,
};
export const odia_month: NameTable<'odia_month'> = {
  en: en.odia_month,
  uk: uk.odia_month,
  ru: ru.odia_month,
  hi: hi.odia_month,
  fr: fr.odia_month,
  de: de.odia_month,
  es: es.odia_month,
};
export const compass: NameTable<'compass'> = {
  en: en.compass,
  uk: uk.compass,
  ru: ru.compass,
  hi: hi.compass,
  fr: fr.compass,
  de: de.compass,
  es: es.compass,
};
export const agnivasa: NameTable<'agnivasa'> = {
  en: en.agnivasa,
  uk: uk.agnivasa,
  ru: ru.agnivasa,
  hi: hi.agnivasa,
  fr: fr.agnivasa,
  de: de.agnivasa,
  es: es.agnivasa,
};
export const shivavasa: NameTable<'shivavasa'> = {
  en: en.shivavasa,
  uk: uk.shivavasa,
  ru: ru.shivavasa,
  hi: hi.shivavasa,
  fr: fr.shivavasa,
  de: de.shivavasa,
  es: es.shivavasa,
};
export const ayana: NameTable<'ayana'> = {
  en: en.ayana,
  uk: uk.ayana,
  ru: ru.ayana,
  hi: hi.ayana,
  fr: fr.ayana,
  de: de.ayana,
  es: es.ayana,
};
export const ritu: NameTable<'ritu'> = {
  en: en.ritu,
  uk: uk.ritu,
  ru: ru.ritu,
  hi: hi.ritu,
  fr: fr.ritu,
  de: de.ritu,
  es: es.ritu,
};
export const dasha_level: NameTable<'dasha_level'> = {
  en: en.dasha_level,
  uk: uk.dasha_level,
  ru: ru.dasha_level,
  hi: hi.dasha_level,
  fr: fr.dasha_level,
  de: de.dasha_level,
  es: es.dasha_level,
};
export const yogini: NameTable<'yogini'> = {
  en: en.yogini,
  uk: uk.yogini,
  ru: ru.yogini,
  hi: hi.yogini,
  fr: fr.yogini,
  de: de.yogini,
  es: es.yogini,
};
export const chara_karaka: NameTable<'chara_karaka'> = {
  en: en.chara_karaka,
  uk: uk.chara_karaka,
  ru: ru.chara_karaka,
  hi: hi.chara_karaka,
  fr: fr.chara_karaka,
  de: de.chara_karaka,
  es: es.chara_karaka,
};
export const bindu_school: NameTable<'bindu_school'> = {
  en: en.bindu_school,
  uk: uk.bindu_school,
  ru: ru.bindu_school,
  hi: hi.bindu_school,
  fr: fr.bindu_school,
  de: de.bindu_school,
  es: es.bindu_school,
};
export const gochara_school: NameTable<'gochara_school'> = {
  en: en.gochara_school,
  uk: uk.gochara_school,
  ru: ru.gochara_school,
  hi: hi.gochara_school,
  fr: fr.gochara_school,
  de: de.gochara_school,
  es: es.gochara_school,
};
export const year_rule: NameTable<'year_rule'> = {
  en: en.year_rule,
  uk: uk.year_rule,
  ru: ru.year_rule,
  hi: hi.year_rule,
  fr: fr.year_rule,
  de: de.year_rule,
  es: es.year_rule,
};
export const year_candidate: NameTable<'year_candidate'> = {
  en: en.year_candidate,
  uk: uk.year_candidate,
  ru: ru.year_candidate,
  hi: hi.year_candidate,
  fr: fr.year_candidate,
  de: de.year_candidate,
  es: es.year_candidate,
};
export const tajika_aspect: NameTable<'tajika_aspect'> = {
  en: en.tajika_aspect,
  uk: uk.tajika_aspect,
  ru: ru.tajika_aspect,
  hi: hi.tajika_aspect,
  fr: fr.tajika_aspect,
  de: de.tajika_aspect,
  es: es.tajika_aspect,
};
export const tajika_yoga: NameTable<'tajika_yoga'> = {
  en: en.tajika_yoga,
  uk: uk.tajika_yoga,
  ru: ru.tajika_yoga,
  hi: hi.tajika_yoga,
  fr: fr.tajika_yoga,
  de: de.tajika_yoga,
  es: es.tajika_yoga,
};
export const bhava_system: NameTable<'bhava_system'> = {
  en: en.bhava_system,
  uk: uk.bhava_system,
  ru: ru.bhava_system,
  hi: hi.bhava_system,
  fr: fr.bhava_system,
  de: de.bhava_system,
  es: es.bhava_system,
};
export const vedha_by: NameTable<'vedha_by'> = {
  en: en.vedha_by,
  uk: uk.vedha_by,
  ru: ru.vedha_by,
  hi: hi.vedha_by,
  fr: fr.vedha_by,
  de: de.vedha_by,
  es: es.vedha_by,
};
export const house_quality: NameTable<'house_quality'> = {
  en: en.house_quality,
  uk: uk.house_quality,
  ru: ru.house_quality,
  hi: hi.house_quality,
  fr: fr.house_quality,
  de: de.house_quality,
  es: es.house_quality,
};
export const grade: NameTable<'grade'> = {
  en: en.grade,
  uk: uk.grade,
  ru: ru.grade,
  hi: hi.grade,
  fr: fr.grade,
  de: de.grade,
  es: es.grade,
};
export const bindu_effect: NameTable<'bindu_effect'> = {
  en: en.bindu_effect,
  uk: uk.bindu_effect,
  ru: ru.bindu_effect,
  hi: hi.bindu_effect,
  fr: fr.bindu_effect,
  de: de.bindu_effect,
  es: es.bindu_effect,
};
export const murti: NameTable<'murti'> = {
  en: en.murti,
  uk: uk.murti,
  ru: ru.murti,
  hi: hi.murti,
  fr: fr.murti,
  de: de.murti,
  es: es.murti,
};
export const dasha_system: NameTable<'dasha_system'> = {
  en: en.dasha_system,
  uk: uk.dasha_system,
  ru: ru.dasha_system,
  hi: hi.dasha_system,
  fr: fr.dasha_system,
  de: de.dasha_system,
  es: es.dasha_system,
};
export const zodiac: NameTable<'zodiac'> = {
  en: en.zodiac,
  uk: uk.zodiac,
  ru: ru.zodiac,
  hi: hi.zodiac,
  fr: fr.zodiac,
  de: de.zodiac,
  es: es.zodiac,
};
export const koota: NameTable<'koota'> = {
  en: en.koota,
  uk: uk.koota,
  ru: ru.koota,
  hi: hi.koota,
  fr: fr.koota,
  de: de.koota,
  es: es.koota,
};
export const varna: NameTable<'varna'> = {
  en: en.varna,
  uk: uk.varna,
  ru: ru.varna,
  hi: hi.varna,
  fr: fr.varna,
  de: de.varna,
  es: es.varna,
};
export const vashya: NameTable<'vashya'> = {
  en: en.vashya,
  uk: uk.vashya,
  ru: ru.vashya,
  hi: hi.vashya,
  fr: fr.vashya,
  de: de.vashya,
  es: es.vashya,
};
export const match_band: NameTable<'match_band'> = {
  en: en.match_band,
  uk: uk.match_band,
  ru: ru.match_band,
  hi: hi.match_band,
  fr: fr.match_band,
  de: de.match_band,
  es: es.match_band,
};
export const manglik_reference: NameTable<'manglik_reference'> = {
  en: en.manglik_reference,
  uk: uk.manglik_reference,
  ru: ru.manglik_reference,
  hi: hi.manglik_reference,
  fr: fr.manglik_reference,
  de: de.manglik_reference,
  es: es.manglik_reference,
};
export const mitigation: NameTable<'mitigation'> = {
  en: en.mitigation,
  uk: uk.mitigation,
  ru: ru.mitigation,
  hi: hi.mitigation,
  fr: fr.mitigation,
  de: de.mitigation,
  es: es.mitigation,
};
export const mitigation_effect: NameTable<'mitigation_effect'> = {
  en: en.mitigation_effect,
  uk: uk.mitigation_effect,
  ru: ru.mitigation_effect,
  hi: hi.mitigation_effect,
  fr: fr.mitigation_effect,
  de: de.mitigation_effect,
  es: es.mitigation_effect,
};
export const porutham_profile: NameTable<'porutham_profile'> = {
  en: en.porutham_profile,
  uk: uk.porutham_profile,
  ru: ru.porutham_profile,
  hi: hi.porutham_profile,
  fr: fr.porutham_profile,
  de: de.porutham_profile,
  es: es.porutham_profile,
};
export const koota_table_set: NameTable<'koota_table_set'> = {
  en: en.koota_table_set,
  uk: uk.koota_table_set,
  ru: ru.koota_table_set,
  hi: hi.koota_table_set,
  fr: fr.koota_table_set,
  de: de.koota_table_set,
  es: es.koota_table_set,
};
export const manglik_references: NameTable<'manglik_references'> = {
  en: en.manglik_references,
  uk: uk.manglik_references,
  ru: ru.manglik_references,
  hi: hi.manglik_references,
  fr: fr.manglik_references,
  de: de.manglik_references,
  es: es.manglik_references,
};
export const porutham: NameTable<'porutham'> = {
  en: en.porutham,
  uk: uk.porutham,
  ru: ru.porutham,
  hi: hi.porutham,
  fr: fr.porutham,
  de: de.porutham,
  es: es.porutham,
};
export const rajju_group: NameTable<'rajju_group'> = {
  en: en.rajju_group,
  uk: uk.rajju_group,
  ru: ru.rajju_group,
  hi: hi.rajju_group,
  fr: fr.rajju_group,
  de: de.rajju_group,
  es: es.rajju_group,
};
export const porutham_waiver: NameTable<'porutham_waiver'> = {
  en: en.porutham_waiver,
  uk: uk.porutham_waiver,
  ru: ru.porutham_waiver,
  hi: hi.porutham_waiver,
  fr: fr.porutham_waiver,
  de: de.porutham_waiver,
  es: es.porutham_waiver,
};
export const counted_from: NameTable<'counted_from'> = {
  en: en.counted_from,
  uk: uk.counted_from,
  ru: ru.counted_from,
  hi: hi.counted_from,
  fr: fr.counted_from,
  de: de.counted_from,
  es: es.counted_from,
};
export const manglik_band: NameTable<'manglik_band'> = {
  en: en.manglik_band,
  uk: uk.manglik_band,
  ru: ru.manglik_band,
  hi: hi.manglik_band,
  fr: fr.manglik_band,
  de: de.manglik_band,
  es: es.manglik_band,
};
export const manglik_verdict: NameTable<'manglik_verdict'> = {
  en: en.manglik_verdict,
  uk: uk.manglik_verdict,
  ru: ru.manglik_verdict,
  hi: hi.manglik_verdict,
  fr: fr.manglik_verdict,
  de: de.manglik_verdict,
  es: es.manglik_verdict,
};
export const parihara_set: NameTable<'parihara_set'> = {
  en: en.parihara_set,
  uk: uk.parihara_set,
  ru: ru.parihara_set,
  hi: hi.parihara_set,
  fr: fr.parihara_set,
  de: de.parihara_set,
  es: es.parihara_set,
};
export const parihara_code: NameTable<'parihara_code'> = {
  en: en.parihara_code,
  uk: uk.parihara_code,
  ru: ru.parihara_code,
  hi: hi.parihara_code,
  fr: fr.parihara_code,
  de: de.parihara_code,
  es: es.parihara_code,
};
export const confidence: NameTable<'confidence'> = {
  en: en.confidence,
  uk: uk.confidence,
  ru: ru.confidence,
  hi: hi.confidence,
  fr: fr.confidence,
  de: de.confidence,
  es: es.confidence,
};
export const language: NameTable<'language'> = {
  en: en.language,
  uk: uk.language,
  ru: ru.language,
  hi: hi.language,
  fr: fr.language,
  de: de.language,
  es: es.language,
};
export const moon_phase_name: NameTable<'moon_phase_name'> = {
  en: en.moon_phase_name,
  uk: uk.moon_phase_name,
  ru: ru.moon_phase_name,
  hi: hi.moon_phase_name,
  fr: fr.moon_phase_name,
  de: de.moon_phase_name,
  es: es.moon_phase_name,
};
export const koota_name: NameTable<'koota_name'> = {
  en: en.koota_name,
  uk: uk.koota_name,
  ru: ru.koota_name,
  hi: hi.koota_name,
  fr: fr.koota_name,
  de: de.koota_name,
  es: es.koota_name,
};
export const varga_name: NameTable<'varga_name'> = {
  en: en.varga_name,
  uk: uk.varga_name,
  ru: ru.varga_name,
  hi: hi.varga_name,
  fr: fr.varga_name,
  de: de.varga_name,
  es: es.varga_name,
};
export const chart_point: NameTable<'chart_point'> = {
  en: en.chart_point,
  uk: uk.chart_point,
  ru: ru.chart_point,
  hi: hi.chart_point,
  fr: fr.chart_point,
  de: de.chart_point,
  es: es.chart_point,
};
export const natal_yoga: NameTable<'natal_yoga'> = {
  en: en.natal_yoga,
  uk: uk.natal_yoga,
  ru: ru.natal_yoga,
  hi: hi.natal_yoga,
  fr: fr.natal_yoga,
  de: de.natal_yoga,
  es: es.natal_yoga,
};
export const kala_sarpa_type: NameTable<'kala_sarpa_type'> = {
  en: en.kala_sarpa_type,
  uk: uk.kala_sarpa_type,
  ru: ru.kala_sarpa_type,
  hi: hi.kala_sarpa_type,
  fr: fr.kala_sarpa_type,
  de: de.kala_sarpa_type,
  es: es.kala_sarpa_type,
};
export const yoga_group: NameTable<'yoga_group'> = {
  en: en.yoga_group,
  uk: uk.yoga_group,
  ru: ru.yoga_group,
  hi: hi.yoga_group,
  fr: fr.yoga_group,
  de: de.yoga_group,
  es: es.yoga_group,
};
export const yoga_definition: NameTable<'yoga_definition'> = {
  en: en.yoga_definition,
  uk: uk.yoga_definition,
  ru: ru.yoga_definition,
  hi: hi.yoga_definition,
  fr: fr.yoga_definition,
  de: de.yoga_definition,
  es: es.yoga_definition,
};
export const yoga_condition: NameTable<'yoga_condition'> = {
  en: en.yoga_condition,
  uk: uk.yoga_condition,
  ru: ru.yoga_condition,
  hi: hi.yoga_condition,
  fr: fr.yoga_condition,
  de: de.yoga_condition,
  es: es.yoga_condition,
};
export const yoga_cancellation: NameTable<'yoga_cancellation'> = {
  en: en.yoga_cancellation,
  uk: uk.yoga_cancellation,
  ru: ru.yoga_cancellation,
  hi: hi.yoga_cancellation,
  fr: fr.yoga_cancellation,
  de: de.yoga_cancellation,
  es: es.yoga_cancellation,
};
export const upagraha: NameTable<'upagraha'> = {
  en: en.upagraha,
  uk: uk.upagraha,
  ru: ru.upagraha,
  hi: hi.upagraha,
  fr: fr.upagraha,
  de: de.upagraha,
  es: es.upagraha,
};
export const special_lagna: NameTable<'special_lagna'> = {
  en: en.special_lagna,
  uk: uk.special_lagna,
  ru: ru.special_lagna,
  hi: hi.special_lagna,
  fr: fr.special_lagna,
  de: de.special_lagna,
  es: es.special_lagna,
};
export const gandanta: NameTable<'gandanta'> = {
  en: en.gandanta,
  uk: uk.gandanta,
  ru: ru.gandanta,
  hi: hi.gandanta,
  fr: fr.gandanta,
  de: de.gandanta,
  es: es.gandanta,
};
export const baladi: NameTable<'baladi'> = {
  en: en.baladi,
  uk: uk.baladi,
  ru: ru.baladi,
  hi: hi.baladi,
  fr: fr.baladi,
  de: de.baladi,
  es: es.baladi,
};
export const jagradadi: NameTable<'jagradadi'> = {
  en: en.jagradadi,
  uk: uk.jagradadi,
  ru: ru.jagradadi,
  hi: hi.jagradadi,
  fr: fr.jagradadi,
  de: de.jagradadi,
  es: es.jagradadi,
};
export const deeptadi: NameTable<'deeptadi'> = {
  en: en.deeptadi,
  uk: uk.deeptadi,
  ru: ru.deeptadi,
  hi: hi.deeptadi,
  fr: fr.deeptadi,
  de: de.deeptadi,
  es: es.deeptadi,
};
