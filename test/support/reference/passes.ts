import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { type Ephemeris, momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import type { Graha } from '../../../src/base/zodiac/rashi.js';
import { type ActiveTransit, type CurrentTransitsInput, currentTransits } from '../../../src/entries/index.js';
import { grahaAt } from '../default-sky.js';
import { inputOf } from './births.js';
import { arcsecondsBetween, type Row, readTable } from './compare.js';
import type { Deviation } from './spread.js';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** An exact pass of the reference. */
export interface Pass {
  readonly input: CurrentTransitsInput;
  readonly planet: string;
  /** Planet, relationship and natal point. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly exact: number;
}

/** The exact passes of Mars, Jupiter and Saturn over natal points within two years. */
export function passes(folder?: string): Pass[] {
  return readTable('transit_passes.tsv', folder).map((row) => ({
    input: inputOf({ ...row, date: row['birth_date'] as string, time: row['birth_time'] as string } satisfies Row),
    planet: row['transiting_planet'] as string,
    name: `${row['transiting_planet']} ${row['relationship']} ${row['natal_point']}`,
    exact: Date.parse(row['exact_utc'] as string),
  }));
}

/** The transit of a pass as it is told so many hours from the exact instant. */
export function transitOf(
  { input, name, exact }: Pass,
  hours: number,
  ephemeris: Ephemeris = defaultEphemeris,
): ActiveTransit {
  const calculation_datetime = new Date(exact + hours * HOUR).toISOString().slice(0, 16);
  const { active_transits } = currentTransits({ ...input, calculation_datetime }, { ephemeris }).result;
  const transit = active_transits.find(
    ({ transiting_planet, relationship, natal_point }) =>
      `${transiting_planet} ${relationship} ${natal_point}` === name,
  );
  if (!transit) throw new Error(`${name} is not listed at ${calculation_datetime}.`);
  return transit;
}

/** Hours from the exact instant at which a transit is asked for: well in orb, before and behind. */
const [BEFORE, BEHIND] = [-30, 5];

/** How far the told passes are from the reference's: in time, and in how far the planet moves in that time. */
export function passDeviations(all: readonly Pass[], ephemeris: Ephemeris = defaultEphemeris): Deviation[] {
  return all.flatMap((pass) =>
    [BEFORE, BEHIND].flatMap((hours) => {
      const told = nearestPass(transitOf(pass, hours, ephemeris), pass.exact);
      const row = `${pass.name} ${new Date(pass.exact).toISOString()}`;
      const angle = arcsecondsBetween(longitudeAt(pass.planet, told), longitudeAt(pass.planet, pass.exact));
      return [
        { quantity: `pass of ${pass.planet}`, error: Math.abs(told - pass.exact) / MINUTE, row },
        { quantity: `${pass.planet} at its pass`, error: angle, row },
      ];
    }),
  );
}

/** The told pass that is nearest to an instant, in milliseconds since 1970. */
function nearestPass({ exact_passes }: ActiveTransit, exact: number): number {
  const told = exact_passes.map((pass) => Date.parse(pass));
  return told.toSorted((a, b) => Math.abs(a - exact) - Math.abs(b - exact))[0] ?? Number.NaN;
}

function longitudeAt(planet: string, epochMilliseconds: number): number {
  const graha = `${planet[0]?.toUpperCase()}${planet.slice(1)}` as Graha;
  return grahaAt(graha, momentAt(epochMilliseconds)) / 1e6;
}
