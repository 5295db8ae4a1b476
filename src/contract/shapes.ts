import * as field from '../schema/fields.js';
import { activationChangeSchema } from './activation-change.js';
import { natalChartSchema, transitingSchema } from './active-transit.js';
import { ascendantSchema, chartPlanetSchema, dignitySchema } from './birth-chart.js';
import { chartAspectSchema, chartHouseSchema } from './chart-houses.js';
import { currentDashasSchema, dashaSpanFields, mahadashaSchema, runningDashaFields } from './dasha.js';
import { dashaBalanceSchema, dayEdgeSchema, dayVariationSchema, openStartSchema } from './dasha-balance.js';
import { choghadiyaName, choghadiyaSchema, planetaryHourFields, windowFields } from './day-divisions.js';
import { eclipseSchema } from './eclipse.js';
import { panchangWindowsSchema } from './further-windows.js';
import { karakaSchema } from './karakas.js';
import { kootaFactsSchema, kootaSchema } from './koota.js';
import { navamsaMinutesSchema, risingSignMinutesSchema } from './lagna-minutes.js';
import {
  dayNakshatraFields,
  ganaSchema,
  karanaFields,
  nakshatraNature,
  runningFields,
  tithiFields,
  yogaFields,
} from './limbs.js';
import { lunarMonthFields, lunarMonthName, lunarMonthsSchema, runningLunarMonthSchema } from './lunar-month.js';
import { mitigatingFactorSchema, referenceSchema } from './manglik.js';
import { moonBoundarySchema } from './moon-boundary.js';
import { principalPhaseSchema } from './moon-phase.js';
import { natalMoonSchema } from './natal-moon.js';
import { observanceNameFields } from './observances.js';
import {
  karanaWithNextSchema,
  nakshatraWithNextSchema,
  tithiWithNextSchema,
  yogaWithNextSchema,
} from './panchang-day.js';
import { confidenceSchema, nakshatraSchema, rashiSchema } from './positions.js';
import { kootaRangeSchema, possibleMatchSchema, totalRangeSchema } from './possible-match.js';
import { schemeMahadashaSchema } from './scheme-dashas.js';
import { ruleSchema } from './score-rules.js';
import { bandCode, daySpanSchema, limbChangeSchema } from './scored-day.js';
import { snapshotDaySchema } from './snapshot-day.js';
import { personSchema } from './two-moons.js';
import { varaName, varaSchema } from './vara.js';
import { vargaSchema } from './vargas.js';
import {
  elementSchema,
  graha,
  language,
  modalitySchema,
  nakshatraName,
  placeOfDay,
  siderealLongitude,
  signName,
  signRuler,
} from './vocabulary.js';
import { timingWindowSchema } from './windows.js';

/**
 * The names of the shapes of which results are made, for the types of clients. A part of a result has a name when its
 * schema says the same as the schema here, whatever its description.
 */
export function shapes(): Readonly<Record<string, object>> {
  return {
    SignName: signName('English name of a sign.'),
    NakshatraName: nakshatraName('Name of a nakshatra.'),
    Planet: graha('One of the nine grahas.'),
    PlaceOfDay: placeOfDay(),
    SignRuler: signRuler('A graha that rules signs and weekdays.'),
    Weekday: varaName(),
    LunarMonthName: lunarMonthName(),
    ChoghadiyaName: choghadiyaName('Name of a choghadiya.'),
    Element: elementSchema(),
    Modality: modalitySchema(),
    Nature: nakshatraNature(),
    Gana: ganaSchema(),
    Dignity: dignitySchema(),
    Confidence: confidenceSchema(),
    Band: bandCode(),
    Language: language(),
    MoonBoundary: moonBoundarySchema(),
    Rashi: rashiSchema(),
    Nakshatra: nakshatraSchema(),
    ZodiacPoint: field.open({ sign: signName(), longitude: siderealLongitude() }),
    Transit: transitingSchema(),
    NatalChart: natalChartSchema(),
    Span: field.open(windowFields()),
    TimingWindow: timingWindowSchema(),
    PlanetaryHour: field.open(planetaryHourFields()),
    Choghadiya: choghadiyaSchema(),
    DaySpan: daySpanSchema(),
    LimbChange: limbChangeSchema(),
    ScoreRule: ruleSchema(),
    PrincipalPhase: principalPhaseSchema(),
    Vara: varaSchema(),
    RunningTithi: field.open({ ...tithiFields(), ...runningFields() }),
    RunningNakshatra: field.open({ ...dayNakshatraFields(), ...runningFields() }),
    RunningYoga: field.open({ ...yogaFields(), ...runningFields() }),
    RunningKarana: field.open({ ...karanaFields(), ...runningFields() }),
    TithiWithNext: tithiWithNextSchema(),
    NakshatraWithNext: nakshatraWithNextSchema(),
    YogaWithNext: yogaWithNextSchema(),
    KaranaWithNext: karanaWithNextSchema(),
    LunarMonth: field.open(lunarMonthFields()),
    RunningLunarMonth: runningLunarMonthSchema(),
    LunarMonths: lunarMonthsSchema(),
    PanchangWindows: panchangWindowsSchema(),
    Eclipse: eclipseSchema(),
    ObservanceName: field.open(observanceNameFields()),
    ChartAscendant: ascendantSchema(),
    RisingSignMinutes: risingSignMinutesSchema(),
    NavamsaMinutes: navamsaMinutesSchema(),
    ChartPlanet: chartPlanetSchema(),
    ChartHouse: chartHouseSchema(),
    ChartAspect: chartAspectSchema(),
    Varga: vargaSchema(),
    NatalMoon: natalMoonSchema(),
    DashaPeriod: field.open(dashaSpanFields()),
    RunningDashas: field.open(runningDashaFields()),
    Mahadasha: mahadashaSchema(),
    SchemeMahadasha: schemeMahadashaSchema(),
    DashaBalance: dashaBalanceSchema(),
    CurrentDashas: currentDashasSchema(),
    DashaDayEdge: dayEdgeSchema(),
    OpenDashaStart: openStartSchema(),
    DashaDayVariation: dayVariationSchema(),
    ManglikReference: referenceSchema(),
    MitigatingFactor: mitigatingFactorSchema(),
    Karaka: karakaSchema(),
    MatchPerson: personSchema(),
    KootaFacts: kootaFactsSchema(),
    Koota: kootaSchema(),
    TotalRange: totalRangeSchema(),
    KootaRange: kootaRangeSchema(),
    PossibleMatch: possibleMatchSchema(),
    ActivationChange: activationChangeSchema(),
    SnapshotDay: snapshotDaySchema(),
  };
}
