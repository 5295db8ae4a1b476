// Charts with sidereal zodiacs, by the data that its package carries: VSOP87 "embedded", the Moon fitted 1920 to 2080.
const BODIES = {
  Sun: 'sun',
  Moon: 'moon',
  Mercury: 'mercury',
  Venus: 'venus',
  Mars: 'mars',
  Jupiter: 'jupiter',
  Saturn: 'saturn',
  MeanNode: 'mean_node',
};
const LAHIRI = { zodiac: 'sidereal:lahiri', houseSystem: 'whole_sign' };

export const packages = { caelus: '0.23.0' };
export const licence = 'MIT';
export const mode = 'loadNodeData(…, "full", "full"), which is the best that its package carries; sidereal:lahiri';
export const none = {
  tithis: 'only the four quarters',
  festivals: 'none',
};
export const browser = {
  source: "export { Engine } from 'caelus'; export { embeddedData } from 'caelus/data-embedded';",
  files: ['caelus/data/moon_cheb.embedded.json'],
};

export async function open({ folder }) {
  const own = `${folder}/node_modules/caelus`;
  const { Engine, ayanamsa, crossings, jdTT } = await import(`${own}/dist/src/index.js`);
  const { loadNodeData } = await import(`${own}/dist/src/node-loader.js`);
  const engine = new Engine(loadNodeData(`${own}/data`, 'full', 'full'));
  return {
    zodiac: 'sidereal',
    longitudes: (jd) =>
      Object.fromEntries(Object.entries(BODIES).map(([name, body]) => [name, engine.longitude(body, jd, LAHIRI)])),
    ascendant: (jd, latitude, longitude) => engine.chartAt(jd, latitude, longitude, LAHIRI).angles.asc,
    ayanamsha: (jd) => ayanamsa(jdTT(jd), 'lahiri'),
    nakshatras: (from, to) =>
      Array.from({ length: 27 }, (_, index) => crossings(engine, 'moon', (index * 40) / 3, from, to, LAHIRI.zodiac))
        .flat()
        .sort((a, b) => a - b),
    chart: (jd) => engine.chartAt(jd, 28.6139, 77.209, LAHIRI).angles.asc,
    chartIs: 'chartAt: thirteen bodies, aspects',
  };
}
