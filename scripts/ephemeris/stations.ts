/**
 * How far the stations of 1800 to 2200 are from those of the kernel: the rate at which a place by the series leaves that
 * by the kernel, over how fast the speed changes at the station.
 *
 *     npm run ephemeris:stations -- <kernel.bsp>
 */
import { basename } from 'node:path';
import { defaultEphemeris, fromBase64 } from '../../src/base/ephemeris/default.js';
import { HeliocentricStates, ORBITING, STATE } from '../../src/base/ephemeris/places/heliocentric.js';
import data from '../../src/base/ephemeris/series/nirayana-series.js';
import { SkySeries } from '../../src/base/ephemeris/series/sky-series.js';
import { stations } from '../../src/base/ephemeris/stations.js';
import { tropicalTrack } from '../../src/base/ephemeris/tracks.js';
import { atan2, PI } from '../../src/base/math/angle.js';
import { NEEDED } from './fit/generate.js';
import { Source } from './source.js';
import { openKernel, withFile } from './spk.js';
import { subtract, type Vector } from './vector.js';

const BODIES = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;
const SECONDS_PER_DAY = 86_400;

const longitude = ({ x, y }: Vector) => atan2(y, x);

/** Seconds, in order of size. */
function deviations(body: (typeof BODIES)[number], source: Source, states: HeliocentricStates): Float64Array {
  const name = body.toLowerCase() as Lowercase<typeof body>;
  /** Degrees by which the series is ahead of the kernel, both seen from the Earth at one instant. */
  const ahead = (day: number) => {
    states.goTo(day);
    states.locateEarth();
    states.locate(ORBITING[body]);
    const [x = 0, y = 0] = states.helio.subarray(ORBITING[body] * STATE);
    const [earthX = 0, earthY = 0] = states.earth;
    const there = subtract(source.heliocentric(name, day), source.heliocentricEarth(day));
    const turns = (longitude({ x: x - earthX, y: y - earthY, z: 0 }) - longitude(there)) / (2 * PI);
    return (turns - Math.round(turns)) * 360;
  };
  const { first, last } = defaultEphemeris.span;
  const found = stations(tropicalTrack(defaultEphemeris, body), first + 1, last - 1);
  const off = ({ tt, acceleration }: (typeof found)[number]) =>
    Math.abs((ahead(tt + 0.5) - ahead(tt - 0.5)) / acceleration) * SECONDS_PER_DAY;
  return Float64Array.from(found, off).sort();
}

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Usage: npm run ephemeris:stations -- <kernel.bsp>');
withFile(path, basename(path), (file) => {
  const source = new Source([openKernel(file)], NEEDED);
  const states = new HeliocentricStates(new SkySeries(fromBase64(data)));
  for (const body of BODIES) {
    const all = deviations(body, source, states);
    const [median, most] = [all[all.length >> 1], all.at(-1)].map((seconds) => `${seconds?.toFixed(2)} s`);
    process.stdout.write(`${body}: ${all.length} stations, median ${median}, max ${most}\n`);
  }
});
