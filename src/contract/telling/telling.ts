import { isBeyond } from '../../base/time/accepted.js';
import type { Graha } from '../../base/zodiac/rashi.js';
import type { NameKeys } from '../../languages/names/kinds.js';
import type { Namer } from '../../languages/words/say.js';
import type { RunningDashaSpans } from '../dasha.js';
import type { ChoghadiyaResult } from '../day-divisions.js';
import type { LagnaMinutes } from '../lagna-minutes.js';
import type { TithiResult } from '../limbs.js';
import type { SchemeDashas } from '../scheme-dashas.js';
import type { RuleResult } from '../score-rules.js';
import type { LimbChangeResult } from '../scored-day.js';
import type { TimingWindowResult } from '../windows.js';

/** A line, or nothing where there is nothing to say. */
export type Line = string | false | null | undefined;

/** The lines of a result, what matters most first. `name` has the names in the language of the reader. */
export type Teller<Result> = (result: Result, name: Namer) => readonly Line[];

/** Degrees and minutes of arc, cut off as in a chart: 29.999 is still in its sign. */
export function degrees(degree: number): string {
  const minutes = Math.floor((Math.round(degree * 1e6) / 1e6) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** The local date and minute of an instant with its offset: what a clock shows then, as on the pages. */
export function minuteOf(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}

/** The same without its date where that is the one the reader has in mind. */
export function clockOf(instant: string, date: string): string {
  const minute = minuteOf(instant);
  return minute.startsWith(date) ? minute.slice(11) : minute;
}

export interface Stretch {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** From when to when, with a date where it is another than that of the day. */
export function stretch({ starts_at, ends_at }: Stretch, date: string): string {
  return `${clockOf(starts_at, date)} to ${clockOf(ends_at, date)}`;
}

/** The date of an instant, as far as its clock shows it. */
export function dateOf(instant: string): string {
  return instant.slice(0, 10);
}

/** Names of one kind, one after the other. */
export function named<Kind extends keyof NameKeys>(name: Namer, kind: Kind, keys: readonly NameKeys[Kind][]): string {
  return keys.map((key) => name(kind, key)).join(', ');
}

/** +2, -1, 0 */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

export function listed(items: readonly string[], none = 'none'): string {
  return items.length === 0 ? none : items.join('; ');
}

/** Between which local minutes an ascendant is the same. */
export function heldMinutes(what: string, minutes: LagnaMinutes | null): Line {
  return minutes && `${what} the same for births from ${local(minutes.first_local)} to ${local(minutes.last_local)}`;
}

export function local(minute: string): string {
  return minute.replace('T', ' ');
}

export function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}

/** An instant as it is told, unless it stands for what lies beyond the ephemeris. */
export function withinEphemeris(instant: string, told: string): string {
  return isBeyond(instant) ? 'a date outside the ephemeris' : told;
}

/** The dashas that run, of each level. */
export function runningLords({ maha, antar, pratyantar }: RunningDashaSpans, name: Namer): string {
  const until = ({ lord, ends_at_local }: RunningDashaSpans['maha']) =>
    `${name('graha', lord)} until ${dateOf(ends_at_local)}`;
  return `mahadasha ${until(maha)}, antardasha ${until(antar)}, pratyantardasha ${until(pratyantar)}`;
}

type LordName = (lord: Graha) => string;

/** The dashas of a scheme, each lord by the name that he has there. */
export function schemeTold(dashas: SchemeDashas<string>, name: Namer, lordName: LordName): Line[] {
  const { balance_at_birth: balance, mahadashas, current, day_variation: open } = dashas;
  const now = mahadashas.find(({ lord, ends_at }) => lord === current?.maha.lord && ends_at === current.maha.ends_at);
  return [
    current ? `Running now: ${runningLords(current, name)}` : dashas.current_note,
    `Moon at birth: ${name('sign', dashas.moon_sign_name)}, ${name('nakshatra', dashas.nakshatra_name)} pada ${dashas.pada}`,
    `Balance at birth: ${lordName(balance.lord)}, ${balance.years_left} years left, until ${dateOf(balance.ends_at_local)}`,
    `Mahadashas by the clock of ${dashas.timezone}, from: ${listed(mahadashas.map(({ lord, starts_at_local }) => `${lordName(lord)} ${dateOf(starts_at_local)}`))}`,
    now &&
      `Antardashas of ${lordName(now.lord)}, from: ${listed(now.antardashas.map(({ lord, starts_at_local }) => `${lordName(lord)} ${dateOf(starts_at_local)}`))}`,
    `A birth one minute later brings each date ${dashas.days_per_birth_minute} days earlier.`,
    open &&
      `Over the day of birth the first lord goes from ${lordName(open.day_start.lord)} to ${lordName(open.day_end.lord)}, and dates move by ${open.dates_move_by_days} days.`,
  ];
}

/** What a score is made of. What adds nothing is left out. */
export function reasons(rules: readonly RuleResult[]): string {
  const counted = rules.filter(({ points }) => points !== 0);
  return `Reasons: ${listed(counted.map(({ detail, points }) => `${detail} (${signed(points)})`))}`;
}

export function windowLine(title: string, windows: readonly TimingWindowResult[], date: string): Line {
  return `${title}: ${listed(windows.map((one) => `${one.label} ${stretch(one, date)}`))}`;
}

export function changesLine(changes: readonly LimbChangeResult[], date: string, name: Namer): Line {
  const told = changes.map(
    ({ limb, label, starts_at, score_after }) =>
      `${clockOf(starts_at, date)} ${name('limb', limb)} ${label}, score ${score_after}`,
  );
  return changes.length > 0 && `Later that day: ${listed(told)}`;
}

interface Ending {
  readonly ends_at: string;
  readonly next?: { readonly ends_at: string } | null;
}

/** What runs, until when, and what comes after it. */
export function limb(
  title: string,
  told: string,
  { ends_at, next }: Ending,
  { date, after }: { date: string; after?: string | undefined },
): string {
  const more = next && after !== undefined ? `, then ${after} until ${clockOf(next.ends_at, date)}` : '';
  return `${title}: ${told} until ${clockOf(ends_at, date)}${more}`;
}

export function tithiTold(name: Namer, { name: tithi, paksha }: Pick<TithiResult, 'name' | 'paksha'>): string {
  return `${name('tithi', tithi)}, ${name('paksha', paksha)}`;
}

/** A line for the day and one for the night. */
export function choghadiyaLines(choghadiya: readonly ChoghadiyaResult[], date: string, name: Namer): Line[] {
  return (['day', 'night'] as const).map((period) => {
    const ones = choghadiya.filter((one) => one.period === period);
    const told = ones.map(
      (one) => `${name('choghadiya', one.name)} (${name('quality', one.quality)}) ${clockOf(one.starts_at, date)}`,
    );
    return `Choghadiya of the ${period}, from: ${listed(told)}`;
  });
}
