import type { Ayanamsha } from '../../base/zodiac/ayanamsha-names.js';
import type { Gana, Nadi, NakshatraDeity, NakshatraName, Nature, Yoni } from '../../base/zodiac/nakshatra.js';
import type { Element, Graha, Modality, SignName } from '../../base/zodiac/rashi.js';
import type { BhavaSystem } from '../../rules/bhava/chalit.js';
import type { SunriseOfTithi } from '../../rules/calendars/lunar-dates.js';
import type {
  ASSAMESE_MONTHS,
  HomeTown,
  MonthRule,
  NEPALI_MONTHS,
  PUNJABI_MONTHS,
  SunCalendar,
  SunEra,
  SunReckoning,
} from '../../rules/calendars/solar-tables.js';
import type { DashaDepth } from '../../rules/dasha/vimshottari.js';
import type { YoginiName } from '../../rules/dasha/yogini.js';
import type { SolarContactCode } from '../../rules/eclipse/at-place.js';
import type { Eclipse } from '../../rules/eclipse/eclipses.js';
import type { LunarContactCode } from '../../rules/eclipse/lunar-eclipse.js';
import type { JaiminiKaraka } from '../../rules/jaimini/karakas.js';
import type { SignDashaSystem } from '../../rules/jaimini/sign-dashas.js';
import type { KootaKey, KootaName } from '../../rules/matching/ashtakoota.js';
import type { TARA_NAMES, Varna, Vashya } from '../../rules/matching/ashtakoota-tables.js';
import type { KOOTA_TABLES_READ, KootaTableSet } from '../../rules/matching/koota-tables.js';
import type {
  MANGLIK_PAIR_METHOD,
  ManglikBand,
  ManglikFrom,
  ManglikVerdict,
} from '../../rules/matching/manglik-pair.js';
import type { PapasamyaReference } from '../../rules/matching/papasamya.js';
import type { PariharaCode, PariharaSet } from '../../rules/matching/parihara.js';
import type { PoruthamCode, PoruthamProfileName, RajjuGroup } from '../../rules/matching/porutham-tables.js';
import type { PoruthamRule, PoruthamWaiver } from '../../rules/matching/poruthams.js';
import type { MatchPosition, MatchReason, RankBy } from '../../rules/matching/ranking.js';
import type {
  COMPATIBILITY_BANDS,
  MODERN_RULERS,
  Polarity,
  SignAngle,
  WesternModality,
} from '../../rules/matching/sun-signs.js';
import type { Activity, LagnaChoice, MuhurtaProfile } from '../../rules/muhurta/activity-tables.js';
import type { MuhurtaAstaRule } from '../../rules/muhurta/asta.js';
import type {
  BalaQuality,
  SourceClass,
  TimingBand,
  TithiClass,
  Verdict,
  WindowCode,
} from '../../rules/muhurta/day-score-tables.js';
import type { MuhurtaRule } from '../../rules/muhurta/finder.js';
import type { IntentCategory } from '../../rules/muhurta/hour-score-tables.js';
import type { RelationshipMode } from '../../rules/muhurta/relationship-score-tables.js';
import type { ScoreRule } from '../../rules/muhurta/score-rules.js';
import type { DAY_CHANGES } from '../../rules/muhurta/sign-day.js';
import type { WindowQuality } from '../../rules/muhurta/windows.js';
import type { CompoundRelation } from '../../rules/natal/dignity.js';
import type { Dignity } from '../../rules/natal/dignity-tables.js';
import type { Relationship } from '../../rules/natal/drishti.js';
import type { MITIGATIONS, Mitigation } from '../../rules/natal/manglik.js';
import type { MANGLIK_METHOD, ManglikReference } from '../../rules/natal/manglik-tables.js';
import type { NAMING_DATASET } from '../../rules/natal/naming-sounds.js';
import type { Confidence } from '../../rules/natal/unknown-birth-time.js';
import type { VargaId, VargaName } from '../../rules/natal/varga-names.js';
import type { DayBasis } from '../../rules/panchanga/almanac-day.js';
import type { BhadraResidence } from '../../rules/panchanga/bhadra.js';
import type { SamvatsaraName, SolarMonthName } from '../../rules/panchanga/calendar-tables.js';
import type { GowriName, Period } from '../../rules/panchanga/day-divisions.js';
import type { Agnivasa, CompassDirection, Shivavasa } from '../../rules/panchanga/directions.js';
import type { LagnaParts } from '../../rules/panchanga/lagna-spans.js';
import type { Limb } from '../../rules/panchanga/limbs.js';
import type { PhaseCode, PhaseName } from '../../rules/panchanga/moon-phase-names.js';
import type { MuhurtaName } from '../../rules/panchanga/muhurtas.js';
import type { PanchakaName } from '../../rules/panchanga/panchaka.js';
import type { Ayana, Ritu } from '../../rules/panchanga/seasons.js';
import type { AnandadiName, SpecialYogaCode } from '../../rules/panchanga/special-yoga-tables.js';
import type {
  ChoghadiyaName,
  ChoghadiyaQuality,
  KaranaName,
  KaranaType,
  LunarMonthName,
  Paksha,
  SanskritVaraName,
  TithiName,
  VaraName,
  YogaName,
  YogaQuality,
} from '../../rules/panchanga/tables.js';
import type { FurtherWindowCode } from '../../rules/panchanga/whole-day.js';
import type { DerivedPoint, FarPart } from '../../rules/points/derived-points.js';
import type {
  Baladi,
  Deeptadi,
  Gandanta,
  Jagradadi,
  SpecialLagna,
  SunUpagraha,
  TimeUpagraha,
} from '../../rules/points/points-tables.js';
import type { BinduSchool } from '../../rules/strength/ashtakavarga-tables.js';
import type { IthasalaKind, MatterYogaCode } from '../../rules/tajika/matters.js';
import type { SahamCode } from '../../rules/tajika/saham-tables.js';
import type { CandidateRole, YearRule } from '../../rules/tajika/strength.js';
import type { TajikaAspect } from '../../rules/tajika/tajika-tables.js';
import type { TajikaYogaCode } from '../../rules/tajika/yogas.js';
import type { ASPECT_SYSTEM, NATAL_POINTS, TransitingPlanet } from '../../rules/transit/aspect-tables.js';
import type { BinduEffect } from '../../rules/transit/gochara.js';
import type { GocharaSchool, Murti, VedhaBy } from '../../rules/transit/gochara-tables.js';
import type { SadeSatiPhaseName } from '../../rules/transit/sade-sati.js';
import type { SaturnPeriodCode } from '../../rules/transit/saturn-periods.js';
import type { SkyEventCode } from '../../rules/transit/sky-events.js';
import type { GLANCES, SignificanceRuleName } from '../../rules/transit/transits.js';
import type { AstaRule, VisibilitySpanCode } from '../../rules/transit/visibility-tables.js';
import type { Likelihood } from '../../rules/uncertainty/manglik-from-moon.js';
import type { Anniversary, AnniversaryRule } from '../../rules/vrata/anniversaries.js';
import type { CommunityChoice, LeastImportance, RegionChoice } from '../../rules/vrata/choice.js';
import type { NeighbourReason } from '../../rules/vrata/choose.js';
import type { WeekdayObservance } from '../../rules/vrata/days.js';
import type { EkadashiClause, Tradition } from '../../rules/vrata/ekadashi.js';
import type { EkadashiName } from '../../rules/vrata/ekadashi-names.js';
import type { ObservanceWindow } from '../../rules/vrata/hours.js';
import type { VrataCode } from '../../rules/vrata/rule-tables.js';
import type { VRATA_NONES, VRATA_TIES, VrataWindow } from '../../rules/vrata/rules.js';
import type { ConditionCode } from '../../rules/yoga/conditions.js';
import type { YogaGroup } from '../../rules/yoga/yoga-chart.js';
import type { KalaSarpaType, NatalYogaCode, YogaCancellation, YogaDefinition } from '../../rules/yoga/yogas.js';
import type { LanguageCode } from '../locale/locales.js';
import type { CalledCode, ObservanceDay } from './observances/latin-regional.js';

/**
 * What has a name, by kind, and the names and codes that results have for it. Where both are of one kind, such as a
 * choghadiya and a code of it, each has its own.
 */
export interface NameKeys {
  readonly sign: SignName;
  /** With "in", as in "Venus in Aries". */
  readonly in_sign: SignName;
  /** The nine grahas, and the planets beyond them that rule signs in the West. */
  readonly graha: Graha | (typeof MODERN_RULERS)[number];
  /** A body or the ascendant in small letters, as transits have them. */
  readonly chart_point: TransitingPlanet | (typeof NATAL_POINTS)[number];
  readonly nakshatra: NakshatraName;
  readonly deity: NakshatraDeity;
  readonly nature: Nature;
  readonly gana: Gana;
  readonly nadi: Nadi;
  readonly yoni: Yoni;
  readonly tithi: TithiName;
  readonly tithi_group: TithiClass;
  readonly paksha: Paksha;
  readonly yoga: YogaName;
  readonly yoga_quality: YogaQuality;
  readonly karana: KaranaName;
  readonly karana_type: KaranaType;
  /** A part of the panchanga. */
  readonly limb: Limb;
  /** As it stands inside a sentence. */
  readonly weekday: VaraName;
  readonly vara: SanskritVaraName;
  readonly lunar_month: LunarMonthName;
  readonly moon_phase: PhaseCode;
  readonly moon_phase_name: PhaseName;
  /** How a day was taken. */
  readonly day_basis: DayBasis;
  readonly half_of_day: Period;
  readonly choghadiya: ChoghadiyaName;
  /** A window of the day by its code or by the field of a panchang that has it, choghadiyas among them. */
  readonly window: WindowCode | FurtherWindowCode | Lowercase<ChoghadiyaName>;
  readonly tara: (typeof TARA_NAMES)[number];
  /** How good a time, a tara or a place of the Moon is. */
  readonly quality: ChoghadiyaQuality | BalaQuality | WindowQuality;
  /** Of a day. */
  readonly band: TimingBand;
  readonly verdict: Verdict;
  readonly intent: IntentCategory;
  readonly relationship_mode: RelationshipMode;
  readonly score_rule: ScoreRule;
  /** Who classes what a rule of a score finds. */
  readonly rule_source: SourceClass;
  readonly element: Element;
  readonly modality: WesternModality;
  readonly polarity: Polarity;
  readonly sign_angle: SignAngle;
  /** Of the score of two sun signs. */
  readonly sign_band: (typeof COMPATIBILITY_BANDS)[number]['code'];
  /** What the score of two sun signs is made of. */
  readonly sign_rule: 'element' | 'rulership';
  readonly dignity: Dignity;
  /** How one graha regards another. */
  readonly relation: CompoundRelation;
  readonly motion: 'direct' | 'retrograde';
  readonly varga: VargaId;
  readonly varga_name: VargaName;
  readonly aspect: Relationship;
  readonly aspect_motion: 'applying' | 'separating';
  readonly significance_rule: SignificanceRuleName;
  /** Where Saturn is in a phase of Sade Sati. */
  readonly house_from_moon: '12th' | '1st' | '2nd';
  readonly sade_sati_phase: SadeSatiPhaseName;
  /** What Saturn makes from the natal Moon. */
  readonly saturn_period: SaturnPeriodCode;
  /** What a muhurta is sought for. */
  readonly activity: Activity;
  /** Whose rules of muhurtas. */
  readonly muhurta_lagna: LagnaChoice;
  readonly muhurta_profile: MuhurtaProfile;
  /** Of a journey. */
  readonly direction: CompassDirection | 'any';
  /** By what a time passes, is struck out or asks for caution. */
  readonly muhurta_rule: MuhurtaRule;
  readonly eclipse_kind: Eclipse['kind'];
  /** As it stands inside a sentence, beside the kind. */
  readonly eclipse_type: Eclipse['type'];
  readonly eclipse_contact: SolarContactCode | LunarContactCode;
  /** What happens to a graha, or changes what it is for a natal Moon. */
  readonly sky_event: SkyEventCode | (typeof DAY_CHANGES)[number];
  /** How a sign moves: chara, sthira or dvisvabhava. */
  readonly sign_nature: Modality;
  /** How finely the lagnas of a day are told. */
  readonly lagna_parts: LagnaParts;
  /** By what a planet counts as seen near the Sun. */
  readonly asta_rule: AstaRule | MuhurtaAstaRule | 'none';
  /** What a planet is in a time that is told. */
  readonly visibility_span: VisibilitySpanCode;
  /** Where Bhadra dwells. */
  readonly bhadra_residence: BhadraResidence;
  /** A Panchaka by the vara on which it begins. */
  readonly panchaka: PanchakaName;
  /** One of the thirty muhurtas of a day and a night. */
  readonly muhurta: MuhurtaName;
  /** A yoga of weekday, tithi and nakshatra. */
  readonly special_yoga: SpecialYogaCode;
  /** The yoga of a weekday and a star of the Moon, of 28. */
  readonly anandadi: AnandadiName;
  /** A year of the cycle of sixty. */
  readonly samvatsara: SamvatsaraName;
  /** A month of the Tamil calendar. */
  readonly tamil_month: SolarMonthName<'tamil'>;
  /** A month of the Malayalam calendar. */
  readonly malayalam_month: SolarMonthName<'malayalam'>;
  /** A month of the Bengali calendar. */
  readonly bengali_month: SolarMonthName<'bengali'>;
  /** A month of the Odia calendar. */
  readonly odia_month: SolarMonthName<'odia'>;
  /** A month of the Assamese calendar. */
  readonly assamese_month: (typeof ASSAMESE_MONTHS)[number];
  /** A month of Bikram Sambat in Nepal. */
  readonly nepali_month: (typeof NEPALI_MONTHS)[number];
  /** A month of the Bikrami and the Nanakshahi calendar. */
  readonly punjabi_month: (typeof PUNJABI_MONTHS)[number];
  /** A calendar in which a date can be told. */
  readonly calendar: 'civil' | 'amanta' | 'purnimanta' | SunCalendar;
  /** In which the years of a calendar are counted. */
  readonly sun_era: SunEra;
  /** What made a date the first of a month of the Sun. */
  readonly month_rule: MonthRule;
  readonly sun_reckoning: SunReckoning;
  /** How many sunrises a tithi has, and which of them a day has. */
  readonly tithi_sunrise: SunriseOfTithi;
  /** Where a calendar is reckoned. */
  readonly calendar_town: HomeTown | 'given';
  /** Whether calendars are reckoned in their towns. */
  readonly reckoning: 'home' | 'place';
  /** What is kept again each year. */
  readonly anniversary: Anniversary;
  /** By what it is kept. */
  readonly kept_by: 'tithi' | 'nakshatra';
  /** What of a match is told beside its points. */
  readonly match_reason: MatchReason;
  /** Whether something is so whatever is not known. */
  readonly likelihood: Likelihood;
  readonly match_position: MatchPosition;
  readonly rank_by: RankBy;
  /** Of two lunar months of one name. */
  readonly month_kind: 'nija' | 'adhika';
  /** What made a day that of an anniversary. */
  readonly anniversary_rule: AnniversaryRule;
  /** A direction of the compass. */
  readonly compass: CompassDirection;
  /** Where the fire of offerings dwells. */
  readonly agnivasa: Agnivasa;
  /** Where Shiva dwells. */
  readonly shivavasa: Shivavasa;
  /** An eighth of Gowri Panchangam. */
  readonly gowri: GowriName;
  /** Half of the year. */
  readonly ayana: Ayana;
  /** Season. */
  readonly ritu: Ritu;
  readonly dasha_level: DashaDepth;
  readonly dasha_system: 'vimshottari' | 'yogini' | 'ashtottari' | 'kalachakra' | SignDashaSystem;
  /** Why no period of a dasha runs. */
  readonly dasha_note: 'before_birth' | 'ended' | 'birth_time_needed';
  readonly yogini: YoginiName;
  /** Where the sidereal zodiac begins. */
  readonly ayanamsha: Ayanamsha;
  /** Whose table the bindus are counted by. */
  readonly bindu_school: BinduSchool;
  /** What a graha signifies by how far it has come in its sign. */
  readonly chara_karaka: JaiminiKaraka;
  /** Whose good houses of the grahas from the Moon. */
  readonly gochara_school: GocharaSchool;
  /** By what the lord of a year was chosen. */
  readonly year_rule: YearRule;
  /** Why a graha is a candidate for it. */
  readonly year_candidate: CandidateRole;
  /** What is between two grahas of an annual chart. */
  readonly tajika_aspect: TajikaAspect;
  readonly tajika_yoga: TajikaYogaCode | MatterYogaCode;
  /** A point of the annual chart for one matter. */
  readonly saham: SahamCode;
  /** How near the faster of two has come. */
  readonly ithasala_kind: IthasalaKind;
  /** By what a year of life begins. */
  readonly year_by: 'solar' | 'tithi';
  /** Which grahas obstruct. */
  readonly vedha_by: VedhaBy;
  readonly bhava_system: BhavaSystem;
  /** What a house from the natal Moon is for a graha. */
  readonly house_quality: 'good' | 'bad';
  /** Whether the sources of a rule agree (A) or schools differ (B). */
  readonly grade: 'A' | 'B' | 'C';
  /** What few or many bindus do to a house. */
  readonly bindu_effect: BinduEffect;
  /** What the entry of a graha into a sign is made of. */
  readonly murti: Murti;
  /** Yogas and doshas of a birth chart; `yoga` are those of the almanac. */
  readonly natal_yoga: NatalYogaCode;
  /** Kala Sarpa by the house of Rahu. */
  readonly kala_sarpa_type: KalaSarpaType;
  readonly yoga_group: YogaGroup;
  readonly yoga_definition: YogaDefinition;
  /** What held of a yoga. */
  readonly yoga_condition: ConditionCode;
  readonly yoga_cancellation: YogaCancellation;
  readonly upagraha: SunUpagraha | TimeUpagraha;
  readonly special_lagna: SpecialLagna;
  /** A point that is a sum of others. */
  readonly derived_point: DerivedPoint;
  /** The 22nd drekkana and the 64th navamsa. */
  readonly far_part: FarPart;
  /** By the nakshatras between which it is. */
  readonly gandanta: Gandanta;
  /** Avasthas: ages, wakefulness and moods. */
  readonly baladi: Baladi;
  readonly jagradadi: Jagradadi;
  readonly deeptadi: Deeptadi;
  readonly zodiac: 'tropical' | 'sidereal';
  readonly koota: KootaKey;
  readonly koota_name: KootaName;
  readonly varna: Varna;
  readonly vashya: Vashya;
  /** Of the total of the kootas. */
  readonly match_band: 'below_customary_threshold' | 'acceptable' | 'very_good' | 'excellent';
  readonly manglik_reference: ManglikReference | 'both';
  readonly mitigation: Mitigation['code'];
  readonly mitigation_effect: (typeof MITIGATIONS)[keyof typeof MITIGATIONS];
  /** Which school judges the poruthams. */
  readonly porutham_profile: PoruthamProfileName;
  /** Whose tables of the kootas. */
  readonly koota_table_set: KootaTableSet;
  /** From where Mars is counted for a pair. */
  readonly manglik_references: ManglikFrom;
  readonly porutham: PoruthamCode;
  readonly rajju_group: RajjuGroup;
  /** What texts say may waive a porutham. */
  readonly porutham_waiver: PoruthamWaiver;
  /** By which rule a porutham is judged where schools differ. */
  readonly porutham_rule: PoruthamRule;
  /** From where the points of a koota are taken. */
  readonly koota_table: (typeof KOOTA_TABLES_READ)[KootaTableSet][keyof (typeof KOOTA_TABLES_READ)[KootaTableSet]];
  /** Whether every graha has a glance or one of a few. */
  readonly glance: (typeof GLANCES)[number];
  /** The rules or the table that were used. */
  readonly method:
    | typeof ASPECT_SYSTEM
    | typeof MANGLIK_METHOD
    | typeof MANGLIK_PAIR_METHOD
    | (typeof NAMING_DATASET)['id'];
  /** From where the grahas that make a dosha are counted. */
  readonly counted_from: PapasamyaReference;
  /** How much of the dosha is left. */
  readonly manglik_band: ManglikBand;
  /** What two charts make of each other's dosha. */
  readonly manglik_verdict: ManglikVerdict;
  /** Which cancellations count. */
  readonly parihara_set: PariharaSet;
  /** What gives the points of a koota back. */
  readonly parihara_code: PariharaCode;
  readonly confidence: Confidence;
  readonly language: LanguageCode;
  /**
   * The rule of an observance by its usual name. Days of several names have one code, as all Ekadashis do: what a day of a
   * result is called, `say(observance, language)` tells.
   */
  readonly observance: VrataCode;
  /** What a region calls an observance, or an Ekadashi by its name; a shraddha by its tithi. */
  readonly observance_called: CalledCode;
  /** Which of the days of an observance. */
  readonly observance_day: ObservanceDay;
  /** Whose observances are told. */
  readonly region: RegionChoice;
  readonly community: CommunityChoice;
  /** How great a day is. */
  readonly importance: LeastImportance;
  /** What is done at some hours of an observance. */
  readonly observance_window: ObservanceWindow;
  /** An Ekadashi by its month and half, without the word itself. */
  readonly ekadashi: EkadashiName;
  /** What an observance of every month is called on some weekday. */
  readonly weekday_observance: WeekdayObservance;
  /** A part or an instant of a day at which a tithi is wanted. */
  readonly vrata_window: VrataWindow;
  /** Which of several days whose window meets a tithi. */
  readonly vrata_tie: (typeof VRATA_TIES)[number];
  /** The day where no window meets it. */
  readonly vrata_none: (typeof VRATA_NONES)[number];
  /** Why a day next to the chosen one is not it. */
  readonly neighbour_reason: NeighbourReason;
  /** What decides the day of an Ekadashi. */
  readonly ekadashi_clause: EkadashiClause;
  /** Whose days. */
  readonly tradition: Tradition;
}

export type NameKind = keyof NameKeys;

/** What one language calls everything. The compiler demands every name of every language. */
export type Names = { readonly [Kind in NameKind]: Readonly<Record<NameKeys[Kind], string>> };
