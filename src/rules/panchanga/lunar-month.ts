import type { Sky } from '../../base/zodiac/positions.js';
import { type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import type { Span } from './day-divisions.js';
import { newMoonsAround } from './elongation.js';
import { limbAt, sunAndMoon } from './limbs.js';
import { LUNAR_MONTHS, type LunarMonthName } from './tables.js';

/** A month by its place in the lunar year. */
export interface MonthName {
  /** 1 (Chaitra) to 12 (Phalguna). */
  readonly number: number;
  readonly name: LunarMonthName;
  /** Whether it is the additional month before the one of the same name. */
  readonly adhika: boolean;
}

/** The lunar month of an instant. */
export interface LunarMonth {
  /** The month that runs from new moon to new moon. */
  readonly amanta: MonthName & {
    /** The month that a year loses when the Sun enters two signs in this one (kshaya); else undefined. */
    readonly omitted: LunarMonthName | undefined;
    /** The new moons, milliseconds since 1970. */
    readonly startsAt: number;
    readonly endsAt: number;
  };
  /** The month that runs from full moon to full moon. */
  readonly purnimanta: MonthName;
}

/**
 * The lunar month that runs at an instant, milliseconds since 1970; undefined where one of its new moons lies outside
 * the ephemeris, as it does in the last weeks of the accepted dates.
 *
 * A month is named after the sign that the Sun enters in it: Chaitra holds the entry into Aries. Without an entry it is
 * adhika and takes the name of the next; with two, the name of the second is omitted. In the bright half both
 * reckonings agree. The dark half belongs, from full moon to full moon, to the month that begins at its end; that of an
 * adhika month stays with it, so that the whole of it lies within the month of its name.
 */
export function lunarMonth(
  sky: Sky,
  epochMilliseconds: number,
  longitudes = sunAndMoon(sky, epochMilliseconds),
): LunarMonth | undefined {
  const { before, after } = newMoonsAround(sky, epochMilliseconds, longitudes);
  if (before === undefined || after === undefined) return undefined;
  const [from, to] = [before, after].map((at) => rashiOf(sunAndMoon(sky, at).sun)) as [Rashi, Rashi];
  const entered = (to.number - from.number + 12) % 12;
  const month = monthFrom(from.number, entered === 0);
  const isBright = limbAt('tithi', longitudes).paksha === 'shukla';
  return {
    amanta: {
      number: month.number,
      name: month.name,
      adhika: month.adhika,
      omitted: entered === 2 ? monthFrom(from.number + 1, false).name : undefined,
      startsAt: before,
      endsAt: after,
    },
    purnimanta: isBright || month.adhika ? month : monthFrom(to.number, false),
  };
}

/** After a new moon no rounding puts this instant into the month before. */
const PAST_NEW_MOON = 3_600_000;

/** The lunar months of a span, in order; they end where the ephemeris tells no new moon any more. */
export function lunarMonths(sky: Sky, { start, end }: Span): LunarMonth[] {
  const months: LunarMonth[] = [];
  for (let at = start; at < end; ) {
    const month = lunarMonth(sky, at);
    if (!month) break;
    months.push(month);
    at = month.amanta.endsAt + PAST_NEW_MOON;
  }
  return months;
}

/** The month at whose beginning the Sun is in a sign, by its number. */
function monthFrom(sign: number, adhika: boolean): MonthName {
  const index = sign % 12;
  return { number: index + 1, name: LUNAR_MONTHS[index] as LunarMonthName, adhika };
}
