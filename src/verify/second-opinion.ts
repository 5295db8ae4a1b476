import type { Ephemeris } from '../base/ephemeris/ephemeris.js';
import { isCalculationError } from '../base/errors.js';
import { wrap180 } from '../base/math/angle.js';
import { calculate } from '../calculation/calculate.js';
import type { AnyTool } from '../calculation/tool.js';
import type { Birth } from '../contract/birth-input.js';
import { type BirthChartResult, birthChartTool } from '../tools/birth-chart-calculator/tool.js';
import { allTools } from '../tools/registry.js';

/** How far apart the two are for one graha or the lagna. */
interface OpinionOnPlace {
  readonly graha: string;
  /** Longitude here minus longitude there, arc-seconds. */
  readonly arcseconds: number;
}

/** Something that is told and would be told otherwise. */
export interface OpinionOnAnswer {
  /** Slug of the calculator. */
  readonly tool: string;
  /** Path of the field: `planets[6].sub_ruler`. */
  readonly field: string;
  /** The same in words: `planets, Saturn, sub ruler`. */
  readonly words: string;
  readonly here: unknown;
  readonly there: unknown;
}

/** How far the instants of answers move, such as the beginning of a dasha. */
interface OpinionOnInstants {
  /** How many fall on another day: these are among the answers too. */
  readonly onAnotherDay: number;
  /** How many are told with another minute of the same day. */
  readonly atAnotherMinute: number;
  /** The most that one moves by, in minutes, and which it is. */
  readonly minutes: number;
  readonly most: Pick<OpinionOnAnswer, 'tool' | 'field' | 'words'> | null;
}

/** What another ephemeris makes of the same birth. */
export interface SecondOpinion {
  /** Whose opinion: library, version and what they rest on. */
  readonly witness: Ephemeris['description'];
  /** The slugs of the calculators that were asked and have an answer. */
  readonly asked: readonly string[];
  readonly places: readonly OpinionOnPlace[];
  /** Signs, nakshatras, padas, houses, yes and no, names, whole numbers and days that differ. */
  readonly answers: readonly OpinionOnAnswer[];
  readonly instants: OpinionOnInstants;
}

interface By {
  readonly now: Date;
  readonly ephemeris?: Ephemeris;
}

/**
 * Calculates a birth with this library's ephemeris and with another, and says by how much they differ and whether anything
 * that is told would change. Every calculator is asked to which one birth is enough.
 *
 * @param witness - another source of positions, such as that of astronomy-engine
 * @param now - of which moment what runs is told
 * @throws CalculationError where the birth is refused, with its fields
 */
export function secondOpinion(birth: Birth, witness: Ephemeris, now: Date): SecondOpinion {
  const [own, other]: readonly [By, By] = [{ now }, { now, ephemeris: witness }];
  const places = placesOf(calculate(birthChartTool, birth, own).result, calculate(birthChartTool, birth, other).result);
  const asked = allTools.filter(isBirthEnough).flatMap((tool) => {
    const [here, there] = [answerOf(tool, birth, own), answerOf(tool, birth, other)];
    // What needs a time of birth has nothing to say of one that is not known.
    return 'refusal' in here && 'refusal' in there ? [] : [{ tool: tool.slug, leaves: differencesOf(here, there) }];
  });
  const leaves = asked.flatMap(({ tool, leaves }) => leaves.map((leaf) => ({ tool, ...leaf })));
  return {
    witness: witness.description,
    asked: asked.map(({ tool }) => tool),
    places,
    answers: leaves.filter((leaf) => !isInstant(leaf) || isOnAnotherDay(leaf)),
    instants: onInstants(leaves.filter(isInstant)),
  };
}

/** Whether a tool asks for one birth and needs nothing beside it. */
function isBirthEnough({ births = {}, inputSchema: { required = [] } }: AnyTool): boolean {
  const [slot, another] = Object.values(births);
  if (!slot || another) return false;
  const fields: readonly unknown[] = Object.values(slot);
  return required.every((name) => fields.includes(name));
}

type Answer = { readonly result: unknown } | { readonly refusal: string };

function answerOf(tool: AnyTool, birth: Birth, by: By): Answer {
  try {
    const [name = ''] = Object.keys(tool.births ?? {});
    return { result: calculate(tool, { [name]: birth }, by).result };
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    return { refusal: error.message };
  }
}

function placesOf(here: BirthChartResult, there: BirthChartResult): readonly OpinionOnPlace[] {
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

type Leaf = Pick<OpinionOnAnswer, 'field' | 'words' | 'here' | 'there'>;

function differencesOf(here: Answer, there: Answer): readonly Leaf[] {
  if ('result' in here && 'result' in there) return [...leavesThatDiffer(here.result, there.result)];
  const told = (answer: Answer) => ('refusal' in answer ? answer.refusal : 'an answer');
  return [{ field: '', words: 'whether there is an answer', here: told(here), there: told(there) }];
}

/** What two answers say otherwise; not by how much a quantity differs. */
function* leavesThatDiffer(here: unknown, there: unknown, at: At = { field: '', words: '' }): Generator<Leaf> {
  if (isNode(here) && isNode(there)) {
    for (const key of new Set([...Object.keys(here), ...Object.keys(there)])) {
      yield* leavesThatDiffer(here[key], there[key], within(at, here, key));
    }
  } else if (here !== there && !areQuantities(here, there)) yield { ...at, here, there };
}

type At = Pick<Leaf, 'field' | 'words'>;

function within({ field, words }: At, node: Node, key: string): At {
  const isItem = Array.isArray(node);
  const word = isItem ? nameOf(node[key as never], key) : key.replaceAll('_', ' ');
  if (field === '') return { field: key, words: word };
  return { field: `${field}${isItem ? `[${key}]` : `.${key}`}`, words: `${words}, ${word}` };
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** What an item of a list is called: by what stands first in it, or by its place. */
function nameOf(item: unknown, key: string): string {
  const [first] = isNode(item) ? Object.values(item) : [];
  const isName = (typeof first === 'string' && !DAY.test(first)) || Number.isInteger(first);
  return isName ? `${first}` : `${Number(key) + 1}`;
}

/** Degrees or shares, and texts that have them, of which the last digits of the two are never the same. */
function areQuantities(here: unknown, there: unknown): boolean {
  if (typeof here === 'string' && typeof there === 'string') return withoutDecimals(here) === withoutDecimals(there);
  if (typeof here !== 'number' || typeof there !== 'number') return false;
  return !Number.isInteger(here) || !Number.isInteger(there);
}

function withoutDecimals(text: string): string {
  return text.replaceAll(/\d{1,4}\.\d{1,20}/g, '.');
}

const DAY = /^\d{4}-\d{2}-\d{2}/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

type InstantLeaf = OpinionOnAnswer & { readonly here: string; readonly there: string };

export function isInstant(leaf: OpinionOnAnswer): leaf is InstantLeaf {
  return [leaf.here, leaf.there].every((value) => typeof value === 'string' && INSTANT.test(value));
}

/**
 * Whether an instant would be told otherwise. A beginning of a dasha moves by hours where the Moon differs by a second of
 * arc, so that its minute is never the same: what a reader goes by is its day, on the clock by which it is told.
 */
function isOnAnotherDay({ here, there }: InstantLeaf): boolean {
  return here.slice(0, 'YYYY-MM-DD'.length) !== there.slice(0, 'YYYY-MM-DD'.length);
}

function isAtAnotherMinute({ here, there }: InstantLeaf): boolean {
  return here.slice(0, 'YYYY-MM-DDTHH:MM'.length) !== there.slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

function onInstants(leaves: readonly InstantLeaf[]): OpinionOnInstants {
  const moved = leaves.map((leaf) => ({ leaf, minutes: minutesOf(leaf) }));
  const most = moved.reduce<(typeof moved)[number] | undefined>(
    (before, one) => (before && before.minutes >= one.minutes ? before : one),
    undefined,
  );
  return {
    onAnotherDay: leaves.filter(isOnAnotherDay).length,
    atAnotherMinute: leaves.filter((leaf) => !isOnAnotherDay(leaf) && isAtAnotherMinute(leaf)).length,
    minutes: most?.minutes ?? 0,
    most: most ? { tool: most.leaf.tool, field: most.leaf.field, words: most.leaf.words } : null,
  };
}

function minutesOf({ here, there }: InstantLeaf): number {
  return Math.abs(Date.parse(here) - Date.parse(there)) / 60_000;
}
