import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { caveat, present } from '../../base/input/caveats.js';
import { resolveDay } from '../../base/input/local-day.js';
import * as field from '../../base/schema/fields.js';
import { formatDate } from '../../base/time/calendar.js';
import type { PlainDateLike, Values } from '../../base/time/temporal.js';
import { type Calculator, calculate, defineTool } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { type ChoghadiyaResult, choghadiyaResults, choghadiyaSchema } from '../../contract/day-divisions.js';
import { type DayEventsResult, dayEventFields, dayEvents } from '../../contract/day-events.js';
import { type PanchangWindowsResult, panchangWindowsSchema } from '../../contract/further-windows.js';
import { type InPlace, localDate, placeZone } from '../../contract/inputs.js';
import { choiceResult, type ObservanceChoiceResult, observanceChoiceSchema } from '../../contract/observance-names.js';
import { isNextCutOff, type PanchangDayResult, panchangDay, panchangDayFields } from '../../contract/panchang-day.js';
import { dayProvenance } from '../../contract/provenance.js';
import { dateAskedFor, placeOfDay } from '../../contract/vocabulary.js';
import { panchangDisclaimer } from '../../languages/en/disclaimers.js';
import { SUNRISE_DEFINITIONS, solarDay } from '../../rules/panchanga/sunrise.js';
import { choiceAt } from '../../rules/vrata/choice.js';
import { NO_WHOLE_DAY, type WholeDayParts, wholeDayFields, wholeDayResults } from './whole-day.js';

export interface PanchangInput {
  /** Local calendar date, YYYY-MM-DD, 1800-01-01 to 2200-12-31. */
  readonly date: string | PlainDateLike;
  /** Degrees north, -90 to 90. */
  readonly latitude: number;
  /** Degrees east, -180 to 180. */
  readonly longitude: number;
  /** IANA time zone; derived from the coordinates when null or absent. */
  readonly timezone?: string | null;
}

export interface PanchangResult extends PanchangDayResult, WholeDayParts {
  readonly date: string;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
  readonly windows: PanchangWindowsResult;
  /** Eight of the day, eight of the night. */
  readonly choghadiya: readonly ChoghadiyaResult[];
  /** What the day is kept for; null with the option `parts` of basic. */
  readonly observances: DayEventsResult['observances'] | null;
  readonly eclipses: DayEventsResult['eclipses'] | null;
  /** Whose observances they are; null with the option `parts` of basic. */
  readonly observance_choice: ObservanceChoiceResult | null;
}

const CONVENTIONS =
  " Moonrise and moonset: upper limb, 34' of refraction, parallax. The limbs, signs and lunar month are those of sunrise, sidereal but for the tithi and karana, which no zodiac changes. No houses.";

/**
 * The panchanga of a place on a date: vara, tithi, nakshatra, yoga and karana at sunrise with the times they begin and
 * end, rise and set of the Sun and the Moon, the lunar month, and the windows that follow from sunrise and weekday.
 *
 * @throws CalculationError `invalid_input`, or `engine_error` also where the Sun does not rise and set on the date.
 *
 * @example
 * import { panchang } from 'nirayana';
 *
 * const { result } = panchang({ date: '2026-01-01', latitude: 28.6139, longitude: 77.209 });
 * const { vara, tithi, nakshatra } = result;
 * [vara, tithi, nakshatra].map(({ name }) => name); // => ['Thursday', 'Trayodashi', 'Rohini']
 * tithi.ends_at; // => '2026-01-01T22:22:45+05:30'
 */
export const panchang: Calculator<PanchangInput | InPlace<PanchangInput>, PanchangResult, typeof panchangTool> = (
  ...asked
) => calculate(panchangTool, ...asked);

function calculatePanchang(
  { date, latitude, longitude, timezone }: Values<PanchangInput>,
  { zones, sky, language, parts, brahmaMuhurta, moonDay, tradition, observanceOptions, sutak }: CalculationContext,
) {
  const place = { latitude, longitude };
  const civil = resolveDay({ date, timeZone: timezone, place }, zones);
  const { timeZone } = civil;
  const day = solarDay(sky, civil, place);
  const { sunrise, sunset, nextSunrise } = day;
  const whole = parts === 'full';
  const told = panchangDay(sky, { day, civil, place, brahmaMuhurta, moonDay, whole });
  const of = told.ofDay ? wholeDayResults(sky, told, told.ofDay, place) : NO_WHOLE_DAY;
  const choice = choiceAt(place, observanceOptions);
  const events = told.ofDay
    ? dayEvents(sky, {
        days: [{ sunrise, sunset, nextSunrise, date, sunsetBefore: told.sunsetBefore }],
        place,
        timeZone,
        tradition,
        choice,
        sutak,
        found: { tithis: told.ofDay.tithi, nakshatras: told.ofDay.nakshatra, month: told.month },
      })
    : undefined;
  const atSunrise = told.result;
  // Written out in their order: a spread that is not the first of all takes longer than the windows of a day.
  const result: PanchangResult = {
    date: formatDate(date),
    // The sums turn -0 into 0.
    place: { latitude: latitude + 0, longitude: longitude + 0, timezone: timeZone.name },
    sunrise_at: atSunrise.sunrise_at,
    sunset_at: atSunrise.sunset_at,
    next_sunrise_at: atSunrise.next_sunrise_at,
    moonrise_at: atSunrise.moonrise_at,
    moonset_at: atSunrise.moonset_at,
    vara: atSunrise.vara,
    tithi: atSunrise.tithi,
    nakshatra: atSunrise.nakshatra,
    yoga: atSunrise.yoga,
    karana: atSunrise.karana,
    paksha: atSunrise.paksha,
    lunar_month: atSunrise.lunar_month,
    sun_sign: atSunrise.sun_sign,
    moon_sign: atSunrise.moon_sign,
    windows: Object.assign(told.weekdayWindows, of.windows),
    choghadiya: choghadiyaResults(timeZone, day, told.vara),
    limbs: of.limbs,
    ganda_moola: of.ganda_moola,
    bhadra: of.bhadra,
    panchaka: of.panchaka,
    ayana: of.ayana,
    ritu: of.ritu,
    gowri: of.gowri,
    tarabala: of.tarabala,
    chandrabala: of.chandrabala,
    special_yogas: of.special_yogas,
    anandadi: of.anandadi,
    muhurtas: of.muhurtas,
    year_numbers: of.year_numbers,
    samvatsara: of.samvatsara,
    solar_months: of.solar_months,
    directions: of.directions,
    observances: events?.ofDays[0]?.observances ?? null,
    eclipses: events?.ofDays[0]?.eclipses ?? null,
    observance_choice: events ? choiceResult(choice) : null,
  };
  const isCutOff = isNextCutOff(result);
  return {
    result,
    provenance: dayProvenance({ sky, language }, civil, {
      moment: momentAt(sunrise),
      houseSystem: SUNRISE_DEFINITIONS[sky.sunrise] + CONVENTIONS,
      range: present([
        !told.month && caveat('lunar_month_cut_off', {}),
        isCutOff && caveat('next_limb_cut_off', {}),
        events?.isCutOff && caveat('observances_cut_off', {}),
        result.samvatsara?.north === null && caveat('years_cut_off', {}),
      ]),
    }),
  };
}

export const panchangTool = defineTool({
  slug: 'panchang',
  place: 25,
  functionName: 'panchang',
  group: 'day',
  title: 'Daily panchang',
  description:
    'The panchanga of a place on a date: the five limbs at sunrise with their end times, rise and set of the Sun and the Moon, the lunar month, Rahu Kalam and the other windows, the choghadiya, and the fasts, festivals and eclipses of the day.',
  calculationVersion: '1.0.0',
  disclaimer: panchangDisclaimer,
  options: [
    'ayanamsha',
    'parts',
    'brahma_muhurta',
    'moon_day',
    'tradition',
    'region',
    'community',
    'least_importance',
    'sunrise',
    'sutak',
  ],
  inputSchema: () =>
    field.closed({
      date: localDate(),
      latitude: field.latitude(),
      longitude: field.longitude(),
      timezone: placeZone(),
    }),
  resultSchema: () =>
    field.open({
      date: dateAskedFor(),
      place: placeOfDay(),
      ...panchangDayFields(),
      windows: panchangWindowsSchema(),
      choghadiya: field.list(choghadiyaSchema()),
      ...wholeDayFields(),
      ...field.eachOrNull(dayEventFields()),
      observance_choice: field.orNull(observanceChoiceSchema()),
    }),
  example: { date: '2026-01-01', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  cost: 1,
  calculate: calculatePanchang,
});
