// This package, by its built files: nirayana/sky, and the rules that vrata-calendar uses.
const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Rahu'];
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const CHART = { bodies: BODIES, node: 'mean' };
const EDGES = Array.from({ length: 27 }, (_, index) => (index * 40) / 3);

export const packages = {};
export const licence = 'MIT';
export const mode = 'fullChart and crossings of nirayana/sky, defaults';
export const none = {};
export const browser = { source: "export { fullChart } from 'nirayana/sky';", files: [] };

export async function open({ root }) {
  const { fullChart, crossings, ayanamsha } = await import(`${root}/dist/sky.js`);
  const at = (jd) => ({ jd, scale: 'ut' });
  const times = (found) => found.map(({ jd }) => jd);
  return {
    zodiac: 'sidereal',
    longitudes(jd) {
      const { bodies } = fullChart(at(jd), DELHI, CHART);
      const { Rahu, ...planets } = bodies;
      return Object.fromEntries(
        Object.entries({ ...planets, MeanNode: Rahu }).map(([name, { longitude }]) => [name, longitude]),
      );
    },
    ascendant: (jd, latitude, longitude) => fullChart(at(jd), { latitude, longitude }, { bodies: [] }).ascendant,
    ayanamsha: (jd) => ayanamsha(at(jd)),
    tithis: (from, to) => times(crossings({ tithi: 'every' }, at(from), at(to))),
    nakshatras: (from, to) => times(crossings({ body: 'Moon', longitude: EDGES }, at(from), at(to))),
    async festivals(rows, year, place) {
      const { observancesOfYear, datesOfName } = await import(`${root}/node_modules/.cache/peers-own.mjs`);
      const all = observancesOfYear(year, place);
      return Object.fromEntries(rows.map((row) => [row.name, datesOfName(row, all)]));
    },
    chart: (jd) => fullChart(at(jd), DELHI, CHART).ascendant,
  };
}
