import * as field from '../../../base/schema/fields.js';
import { natalChartSchema, transitingSchema } from '../../../contract/active-transit.js';
import { ascendantSchema, chartPlanetSchema, dignitySchema } from '../../../contract/birth-chart.js';
import {
  lunarMonthFields,
  lunarMonthName,
  lunarMonthsSchema,
  momentNakshatraSchema,
  momentPanchangaSchema,
  monthNamesSchema,
  runningLunarMonthSchema,
} from '../../../contract/birth-panchanga.js';
import { currentDashasSchema, dashaSpanFields, mahadashaSchema, runningDashaFields } from '../../../contract/dasha.js';
import {
  dashaBalanceSchema,
  dayEdgeSchema,
  dayVariationSchema,
  openStartSchema,
} from '../../../contract/dasha-balance.js';
import {
  choghadiyaName,
  choghadiyaSchema,
  planetaryHourFields,
  windowFields,
} from '../../../contract/day-divisions.js';
import { eclipseSchema } from '../../../contract/eclipse.js';
import { panchangWindowsSchema } from '../../../contract/further-windows.js';
import { kootaFactsSchema, kootaSchema } from '../../../contract/koota.js';
import {
  kpCuspSchema,
  kpNodeAgencySchema,
  kpPlaceSchema,
  kpPlanetSchema,
  kpSignificatorsSchema,
} from '../../../contract/kp.js';
import { navamsaMinutesSchema, risingSignMinutesSchema } from '../../../contract/lagna-minutes.js';
import {
  dayNakshatraFields,
  ganaSchema,
  karanaFields,
  nakshatraNature,
  runningFields,
  tithiFields,
  yogaFields,
} from '../../../contract/limbs.js';
import { principalPhaseSchema } from '../../../contract/moon-phase.js';
import { moonBoundarySchema, natalMoonSchema } from '../../../contract/natal-moon.js';
import { observanceChoiceSchema, observanceNameFields } from '../../../contract/observance-names.js';
import {
  karanaWithNextSchema,
  nakshatraWithNextSchema,
  tithiWithNextSchema,
  yogaWithNextSchema,
} from '../../../contract/panchang-day.js';
import { confidenceSchema, nakshatraSchema, rashiSchema, varaName, varaSchema } from '../../../contract/positions.js';
import { schemeMahadashaSchema } from '../../../contract/scheme-dashas.js';
import { ruleSchema } from '../../../contract/score-rules.js';
import { bandCode, daySpanSchema, limbChangeSchema } from '../../../contract/scored-day.js';
import { kootaRangeSchema, personSchema, possibleMatchSchema, totalRangeSchema } from '../../../contract/two-moons.js';
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
} from '../../../contract/vocabulary.js';
import { timingWindowSchema } from '../../../contract/windows.js';
import { chartAspectSchema, chartHouseSchema } from '../../../tools/birth-chart-calculator/chart-houses.js';
import { vargaSchema } from '../../../tools/birth-chart-calculator/vargas.js';
import { mitigatingFactorSchema, referenceSchema } from '../../../tools/manglik-dosha-calculator/shapes.js';
import { snapshotDaySchema } from '../../../tools/monthly-snapshot/snapshot-day.js';
import { activationChangeSchema } from '../../../tools/personal-activation/activation-change.js';
import { karakaSchema } from '../../../tools/relationship-weather/karakas.js';
import { moonStretchSchema } from '../../../tools/sign-today/shapes.js';

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
    Tithi: field.open(tithiFields()),
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
    MomentPanchanga: momentPanchangaSchema(),
    MomentNakshatra: momentNakshatraSchema(),
    LunarMonthNames: monthNamesSchema(),
    Eclipse: eclipseSchema(),
    ObservanceChoice: observanceChoiceSchema(),
    ObservanceName: field.open(observanceNameFields()),
    ChartAscendant: ascendantSchema(),
    RisingSignMinutes: risingSignMinutesSchema(),
    NavamsaMinutes: navamsaMinutesSchema(),
    ChartPlanet: chartPlanetSchema(),
    ChartHouse: chartHouseSchema(),
    ChartAspect: chartAspectSchema(),
    Varga: vargaSchema(),
    KpPlace: kpPlaceSchema(),
    KpCusp: kpCuspSchema(),
    KpPlanet: kpPlanetSchema(),
    KpSignificators: kpSignificatorsSchema(),
    KpNodeAgency: kpNodeAgencySchema(),
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
    SignMoonStretch: moonStretchSchema(),
  };
}
