import { MILLISECONDS_PER_DAY } from './calendar.js';
import { daysFromFields, fieldsFromDays, weekdayOf } from './gregorian.js';
import type { ClockPeriod } from './zone.js';
import { ZONE_LINKS, ZONE_STEPS, ZONES } from './zone-table.js';

type ClockKind = Omit<ClockPeriod, 'start' | 'end'>;

/** What goes on for ever after the last recorded change. */
interface YearlyRule {
  readonly base: ClockKind;
  readonly other: ClockKind;
  /** From base to other. */
  readonly leave: YearlyChange;
  /** From other to base. */
  readonly back: YearlyChange;
}

/** The clock of a zone through all time. */
export interface ZoneHistory {
  /** The first instants of the recorded periods, ascending; the first is -Infinity. */
  readonly starts: Float64Array;
  readonly periods: readonly ClockPeriod[];
  readonly rule: YearlyRule | undefined;
}

const BASES = { m: 'local mean time', c: 'city mean time', u: 'unknown' } as const;
/** 1800-01-01T00:00 in seconds since 1970: from here the table counts. */
export const TABLE_EPOCH_SECONDS = -5_364_662_400;

/** Lines of the table, and the histories that have been read from them, by lower-case name. */
let known: Map<string, string | ZoneHistory> | undefined;

/** The history of a zone or link of the IANA database, upper and lower case alike; undefined for any other name. */
export function zoneHistory(name: string): ZoneHistory | undefined {
  known ??= tableByName();
  // Beyond ASCII other letters have the same lower case, such as the Kelvin sign.
  if (!ASCII.test(name)) return undefined;
  const key = name.toLowerCase();
  const found = known.get(key);
  if (typeof found !== 'string') return found;
  const history = parseHistory(found);
  known.set(key, history);
  return history;
}

/** The zone of the IANA database that a name stands for, as the table writes it; undefined for any other name. */
export function zoneOfLink(name: string): string | undefined {
  names ??= ownNames();
  return zoneHistory(name) && names.get(name.toLowerCase());
}

/** The names of zones as the table writes them, by every lower-case name. */
let names: Map<string, string> | undefined;

function ownNames(): Map<string, string> {
  const zones = ZONES.trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('|'))]);
  const links = ZONE_LINKS.trim()
    .split('\n')
    .map((line) => line.split(' '));
  return new Map([...zones, ...links].flatMap((all) => all.map((name) => [name.toLowerCase(), all[0] ?? name])));
}

const ASCII = /^[\x20-\x7e]+$/;

function tableByName(): Map<string, string> {
  const byName = new Map<string, string>();
  const add = (name: string, line: string) => byName.set(name.toLowerCase(), line);
  const steps = ZONE_STEPS.split('\n');
  for (const [i, line] of ZONES.split('\n').entries()) {
    const end = line.indexOf('|');
    if (end > 0) add(line.slice(0, end), `${line.slice(end + 1)}|${steps[i]}`);
  }
  for (const line of ZONE_LINKS.trim().split('\n')) {
    const [target = '', ...names] = line.split(' ');
    for (const name of names) add(name, byName.get(target.toLowerCase()) as string);
  }
  return byName;
}

/** Reads what follows the name in a line of the table; `scripts/zones/encode.ts` writes it and describes its form. */
export function parseHistory(line: string): ZoneHistory {
  const [kindText = '', turns = '', rule = '', stepText = ''] = line.split('|');
  const steps = stepText === '' ? [] : stepText.split(' ');
  let order = turns;
  while (order.length <= steps.length) order += order.at(-2);
  const kinds = kindText.split(' ').map(parseKind);
  const kindAt = (digit: string) => kinds[Number.parseInt(digit, 36)] as ClockKind;
  const starts = [Number.NEGATIVE_INFINITY];
  let reading = TABLE_EPOCH_SECONDS;
  for (const step of steps) {
    reading += secondsOfStep(step);
    // By the clock that ends there.
    starts.push((reading - kindAt(order[starts.length - 1] as string).offsetSeconds) * 1000);
  }
  return {
    starts: Float64Array.from(starts),
    periods: [...order].map((digit, i) =>
      period(kindAt(digit), starts[i] as number, starts[i + 1] ?? Number.POSITIVE_INFINITY),
    ),
    rule: rule === '' ? undefined : parseRule(rule, kindAt),
  };
}

function secondsOfStep(step: string): number {
  const count = Number.parseInt(step, 36);
  return step.endsWith('.') ? count * 60 : step.endsWith(':') ? count : count * 3600;
}

function parseKind(text: string): ClockKind {
  const mark = /[a-z]$/.exec(text)?.[0];
  return {
    offsetSeconds: Number.parseInt(text, 10),
    isDaylight: mark === 'd',
    basis: BASES[mark as keyof typeof BASES] ?? 'standard',
  };
}

function parseRule(text: string, kindAt: (digit: string) => ClockKind): YearlyRule {
  const [base = '', other = '', leave = '', back = ''] = text.split(' ');
  return { base: kindAt(base), other: kindAt(other), leave: parseChange(leave), back: parseChange(back) };
}

function parseChange(text: string): YearlyChange {
  const [month, week, weekday, seconds] = text.split(/[./]/).map(Number) as [number, number, number, number];
  return { month, week, weekday, seconds };
}

/** The period that holds an instant, milliseconds since 1970. */
export function periodAt({ starts, periods, rule }: ZoneHistory, epochMilliseconds: number): ClockPeriod {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= epochMilliseconds) low = middle;
    else high = middle;
  }
  const recorded = periods[low] as ClockPeriod;
  return rule && high === starts.length ? ruledPeriod(rule, recorded, epochMilliseconds) : recorded;
}

function period({ offsetSeconds, isDaylight, basis }: ClockKind, start: number, end: number): ClockPeriod {
  return { start, end, offsetSeconds, isDaylight, basis };
}

/** The period that holds an instant at or after the start of the last recorded one. */
function ruledPeriod(
  { base, other, leave, back }: YearlyRule,
  last: ClockPeriod,
  epochMilliseconds: number,
): ClockPeriod {
  const { year } = fieldsFromDays(Math.floor(epochMilliseconds / MILLISECONDS_PER_DAY));
  /** No rule changes a clock at the turn of the year. */
  const changesOf = (y: number): readonly [RuledChange, RuledChange] => {
    const left: RuledChange = { into: other, at: changeInYear(leave, y, base.offsetSeconds) };
    const returned: RuledChange = { into: base, at: changeInYear(back, y, other.offsetSeconds) };
    return left.at < returned.at ? [left, returned] : [returned, left];
  };
  const [first, second] = changesOf(year);
  let [begun, next] = [first, second];
  if (epochMilliseconds < first.at) [begun, next] = [changesOf(year - 1)[1], first];
  else if (epochMilliseconds >= second.at) [begun, next] = [second, changesOf(year + 1)[0]];
  return begun.at > last.start ? period(begun.into, begun.at, next.at) : period(last, last.start, next.at);
}

interface RuledChange {
  readonly into: ClockKind;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A reading of the wall clock on a certain weekday of a month. */
export interface YearlyChange {
  /** 1 to 12. */
  readonly month: number;
  /** The first to the fourth such weekday of the month; 5 is the last. */
  readonly week: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Seconds after 00:00; can be below 0 or above 86,400. */
  readonly seconds: number;
}

/**
 * The instant of a change in a year, milliseconds since 1970, by a clock that showed `offsetSeconds` before it. The form
 * is the `Mm.w.d/time` of POSIX.1-2017, section 8.3, with the wider times of RFC 9636, section 3.3.1.
 */
export function changeInYear(change: YearlyChange, year: number, offsetSeconds: number): number {
  const { month, week, weekday, seconds } = change;
  return (
    (week === 5 ? lastWeekday(year, month, weekday) : firstWeekday(year, month, weekday) + (week - 1) * 7) *
      MILLISECONDS_PER_DAY +
    (seconds - offsetSeconds) * 1000
  );
}

/** Days since 1970. */
function firstWeekday(year: number, month: number, weekday: number): number {
  const first = daysFromFields({ year, month, day: 1 });
  return first + ((weekday - weekdayOf(first) + 7) % 7);
}

function lastWeekday(year: number, month: number, weekday: number): number {
  const last = daysFromFields({ year, month: month + 1, day: 0 });
  return last - ((weekdayOf(last) - weekday + 7) % 7);
}
