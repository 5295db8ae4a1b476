import type { CareerFactors } from './factors.js';

/** What of a factor is compared between charts: whatever of it is a whole thing, and no degrees. */
const STATES = {
  references: ({ references }) => references.map(({ rashi }) => rashi.name),
  tenth: ({ references, tenth }) => [
    ...references.map(({ tenth: { name }, occupants }) => [name, occupants]),
    tenth.aspectedBy,
  ],
  karmajiva: ({ references }) => references.map(({ karmajiva }) => karmajiva),
  primary_reference: ({ primary }) => primary.name,
  tenth_lord: ({ chart, tenth: { lord } }) => [
    lord,
    chart.lagna.name,
    chart.rashi[lord].name,
    chart.dignity[lord],
    chart.combust[lord],
    chart.navamsa[lord].name,
    chart.dashamsha[lord].name,
  ],
  tenth_sign: ({ tenth }) => tenth.tenth.name,
  d10: ({ chart, dashamshaOccupants, tenth }) => [
    chart.dashamshaLagna.name,
    dashamshaOccupants,
    chart.dashamsha[tenth.lord].name,
  ],
  chara_karakas: ({ chart, karakas, amatyakaraka }) => [
    karakas.map(({ graha }) => graha),
    chart.navamsa[amatyakaraka].name,
    chart.dashamsha[amatyakaraka].name,
  ],
  karakamsa: ({ karakamsa, karakamsaGrahas }) => [karakamsa.name, karakamsaGrahas],
  income_houses: ({ incomeHouses }) =>
    incomeHouses.map(({ rashi, occupants, link }) => [rashi.name, occupants, link ?? null]),
  natural_karakas: ({ chart, naturalKarakas }) =>
    naturalKarakas.map(({ graha, link }) => [chart.lagna.name, chart.rashi[graha].name, chart.dignity[graha], link]),
  strongest: ({ strongest }) => strongest.map(({ graha, dignity, rank }) => [graha, dignity, rank]),
  yogas: ({ yogas }) => yogas.map(({ code, grahas }) => [code, grahas]),
} as const satisfies Record<string, (factors: CareerFactors) => unknown>;

/** A factor of a chart. */
export type FactorCode = keyof typeof STATES;
export const FACTOR_CODES = Object.keys(STATES) as FactorCode[];

/** What each factor of a chart is, to be compared with that of another one. */
export function factorStates(factors: CareerFactors): ReadonlyMap<FactorCode, string> {
  return new Map(FACTOR_CODES.map((code) => [code, JSON.stringify(STATES[code](factors))]));
}
