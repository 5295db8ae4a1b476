// Astronomy, with no zodiac of its own: its tropical longitudes are held against tropical ones.
import { createRequire } from 'node:module';

const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];
const J2000 = 2451545;

export const packages = { 'astronomy-engine': '2.1.19' };
export const licence = 'MIT';
export const mode =
  'Ecliptic(GeoVector(…, aberration)), tropical; tithis by SearchMoonPhase, which leaves aberration out';
export const none = {
  ascendant: 'no such function',
  ayanamsha: 'none',
  nakshatras: 'none',
  festivals: 'none',
};
export const browser = {
  source: "export { Ecliptic, GeoVector, MakeTime } from 'astronomy-engine';",
  files: [],
};

export async function open({ folder }) {
  const { Ecliptic, GeoVector, MakeTime, SearchMoonPhase } = createRequire(`${folder}/`)('astronomy-engine');
  const place = (body, time) => Ecliptic(GeoVector(body, time, true)).elon;
  const longitudes = (jd) => {
    const time = MakeTime(jd - J2000);
    return Object.fromEntries(BODIES.map((body) => [body, place(body, time)]));
  };
  return {
    zodiac: 'tropical',
    longitudes,
    tithis(from, to) {
      const found = [];
      for (let tithi = 0; tithi < 30; tithi++) {
        for (let jd = from; ; jd += 20) {
          const time = SearchMoonPhase(tithi * 12, MakeTime(jd - J2000), 40);
          if (!time || time.ut + J2000 >= to) break;
          jd = time.ut + J2000;
          found.push(jd);
        }
      }
      return found.sort((a, b) => a - b);
    },
    chart: (jd) => longitudes(jd).Saturn,
    chartIs: 'seven tropical longitudes without speeds, node or ascendant',
  };
}
