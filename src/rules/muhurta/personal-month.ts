import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { type CalendarDate, nextDate } from '../../base/time/calendar.js';
import { firstInstant, type Zone } from '../../base/time/zone.js';
import { nakshatraOf, nakshatraOfPada, PADA_COUNT, padaStart } from '../../base/zodiac/nakshatra.js';
import { grahaLongitude, type Sky, siderealTrack } from '../../base/zodiac/positions.js';
import { type Rashi, rashiNumbered, rashiOf } from '../../base/zodiac/rashi.js';
import { type DashaChange, dashaChanges, mahadashas, type RunningDashas, runningDashas } from '../dasha/vimshottari.js';
import type { NatalMoon, PersonalBirth } from '../natal/natal-moon.js';
import { type AlmanacDay, type AlmanacMornings, almanacMornings, type DayOptions } from '../panchanga/almanac-day.js';
import type { Span } from '../panchanga/day-divisions.js';
import { elongationOf, nextElongation } from '../panchanga/elongation.js';
import { limbAt, sunAndMoon, varaOf } from '../panchanga/limbs.js';
import { monthPhases, type PhaseEvent } from '../panchanga/moon-phase.js';
import { type SadeSatiChange, type SadeSatiPhaseName, sadeSatiChanges, sadeSatiPhase } from '../transit/sade-sati.js';
import { type Ingress, ingresses, type TurnEvent, turns } from '../transit/sky-events.js';
import { bandOn, type DayLimbs, type DayScore, dayScore, sumOfPoints } from './day-score.js';
import type { TimingBand } from './day-score-tables.js';
import { MONTH_BANDS } from './month-score-tables.js';
import { type Balas, balaRules, balas, type PersonalDay, type PersonalRule } from './personal-score.js';

/** A month as it is for a person. */
export interface PersonalMonth extends CivilMonth, Pick<AlmanacMornings, 'basis' | 'dayCaveats'> {
  readonly days: readonly PersonalMonthDay[];
  /** The best first. */
  readonly best: readonly PersonalMonthDay[];
  /** By date. */
  readonly caution: readonly PersonalMonthDay[];
  readonly phases: readonly PhaseEvent[];
  readonly ingresses: readonly Ingress[];
  readonly stations: readonly TurnEvent[];
  /** The dashas and the phase of Sade Sati that run when the month begins. */
  readonly running: RunningDashas | undefined;
  readonly dashaChanges: readonly DashaChange[];
  readonly sadeSati: SadeSatiPhaseName | undefined;
  readonly sadeSatiChanges: readonly SadeSatiChange[];
}

/** Reads a month on the clock of a zone, given all its dates. */
export function personalMonth(
  { sky, dayOptions }: { readonly sky: Sky; readonly dayOptions: DayOptions },
  person: PersonalBirth,
  timeZone: Zone,
  dates: readonly CalendarDate[],
): PersonalMonth {
  const { moon, birth, longitude } = person;
  const civil = civilMonth(timeZone, dates);
  const { mornings, basis, dayCaveats } = almanacMornings(sky, civil, dayOptions);
  const days = monthDays(sky, civil.dates, mornings).map((day) => personalMonthDay(moon, day));
  const best = bestDays(days);
  const passages = ingresses(sky, civil);
  const sinceBirth = { start: Math.max(civil.start, birth.epochMilliseconds), end: civil.end };
  return {
    ...civil,
    basis,
    dayCaveats,
    days,
    best,
    caution: cautionDays(days, best),
    phases: monthPhases(sky, civil),
    ingresses: passages,
    stations: turns(sky, civil),
    running: dashasAt(person, civil.start),
    dashaChanges: dashaChanges(mahadashas(longitude, birth.epochMilliseconds), sinceBirth),
    sadeSati: sadeSatiPhase(moon.rashi, rashiOf(grahaLongitude(sky, 'Saturn', momentAt(civil.start)))),
    sadeSatiChanges: sadeSatiChanges(moon.rashi, passages),
  };
}

/** The dashas that run at an instant; none before the birth and none after they have come to their end. */
export function dashasAt({ birth, longitude }: PersonalBirth, at: number): RunningDashas | undefined {
  if (at < birth.epochMilliseconds) return undefined;
  return runningDashas(mahadashas(longitude, birth.epochMilliseconds), at);
}

/** A day of a month before it is held against a birth. */
export interface MonthDay {
  readonly date: CalendarDate;
  readonly limbs: DayLimbs;
  /** Sign of the Moon. */
  readonly moon: Rashi;
  readonly score: DayScore;
}

/** A day of a month for a person. */
export interface PersonalMonthDay extends MonthDay {
  readonly balas: Balas;
  readonly balaRules: readonly PersonalRule[];
  /** Sum of the day score, tarabala and chandrabala. */
  readonly total: number;
  readonly band: TimingBand;
}

/** A month on the clock of a zone. */
interface CivilMonth extends Span {
  readonly timeZone: Zone;
  readonly dates: readonly CalendarDate[];
  /** The civil day of each date. */
  readonly spans: readonly Span[];
  /** Dates that the zone skipped. */
  readonly skipped: readonly CalendarDate[];
}

/** The month of some dates that follow each other: its first instant and that of the next, milliseconds since 1970. */
function civilMonth(timeZone: Zone, dates: readonly CalendarDate[]): CivilMonth {
  const after = nextDate(dates.at(-1) as CalendarDate);
  const starts = [...dates, after].map((date) => firstInstant(timeZone, date, 0)) as [number, ...number[]];
  const spans = dates.map((_, index) => ({ start: starts[index] as number, end: starts[index + 1] as number }));
  const isThere = ({ start, end }: Span) => start < end;
  return {
    timeZone,
    dates: dates.filter((_, index) => isThere(spans[index] as Span)),
    spans: spans.filter(isThere),
    skipped: dates.filter((_, index) => !isThere(spans[index] as Span)),
    start: starts[0],
    end: starts.at(-1) as number,
  };
}

/** The limbs of each date when its day begins, milliseconds since 1970, and their score. */
function monthDays(sky: Sky, dates: readonly CalendarDate[], mornings: readonly number[]): MonthDay[] {
  return dates.map((date, index) => {
    const longitudes = sunAndMoon(sky, mornings[index] as number);
    const limbs = {
      tithi: limbAt('tithi', longitudes),
      nakshatra: nakshatraOf(longitudes.moon).nakshatra,
      yoga: limbAt('yoga', longitudes),
      karana: limbAt('karana', longitudes),
      vara: varaOf(date),
    };
    return { date, limbs, moon: rashiOf(longitudes.moon), score: dayScore(limbs) };
  });
}

/** A day held against a natal Moon. */
export function personalMonthDay(natal: NatalMoon, { date, limbs, moon, score }: MonthDay): PersonalMonthDay {
  const counted = balas(natal, { nakshatra: limbs.nakshatra, moon, isBright: limbs.tithi.paksha === 'shukla' });
  const rules = balaRules(counted);
  const total = score.score + sumOfPoints(rules);
  // Each field by its name: to spread an object of which there are thirty costs a twentieth of a month.
  return { date, limbs, moon, score, balas: counted, balaRules: rules, total, band: bandOn(MONTH_BANDS, total) };
}

const LISTED = 5;

/** The best days, the best first, none of them with the Moon 8th from the natal Moon. Of equals the earlier first. */
export function bestDays(days: readonly PersonalMonthDay[]): PersonalMonthDay[] {
  return days
    .filter(({ balas }) => !balas.isChandrashtama)
    .sort((a, b) => b.total - a.total || a.date - b.date)
    .slice(0, LISTED);
}

/** The days of the lowest scores but for the best, and every day with the Moon 8th from the natal Moon, by date. */
export function cautionDays(days: readonly PersonalMonthDay[], best: readonly PersonalMonthDay[]): PersonalMonthDay[] {
  const lowest = days
    .filter((day) => !best.includes(day))
    .sort((a, b) => a.total - b.total || a.date - b.date)
    .slice(0, LISTED);
  return days.filter((day) => lowest.includes(day) || day.balas.isChandrashtama);
}

/** A part of a day in which the Moon keeps its sign and its nakshatra and waxes or wanes. */
export interface PersonalStretch {
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly day: PersonalDay;
}

const PADAS_PER_NAKSHATRA = 4;
const PADAS_PER_RASHI = 9;

/** The padas that open a nakshatra or a sign. */
const OPENING_PADAS = Array.from({ length: PADA_COUNT }, (_, index) => index).filter(
  (index) => index % PADAS_PER_NAKSHATRA === 0 || index % PADAS_PER_RASHI === 0,
);
const OPENING_DEGREES = OPENING_PADAS.map(padaStart);

/**
 * The stretches of a day, the first from its beginning on. Jupiter and Saturn are those of its beginning, and so is the
 * weekday, which holds to the next day.
 */
export function personalStretches(sky: Sky, day: AlmanacDay): [PersonalStretch, ...PersonalStretch[]] {
  const moment = momentAt(day.sunrise);
  const longitudes = sunAndMoon(sky, day.sunrise);
  const { moon: longitude } = longitudes;
  const morning: PersonalDay = {
    vara: varaOf(day.date),
    isBright: elongationOf(longitudes) < HALF_CIRCLE,
    nakshatra: nakshatraOf(longitude).nakshatra,
    moon: rashiOf(longitude),
    jupiter: rashiOf(grahaLongitude(sky, 'Jupiter', moment)),
    saturn: rashiOf(grahaLongitude(sky, 'Saturn', moment)),
  };
  const steps = crossings(siderealTrack(sky, 'Moon'), moment.tt, momentAt(day.nextSunrise).tt, OPENING_DEGREES)
    .map(({ tt, target }) => {
      const pada = OPENING_PADAS[target] as number;
      const moon = rashiNumbered(Math.floor(pada / PADAS_PER_RASHI) + 1);
      const { nakshatra } = nakshatraOfPada(pada);
      return { startsAt: epochMillisecondsOf(tt), day: { ...morning, nakshatra, moon } };
    })
    // The first longitude is rounded and may have the Moon past an edge that it reaches some milliseconds later.
    .filter(({ day: { nakshatra, moon } }, i) => i > 0 || nakshatra !== morning.nakshatra || moon !== morning.moon);
  const turnsAt = nextElongation(sky, day.sunrise, morning.isBright ? 180 : 0, longitudes);
  const stretches: [PersonalStretch, ...PersonalStretch[]] = [{ startsAt: day.sunrise, day: morning }, ...steps];
  return turnsAt === undefined || turnsAt >= day.nextSunrise ? stretches : turned(stretches, turnsAt);
}

/** The same where the Moon is full or new in the course of the day. */
function turned(
  [first, ...later]: readonly [PersonalStretch, ...PersonalStretch[]],
  turnsAt: number,
): [PersonalStretch, ...PersonalStretch[]] {
  const before = later.filter(({ startsAt }) => startsAt < turnsAt);
  const { day } = before.at(-1) ?? first;
  const from = (startsAt: number, of: PersonalDay) => ({ startsAt, day: { ...of, isBright: !of.isBright } });
  const after = later.slice(before.length).map((stretch) => from(stretch.startsAt, stretch.day));
  return [first, ...before, from(turnsAt, day), ...after];
}

const HALF_CIRCLE = 180_000_000;
