import type { Place } from '../../base/ephemeris/ascendant.js';
import { epochMillisecondsOfUniversalTime, universalTimeAt } from '../../base/ephemeris/ephemeris.js';
import type { SunSky } from '../../base/ephemeris/horizon.js';
import { horizonEvents } from '../../base/ephemeris/rise-set.js';
import { MICRODEGREES_PER_CIRCLE, modulo } from '../../base/math/angle.js';
import { GRAHAS_BY_WEEKDAY } from '../../base/zodiac/rashi.js';
import type { DayAndNight, Span } from '../panchanga/day-divisions.js';
import { SUN_UPAGRAHAS, type SunUpagraha, TIME_UPAGRAHAS, type TimeUpagraha, UPAGRAHA_PARTS } from './points-tables.js';

const CIRCLE = MICRODEGREES_PER_CIRCLE;
/** 133 degrees 20 minutes and 16 degrees 40 minutes, in thirds of a microdegree. */
const DHUMA_THIRDS = 400_000_000;
const UPAKETU_THIRDS = 50_000_000;

/** The upagrahas of a Sun, microdegrees. */
export function sunUpagrahas(sun: number): Record<SunUpagraha, number> {
  const dhuma = modulo(Math.round((3 * sun + DHUMA_THIRDS) / 3), CIRCLE);
  const vyatipata = modulo(-dhuma, CIRCLE);
  const parivesha = modulo(vyatipata + CIRCLE / 2, CIRCLE);
  const indrachapa = modulo(-parivesha, CIRCLE);
  const upaketu = modulo(Math.round((3 * indrachapa + UPAKETU_THIRDS) / 3), CIRCLE);
  const found = [dhuma, vyatipata, parivesha, indrachapa, upaketu];
  return Object.fromEntries(SUN_UPAGRAHAS.map((of, i) => [of, found[i]])) as Record<SunUpagraha, number>;
}

/** An eighth of a day or a night, with the moment whose lagna an upagraha is. */
export interface UpagrahaPart extends Span {
  readonly of: TimeUpagraha;
  readonly at: number;
}

const PARTS = 8;

/** Whether a part without a ruler follows Saturn's, or the seven rulers follow one another and the last part is spare. */
export const KALA_PARTS = ['with_lordless', 'without_lordless'] as const;
export type KalaParts = (typeof KALA_PARTS)[number];

/** After how many parts the rulers come round. */
const CYCLE: Readonly<Record<KalaParts, number>> = { with_lordless: 8, without_lordless: 7 };

/**
 * When each upagraha of time rises on the day or in the night that holds an instant. Eighths of the day go from the ruler
 * of the weekday (0 is Sunday) on, those of the night from the fifth after it; after Saturn's comes one without a ruler, or at
 * once that of the Sun.
 */
export function upagrahaParts(
  day: DayAndNight,
  { weekday, instant, parts }: { readonly weekday: number; readonly instant: number; readonly parts: KalaParts },
): UpagrahaPart[] {
  const isDay = instant < day.sunset;
  const [start, end] = isDay ? [day.sunrise, day.sunset] : [day.sunset, day.nextSunrise];
  const first = isDay ? weekday : (weekday + 4) % 7;
  const length = (end - start) / PARTS;
  return TIME_UPAGRAHAS.map((of) => {
    const { of: ruler, at } = UPAGRAHA_PARTS[of];
    const begin = start + modulo(GRAHAS_BY_WEEKDAY.indexOf(ruler) - first, CYCLE[parts]) * length;
    return { of, start: begin, end: begin + length, at: at === 'start' ? begin : begin + length / 2 };
  });
}

/** Days. From one sunrise to the next it is at most an hour more than a day, but for some days beyond latitude 83. */
const LONGEST_DAY = 25 / 24;

/** The Sun's day that holds an instant, from its sunrise to the next; undefined beyond the polar circles without one. */
export function birthDay(
  { ephemeris, sunrise: definition }: SunSky,
  place: Place,
  instant: number,
): DayAndNight | undefined {
  const at = universalTimeAt(instant);
  const sun = { body: 'Sun', place, definition } as const;
  const events = horizonEvents(ephemeris, sun, { from: at - LONGEST_DAY, to: at + LONGEST_DAY });
  const sunrise = events.findLast(({ event, at: then }) => event === 'rise' && then <= at);
  const next = events.find(({ event, at: then }) => event === 'rise' && then > at);
  const sunset = sunrise && events.find(({ event, at: then }) => event === 'set' && then > sunrise.at);
  if (!sunrise || !next || !sunset || sunset.at >= next.at || next.at - sunrise.at > LONGEST_DAY) return undefined;
  return {
    sunrise: epochMillisecondsOfUniversalTime(sunrise.at),
    sunset: epochMillisecondsOfUniversalTime(sunset.at),
    nextSunrise: epochMillisecondsOfUniversalTime(next.at),
  };
}
