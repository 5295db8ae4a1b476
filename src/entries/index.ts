export type {
  Body,
  EclipticMotion,
  EclipticPosition,
  Ephemeris,
  EphemerisDescription,
  EphemerisSpan,
} from '../base/ephemeris/ephemeris.js';
export type { NodeKind } from '../base/ephemeris/tracks.js';
export {
  CalculationError,
  type ErrorCode,
  type FieldError,
  isCalculationError,
  STATUS_BY_CODE,
} from '../base/errors.js';
export type { BirthFields, ChartFields, TimedBirthFields } from '../base/input/birth.js';
export type { CaveatCode, ToldCaveat } from '../base/input/caveats.js';
export type { Inputs } from '../base/schema/formats.js';
export type { Labels } from '../base/schema/labels.js';
export type { FieldSchema, ObjectSchema } from '../base/schema/validate.js';
export type { Clock } from '../base/time/clock.js';
export type {
  InstantLike,
  PlainDateLike,
  PlainDateTimeLike,
  PlainTimeLike,
  PlainYearMonthLike,
  ZonedDateTimeLike,
} from '../base/time/temporal.js';
export { type ZoneFinder, zoneAt } from '../base/time/zone-at.js';
export type { OwnZero, ZodiacZero } from '../base/zodiac/ayanamsha.js';
export type { Ayanamsha } from '../base/zodiac/ayanamsha-names.js';
export type { Gana, Nadi, NakshatraName, Nature, Yoni } from '../base/zodiac/nakshatra.js';
export type { ToldAyanamsha } from '../base/zodiac/own-ayanamsha.js';
export type { Sky } from '../base/zodiac/positions.js';
export type { Element, Graha, Modality, SignName, SignRuler } from '../base/zodiac/rashi.js';
export type { AsOf } from '../calculation/as-of.js';
export type { AyanamshaChoice } from '../calculation/ayanamsha-choice.js';
export { type Calculation, type Calculator, calculate, type Provenance } from '../calculation/calculate.js';
export { calculateAtOffset } from '../calculation/calculate-at-offset.js';
export { calculateNamed } from '../calculation/calculate-named.js';
export type { ConventionName, Conventions, ToldConventions, ToldOptions } from '../calculation/conventions.js';
export type { DateSpanFields } from '../calculation/date-span.js';
export { type DayRangeAsked, type DayTool, daysOf } from '../calculation/days-of.js';
export { type ErrorEnvelope, errorEnvelope, type SuccessEnvelope, successEnvelope } from '../calculation/envelopes.js';
export { type Environment, type OptionsNamed, type OptionsOf, optionsOf } from '../calculation/options.js';
export { type RunOptions, runTool } from '../calculation/run.js';
export type { AnyTool, Tool, ToolDescription } from '../calculation/tool.js';
export type { ActiveTransit, NatalChart, SignificanceRule } from '../contract/active-transit.js';
export type { BinduContributor } from '../contract/bindus.js';
export { birth } from '../contract/birth.js';
export type { ChartAscendant, ChartPlanet } from '../contract/birth-chart.js';
export type { BirthSlot, BirthSlots } from '../contract/birth-fields.js';
export type {
  Birth,
  BirthInput,
  BirthOf,
  BirthPlace,
  TimedBirth,
  TimedBirthInput,
  WithBirth,
  WithUsualNames,
} from '../contract/birth-input.js';
export type { LunarMonthResult, LunarMonthsResult, MomentPanchanga } from '../contract/birth-panchanga.js';
export type { BirthTimeRange, ChangedValue, HeldValue } from '../contract/birth-time-range.js';
export type {
  Antardasha,
  CurrentDashas,
  DashaSpan,
  LifeDashas,
  Mahadasha,
  RunningDashaSpans,
} from '../contract/dasha.js';
export type { DashaBalance, DayVariation } from '../contract/dasha-balance.js';
export type { ChoghadiyaResult, DayWindowsResult, PlanetaryHour, WindowResult } from '../contract/day-divisions.js';
export type { DayEventsResult } from '../contract/day-events.js';
export type {
  EclipseContact,
  EclipseKind,
  EclipseResult,
  EclipseType,
} from '../contract/eclipse.js';
export type {
  EclipseAtPlaceResult,
  EclipseContactAtPlace,
  EclipseContactCode,
  EclipseDisc,
} from '../contract/eclipse-at-place.js';
export type { FurtherWindowsResult, PanchangWindowsResult } from '../contract/further-windows.js';
export type { AtPlace, DayFields, InPlace, WordedDayFields } from '../contract/inputs.js';
export type { KnownPerson, NakshatraFields } from '../contract/known-person.js';
export type { KootaResult } from '../contract/koota.js';
export type { LagnaMinutes } from '../contract/lagna-minutes.js';
export type { DayNakshatraResult, KaranaResult, Running, TithiResult, YogaResult } from '../contract/limbs.js';
export type {
  DayAlternate,
  LocalStay,
  NamingSoundResult,
  PadaSoundResult,
  SoundResult,
} from '../contract/naming-sound.js';
export type { MoonBoundaryResult, NatalMoonResult } from '../contract/natal-moon.js';
export type {
  ObservanceChoiceResult,
  ObservanceName,
  ObservanceWindowResult,
  ObservanceWords,
} from '../contract/observance-names.js';
export type {
  ObservanceResult,
  ObservanceRuleResult,
  OtherTraditionResult,
  ParanaResult,
} from '../contract/observances.js';
export type { LimbWithNext, PanchangDayResult } from '../contract/panchang-day.js';
export type { ChandrabalaResult, TarabalaResult } from '../contract/personal-score.js';
export type { NakshatraResult, RashiResult, VaraResult } from '../contract/positions.js';
export type { CaveatResult, ProvenanceFacts } from '../contract/provenance.js';
export type { SchemeMahadasha } from '../contract/scheme-dashas.js';
export type { RuleResult, ToldRule } from '../contract/score-rules.js';
export type { DaySpanResult, LimbChangeResult } from '../contract/scored-day.js';
export type { SkyEventResult } from '../contract/sky-event.js';
export type { MonthBegunResult, ReckonedAtResult, SolarDateResult } from '../contract/solar-date.js';
export type { PossibleMatch, PrefixedFields, ScoreRange } from '../contract/two-moons.js';
export type { TimingWindowCode, TimingWindowResult } from '../contract/windows.js';
export type { LanguageCode, Locale } from '../languages/locale/locales.js';
export type { AscendantNote, NamingNote, NoCurrentDasha } from '../languages/words/results/result-words.js';
export { type AnyBirth, instantOf } from '../reading/instant.js';
export { instantAtOffset } from '../reading/instant-at-offset.js';
export { instantNamed } from '../reading/instant-named.js';
export type { BirthInstant, InstantOptions, InstantSpan } from '../reading/stated-instant.js';
export type { SunCalendar } from '../rules/calendars/solar-tables.js';
export type { CareerChartResult, CareerGraha, TenthFrom } from '../rules/career/chart-shapes.js';
export type { ReferenceName, TenthLink } from '../rules/career/factors.js';
export type { KarmajivaReading, RuleCode, StatementFacts } from '../rules/career/hits.js';
export type { PeriodCode, PeriodLink } from '../rules/career/period-links.js';
export type { ThemeCode } from '../rules/career/tables.js';
export { CAREER_FORBIDDEN_WORDS } from '../rules/career/texts.js';
export type { FactorCode } from '../rules/career/variants.js';
export type { DashaLevel } from '../rules/dasha/vimshottari.js';
export type { KootaKey, KootaName, KootaOf, KootaScore } from '../rules/matching/ashtakoota.js';
export type { MatchBand } from '../rules/matching/ashtakoota-tables.js';
export type { PoruthamRule, PoruthamValue } from '../rules/matching/poruthams.js';
export type { SignPairFacts, SignPairFinding } from '../rules/matching/sun-sign-facts.js';
export type { ModernRuler, Polarity, SignAngle, WesternModality } from '../rules/matching/sun-signs.js';
export type { MuhurtaAstaRule } from '../rules/muhurta/asta.js';
export type {
  BalaQuality,
  KaranaClass,
  PakshaClass,
  ScoreBounds,
  SourceClass,
  TimingBand,
  VaraClass,
  Verdict,
  WeighedWindow,
  WindowCode,
  YogaClass,
} from '../rules/muhurta/day-score-tables.js';
export type { HoraClass, IntentCategory, NatureMatch } from '../rules/muhurta/hour-score-tables.js';
export type { MoonClass } from '../rules/muhurta/personal-score.js';
export type { AffinityClass, JupiterClass, SaturnClass } from '../rules/muhurta/personal-score-tables.js';
export type { CompanyClass, ModeClass, RelationshipMode } from '../rules/muhurta/relationship-score-tables.js';
export type { HouseFacts, NatureFacts, ScoreRuleFacts, TithiFacts, VaraFacts } from '../rules/muhurta/rule-facts.js';
export type { ScoreRule } from '../rules/muhurta/score-rules.js';
export type { WindowQuality } from '../rules/muhurta/windows.js';
export type { CharaKaraka } from '../rules/natal/chara-karakas.js';
export type { Association, CompoundRelation } from '../rules/natal/dignity.js';
export type { Dignity } from '../rules/natal/dignity-tables.js';
export type { Relationship } from '../rules/natal/drishti.js';
export type { MitigationFacts } from '../rules/natal/manglik.js';
export type { ManglikReference } from '../rules/natal/manglik-tables.js';
export type { PersonalBirthFields } from '../rules/natal/natal-moon.js';
export type { Confidence } from '../rules/natal/unknown-birth-time.js';
export type { VargaId, VargaName } from '../rules/natal/varga-names.js';
export type { YogaCode } from '../rules/natal/yogas.js';
export type { SolarCalendar, SolarMonthName, SolarMonthNames } from '../rules/panchanga/calendar-tables.js';
export type { BrahmaMuhurtaKind, Period } from '../rules/panchanga/day-divisions.js';
export type { LagnaParts } from '../rules/panchanga/lagna-spans.js';
export type { Limb } from '../rules/panchanga/limbs.js';
export type {
  IntermediateCode,
  IntermediateName,
  PhaseCode,
  PhaseName,
  PrincipalPhase,
} from '../rules/panchanga/moon-phase-names.js';
export type { MoonDay } from '../rules/panchanga/sunrise.js';
export type {
  ChoghadiyaName,
  ChoghadiyaQuality,
  KaranaName,
  KaranaType,
  LunarMonthName,
  Paksha,
  SanskritVaraName,
  TithiGroup,
  TithiName,
  VaraName,
  YogaName,
  YogaQuality,
} from '../rules/panchanga/tables.js';
export type { FurtherWindowCode } from '../rules/panchanga/whole-day.js';
export type { NatalPoint, TransitingPlanet } from '../rules/transit/aspect-tables.js';
export type { BinduEffect } from '../rules/transit/gochara.js';
export type { TurningPlanet } from '../rules/transit/retrograde-windows.js';
export type { Significance, SignificanceFacts, SignificanceRuleName, WeightOf } from '../rules/transit/transits.js';
export type { HorizonSide } from '../rules/transit/visibility.js';
export type { Told } from '../rules/uncertainty/time-range.js';
export type { YogaDefinition } from '../rules/yoga/yogas.js';
export type { HourResult } from '../tools/best-time-today/tool.js';
export type { ChartAspect, ChartHouse } from '../tools/birth-chart-calculator/chart-houses.js';
export type { NavamsaSigns, VargaChart, VargaPlace, VargaPlanet } from '../tools/birth-chart-calculator/vargas.js';
export type {
  CareerFindings,
  CareerPeriod,
  CareerProvenance,
  CareerResult,
  CareerStatement,
  CareerTheme,
  CareerVariant,
  MinutesToChange,
} from '../tools/career-dna/result.js';
export { type CareerInput, type CareerOptions, careerDna, careerDnaTool } from '../tools/career-dna/tool.js';
export type { DayLagnaResult, LagnaNavamsaResult } from '../tools/day-lagnas/lagnas.js';
export * from '../tools/exports.js';
export type { FoundDateResult } from '../tools/hindu-date/found.js';
export type {
  LunarDateResult,
  LunarSamvatsaraResult,
  LunarSamvatsarasResult,
  LunarYearsResult,
  MonthResult,
} from '../tools/hindu-date/lunar.js';
export type { SolarDatesResult } from '../tools/hindu-date/solar.js';
export type { DashaPair } from '../tools/horoscope-matching/dasha-pair.js';
export type { ByTables, PariharaResult } from '../tools/horoscope-matching/parihara.js';
export type { PoruthamResult, SouthIndian } from '../tools/horoscope-matching/poruthams.js';
export type {
  ManglikOfPerson,
  ManglikPair,
  Papasamya,
  PapasamyaOfPerson,
} from '../tools/horoscope-matching/two-doshas.js';
export type { MitigatingFactor, ReferenceResult } from '../tools/manglik-dosha-calculator/shapes.js';
export type { DayRange } from '../tools/monthly-snapshot/day-ranges.js';
export type { MonthEvents, SadeSatiState } from '../tools/monthly-snapshot/month-events.js';
export type { SnapshotDay } from '../tools/monthly-snapshot/snapshot-day.js';
export type {
  AstaSpanResult,
  DayStrikeResult,
  ExplainedDayResult,
  FoundMuhurtaResult,
  MuhurtaRulesResult,
  StruckDaysResult,
  StruckOut,
} from '../tools/muhurta-finder/shapes.js';
export type { NakshatraClasses, NakshatraOfDay, PadaOfDay } from '../tools/nakshatra-calculator/shapes.js';
export type { DayChandrabalaResult, DayTarabalaResult } from '../tools/panchang/balas.js';
export type { BhadraResult, PanchakaResult } from '../tools/panchang/bhadra.js';
export type {
  AgnivasaResult,
  DirectionResult,
  DirectionsResult,
  HomahutiResult,
  ShivavasaResult,
} from '../tools/panchang/directions.js';
export type { GowriResult } from '../tools/panchang/gowri.js';
export type { LimbsOfDayResult, RunningInDay } from '../tools/panchang/limbs-of-day.js';
export type { AyanaResult, RituResult } from '../tools/panchang/seasons.js';
export type {
  AnandadiResult,
  GandaMoolaResult,
  MuhurtaResult,
  SpecialYogaResult,
  WholeDayParts,
} from '../tools/panchang/whole-day.js';
export type {
  SamvatsaraResult,
  SamvatsarasResult,
  SolarMonthResult,
  SolarMonthsResult,
  YearNumbersResult,
} from '../tools/panchang/years.js';
export type {
  MonthTithiResult,
  PanchangMonthDay,
  PanchangMonthSummary,
  SankrantiResult,
  SignChangeResult,
  ToldMonthDay,
} from '../tools/panchang-month/shapes.js';
export type { ActivationChange } from '../tools/personal-activation/activation-change.js';
export {
  allTools,
  findTool,
  furtherTools,
  type ToolOf,
  type ToolSlug,
  tools,
} from '../tools/registry.js';
export type { KarakaResult } from '../tools/relationship-weather/karakas.js';
export type { ChangingRule, ToldChange, WeatherChange } from '../tools/relationship-weather/weather-change.js';
export type {
  RetrogradeCrossing,
  SadeSatiPeriod,
  SadeSatiPhase,
  SadeSatiSpan,
} from '../tools/sade-sati-calculator/shapes.js';
export type { AnniversaryResult } from '../tools/tithi-anniversaries/anniversary.js';
export type { PassingTransitResult } from '../tools/upcoming-transits/shapes.js';
export type { YogaCondition, YogaFormationResult, YogaOrigin } from '../tools/yogas-and-doshas/shapes.js';
