/**
 * Births of 1800 to 2200 by the day and place, each a chart here and by the package sweph with its files of the ephemeris,
 * which is no part of this project: where they differ in sign, nakshatra, pada or navamsa of a graha, and by how much at
 * most. Both have the same delta-T, since that of the future is nobody's knowledge.
 *
 * node --import tsx scripts/sweph-births.ts <folder of sweph> <folder of its files> [births] [seed]
 */
import { deltaT, fullChart } from '../src/entries/sky.js';
import { loadedSweph, SIDEREAL } from './sweph/loaded.js';
import { Random } from './sweph/random.js';

const [folder, files, births = '1000000', seed = '1'] = process.argv.slice(2);
const sweph = loadedSweph(folder, files);

/** The grahas that are calculated, by their numbers there. Ketu is opposite Rahu in both. */
const GRAHAS = { Sun: 0, Moon: 1, Mercury: 2, Venus: 3, Mars: 4, Jupiter: 5, Saturn: 6, Rahu: 10 } as const;
const names = Object.keys(GRAHAS) as readonly (keyof typeof GRAHAS)[];

/** A pada of a nakshatra, and so a navamsa: nine of them are a sign, whose edges are among theirs. */
const PADA = 10 / 3;
/** Nearer to an edge, in seconds of arc, nobody can say which it is. */
const EDGE = 0.3;
const MOST_OF_LAGNA = 1;
/**
 * Its sidereal time goes over to a model of long spans before and after these days, with a jump of .14 s of time in 2050,
 * which is 2″ of the equator: lagnas are held to it between them alone, and told for the others.
 */
const ITS_OWN_YEARS = [Date.UTC(1850, 0, 1), Date.UTC(2050, 0, 1)] as const;
/** No horizon crosses the ecliptic well beyond the polar circles. */
const LATITUDE = 66;

const SECONDS = 3600;
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180) * SECONDS;
const padaOf = (longitude: number) => Math.floor(longitude / PADA);
const toEdge = (longitude: number) => {
  const within = longitude % PADA;
  return Math.min(within, PADA - within) * SECONDS;
};

const worst: Record<string, number> = {};
let wrong = 0;
let onEdge = 0;
let far = 0;

function note(name: string, difference: number): void {
  worst[name] = Math.max(worst[name] ?? 0, difference);
}

function compareGraha(name: string, ours: number, theirs: number): void {
  note(name, apart(ours, theirs));
  if (padaOf(ours) === padaOf(theirs)) return;
  if (toEdge(theirs) < EDGE) onEdge++;
  else {
    wrong++;
    process.stdout.write(`${name}: ${ours} here, ${theirs} there\n`);
  }
}

const random = new Random(Number(seed));
const UNIX_EPOCH = 2440587.5;
const DAY = 86_400_000;
for (let birth = 0; birth < Number(births); birth++) {
  const when = new Date(Math.round((random.day() - UNIX_EPOCH) * DAY));
  const jd = when.getTime() / DAY + UNIX_EPOCH;
  const place = { latitude: random.latitude(LATITUDE), longitude: random.longitude() };
  const chart = fullChart(when, place, { bodies: names });
  sweph.set_delta_t_userdef(deltaT(when) / 86_400);
  for (const name of names) {
    const { data, error } = sweph.calc_ut(jd, GRAHAS[name], SIDEREAL);
    if (error !== '') throw new Error(`${name} on ${when.toISOString()}: ${error}`);
    compareGraha(name, chart.bodies[name].longitude, data[0] as number);
  }
  const { points } = sweph.houses_ex(jd, SIDEREAL, place.latitude, place.longitude, 'W').data;
  const difference = apart(chart.ascendant, points[0] as number);
  const isHeld = when.getTime() >= ITS_OWN_YEARS[0] && when.getTime() < ITS_OWN_YEARS[1];
  note(isHeld ? 'lagna 1850 to 2050' : 'lagna of other years', difference);
  if (isHeld && difference > MOST_OF_LAGNA) far++;
}

const most = Object.entries(worst).map(([name, seconds]) => `${name} ${seconds.toFixed(3)}″`);
process.stdout.write(
  `${births} births of seed ${seed}: ${wrong} wrong padas outside ${EDGE}″ of an edge, ${onEdge} within; ` +
    `${far} lagnas of 1850 to 2050 further than ${MOST_OF_LAGNA}″. Most apart: ${most.join(', ')}\n`,
);
process.exitCode = wrong + far > 0 ? 1 : 0;
