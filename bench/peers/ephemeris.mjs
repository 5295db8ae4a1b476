// The analytical ephemeris of Moshier in JavaScript, tropical alone.
import { createRequire } from 'node:module';

const BODIES = {
  Sun: 'sun',
  Moon: 'moon',
  Mercury: 'mercury',
  Venus: 'venus',
  Mars: 'mars',
  Jupiter: 'jupiter',
  Saturn: 'saturn',
  MeanNode: 'rahu',
};

export const packages = { ephemeris: '3.2.1' };
export const licence = 'GPL-3.0';
export const mode =
  'getPlanet(…).apparentLongitudeDd, built-in backend of Moshier, tropical; takes the date of UTC for Terrestrial Time';
export const none = {
  ascendant: 'none',
  ayanamsha: 'none',
  tithis: 'none',
  nakshatras: 'none',
  festivals: 'none',
};
export const browser = { source: "export { getPlanet } from 'ephemeris';", files: [] };

export async function open({ folder }) {
  const { getPlanet } = createRequire(`${folder}/`)('ephemeris');
  const longitudes = (jd) => {
    const date = new Date((jd - 2440587.5) * 86_400_000);
    return Object.fromEntries(
      Object.entries(BODIES).map(([name, body]) => [
        name,
        getPlanet(body, date, 77.209, 28.6139, 0).observed[body].apparentLongitudeDd,
      ]),
    );
  };
  return {
    zodiac: 'tropical',
    longitudes,
    chart: (jd) => longitudes(jd).Saturn,
    chartIs: 'eight tropical longitudes with speeds and risings, no ascendant',
  };
}
