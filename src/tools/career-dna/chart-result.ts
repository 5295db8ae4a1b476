import type { ResolvedBirth } from '../../base/input/birth.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import { dateOf, dayStart, formatInstant, utcDateAt } from '../../base/time/calendar.js';
import { fieldsFromDays } from '../../base/time/gregorian.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import { nakshatraOf } from '../../base/zodiac/nakshatra.js';
import type { GrahaPosition } from '../../base/zodiac/positions.js';
import { degreeInRashi, GRAHAS_BY_WEEKDAY, type Graha, houseFrom } from '../../base/zodiac/rashi.js';
import type { CareerChart } from '../../rules/career/chart.js';
import type { CareerChartResult, CareerGraha, TenthFrom } from '../../rules/career/chart-shapes.js';
import type { CareerFactors, Reference } from '../../rules/career/factors.js';
import { periodCodes, periodLink, periodText } from '../../rules/career/period-links.js';
import { mahadashas, subPeriods } from '../../rules/dasha/vimshottari.js';
import { houseOf } from '../../rules/natal/dignity.js';
import type { Dignity } from '../../rules/natal/dignity-tables.js';
import type { Span } from '../../rules/panchanga/day-divisions.js';
import type { CareerFindings, CareerPeriod } from './result.js';

type ChartFindings = Pick<
  CareerFindings,
  | 'chart'
  | 'tenth_house'
  | 'dashamsha'
  | 'chara_karakas'
  | 'amatyakaraka'
  | 'karakamsa'
  | 'karaka_gap_degrees'
  | 'strongest'
  | 'natural_karakas'
  | 'income_houses'
  | 'yogas'
>;

/** The factors as a result shows them. */
export function chartFindings(birth: ResolvedBirth, factors: CareerFactors): ChartFindings {
  const { chart, tenth, karakas, amatyakaraka, dashamshaTenth } = factors;
  const d10 = chart.dashamshaLagna;
  return {
    chart: chartResult(birth, chart),
    tenth_house: {
      primary_reference: factors.primary.name,
      references: factors.references.map((reference) => tenthFrom(chart, reference)),
    },
    dashamsha: {
      lagna: { sign: d10.name, ruler: d10.ruler },
      tenth: { sign: dashamshaTenth.name, ruler: dashamshaTenth.ruler, occupants: factors.dashamshaOccupants },
      d1_tenth_ruler_sign: chart.dashamsha[tenth.lord].name,
    },
    chara_karakas: karakas.map(({ karaka, graha, gone }) => ({
      karaka,
      graha,
      degree_in_sign: fromMicrodegrees(gone),
    })),
    amatyakaraka: {
      graha: amatyakaraka,
      d9_sign: chart.navamsa[amatyakaraka].name,
      d10_sign: chart.dashamsha[amatyakaraka].name,
    },
    karakamsa: { sign: factors.karakamsa.name, grahas: factors.karakamsaGrahas },
    karaka_gap_degrees: karakaGaps(factors).map(fromMicrodegrees),
    strongest: factors.strongest,
    natural_karakas: factors.naturalKarakas.map(({ graha, link }) => ({
      graha,
      house: houseOf(chart, graha, chart.lagna),
      dignity: dignityOf(chart, graha),
      link,
    })),
    income_houses: factors.incomeHouses.map(({ house, rashi, occupants, link }) => ({
      house,
      sign: rashi.name,
      ruler: rashi.ruler,
      occupants,
      link: link ?? null,
    })),
    yogas: factors.yogas,
  };
}

/** How far the first three chara karakas are apart in degree, microdegrees. */
export function karakaGaps({ karakas }: CareerFactors): number[] {
  const [atma, amatya, bhratri] = karakas.map(({ gone }) => gone) as [number, number, number];
  return [atma - amatya, amatya - bhratri];
}

function chartResult({ epochMilliseconds, timeZone }: ResolvedBirth, chart: CareerChart): CareerChartResult {
  return {
    moment: {
      utc: formatInstant(epochMilliseconds),
      local: formatLocalWithOffset(timeZone, epochMilliseconds),
      timezone: timeZone.name,
    },
    ascendant: {
      sign: chart.lagna.name,
      longitude: fromMicrodegrees(chart.ascendant),
      degree_in_sign: degreeInRashi(chart.ascendant),
      ruler: chart.lagna.ruler,
    },
    grahas: GRAHAS_BY_WEEKDAY.map((graha) => grahaResult(chart, graha)),
  };
}

function grahaResult(chart: CareerChart, graha: Graha): CareerGraha {
  // All nine are there.
  const { longitude, speed } = chart.positions.find((position) => position.graha === graha) as GrahaPosition;
  const { nakshatra, pada } = nakshatraOf(longitude);
  return {
    graha,
    longitude: fromMicrodegrees(longitude),
    sign: chart.rashi[graha].name,
    degree_in_sign: degreeInRashi(longitude),
    house: houseOf(chart, graha, chart.lagna),
    nakshatra: nakshatra.name,
    pada,
    retrograde: speed < 0,
    combust: chart.combust[graha],
    dignity: chart.dignity[graha],
    d9_sign: chart.navamsa[graha].name,
    d10_sign: chart.dashamsha[graha].name,
  };
}

function tenthFrom(chart: CareerChart, reference: Reference): TenthFrom {
  const { name, rashi, strength, strengthenedBy, tenth, lord, karmajiva } = reference;
  return {
    reference: name,
    sign: rashi.name,
    strength,
    strengthened_by: strengthenedBy,
    tenth: {
      sign: tenth.name,
      element: tenth.element,
      modality: tenth.modality,
      ruler: lord,
      occupants: reference.occupants,
      aspected_by: reference.aspectedBy,
    },
    ruler_placement: {
      sign: chart.rashi[lord].name,
      house: houseFrom(rashi, chart.rashi[lord]),
      dignity: dignityOf(chart, lord),
      combust: chart.combust[lord],
      navamsa_sign: chart.navamsa[lord].name,
    },
    karmajiva: { graha: karmajiva, dignity: dignityOf(chart, karmajiva) },
  };
}

/** The dignity of a graha that rules signs, which is never without one. */
function dignityOf({ dignity }: CareerChart, graha: Graha): Dignity {
  return dignity[graha] as Dignity;
}

const WINDOW_YEARS = 10;
const ADULT_YEARS = 18;

/** Whether a birth lies less than 18 years before an instant, or after it. */
export function isMinor(birth: number, asOf: number): boolean {
  return yearsAfter(birth, ADULT_YEARS) > asOf;
}

/** The same day and time of the UTC calendar so many years later; 1 March for a 29 February that a year does not have. */
function yearsAfter(epochMilliseconds: number, years: number): number {
  const date = utcDateAt(epochMilliseconds);
  const { year, month, day } = fieldsFromDays(date);
  return dayStart(dateOf(year + years, month, day)) + (epochMilliseconds - dayStart(date));
}

/**
 * The sub-periods that touch the ten years from `asOf` on, milliseconds since 1970, with what their lords have to do with
 * work; none for a minor. `chief` is the reference whose karmajiva counts.
 */
export function periodsOf(
  factors: CareerFactors,
  chief: Reference,
  { epochMilliseconds: birth }: ResolvedBirth,
  asOf: number,
): CareerFindings['periods'] {
  const end = yearsAfter(asOf, WINDOW_YEARS);
  return {
    system: 'vimshottari',
    starts_at: formatInstant(asOf),
    ends_at: formatInstant(end),
    items: isMinor(birth, asOf) ? [] : periodItems(factors, chief, birth, { start: asOf, end }),
  };
}

function periodItems(factors: CareerFactors, chief: Reference, birth: number, window: Span): CareerPeriod[] {
  return mahadashas(factors.chart.longitudes.Moon, birth)
    .flatMap((maha) => subPeriods(maha).map((antar) => ({ maha: maha.lord, antar })))
    .filter(({ antar }) => antar.start < window.end && antar.end > window.start)
    .map(({ maha, antar: { lord, start, end } }): CareerPeriod => {
      const codes = periodCodes(factors, chief, maha, lord);
      const points = codes.reduce((sum, code) => sum + code.points, 0);
      return {
        maha,
        antar: lord,
        starts_at: formatInstant(start),
        ends_at: formatInstant(end),
        running: start <= window.start && window.start < end,
        link: periodLink(points),
        points,
        codes,
        text: periodText(codes),
      };
    });
}
