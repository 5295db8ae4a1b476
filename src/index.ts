export type { AsOf } from './calculation/as-of.js';
export { type Calculation, calculate, type Provenance } from './calculation/calculate.js';
export type { ConventionName, Conventions } from './calculation/conventions.js';
export type { DateSpanFields } from './calculation/date-span.js';
export { type DayRangeAsked, type DayTool, daysOf } from './calculation/days-of.js';
export type { AnyTool, Tool, ToolDescription } from './calculation/define.js';
export type { Environment } from './calculation/options.js';
export { type CareerInput, type CareerOptions, careerDna, careerDnaTool } from './career/career-dna.js';
export type { CareerChartResult, CareerGraha, TenthFrom } from './career/chart-shapes.js';
export type { TenthLink } from './career/factors.js';
export type { StatementFacts } from './career/hits.js';
export type { PeriodCode, PeriodLink } from './career/period-links.js';
export type { ReferenceName } from './career/references.js';
export type {
  CareerFindings,
  CareerPeriod,
  CareerProvenance,
  CareerResult,
  CareerStatement,
  CareerTheme,
  CareerVariant,
  MinutesToChange,
} from './career/result.js';
export type { KarmajivaReading, RuleCode } from './career/rules.js';
export type { ThemeCode } from './career/tables.js';
export { CAREER_FORBIDDEN_WORDS } from './career/texts.js';
export type { FactorCode } from './career/variants.js';
export type { ActivationChange } from './contract/activation-change.js';
export type { ActiveTransit, NatalChart, SignificanceRule } from './contract/active-transit.js';
export type { DayChandrabalaResult, DayTarabalaResult } from './contract/balas.js';
export type { BhadraResult, PanchakaResult } from './contract/bhadra.js';
export type { BinduContributor } from './contract/bindus.js';
export { birth } from './contract/birth.js';
export type { ChartAscendant, ChartPlanet } from './contract/birth-chart.js';
export type { BirthSlot, BirthSlots } from './contract/birth-fields.js';
export type {
  Birth,
  BirthInput,
  BirthOf,
  BirthPlace,
  TimedBirth,
  TimedBirthInput,
  WithBirth,
} from './contract/birth-input.js';
export type { MomentPanchanga } from './contract/birth-panchanga.js';
export type { BirthTimeRange, ChangedValue, HeldValue } from './contract/birth-time-range.js';
export type { ChartAspect, ChartHouse } from './contract/chart-houses.js';
export type {
  Antardasha,
  CurrentDashas,
  DashaSpan,
  LifeDashas,
  Mahadasha,
  RunningDashaSpans,
} from './contract/dasha.js';
export type { DashaBalance, DayVariation } from './contract/dasha-balance.js';
export type { DashaPair } from './contract/dasha-pair.js';
export type { ChoghadiyaResult, DayWindowsResult, PlanetaryHour, WindowResult } from './contract/day-divisions.js';
export type { DayEventsResult } from './contract/day-events.js';
export type { DayRange } from './contract/day-ranges.js';
export type {
  AgnivasaResult,
  DirectionResult,
  DirectionsResult,
  HomahutiResult,
  ShivavasaResult,
} from './contract/directions.js';
export type {
  EclipseContact,
  EclipseKind,
  EclipseResult,
  EclipseType,
} from './contract/eclipse.js';
export type {
  EclipseAtPlaceResult,
  EclipseContactAtPlace,
  EclipseContactCode,
  EclipseDisc,
} from './contract/eclipse-at-place.js';
export type { OtherTraditionResult, ParanaResult } from './contract/ekadashi.js';
export type { FurtherWindowsResult, PanchangWindowsResult } from './contract/further-windows.js';
export type { GowriResult } from './contract/gowri.js';
export type { HourResult } from './contract/hour-result.js';
export type { AtPlace, DayFields, InPlace, WordedDayFields } from './contract/inputs.js';
export type { KarakaResult } from './contract/karakas.js';
export type { KootaResult } from './contract/koota.js';
export type { LagnaMinutes } from './contract/lagna-minutes.js';
export type { DayNakshatraResult, KaranaResult, Running, TithiResult, YogaResult } from './contract/limbs.js';
export type { LimbsOfDayResult, RunningInDay } from './contract/limbs-of-day.js';
export type { LunarMonthResult, LunarMonthsResult } from './contract/lunar-month.js';
export type { MitigatingFactor, ReferenceResult } from './contract/manglik.js';
export type { MonthEvents, SadeSatiState } from './contract/month-events.js';
export type { MoonBoundaryResult } from './contract/moon-boundary.js';
export type { FoundMuhurtaResult, MuhurtaRulesResult, StruckDaysResult, StruckOut } from './contract/muhurta.js';
export type { NakshatraClasses, NakshatraOfDay, PadaOfDay } from './contract/nakshatra-of-day.js';
export type {
  DayAlternate,
  LocalStay,
  NamingSoundResult,
  PadaSoundResult,
  SoundResult,
} from './contract/naming-sound.js';
export type { NatalMoonResult } from './contract/natal-moon.js';
export type { YogaCondition, YogaFormationResult, YogaOrigin } from './contract/natal-yoga.js';
export type { ObservanceName, ObservanceResult, ObservanceRuleResult } from './contract/observances.js';
export type { LimbWithNext, PanchangDayResult } from './contract/panchang-day.js';
export type {
  MonthTithiResult,
  PanchangMonthDay,
  PanchangMonthSummary,
  SankrantiResult,
  SignChangeResult,
  ToldMonthDay,
} from './contract/panchang-month.js';
export type { ByTables, PariharaResult } from './contract/parihara.js';
export type { PassingTransitResult } from './contract/passing-transit.js';
export type { ChandrabalaResult, TarabalaResult } from './contract/personal-score.js';
export type { PoruthamResult, SouthIndian } from './contract/poruthams.js';
export type { NakshatraResult, RashiResult } from './contract/positions.js';
export type { PossibleMatch, ScoreRange } from './contract/possible-match.js';
export type { CaveatResult, ProvenanceFacts } from './contract/provenance.js';
export type { RetrogradeCrossing, SadeSatiPeriod, SadeSatiPhase, SadeSatiSpan } from './contract/sade-sati.js';
export type { SchemeMahadasha } from './contract/scheme-dashas.js';
export type { RuleResult, ToldRule } from './contract/score-rules.js';
export type { DaySpanResult, LimbChangeResult } from './contract/scored-day.js';
export type { AyanaResult, RituResult } from './contract/seasons.js';
export type { SkyEventResult } from './contract/sky-event.js';
export type { SnapshotDay } from './contract/snapshot-day.js';
export type { AnandadiResult, MuhurtaResult, SpecialYogaResult } from './contract/special-yogas.js';
export type { ManglikOfPerson, ManglikPair, Papasamya, PapasamyaOfPerson } from './contract/two-doshas.js';
export type { PrefixedFields } from './contract/two-moons.js';
export type { VaraResult } from './contract/vara.js';
export type { NavamsaSigns, VargaChart, VargaPlace, VargaPlanet } from './contract/vargas.js';
export type { ChangingRule, ToldChange, WeatherChange } from './contract/weather-change.js';
export type { GandaMoolaResult, WholeDayParts } from './contract/whole-day.js';
export type { TimingWindowCode, TimingWindowResult } from './contract/windows.js';
export type {
  SamvatsaraResult,
  SamvatsarasResult,
  SolarMonthResult,
  SolarMonthsResult,
  YearNumbersResult,
} from './contract/years.js';
export type { DashaLevel } from './dasha/vimshottari.js';
export { type ErrorEnvelope, errorEnvelope } from './envelope/error.js';
export { type RunOptions, runTool } from './envelope/run.js';
export { type SuccessEnvelope, successEnvelope } from './envelope/success.js';
export type {
  Body,
  EclipticMotion,
  EclipticPosition,
  Ephemeris,
  EphemerisDescription,
  EphemerisSpan,
} from './ephemeris/ephemeris.js';
export type { NodeKind } from './ephemeris/tracks.js';
export { CalculationError, type ErrorCode, type FieldError, isCalculationError, STATUS_BY_CODE } from './errors.js';
export type { BirthFields, ChartFields, TimedBirthFields } from './input/birth.js';
export type { CaveatCode, ToldCaveat } from './input/caveats.js';
export type { Locale } from './locale/locales.js';
export type { KootaKey, KootaName, KootaOf, KootaScore } from './matching/ashtakoota.js';
export type { MatchBand } from './matching/ashtakoota-tables.js';
export type { SignPairFacts, SignPairFinding } from './matching/sun-sign-facts.js';
export type { ModernRuler, Polarity, SignAngle, WesternModality } from './matching/sun-signs.js';
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
} from './muhurta/day-score-tables.js';
export type { HoraClass, IntentCategory, NatureMatch } from './muhurta/hour-score-tables.js';
export type { MoonClass } from './muhurta/personal-score.js';
export type { AffinityClass, JupiterClass, SaturnClass } from './muhurta/personal-score-tables.js';
export type { CompanyClass, ModeClass, RelationshipMode } from './muhurta/relationship-score-tables.js';
export type { HouseFacts, NatureFacts, ScoreRuleFacts, TithiFacts, VaraFacts } from './muhurta/rule-facts.js';
export type { ScoreRule } from './muhurta/score-rules.js';
export type { WindowQuality } from './muhurta/windows.js';
export type { CharaKaraka } from './natal/chara-karakas.js';
export type { Confidence } from './natal/confidence.js';
export type { CompoundRelation } from './natal/dignity.js';
export type { Dignity } from './natal/dignity-tables.js';
export type { Relationship } from './natal/drishti.js';
export type { MitigationFacts } from './natal/manglik.js';
export type { ManglikReference } from './natal/manglik-tables.js';
export type { PersonalBirthFields } from './natal/natal-moon.js';
export type { Association } from './natal/sign-chart.js';
export type { VargaId, VargaName } from './natal/varga-names.js';
export type { YogaCode } from './natal/yogas.js';
export type { SolarCalendar, SolarMonthName, SolarMonthNames } from './panchanga/calendar-tables.js';
export type { BrahmaMuhurtaKind, Period } from './panchanga/day-divisions.js';
export type { Limb } from './panchanga/limbs.js';
export type {
  IntermediateCode,
  IntermediateName,
  PhaseCode,
  PhaseName,
  PrincipalPhase,
} from './panchanga/moon-phase-names.js';
export type { MoonDay } from './panchanga/sunrise.js';
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
} from './panchanga/tables.js';
export * from './registry.js';
export type { Inputs } from './schema/formats.js';
export type { Labels } from './schema/labels.js';
export type { FieldSchema, ObjectSchema } from './schema/validate.js';
export type { Clock } from './time/clock.js';
export type {
  InstantLike,
  PlainDateLike,
  PlainDateTimeLike,
  PlainTimeLike,
  PlainYearMonthLike,
  ZonedDateTimeLike,
} from './time/temporal.js';
export { type ZoneFinder, zoneAt } from './time/zone-at.js';
export type { NatalPoint, TransitingPlanet } from './transit/aspect-tables.js';
export type { BinduEffect } from './transit/gochara.js';
export type { TurningPlanet } from './transit/retrograde-windows.js';
export type { Significance, SignificanceFacts, SignificanceRuleName, WeightOf } from './transit/transits.js';
export type { Told } from './uncertainty/time-range.js';
export type { AscendantNote, NamingNote, NoCurrentDasha } from './words/results/notes.js';
export type { YogaDefinition } from './yoga/yogas.js';
export type { Ayanamsha } from './zodiac/ayanamsha.js';
export type { Graha, SignRuler } from './zodiac/graha.js';
export type { Gana, Nadi, NakshatraName, Nature, Yoni } from './zodiac/nakshatra.js';
export type { Element, Modality, SignName } from './zodiac/rashi.js';
export type { Sky } from './zodiac/sidereal.js';
