import * as field from '../base/schema/fields.js';
import { formatInstant, formatLocalSecond } from '../base/time/calendar.js';
import { offsetAt, type Zone } from '../base/time/zone.js';
import type { Graha } from '../base/zodiac/rashi.js';
import { type DashaReckoning, type DashaScheme, daysPerMinute, mahadashasOf } from '../rules/dasha/scheme.js';
import {
  DASHA_LEVELS,
  type DashaLevel,
  type DashaPeriod,
  dashaYears,
  type RunningDashas,
  runningDashas,
  subPeriods,
  USUAL_VIMSHOTTARI,
} from '../rules/dasha/vimshottari.js';
import { localInstant, localInstantSchema } from './inputs.js';
import { keyed } from './positions.js';
import { graha } from './vocabulary.js';

/** From when to when: the start belongs to it and the end does not. */
export interface LocalSpan {
  /** UTC. */
  readonly starts_at: string;
  readonly ends_at: string;
  /** The same on the clock of the birth place, with its offset. */
  readonly starts_at_local: string;
  readonly ends_at_local: string;
}

/** A period of a lord. */
export interface DashaSpan extends LocalSpan {
  readonly lord: Graha;
}

/** Whose dashas they are: when the birth was, milliseconds since 1970, and the zone of its clock. */
export interface DashaBirth {
  readonly epochMilliseconds: number;
  readonly timeZone: Zone;
}

/** The periods of the three levels that run at one instant. */
export type RunningDashaSpans = { readonly [Level in DashaLevel]: DashaSpan };

export function localSpan(zone: Zone, { start, end }: { readonly start: number; readonly end: number }): LocalSpan {
  return {
    starts_at: formatInstant(start),
    ends_at: formatInstant(end),
    starts_at_local: localInstant(zone, start),
    ends_at_local: localInstant(zone, end),
  };
}

export function dashaSpan(zone: Zone, period: DashaPeriod): DashaSpan {
  return { lord: period.lord, ...localSpan(zone, period) };
}

export function runningDashaSpans(zone: Zone, { maha, antar, pratyantar }: RunningDashas): RunningDashaSpans {
  return { maha: dashaSpan(zone, maha), antar: dashaSpan(zone, antar), pratyantar: dashaSpan(zone, pratyantar) };
}

/** The periods that run at the current time. */
export type CurrentDashas = {
  /** UTC instant. */
  readonly reference_at: string;
} & RunningDashaSpans;

/** The periods that run at an instant, from their own beginnings; null before the birth and after the nine mahadashas. */
export function currentDashas(
  periods: readonly DashaPeriod[],
  { epochMilliseconds: birth, timeZone }: DashaBirth,
  at: number,
  scheme?: DashaScheme,
): CurrentDashas | null {
  const running = at < birth ? undefined : runningDashas(periods, at, scheme);
  return running ? { reference_at: formatInstant(at), ...runningDashaSpans(timeZone, running) } : null;
}

/** The dashas of a birth in short. */
export interface LifeDashas {
  /** Nine, from birth to 120 years after the first would have begun. */
  readonly mahadashas: readonly DashaSpan[];
  /** The periods that run now; null without a current time, before the birth and after the last of them. */
  readonly current: RunningDashaSpans | null;
  /** Days by which every date comes earlier for a birth one minute later. */
  readonly days_per_birth_minute: number;
}

/** The Moon of a birth, its longitude in microdegrees and its speed in degrees a day. */
interface BirthMoon {
  readonly longitude: number;
  readonly speed: number;
}

/** The dashas of a birth at an instant, milliseconds since 1970; `now` where the caller has a clock. */
export function lifeDashas(
  { longitude, speed }: BirthMoon,
  birth: DashaBirth,
  now: number | undefined,
  reckoning: DashaReckoning = USUAL_VIMSHOTTARI,
): LifeDashas {
  const { epochMilliseconds: born, timeZone } = birth;
  const periods = mahadashasOf(reckoning, longitude, born);
  const running = now === undefined || now < born ? undefined : runningDashas(periods, now);
  return {
    mahadashas: fromBirth(periods, birth, (_, span) => span),
    current: running ? runningDashaSpans(timeZone, running) : null,
    days_per_birth_minute: daysPerMinute(reckoning, longitude, speed),
  };
}

/** The dates that a birth at another instant is answered; those of the levels below move by the same days. */
export function possibleDashas(
  periods: readonly DashaPeriod[],
  birth: number,
  now: number | undefined,
  scheme?: DashaScheme,
) {
  return { mahadashas: possibleMahadashas(periods, birth), current: possibleCurrent(periods, birth, now, scheme) };
}

export function possibleMahadashas(periods: readonly DashaPeriod[], birth: number) {
  const left = periods.filter(({ end }) => end > birth);
  return left.map(({ lord, start, end }) => utcSpan({ lord, start: Math.max(birth, start), end }));
}

export function possibleCurrent(
  periods: readonly DashaPeriod[],
  birth: number,
  now: number | undefined,
  scheme?: DashaScheme,
) {
  const running = now === undefined || now < birth ? undefined : runningDashas(periods, now, scheme);
  return running ? utcSpans(running) : null;
}

/** A period without its local instants: they follow from those in UTC, and are not told again for every minute. */
export function utcSpan({ lord, start, end }: DashaPeriod): Pick<DashaSpan, 'lord' | 'starts_at' | 'ends_at'> {
  return { lord, starts_at: formatInstant(start), ends_at: formatInstant(end) };
}

export function utcSpans(running: RunningDashas) {
  return keyed(DASHA_LEVELS, (level) => utcSpan(running[level]));
}

export interface Antardasha extends DashaSpan {
  readonly pratyantardashas: readonly DashaSpan[];
}

export interface Mahadasha extends DashaSpan {
  /** Years that the lord rules in full; the first mahadasha is listed from birth on and so is shorter. */
  readonly full_years: number;
  readonly antardashas: readonly Antardasha[];
}

/** The mahadashas with their two levels below, from birth on. */
export function mahadashaResults(periods: readonly DashaPeriod[], birth: DashaBirth): Mahadasha[] {
  return fromBirth(periods, birth, (maha, span) => ({
    ...span,
    full_years: dashaYears(maha.lord),
    antardashas: fromBirth(subPeriods(maha), birth, (antar, span) => ({
      ...span,
      pratyantardashas: fromBirth(subPeriods(antar), birth, (_, span) => span),
    })),
  }));
}

/** What is left at birth of successive periods. Each end is written once, being the next start. */
export function fromBirth<Told>(
  periods: readonly DashaPeriod[],
  { epochMilliseconds: birth, timeZone }: DashaBirth,
  told: (period: DashaPeriod, span: DashaSpan) => Told,
): Told[] {
  // Of all but the periods that a birth falls into nothing is over.
  const left = (periods[0]?.end ?? birth) > birth ? periods : periods.filter(({ end }) => end > birth);
  const begun = Math.max(birth, left[0]?.start ?? birth);
  let starts_at = formatInstant(begun);
  // Each instant comes once: nothing is gained by remembering what was written last.
  const local = (at: number) => formatLocalSecond(at, offsetAt(timeZone, at));
  let starts_at_local = local(begun);
  return left.map((period) => {
    const { lord, end } = period;
    const ends_at = formatInstant(end);
    const ends_at_local = local(end);
    const span: DashaSpan = { lord, starts_at, ends_at, starts_at_local, ends_at_local };
    starts_at = ends_at;
    starts_at_local = ends_at_local;
    return told(period, span);
  });
}

/** `zone` is the key beside it that names the zone of the birth. */
export function localSpanFields(zone?: string) {
  return {
    starts_at: field.instant('When it begins, UTC.'),
    ends_at: field.instant('When it ends, UTC: the first instant after it.'),
    starts_at_local: localInstantSchema('That beginning', zone),
    ends_at_local: localInstantSchema('That end', zone),
  };
}

export function dashaSpanFields(zone?: string) {
  return { lord: graha('The graha that the period belongs to.'), ...localSpanFields(zone) };
}

export function runningDashaFields(zone?: string) {
  return keyed(DASHA_LEVELS, () => field.open(dashaSpanFields(zone)));
}

export function currentDashasSchema() {
  return field.open({ reference_at: field.instant('The current time, UTC.'), ...runningDashaFields() });
}

export function daysPerMinuteSchema() {
  return field.number('Days by which every date comes earlier for a birth one minute later.');
}

export function lifeDashasSchema() {
  return field.open({
    mahadashas: field.listBy('lord', field.open(dashaSpanFields())),
    current: field.orNull(field.open(runningDashaFields())),
    days_per_birth_minute: daysPerMinuteSchema(),
  });
}

export function mahadashaSchema() {
  return field.open({
    ...dashaSpanFields(),
    full_years: field.integer(6, 20, 'Years that the lord rules in full; the first is listed from birth on.'),
    antardashas: field.listBy(
      'lord',
      field.open({ ...dashaSpanFields(), pratyantardashas: field.listBy('lord', field.open(dashaSpanFields())) }),
    ),
  });
}
