// The Swiss Ephemeris, native. Its documentation has its data files be downloaded; here they are the ones that
// swisseph-wasm carries, cut out of its package.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const BODIES = { Sun: 0, Moon: 1, Mercury: 2, Venus: 3, Mars: 4, Jupiter: 5, Saturn: 6, MeanNode: 10 };
const [SWIEPH, SPEED, SIDEREAL, LAHIRI] = [2, 256, 65536, 1];

export const packages = { sweph: '2.10.3-b-1' };
export const borrows = 'swisseph-wasm';
export const licence = 'AGPL-3.0 or LGPL-3.0';
export const mode = 'native; sepl_18.se1 and semo_18.se1, taken from swisseph-wasm; Lahiri (mode 1)';
export const none = {
  tithis: 'no such function',
  festivals: 'none',
};
export const browser = 'native, for Node alone';

export async function open({ folder, folderOf }) {
  const sweph = createRequire(`${folder}/`)('sweph');
  sweph.set_ephe_path(filesFrom(`${folderOf('swisseph-wasm')}/node_modules/swisseph-wasm/wasm`, `${folder}/ephe`));
  sweph.set_sid_mode(LAHIRI, 0, 0);
  const flags = SWIEPH | SPEED | SIDEREAL;
  const place = (jd, body) => {
    const { data, flag, error } = sweph.calc_ut(jd, body, flags);
    if (!(flag & SWIEPH)) throw new Error(`The files are not read: ${error}`);
    return data[0];
  };
  const ascendant = (jd, latitude, longitude) => sweph.houses_ex(jd, SIDEREAL, latitude, longitude, 'W').data.points[0];
  return {
    zodiac: 'sidereal',
    longitudes: (jd) => Object.fromEntries(Object.entries(BODIES).map(([name, body]) => [name, place(jd, body)])),
    ascendant,
    ayanamsha: (jd) => sweph.get_ayanamsa_ut(jd),
    /** Elongation of the Moon, from which this bench makes the boundaries that others are held against. */
    elongation: (jd) => place(jd, BODIES.Moon) - place(jd, BODIES.Sun),
    nakshatras(from, to) {
      const found = [];
      for (let jd = from; ; ) {
        const edge = (Math.floor((place(jd, BODIES.Moon) * 27) / 360 + 1e-6) + 1) % 27;
        jd = sweph.mooncross_ut((edge * 360) / 27, jd, flags).date;
        if (!(jd < to)) return found;
        found.push(jd);
      }
    },
    chart(jd) {
      for (const body of Object.values(BODIES)) place(jd, body);
      return sweph.get_ayanamsa_ut(jd) + ascendant(jd, 28.6139, 77.209);
    },
  };
}

/** Writes the files that the loader of swisseph-wasm lists into a folder, and tells it. */
function filesFrom(wasm, to) {
  mkdirSync(to, { recursive: true });
  const data = readFileSync(`${wasm}/swisseph.data`);
  const listed = /filename:"\/sweph\/(\w+\.se1)",start:(\d+),end:(\d+)/g;
  for (const [, name, start, end] of readFileSync(`${wasm}/swisseph.js`, 'utf8').matchAll(listed)) {
    writeFileSync(`${to}/${name}`, data.subarray(Number(start), Number(end)));
  }
  return to;
}
