import type { ResolvedBirth } from '../../base/input/birth.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import { formatInstant } from '../../base/time/calendar.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import { GRAHAS_BY_WEEKDAY, type Graha } from '../../base/zodiac/graha.js';
import { nakshatraOf } from '../../base/zodiac/nakshatra.js';
import type { GrahaPosition } from '../../base/zodiac/positions.js';
import { degreeInRashi, houseFrom } from '../../base/zodiac/rashi.js';
import type { CareerChart } from '../../rules/career/chart.js';
import type { CareerChartResult, CareerGraha, TenthFrom } from '../../rules/career/chart-shapes.js';
import type { CareerFactors } from '../../rules/career/factors.js';
import type { Reference } from '../../rules/career/references.js';
import type { Dignity } from '../../rules/natal/dignity-tables.js';
import { houseOf } from '../../rules/natal/sign-chart.js';
import type { CareerFindings } from './result.js';

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
      timezone: timeZone,
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
