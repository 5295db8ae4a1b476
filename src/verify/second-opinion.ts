import type { Ephemeris } from '../base/ephemeris/ephemeris.js';
import { wrap180 } from '../base/math/angle.js';
import { calculate } from '../calculation/calculate.js';
import type { AnyTool } from '../calculation/tool.js';
import type { Birth } from '../contract/birth-input.js';
import { birthChartTool } from '../tools/birth-chart-calculator/tool.js';
import { dashaTool } from '../tools/dasha-calculator/tool.js';
import { manglikDoshaTool } from '../tools/manglik-dosha-calculator/tool.js';
import { sadeSatiTool } from '../tools/sade-sati-calculator/tool.js';
import { moonSignTool } from '../tools/vedic-moon-sign-calculator/tool.js';

/** What a birth is asked for, beginning with what all of it rests on. */
const ASKED: readonly AnyTool[] = [birthChartTool, moonSignTool, dashaTool, manglikDoshaTool, sadeSatiTool];

/** How far apart the two are for one graha or the lagna. */
interface OpinionOnPlace {
  readonly graha: string;
  /** Longitude here minus longitude there, arc-seconds. */
  readonly arcseconds: number;
}

/** Something that is told and would be told otherwise. */
interface OpinionOnAnswer {
  /** Calculator and path of the field: `dasha-calculator: mahadashas[0].lord`. */
  readonly field: string;
  readonly here: unknown;
  readonly there: unknown;
}

/** What another ephemeris makes of the same birth. */
export interface SecondOpinion {
  /** Whose opinion: library, version and what they rest on. */
  readonly witness: Ephemeris['description'];
  readonly places: readonly OpinionOnPlace[];
  /** Signs, nakshatras, padas, houses, yes and no, names, whole numbers and days that differ. */
  readonly answers: readonly OpinionOnAnswer[];
  /** The most that an instant of an answer, such as the beginning of a dasha, moves by, in minutes. */
  readonly minutes: number;
}

/**
 * Calculates a birth with this library's ephemeris and with another, and says by how much they differ and whether anything
 * that is told would change.
 *
 * @param witness - another source of positions, such as that of astronomy-engine
 * @param now - of which moment what runs is told
 * @throws CalculationError where the birth is refused, with its fields
 */
export function secondOpinion(birth: Birth, witness: Ephemeris, now: Date): SecondOpinion {
  const answers: OpinionOnAnswer[] = [];
  let minutes = 0;
  const both = ASKED.flatMap((tool) => {
    const [here, there] = [resultOf(tool, birth, now), resultOf(tool, birth, now, witness)];
    // What needs a time of birth has nothing to say of one that is not known.
    if (here === undefined || there === undefined) return [];
    for (const { path, values } of leavesThatDiffer(here, there)) {
      const moved = minutesBetween(values);
      if (moved === undefined) answers.push({ field: `${tool.slug}: ${path}`, here: values[0], there: values[1] });
      else minutes = Math.max(minutes, moved);
    }
    return [[here, there] as const];
  });
  const [chart] = both;
  return { witness: witness.description, places: chart ? placesOf(chart) : [], answers, minutes };
}

function resultOf(tool: AnyTool, birth: Birth, now: Date, ephemeris?: Ephemeris): object | undefined {
  try {
    const input = tool === sadeSatiTool ? { birth } : birth;
    return calculate(tool, input, ephemeris ? { now, ephemeris } : { now }).result as object;
  } catch (error) {
    if (tool === birthChartTool || birth.time !== null) throw error;
    return undefined;
  }
}

interface Placed {
  readonly planets: readonly { readonly planet: string; readonly longitude_sidereal: number }[];
  readonly ascendant: { readonly longitude_sidereal: number } | null;
}

function placesOf(chart: readonly [here: object, there: object]): readonly OpinionOnPlace[] {
  const [here, there] = chart as readonly [Placed, Placed];
  const lagna = here.ascendant && there.ascendant ? [['lagna', here.ascendant, there.ascendant] as const] : [];
  const grahas = here.planets.flatMap((one, index) => {
    const other = there.planets[index];
    return other ? [[one.planet, one, other] as const] : [];
  });
  return [...lagna, ...grahas].map(([graha, one, other]) => ({
    graha,
    arcseconds: wrap180(one.longitude_sidereal - other.longitude_sidereal) * 3600,
  }));
}

interface Leaf {
  readonly path: string;
  readonly values: readonly [here: unknown, there: unknown];
}

/** What two answers say otherwise; not by how much a quantity differs. */
function* leavesThatDiffer(here: unknown, there: unknown, path = ''): Generator<Leaf> {
  if (isNode(here) && isNode(there)) {
    for (const key of new Set([...Object.keys(here), ...Object.keys(there)])) {
      const step = Array.isArray(here) ? `[${key}]` : path === '' ? key : `.${key}`;
      yield* leavesThatDiffer(here[key], there[key], path + step);
    }
  } else if (here !== there && !areQuantities(here, there)) yield { path, values: [here, there] };
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Degrees or shares, of which the last digits of the two are never the same. */
function areQuantities(here: unknown, there: unknown): boolean {
  if (typeof here !== 'number' || typeof there !== 'number') return false;
  return !Number.isInteger(here) || !Number.isInteger(there);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function minutesBetween([here, there]: Leaf['values']): number | undefined {
  if (typeof here !== 'string' || typeof there !== 'string') return undefined;
  if (!INSTANT.test(here) || !INSTANT.test(there)) return undefined;
  return Math.abs(Date.parse(here) - Date.parse(there)) / 60_000;
}
