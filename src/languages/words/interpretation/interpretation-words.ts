import type { Graha } from '../../../base/zodiac/rashi.js';
import type { KootaKey } from '../../../rules/matching/ashtakoota.js';
import type { ListOf } from '../list-of.js';

/** A field of work, by its code. */
export type WorkField =
  | 'leadership_and_public_office'
  | 'law_and_order'
  | 'service_and_care'
  | 'craft_and_engineering'
  | 'land_and_construction'
  | 'trade_and_commerce'
  | 'finance'
  | 'teaching_and_counsel'
  | 'research_and_analysis'
  | 'communication_and_media'
  | 'arts_and_design'
  | 'travel_and_logistics';

/** The work that tradition links with each graha, by the fields of work that it gives points to: whoever words one, words all. */
interface WorkOfGraha {
  readonly Sun: WorkIn<
    | 'leadership_and_public_office'
    | 'law_and_order'
    | 'service_and_care'
    | 'land_and_construction'
    | 'finance'
    | 'teaching_and_counsel'
  >;
  readonly Moon: WorkIn<
    | 'leadership_and_public_office'
    | 'service_and_care'
    | 'land_and_construction'
    | 'trade_and_commerce'
    | 'finance'
    | 'arts_and_design'
    | 'travel_and_logistics'
  >;
  readonly Mars: WorkIn<
    'leadership_and_public_office' | 'law_and_order' | 'craft_and_engineering' | 'land_and_construction'
  >;
  readonly Mercury: WorkIn<
    | 'craft_and_engineering'
    | 'trade_and_commerce'
    | 'teaching_and_counsel'
    | 'research_and_analysis'
    | 'communication_and_media'
    | 'arts_and_design'
  >;
  readonly Jupiter: WorkIn<
    | 'leadership_and_public_office'
    | 'law_and_order'
    | 'finance'
    | 'teaching_and_counsel'
    | 'research_and_analysis'
    | 'communication_and_media'
  >;
  readonly Venus: WorkIn<'trade_and_commerce' | 'finance' | 'arts_and_design' | 'travel_and_logistics'>;
  readonly Saturn: WorkIn<
    | 'service_and_care'
    | 'craft_and_engineering'
    | 'land_and_construction'
    | 'research_and_analysis'
    | 'travel_and_logistics'
  >;
  readonly Rahu: WorkIn<
    | 'craft_and_engineering'
    | 'trade_and_commerce'
    | 'research_and_analysis'
    | 'communication_and_media'
    | 'arts_and_design'
    | 'travel_and_logistics'
  >;
  readonly Ketu: WorkIn<
    | 'service_and_care'
    | 'craft_and_engineering'
    | 'teaching_and_counsel'
    | 'research_and_analysis'
    | 'travel_and_logistics'
  >;
}

type WorkIn<Field extends WorkField> = Readonly<Record<Field, string>>;

/** Why a field of work is named: what fulfils a rule of livelihood. */
export type WorkReason =
  | 'karmajiva'
  | 'tenth_lord'
  | 'tenth_occupant'
  | 'tenth_occupant_from_moon'
  | 'tenth_aspect'
  | 'tenth_sign'
  | 'tenth_lord_house'
  | 'd10_tenth_lord'
  | 'd10_tenth_occupant'
  | 'd10_lagna_lord'
  | 'amatyakaraka'
  | 'karakamsa_occupant'
  | 'income_lord_link'
  | 'strongest_graha'
  | 'yoga';

/** A sentence about what a result has found. */
export type InterpretationSentence =
  | 'work_reference'
  | 'work_field'
  | 'work_graha'
  | 'lagna'
  | 'lagna_ruler'
  | 'moon'
  | 'graha_in_house'
  | 'graha_in_sign'
  | 'dignity'
  | 'dasha_first'
  | 'dasha_maha'
  | 'dasha_antar'
  | 'dasha_topic'
  | 'dasha_next'
  | 'match_moons'
  | 'match_total'
  | 'match_koota'
  | 'match_nadi'
  | 'sade_sati_signs'
  | 'sade_sati_runs'
  | 'sade_sati_pauses'
  | 'sade_sati_rests'
  | 'sade_sati_topic'
  | 'sade_sati_previous'
  | 'sade_sati_current'
  | 'sade_sati_next';

/**
 * How a language words what results have found. Gaps stand in braces. Grahas fill them in the nominative, with their
 * article where the language has one; `in_sign` is a sign with its preposition. Nothing is promised and nobody frightened.
 */
export interface InterpretationWords {
  /** Between a whole number and its tenths. */
  readonly decimal: '.' | ',';
  /** What a whole sentence wants to sound right, where words change by those beside them. */
  readonly heard?: (sentence: string) => string;
  readonly graha: Readonly<Record<Graha, string>>;
  /** What a graha is said to stand for, as the object of "stand for". */
  readonly graha_topic: Readonly<Record<Graha, string>>;
  /** What fills the gap of a house, where a language calls it by the word of its order. */
  readonly house?: (house: number) => string;
  readonly house_topic: ListOf<12>;
  readonly koota_topic: Readonly<Record<KootaKey, string>>;
  readonly work_field: Readonly<Record<WorkField, string>>;
  /** Work that tradition links with a graha, as what the graha stands for. */
  readonly work_of_graha: WorkOfGraha;
  readonly work_reason: Readonly<Record<WorkReason, string>>;
  readonly work_reference: Readonly<Record<'lagna' | 'moon' | 'sun', string>>;
  readonly sentence: Readonly<Record<InterpretationSentence, string>>;
}
