// Panchangas, charts and festivals on astronomy-engine.
import { createRequire } from 'node:module';

const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];
const DAY = 86_400_000;
const INDIA = { timezoneOffset: 330 };
/** Its names of observances of the published list, where more than what it says in brackets keeps them apart. */
const NAMES = {
  Bhogi: 'Bhogi Pandigai',
  'Bhai Dooj (Yama Dwitiya)': 'Bhaiya Dooj',
  'Chaitra Navratri Ghatasthapana': 'Chaitra Navratri',
  'Durga Ashtami (Chaitra)': undefined,
  'Kartik Purnima / Dev Diwali': 'Kartika Purnima',
  'Krishna Janmashtami': 'Janmashtami *Smarta',
  'Mauni Amavasya': 'Mauni Amavas',
  'Naraka Chaturdashi (Choti Diwali)': 'Narak Chaturdashi',
  'Navaratri Ghatasthapana': 'Ghatasthapana',
  'Pradosham (Krishna)': 'Pradosh Vrat',
  'Pradosham (Shukla)': 'Pradosh Vrat',
  'Prathama Shraddha (Day 1)': 'Pratipada Shraddha',
  'Skanda Sashti (Kanda Sashti)': 'Soora Samharam',
  'Tamil Puthandu': 'Puthandu',
  'Ugadi / Gudi Padwa': 'Ugadi',
  'Varalakshmi Vratam': 'Varalakshmi Vrat',
  'Vat Purnima': 'Vat Purnima Vrat',
  'Vijaya Dashami (Dussehra)': 'Vijayadashami',
  Vishu: 'Vishu Kani',
};

export const packages = { '@ishubhamx/panchangam-js': '2.2.3' };
export const licence = 'MIT';
export const mode = 'getKundli and getPanchangam; Lahiri, the one that it has; its places keep nutation';
export const none = {};
export const browser = { source: "export { getKundli, Observer } from '@ishubhamx/panchangam-js';", files: [] };

export async function open({ folder }) {
  const { getKundli, getAyanamsa, getPanchangam, findTithiEnd, findNakshatraEnd, Observer } = createRequire(
    `${folder}/`,
  )('@ishubhamx/panchangam-js');
  const dateOf = (jd) => new Date((jd - 2440587.5) * DAY);
  const jdOf = (date) => date.getTime() / DAY + 2440587.5;
  const delhi = new Observer(28.6139, 77.209, 216);
  /** The end of each limb, from a minute after the end of the one before. */
  const ends = (from, to, end) => {
    const found = [];
    for (let jd = from; ; ) {
      const date = end(dateOf(jd));
      if (date === null || jdOf(date) >= to) return found;
      found.push(jdOf(date));
      jd = jdOf(date) + 1 / 1440;
    }
  };
  return {
    zodiac: 'sidereal',
    longitudes(jd) {
      const { planets } = getKundli(dateOf(jd), delhi);
      const all = [...BODIES.map((name) => [name, planets[name]]), ['MeanNode', planets.Rahu]];
      return Object.fromEntries(all.map(([name, { longitude }]) => [name, longitude]));
    },
    ascendant: (jd, latitude, longitude) =>
      getKundli(dateOf(jd), new Observer(latitude, longitude, 0)).ascendant.longitude,
    ayanamsha: (jd) => getAyanamsa(dateOf(jd)),
    tithis: (from, to) => ends(from, to, findTithiEnd),
    nakshatras: (from, to) => ends(from, to, (date) => findNakshatraEnd(date, getAyanamsa(date))),
    festivals(rows, year, { latitude, longitude }) {
      const observer = new Observer(latitude, longitude, 0);
      const found = {};
      for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY) {
        for (const { name } of getPanchangam(new Date(day), observer, INDIA).festivals) {
          const published = name in NAMES ? NAMES[name] : name.replace(/ \([^()]*\)$/, '');
          if (published === undefined) continue;
          found[published] ??= [];
          found[published].push(new Date(day).toISOString().slice(0, 10));
        }
      }
      return Object.fromEntries(rows.map(({ name }) => [name, found[name]]).filter(([, dates]) => dates));
    },
    chart: (jd) => getKundli(dateOf(jd), delhi).ascendant.longitude,
    chartIs: 'getKundli: ten planets, dasha, divisional charts',
  };
}
