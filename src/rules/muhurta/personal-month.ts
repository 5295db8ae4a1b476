import { momentAt } from '../../base/ephemeris/moment.js';
import type { CalendarDate } from '../../base/time/calendar.js';
import { grahaLongitude } from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import type { Sky } from '../../base/zodiac/sidereal.js';
import { type DashaChange, dashaChanges, mahadashas, type RunningDashas, runningDashas } from '../dasha/vimshottari.js';
import type { PersonalBirth } from '../natal/natal-moon.js';
import { type AlmanacMornings, almanacMornings, type DayOptions } from '../panchanga/almanac-day.js';
import type { PhaseEvent } from '../panchanga/moon-phase.js';
import { monthPhases } from '../panchanga/moon-phase.js';
import { type Ingress, ingresses, type TurnEvent, turns } from '../transit/ingresses-stations.js';
import { type SadeSatiChange, type SadeSatiPhaseName, sadeSatiChanges, sadeSatiPhase } from '../transit/sade-sati.js';
import {
  bestDays,
  type CivilMonth,
  cautionDays,
  civilMonth,
  monthDays,
  type PersonalMonthDay,
  personalMonthDay,
} from './month-score.js';

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
  timeZone: string,
  dates: readonly CalendarDate[],
): PersonalMonth {
  const { moon, birth, longitude } = person;
  const civil = civilMonth(timeZone, dates);
  const { mornings, basis, dayCaveats } = almanacMornings(sky.ephemeris, civil, dayOptions);
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
