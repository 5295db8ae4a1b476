import { formatLocalSecond, parseOffset } from '../../base/time/calendar.js';
import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import type { Provenance } from '../../calculation/calculate.js';
import type { BirthTimeRange } from '../../contract/birth-time-range.js';
import type { SoundResult } from '../../contract/naming-sound.js';
import type { RuleResult } from '../../contract/score-rules.js';
import type { Catalogue } from '../../languages/words/rules/catalogue.js';
import { ruleDetail } from '../../languages/words/rules/rule-details.js';

/** What a page tells over the minutes of a birth is in the provenance of its result, by the path of each value there. */

/** What holds over some minutes of a birth. */
export interface Stretch<Value> {
  readonly value: Value;
  /** Its first minute and its last, with the offset of the zone. */
  readonly from: string;
  readonly to: string;
}

export interface Pada {
  readonly name: NakshatraName;
  /** 1 to 4. */
  readonly pada: number;
}

/** A local day in which somebody was born at an unknown time. */
export interface OpenBirth {
  readonly range: BirthTimeRange;
  readonly moonSigns: readonly Stretch<SignName>[];
  readonly nakshatras: readonly Stretch<NakshatraName>[];
  readonly padas: readonly Stretch<Pada>[];
  /** None at a pole, and where the page tells none. */
  readonly lagnas: readonly Stretch<SignName>[];
}

/** Where the result of a tool has what its page tells over a day. */
interface Paths {
  readonly moonSign?: string;
  readonly nakshatra: string;
  readonly pada: string;
  readonly lagna?: string;
}

/** The day of a birth of unknown time; undefined for a known one. */
export function openBirth(provenance: Provenance, paths: Paths): OpenBirth | undefined {
  const { birth_time_known, birth_time_range: range } = provenance;
  if (birth_time_known) return undefined;
  // Noon must not stand for the birth, as it would on a page of a known time.
  if (!range) throw new Error('A result of unknown time tells what the day leaves open.');
  return {
    range,
    moonSigns: paths.moonSign === undefined ? [] : stretchesOf(range, paths.moonSign),
    nakshatras: stretchesOf(range, paths.nakshatra),
    padas: stretchesTogether<Pada>(range, { name: paths.nakshatra, pada: paths.pada }),
    lagnas: paths.lagna === undefined ? [] : stretchesOf(range, paths.lagna),
  };
}

/** A pada with the sound that names begin with in it. */
export type SoundingPada = Pada & SoundResult;

/** The padas of a day with their sounds, where the result of a tool tells a sound. */
export function soundingPadas(range: BirthTimeRange, { nakshatra, pada }: Paths): Stretch<SoundingPada>[] {
  return stretchesTogether<SoundingPada>(range, {
    name: nakshatra,
    pada,
    devanagari: 'naming_sound.devanagari',
    iast: 'naming_sound.iast',
    latin_variants: 'naming_sound.latin_variants',
  });
}

/** What the value at a path is over the minutes of a birth, in order; none where the result has nothing there. */
export function stretchesOf<Value>(range: BirthTimeRange, path: string): Stretch<Value>[] {
  return stretchesTogether<{ readonly value: Value }>(range, { value: path }).map(({ value, ...minutes }) => ({
    ...value,
    ...minutes,
  }));
}

/** The same of several values that are told together. */
export function stretchesTogether<Values extends object>(
  { holds, changes, starts_at, ends_at }: BirthTimeRange,
  paths: { readonly [Name in keyof Values]: string },
): Stretch<Values>[] {
  const names = Object.entries<string>(paths);
  const held = new Map(holds.map(({ path, value }) => [path, value]));
  const steps = changes.filter(({ path }) => names.some(([, each]) => each === path));
  const told = new Map(
    names.flatMap(([name, path]) => {
      const first = steps.find((step) => step.path === path)?.value_before ?? held.get(path);
      return first === undefined ? [] : [[name, first]];
    }),
  );
  // What moves with every minute has no stretches.
  if (told.size < names.length || steps.some(({ changes_at }) => changes_at === null)) return [];
  const minutes = [...new Set(steps.flatMap(({ changes_at }) => changes_at ?? []))].sort(
    (a, b) => Date.parse(a) - Date.parse(b),
  );
  return [starts_at, ...minutes].map((from, i) => {
    for (const [name, path] of names) {
      const step = steps.find(({ path: of, changes_at }) => of === path && changes_at === from);
      if (step) told.set(name, step.value_after);
    }
    const next = minutes[i];
    const to = next === undefined ? ends_at : minuteBefore(next);
    return { value: Object.fromEntries(told) as Values, from, to };
  });
}

const MINUTE = 60_000;

/** The minute before one, on the same clock. */
function minuteBefore(instant: string): string {
  return formatLocalSecond(Date.parse(instant) - MINUTE, offsetOf(instant));
}

function offsetOf(instant: string): number {
  return parseOffset(instant.slice(19)) ?? 0;
}

/** What holds at an instant that is told within some stretches. */
export function valueAt<Value>(stretches: readonly Stretch<Value>[], instant: string): Value {
  const at = Date.parse(instant);
  return (stretches.findLast(({ from }) => Date.parse(from) <= at) as Stretch<Value>).value;
}

/**
 * The local text of an instant of a day. Its offset is that of the next instant that the day tells: clocks
 * change in the small hours, so that what is told after them has the offset of the rest of the day.
 */
export function clockIn({ starts_at, ends_at, changes }: BirthTimeRange, at: number): string {
  let next: { readonly told: string; readonly at: number } | undefined;
  for (const told of [starts_at, ...changes.map(({ changes_at }) => changes_at)]) {
    const then = told === null ? Number.NaN : Date.parse(told);
    if (told !== null && then >= at && (next === undefined || then < next.at)) next = { told, at: then };
  }
  return formatLocalSecond(at, offsetOf(next?.told ?? ends_at));
}

/** The instants between which a stretch is drawn: its last minute is a whole one. */
export function spanOf({ from, to }: Pick<Stretch<unknown>, 'from' | 'to'>): { from: number; to: number } {
  return { from: Date.parse(from), to: Date.parse(to) + MINUTE };
}

/** The signs of the natal Moon that an unknown time leaves open, where there are two. */
export function openMoonSigns({ birth_time_known, birth_time_range: range }: Provenance): SignName[] | undefined {
  if (birth_time_known || !range) return undefined;
  const signs = stretchesTogether<{ sign: SignName }>(range, { sign: 'natal_moon_sign' });
  return signs.length > 1 ? signs.map(({ value }) => value.sign) : undefined;
}

/** What an unknown birth time leaves open on the pages of a person's days. */

/** A Moon that a birth can have. */
export interface PossibleMoon {
  readonly sign: SignName;
  readonly nakshatra: NakshatraName;
}

/** The Moons that a birth of unknown time can have, with their minutes, in the order in which the Moon goes through them. */
export function possibleMoons(range: BirthTimeRange): Stretch<PossibleMoon>[] {
  return stretchesTogether<PossibleMoon>(range, { sign: 'natal.moon_sign_name', nakshatra: 'natal.nakshatra_name' });
}

/** What a birth at a minute has at a path of the result; undefined where no minute changes it. */
export function toldAt<Value>(range: BirthTimeRange, path: string, minute: string): Value | undefined {
  const stretches = stretchesOf<Value>(range, path);
  return stretches.length === 0 ? undefined : valueAt(stretches, minute);
}

interface ToldRules {
  /** The rules of the result, which are those of noon, and where they stand in it. */
  readonly rules: readonly RuleResult[];
  readonly path: string;
}

/** The rules of a result as a birth at a minute has them. */
export function rulesAt(
  catalogue: Catalogue,
  range: BirthTimeRange,
  { rules, path }: ToldRules,
  minute: string,
): RuleResult[] {
  return rules.map((rule, index) => {
    const at = <Value>(field: string, ofNoon: Value) =>
      toldAt<Value>(range, `${path}[${index}].${field}`, minute) ?? ofNoon;
    const facts = Object.entries(rule.facts).map(([name, value]) => [name, at(`facts.${name}`, value)]);
    // The code stays, and with it the kind of its facts.
    const told = {
      ...rule,
      facts: Object.fromEntries(facts),
      points: at('points', rule.points),
      source: at('source', rule.source),
    } as RuleResult;
    return { ...told, detail: ruleDetail(catalogue, told) };
  });
}
