import * as field from '../base/schema/fields.js';
import { formatInstant } from '../base/time/calendar.js';
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
import { keyed } from './positions.js';
import { graha } from './vocabulary.js';

/** A period of a lord: it holds its start and not its end, both UTC instants. */
export interface DashaSpan {
  readonly lord: Graha;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** The periods of the three levels that run at one instant. */
export type RunningDashaSpans = { readonly [Level in DashaLevel]: DashaSpan };

export function dashaSpan({ lord, start, end }: DashaPeriod): DashaSpan {
  return { lord, starts_at: formatInstant(start), ends_at: formatInstant(end) };
}

export function runningDashaSpans({ maha, antar, pratyantar }: RunningDashas): RunningDashaSpans {
  return { maha: dashaSpan(maha), antar: dashaSpan(antar), pratyantar: dashaSpan(pratyantar) };
}

/** The periods that run at the current time. */
export type CurrentDashas = {
  /** UTC instant. */
  readonly reference_at: string;
} & RunningDashaSpans;

/** The periods that run at an instant, from their own beginnings; null before the birth and after the nine mahadashas. */
export function currentDashas(
  periods: readonly DashaPeriod[],
  birth: number,
  at: number,
  scheme?: DashaScheme,
): CurrentDashas | null {
  const running = at < birth ? undefined : runningDashas(periods, at, scheme);
  return running ? { reference_at: formatInstant(at), ...runningDashaSpans(running) } : null;
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
  birth: number,
  now: number | undefined,
  reckoning: DashaReckoning = USUAL_VIMSHOTTARI,
): LifeDashas {
  const periods = mahadashasOf(reckoning, longitude, birth);
  return {
    ...possibleDashas(periods, birth, now),
    days_per_birth_minute: daysPerMinute(reckoning, longitude, speed),
  };
}

/** The dates that a birth at another instant is answered; those of the levels below move by the same days. */
export function possibleDashas(
  periods: readonly DashaPeriod[],
  birth: number,
  now: number | undefined,
  scheme?: DashaScheme,
): Pick<LifeDashas, 'mahadashas' | 'current'> {
  const running = now === undefined || now < birth ? undefined : runningDashas(periods, now, scheme);
  return { mahadashas: mahadashaSpans(periods, birth), current: running ? runningDashaSpans(running) : null };
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
export function mahadashaResults(periods: readonly DashaPeriod[], birth: number): Mahadasha[] {
  return fromBirth(periods, birth, (maha, span) => ({
    ...span,
    full_years: dashaYears(maha.lord),
    antardashas: fromBirth(subPeriods(maha), birth, (antar, span) => ({
      ...span,
      pratyantardashas: fromBirth(subPeriods(antar), birth, (_, span) => span),
    })),
  }));
}

/** The mahadashas alone, from birth on. */
function mahadashaSpans(periods: readonly DashaPeriod[], birth: number): DashaSpan[] {
  return fromBirth(periods, birth, (_, span) => span);
}

/** What is left at birth of successive periods. Each end is written once, being the next start. */
export function fromBirth<Told>(
  periods: readonly DashaPeriod[],
  birth: number,
  told: (period: DashaPeriod, span: DashaSpan) => Told,
): Told[] {
  const left = periods.filter(({ end }) => end > birth);
  let start = formatInstant(Math.max(birth, left[0]?.start ?? birth));
  return left.map((period) => {
    const span = { lord: period.lord, starts_at: start, ends_at: formatInstant(period.end) };
    start = span.ends_at;
    return told(period, span);
  });
}

export function dashaSpanFields() {
  return {
    lord: graha('The graha that the period belongs to.'),
    starts_at: field.instant('When it begins, UTC.'),
    ends_at: field.instant('When it ends, UTC: the first instant after it.'),
  };
}

export function runningDashaFields() {
  return keyed(DASHA_LEVELS, () => field.open(dashaSpanFields()));
}

export function currentDashasSchema() {
  return field.open({ reference_at: field.instant('The current time, UTC.'), ...runningDashaFields() });
}

export function daysPerMinuteSchema() {
  return field.number('Days by which every date comes earlier for a birth one minute later.');
}

export function lifeDashasSchema() {
  return field.open({
    mahadashas: field.list(field.open(dashaSpanFields())),
    current: field.orNull(field.open(runningDashaFields())),
    days_per_birth_minute: daysPerMinuteSchema(),
  });
}

export function mahadashaSchema() {
  return field.open({
    ...dashaSpanFields(),
    full_years: field.integer(6, 20, 'Years that the lord rules in full; the first is listed from birth on.'),
    antardashas: field.list(
      field.open({ ...dashaSpanFields(), pratyantardashas: field.list(field.open(dashaSpanFields())) }),
    ),
  });
}
