import type { CaveatFacts, GrahaChange } from '../../../base/input/caveats.js';
import type { ClockReason } from '../../../base/input/old-clock-table.js';
import type { Bearer } from '../../../base/reasons.js';
import type { NakshatraName } from '../../../base/zodiac/nakshatra.js';
import type { Graha, SignName } from '../../../base/zodiac/rashi.js';
import type { Dignity } from '../../../rules/natal/dignity-tables.js';
import type { Names } from '../../names/kinds.js';

/** The sign of a decimal number in a language. */
export type DecimalSign = '.' | ',';

/** A number with the minus sign of print and the decimal sign of a language; a score without a maximum has a plus too. */
export function printed(value: number, decimalSign: DecimalSign, hasPlus = false): string {
  return `${hasPlus && value > 0 ? '+' : ''}${value}`.replace('-', '\u2212').replace('.', decimalSign);
}

/** A number of days, which is below ten thousand, its thousands as the pages of the language mark them. */
export function thousands(sentence: string, mark: string): string {
  return sentence.replace(/\b(\d)(\d{3})\b/, (_, head: string, rest: string) => `${head}${mark}${rest}`);
}

/**
 * "01:59 or 03:00": two readings of a clock. One without its date goes first, as after the date of another day it would
 * be read as of that.
 */
export function nearest(before: string, to: string, or: string): string {
  // No date is so short, and no time so long.
  return to.length < 9 && before.length > 8 ? `${to} ${or} ${before}` : `${before} ${or} ${to}`;
}

/** A value as a sentence has it, to a tenth: the fact beside it has all its digits. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How exact a time must be, minutes, as a sentence has it: what is told as safe is never more than it is. */
// @__NO_SIDE_EFFECTS__
export function exactTo(toTheMinute: string, within: (minutes: number) => string): (minutes: number) => string {
  return (minutes) => (minutes < 1 ? toTheMinute : within(Math.floor(minutes)));
}

/** What names of facts, which are English, are called in a language. */
export interface FactNames {
  readonly sign: (name: SignName) => string;
  readonly inSign: (name: SignName) => string;
  readonly nakshatra: (name: NakshatraName) => string;
  readonly graha: (name: Graha) => string;
}

// @__NO_SIDE_EFFECTS__
export function factNames(names: Pick<Names, 'sign' | 'in_sign' | 'nakshatra' | 'graha'>): FactNames {
  return {
    sign: (name) => names.sign[name],
    inSign: (name) => names.in_sign[name],
    nakshatra: (name) => names.nakshatra[name],
    graha: (name) => names.graha[name],
  };
}

/** How a language writes a place in degrees and a length of time. */
export interface Units {
  readonly decimalSign: DecimalSign;
  readonly north: string;
  readonly south: string;
  readonly east: string;
  readonly west: string;
  readonly hours: string;
  readonly minutes: string;
  readonly lessThanAMinute: string;
}

/** Coordinates, degrees, to a tenth. */
export function coordinatesIn(
  { decimalSign, north, south, east, west }: Units,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): string {
  const degrees = (value: number) => `${Math.abs(value).toFixed(1).replace('.', decimalSign)}°`;
  return `${degrees(latitude)} ${latitude < 0 ? south : north}, ${degrees(longitude)} ${longitude < 0 ? west : east}`;
}

/** A length of time, seconds, in hours and minutes. */
export function durationIn({ hours, minutes, lessThanAMinute }: Units, seconds: number): string {
  const whole = Math.round(Math.abs(seconds) / 60);
  if (whole === 0) return lessThanAMinute;
  const parts = [
    [Math.floor(whole / 60), hours],
    [whole % 60, minutes],
  ] as const;
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}`])).join(' ');
}

/** How many minutes earlier and later than at the centre of a zone the Sun comes up where its people live. */
interface Reach {
  readonly minutes_earlier: number;
  readonly minutes_later: number;
}

/** How far the people of a zone live from its centre by the Sun, said by a language; nothing where it is within a minute. */
// @__NO_SIDE_EFFECTS__
export function reachIn(said: (earlier: number, later: number) => string): (reach: Reach) => string {
  return ({ minutes_earlier, minutes_later }) =>
    minutes_earlier + minutes_later === 0 ? '' : said(minutes_earlier, minutes_later);
}

const SECONDS_PER_DEGREE = 240;
const HALF_A_DAY = 43_200;

/**
 * The degrees by which an ascendant is another one where the clock goes so many seconds otherwise; undefined where that
 * is less than one or more than half a turn.
 */
export function ascendantDegrees(seconds: number): number | undefined {
  const change = Math.abs(seconds);
  return change < SECONDS_PER_DEGREE || change > HALF_A_DAY ? undefined : Math.round(change / SECONDS_PER_DEGREE);
}

/** What a graha may be in turn over a day, the sign aside. */
type GrahaTurn = 'direct' | 'retrograde' | 'combust' | 'not combust' | Dignity;

/** What a language calls that which changes about a graha. */
export interface ChangeWords {
  readonly of: Readonly<Record<GrahaChange['passes'][number]['of'], string>>;
  readonly turns: Readonly<Record<GrahaTurn, string>>;
}

/** What changes about grahas on a day, as the end of a sentence: "Mercury (motion direct → retrograde)". */
export function changesIn(names: FactNames, words: ChangeWords, changes: readonly GrahaChange[]): string {
  return changes
    .map(({ graha, passes }) => {
      const told = passes.map(({ of, states }) => {
        const turns = states.map((state) =>
          of === 'sign' ? names.sign(state as SignName) : words.turns[state as GrahaTurn],
        );
        return `${words.of[of]} ${turns.join(' → ')}`;
      });
      return `${names.graha(graha)} (${told.join(', ')})`;
    })
    .join('; ');
}

/** Whose birth something is about, as the beginning of what is said of it. */
export type Bearers = Readonly<Record<Bearer, string>>;

/** The bearer before a sentence, where there is one. */
export function ofBearer(bearers: Bearers, whose: Bearer | null): string {
  return whose === null ? '' : bearers[whose];
}

/** The same for what names the birth itself. */
export function ofPerson(bearers: Bearers, whose: Bearer | null): string {
  return whose === 'birth' ? '' : ofBearer(bearers, whose);
}

/** What a language calls the clocks that may have been kept and what hangs on them. */
export interface ClockWords {
  readonly reasons: Readonly<Record<ClockReason, string>>;
  /** What something is by a clock: "by UTC-06:00 (no daylight time) the rising sign is Virgo". */
  readonly by: (clock: string, told: readonly string[]) => string;
  readonly lagna: (sign: SignName) => string;
  readonly moon: (nakshatra: NakshatraName) => string;
}

/** The clocks by which something is another, each with that; all of them by name where none changes anything. */
export function clocksIn(
  { reasons, by, lagna, moon }: ClockWords,
  { clocks, lagna_sign_name, nakshatra_name }: CaveatFacts['zone_city_clock'],
): { readonly isSame: boolean; readonly clocks: string } {
  const told = clocks.map((clock) => ({
    name: `UTC${clock.utc_offset} (${reasons[clock.reason_code]})`,
    others: [
      ...(clock.lagna_sign_name === null || clock.lagna_sign_name === lagna_sign_name
        ? []
        : [lagna(clock.lagna_sign_name)]),
      ...(clock.nakshatra_name === nakshatra_name ? [] : [moon(clock.nakshatra_name)]),
    ],
  }));
  const changing = told.filter(({ others }) => others.length > 0);
  return changing.length === 0
    ? { isSame: true, clocks: told.map(({ name }) => name).join(', ') }
    : { isSame: false, clocks: changing.map(({ name, others }) => by(name, others)).join('; ') };
}
