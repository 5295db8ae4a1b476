import type { ResolvedBirth } from '../base/input/birth.js';
import type { Caveat } from '../base/input/caveats.js';
import { fromMicrodegrees } from '../base/math/angle.js';
import * as field from '../base/schema/fields.js';
import { type NakshatraName, nakshatraOf } from '../base/zodiac/nakshatra.js';
import { grahaPosition, type Sky } from '../base/zodiac/positions.js';
import { rashiOf, type SignName } from '../base/zodiac/rashi.js';
import { results as english } from '../languages/en/results.js';
import type { AskedLanguage } from '../languages/language.js';
import { keysOf } from '../languages/names/numbered.js';
import type { NoCurrentDasha } from '../languages/words/results/result-words.js';
import {
  type DashaPeriod,
  type DashaReckoning,
  daysPerMinute,
  mahadashasOf,
  partsOf,
  yearsOf,
} from '../rules/dasha/scheme.js';
import { type MoonSpan, moonSpan, unknownTimeCaveat } from '../rules/natal/unknown-birth-time.js';
import type { TimeSpan, Watch } from '../rules/uncertainty/time-range.js';
import { grahaWay, NAKSHATRA_EDGES, PADA_EDGES, watchWay } from '../rules/uncertainty/ways.js';
import {
  type CurrentDashas,
  currentDashas,
  currentDashasSchema,
  type DashaSpan,
  dashaSpanFields,
  daysPerMinuteSchema,
  fromBirth,
  possibleCurrent,
  possibleMahadashas,
  utcSpan,
} from './dasha.js';
import {
  balanceAt,
  type DashaBalance,
  type DayVariation,
  dashaBalanceSchema,
  dayVariation,
  dayVariationSchema,
  variationCaveat,
} from './dasha-balance.js';
import { zoneOfBirth } from './inputs.js';
import { nakshatraName, named, pada, siderealLongitude, signName } from './vocabulary.js';

/** The natal Moon from which dashas are counted. */
export interface DashaMoon {
  /** Sidereal longitude of the Moon, degrees in [0, 360). */
  readonly moon_longitude_sidereal: number;
  readonly moon_sign_name: SignName;
  readonly nakshatra_name: NakshatraName;
  /** 1 to 4. */
  readonly pada: number;
}

export interface SchemeMahadasha extends DashaSpan {
  /** Years that the lord rules in full; the first mahadasha is listed from birth on and so is shorter. */
  readonly full_years: number;
  readonly antardashas: readonly DashaSpan[];
}

/** What every dasha by nakshatras tells, but Vimshottari, which has a level more. */
export interface SchemeDashas<System extends string> extends DashaMoon {
  readonly dasha_system: System;
  /** The years of all lords together. */
  readonly cycle_years: number;
  /** Days of a dasha year. */
  readonly year_length_days: number;
  readonly balance_at_birth: DashaBalance;
  /** Days by which every date comes earlier for a birth one minute later. */
  readonly days_per_birth_minute: number;
  readonly mahadashas: readonly SchemeMahadasha[];
  /** The periods that run now; null where none does. */
  readonly current: CurrentDashas | null;
  /** Why `current` is null, else null. */
  readonly current_note: string | null;
  readonly current_note_code: NoCurrentDasha | null;
  /** What the local day of an unknown time leaves open; null when the time is known. */
  readonly day_variation: DayVariation | null;
  /** The zone of the local instants: that of the birth. */
  readonly timezone: string;
}

/** What the dashas of a birth are counted with. */
export interface SchemeAsked {
  readonly sky: Sky;
  readonly language: AskedLanguage;
  /** Milliseconds since 1970, on the whole second; undefined without a clock. */
  readonly now: number | undefined;
  readonly reckoning: DashaReckoning;
}

/** The Moon at a longitude in microdegrees, as dashas tell it. */
export function dashaMoon(moon: number): DashaMoon {
  const { nakshatra, pada: quarter } = nakshatraOf(moon);
  return {
    moon_longitude_sidereal: fromMicrodegrees(moon),
    moon_sign_name: rashiOf(moon).name,
    nakshatra_name: nakshatra.name,
    pada: quarter,
  };
}

/** The dashas of a birth by a scheme, two levels listed and the three that run. */
export function schemeDashas<System extends string>(
  system: System,
  birth: ResolvedBirth,
  { sky, language, now, reckoning }: SchemeAsked,
): SchemeDashas<System> {
  const { scheme, yearDays } = reckoning;
  const { longitude, speed } = grahaPosition(sky, 'Moon', birth.moment);
  const born = birth.epochMilliseconds;
  const periods = mahadashasOf(reckoning, longitude, born);
  const running = now === undefined ? null : currentDashas(periods, birth, now, scheme);
  const why = running ? null : now === undefined ? 'no_current_time' : now < born ? 'before_birth' : 'ended';
  const { dashasEnded, noCurrentDasha } = language?.results ?? english;
  const span = openMoon(sky, birth);
  return {
    ...dashaMoon(longitude),
    dasha_system: system,
    cycle_years: scheme.cycleYears,
    year_length_days: yearDays,
    balance_at_birth: balanceAt(birth, periods, reckoning),
    days_per_birth_minute: daysPerMinute(reckoning, longitude, speed),
    mahadashas: fromBirth(periods, birth, (maha, told) => ({
      ...told,
      full_years: yearsOf(scheme, maha.lord),
      antardashas: fromBirth(partsOf(scheme, maha), birth, (_, part) => part),
    })),
    current: running,
    current_note: why && (why === 'ended' ? dashasEnded : noCurrentDasha[why]),
    current_note_code: why,
    day_variation: span ? dayVariation(birth, span, reckoning) : null,
    timezone: birth.timeZone.name,
  };
}

/** The way of the Moon over a day of unknown time; undefined where the time is known. */
export function openMoon(sky: Sky, birth: ResolvedBirth): MoonSpan | undefined {
  return birth.timeKnown ? undefined : moonSpan(sky, birth);
}

/** What an unknown time leaves open of dashas. */
export function schemeCaveats(sky: Sky, birth: ResolvedBirth, variation: DayVariation | null): Caveat[] {
  const span = openMoon(sky, birth);
  return span && variation ? [unknownTimeCaveat(span), variationCaveat(variation)] : [];
}

/** What of the dashas of a scheme another minute of birth would change. */
export function schemeWatches({ sky, now, reckoning }: SchemeAsked, minutes: TimeSpan): Watch[] {
  return [
    ...moonWatches(sky, minutes, (moon, instant) => {
      const periods = mahadashasOf(reckoning, moon, instant);
      return {
        balance_at_birth: utcSpan(periods[0] as DashaPeriod),
        mahadashas: possibleMahadashas(periods, instant),
      };
    }),
    // Asked of each minute, where the lord is that of all of them.
    oftenWatch(sky, minutes, (moon, instant) => ({
      current: possibleCurrent(mahadashasOf(reckoning, moon, instant), instant, now, reckoning.scheme),
    })),
  ];
}

/** Short periods come round again within the minutes of a birth: their changes are told without the minutes. */
export function oftenWatch(sky: Sky, minutes: TimeSpan, counted: (moon: number, instant: number) => object): Watch {
  const moon = grahaWay(sky, 'Moon', minutes);
  return { edges: [], isOften: true, at: (instant) => counted(moon.at(instant), instant) };
}

/** The watches of the Moon, and of what is counted from it. */
export function moonWatches(sky: Sky, minutes: TimeSpan, counted: (moon: number, instant: number) => object): Watch[] {
  const moon = grahaWay(sky, 'Moon', minutes);
  return [
    watchWay(moon, PADA_EDGES, (at) => {
      const { moon_longitude_sidereal: _, ...told } = dashaMoon(at);
      return told;
    }),
    { edges: moon.passes(NAKSHATRA_EDGES), at: (instant) => counted(moon.at(instant), instant) },
  ];
}

export function dashaMoonFields() {
  return {
    moon_longitude_sidereal: siderealLongitude('Sidereal longitude of the Moon, degrees in [0, 360).'),
    moon_sign_name: signName('Sidereal sign of the Moon.'),
    nakshatra_name: nakshatraName('Nakshatra of the Moon.'),
    pada: pada(),
  };
}

export function yearLength() {
  return field.number('Days of a dasha year.');
}

export function schemeMahadashaSchema() {
  return field.open({
    ...dashaSpanFields(),
    full_years: field.integer(1, 21, 'Years that the lord rules in full; the first is listed from birth on.'),
    antardashas: field.listBy('lord', field.open(dashaSpanFields())),
  });
}

export function schemeFields<const System extends 'yogini' | 'ashtottari'>(system: System) {
  return {
    ...dashaMoonFields(),
    dasha_system: named('dasha_system', [system], 'Which dashas they are.'),
    cycle_years: field.integer(36, 108, 'The years of all lords together.'),
    year_length_days: yearLength(),
    balance_at_birth: dashaBalanceSchema(),
    days_per_birth_minute: daysPerMinuteSchema(),
    mahadashas: field.list(schemeMahadashaSchema()),
    current: field.orNull(currentDashasSchema()),
    current_note: field.orNull(field.text('Why no period runs now.')),
    current_note_code: field.orNull(
      field.oneOf(keysOf(english.noCurrentDasha), 'Why no period runs now, for programs.'),
    ),
    day_variation: field.orNull(dayVariationSchema()),
    timezone: zoneOfBirth(),
  };
}
