// The Swiss Ephemeris compiled to WebAssembly, with its data files inside.
const BODIES = { Sun: 0, Moon: 1, Mercury: 2, Venus: 3, Mars: 4, Jupiter: 5, Saturn: 6, MeanNode: 10 };
const [SWIEPH, SPEED, SIDEREAL, LAHIRI] = [2, 256, 65536, 1];

export const packages = { 'swisseph-wasm': '0.1.0' };
export const licence = 'GPL-3.0';
export const mode = 'WebAssembly with .se1 files inside; Lahiri (mode 1)';
export const none = {
  tithis: 'no such function',
  festivals: 'none',
};
export const browser = {
  source: "export { default } from 'swisseph-wasm';",
  files: ['swisseph-wasm/wasm/swisseph.wasm', 'swisseph-wasm/wasm/swisseph.data'],
};

export async function open({ folder }) {
  const { default: SwissEph } = await import(`${folder}/node_modules/swisseph-wasm/src/swisseph.js`);
  const swe = new SwissEph();
  await swe.initSwissEph();
  swe.set_sid_mode(LAHIRI, 0, 0);
  const flags = SWIEPH | SPEED | SIDEREAL;
  const place = (jd, body) => swe.calc_ut(jd, body, flags)[0];
  const ascendant = (jd, latitude, longitude) => swe.houses_ex(jd, SIDEREAL, latitude, longitude, 'W').ascmc[0];
  return {
    zodiac: 'sidereal',
    longitudes: (jd) => Object.fromEntries(Object.entries(BODIES).map(([name, body]) => [name, place(jd, body)])),
    ascendant,
    ayanamsha: (jd) => swe.get_ayanamsa_ut(jd),
    nakshatras(from, to) {
      const found = [];
      for (let jd = from; ; ) {
        const edge = (Math.floor((place(jd, BODIES.Moon) * 27) / 360 + 1e-6) + 1) % 27;
        jd = swe.mooncross_ut((edge * 360) / 27, jd, flags);
        if (!(jd < to)) return found;
        found.push(jd);
      }
    },
    chart(jd) {
      for (const body of Object.values(BODIES)) place(jd, body);
      return swe.get_ayanamsa_ut(jd) + ascendant(jd, 28.6139, 77.209);
    },
  };
}
