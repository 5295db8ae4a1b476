import type { Nakshatra } from '../../base/zodiac/nakshatra.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { type DayAndNight, nightPart, type Span } from './day-divisions.js';
import { type Limb, type LimbSpan, limbSpansFrom, type RunningLimbs } from './limbs.js';
import { AMRITA_KALA_STARTS, GANDA_MOOLA, STAR_WINDOW_SIXTIETHS, VARJYAM_STARTS } from './whole-day-tables.js';

/** Every part of each limb that runs in some moment of a day from sunrise to sunrise, in order. */
export type LimbsOfDay = { readonly [Name in Limb]: readonly LimbOfDay<Name>[] };

export interface LimbOfDay<Name extends Limb = Limb> extends LimbSpan<Name> {
  /** It runs at the sunrise and still at the next one (vriddhi). */
  readonly runsPastDay: boolean;
  /** It begins after the sunrise and ends by the next one (kshaya). */
  readonly touchesNoSunrise: boolean;
}

/** The windows that the nakshatras and the length of the night give. */
export interface FurtherWindows {
  readonly varjyams: readonly Span[];
  readonly amritaKalas: readonly Span[];
  readonly vijaya: Span;
  readonly godhuli: Span;
  readonly nishita: Span;
  /** None where no sunset is known before the sunrise. */
  readonly pratahSandhya: Span | undefined;
  readonly sayahnaSandhya: Span;
}

/** The limbs of a day, of which those of the sunrise are known. */
export function limbsOfDay(sky: Sky, day: DayAndNight, atSunrise: RunningLimbs): LimbsOfDay {
  const ofDay = <Name extends Limb>(limb: Name, first: LimbSpan<Name>) =>
    limbSpansFrom(sky, limb, first, day.nextSunrise).map(
      (span): LimbOfDay<Name> => ({
        value: span.value,
        startsAt: span.startsAt,
        endsAt: span.endsAt,
        runsPastDay: span.startsAt <= day.sunrise && span.endsAt > day.nextSunrise,
        touchesNoSunrise: span.startsAt > day.sunrise && span.endsAt <= day.nextSunrise,
      }),
    );
  return {
    tithi: ofDay('tithi', atSunrise.tithi),
    nakshatra: ofDay('nakshatra', atSunrise.nakshatra),
    yoga: ofDay('yoga', atSunrise.yoga),
    karana: ofDay('karana', atSunrise.karana),
  };
}

/** The windows of a day beside those that only its weekday gives. */
export type FurtherWindowCode =
  | 'varjyam'
  | 'amrita_kala'
  | 'vijaya'
  | 'godhuli'
  | 'nishita'
  | 'pratah_sandhya'
  | 'sayahna_sandhya'
  | 'night_dur_muhurta';

/**
 * The windows of a day beside those of its weekday. `sunsetBefore` is that of the night which ends at the sunrise,
 * milliseconds since 1970.
 */
export function furtherWindows(
  day: DayAndNight,
  nakshatras: readonly LimbSpan<'nakshatra'>[],
  sunsetBefore: number | undefined,
): FurtherWindows {
  const { sunrise, sunset, nextSunrise } = day;
  const fifteenth = (sunset - sunrise) / 15;
  const night = nextSunrise - sunset;
  return {
    varjyams: starWindows(day, nakshatras, VARJYAM_STARTS),
    amritaKalas: starWindows(day, nakshatras, AMRITA_KALA_STARTS),
    vijaya: { start: sunrise + 10 * fifteenth, end: sunrise + 11 * fifteenth },
    godhuli: { start: sunset, end: sunset + night / 30 },
    nishita: nightPart(day, 8, 15),
    pratahSandhya:
      sunsetBefore === undefined ? undefined : { start: sunrise - (sunrise - sunsetBefore) / 10, end: sunrise },
    sayahnaSandhya: { start: sunset, end: sunset + night / 10 },
  };
}

/** A window belongs to the day in which it begins, though it may end after the next sunrise. */
function starWindows(
  { sunrise, nextSunrise }: DayAndNight,
  nakshatras: readonly LimbSpan<'nakshatra'>[],
  starts: Readonly<Record<number, readonly number[]>>,
): Span[] {
  return nakshatras
    .flatMap(({ value, startsAt, endsAt }) => {
      const sixtieth = (endsAt - startsAt) / 60;
      return (starts[value.number] ?? []).map((after) => ({
        start: startsAt + after * sixtieth,
        end: startsAt + (after + STAR_WINDOW_SIXTIETHS) * sixtieth,
      }));
    })
    .filter(({ start }) => start >= sunrise && start < nextSunrise);
}

/** The nakshatras of Ganda Moola among those of a day, whole. */
export function gandaMoolas<Named extends { readonly value: Nakshatra }>(nakshatras: readonly Named[]): Named[] {
  return nakshatras.filter(({ value }) => GANDA_MOOLA.includes(value.number));
}
