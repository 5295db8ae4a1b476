export type {
  DayNakshatraResult,
  KaranaResult,
  LunarMonthResult,
  Running,
  TithiResult,
  VaraResult,
  YogaResult,
} from './chart/almanac-shapes.js';
export type { KootaScore } from './chart/ashtakoota.js';
export type { BirthFields, ChartFields, TimedBirthFields } from './chart/birth.js';
export type { DashaLevel } from './chart/dasha.js';
export type { DashaSpan, RunningDashaSpans } from './chart/dasha-results.js';
export type { ChoghadiyaResult, PlanetaryHour, WindowResult } from './chart/day-part-results.js';
export type { Period } from './chart/day-parts.js';
export type { CompoundRelation } from './chart/dignity.js';
export type { DayFields, WordedDayFields } from './chart/inputs.js';
export type { MitigatingFactor, ReferenceResult } from './chart/manglik.js';
export type { MomentPanchanga } from './chart/moment-panchanga.js';
export type { MoonBoundary } from './chart/moon-day.js';
export type { DayAlternate, NamingSoundResult } from './chart/naming.js';
export type {
  ChartAscendant,
  ChartAspect,
  ChartHouse,
  ChartPlanet,
  VargaChart,
  VargaPlace,
} from './chart/natal-chart.js';
export type { Limb } from './chart/panchanga.js';
export type { NatalMoonResult, PersonalBirthFields } from './chart/personal-birth.js';
export type { ProvenanceFacts } from './chart/provenance.js';
export type { TurningPlanet } from './chart/retrogrades.js';
export type { RuleResult } from './chart/rule-results.js';
export type { Confidence, NakshatraResult, RashiResult } from './chart/shapes.js';
export type { LimbChange, NominalDayResult } from './chart/timed-day.js';
export type { TimingWindowResult, WindowQuality } from './chart/timing-windows.js';
export type { SignificanceRule } from './chart/transits.js';
export type { Band } from './data/ashtakoota.js';
export type { Dignity } from './data/dignity.js';
export type { IntentCategory } from './data/intent-rules.js';
export type { Locale } from './data/locale/catalogue.js';
export type { ManglikReference } from './data/manglik.js';
export type { IntermediateCode, PhaseCode, PrincipalPhase } from './data/moon-phases.js';
export type {
  ChoghadiyaName,
  ChoghadiyaQuality,
  KaranaType,
  Paksha,
  TithiGroup,
  YogaQuality,
} from './data/panchanga.js';
export type { RelationshipMode } from './data/relationship-rules.js';
export type { BalaQuality, SourceClass, TimingBand, Verdict } from './data/timing-rules.js';
export type { NatalPoint, Relationship, TransitingPlanet } from './data/transit-rules.js';
export type { SignAngle, WesternModality } from './data/tropical-signs.js';
export { type ErrorEnvelope, errorEnvelope } from './envelope/error.js';
export { type RunOptions, runTool } from './envelope/run.js';
export { type SuccessEnvelope, successEnvelope } from './envelope/success.js';
export type { Body, EclipticMotion, EclipticPosition, Ephemeris, EphemerisDescription } from './ephemeris/ephemeris.js';
export type { NodeKind } from './ephemeris/tracks.js';
export { CalculationError, type ErrorCode, type FieldError, isCalculationError, STATUS_BY_CODE } from './errors.js';
export * from './registry.js';
export type { FieldSchema, ObjectSchema } from './schema/validate.js';
export { type ZoneFinder, zoneAt } from './time/zone-at.js';
export {
  type AnyTool,
  type Calculation,
  calculate,
  type Environment,
  type Provenance,
  type Tool,
  type ToolDescription,
} from './tools/define.js';
export type { Ayanamsha } from './zodiac/ayanamsha.js';
export type { Graha, SignRuler } from './zodiac/graha.js';
export type { Gana, Nadi, Nature } from './zodiac/nakshatra.js';
export type { Element } from './zodiac/rashi.js';
export type { Sky } from './zodiac/sky.js';
