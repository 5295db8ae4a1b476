// Panchangas; no places of planets are told.
import { createRequire } from 'node:module';

const DAY = 86_400_000;

export const packages = { 'mhah-panchang': '1.2.0' };
export const licence = 'MPL-2.0';
export const mode = 'calculate(date), which takes whole minutes; its ayanamsha has nutation in it';
export const none = {
  longitudes: 'told by none of its functions',
  ascendant: 'none',
  festivals: 'none',
};
export const browser = { source: "export { MhahPanchang } from 'mhah-panchang';", files: [] };

export async function open({ folder }) {
  const { MhahPanchang } = createRequire(`${folder}/`)('mhah-panchang');
  const panchang = new MhahPanchang();
  const calculate = (jd) => panchang.calculate(new Date((jd - 2440587.5) * DAY));
  const ends = (from, to, limb) => {
    const found = [];
    for (let jd = from; jd < to; ) {
      const end = new Date(calculate(jd)[limb].end).getTime() / DAY + 2440587.5;
      if (end >= to) break;
      // Ends may lie some minutes before the instant at which the next limb is told.
      if (end - (found.at(-1) ?? 0) > 0.1) found.push(end);
      jd = Math.max(end, jd) + 10 / 1440;
    }
    return found;
  };
  return {
    /** Told in whole arc-seconds, as text: 24 10'43". */
    ayanamsha(jd) {
      const [degrees, minutes, seconds] = calculate(jd).Ayanamsa.name.match(/\d+/g).map(Number);
      return degrees + minutes / 60 + seconds / 3600;
    },
    tithis: (from, to) => ends(from, to, 'Tithi'),
    nakshatras: (from, to) => ends(from, to, 'Nakshatra'),
    chart: (jd) => calculate(jd).Tithi.ino,
    chartIs: 'calculate: limbs alone',
  };
}
