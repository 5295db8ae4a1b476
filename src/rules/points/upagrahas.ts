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

/**
 * When each upagraha of time rises on the day or in the night that holds an instant. Eighths of the day go from the ruler
 * of the weekday (0 is Sunday) on, those of the night from the fifth after it; after Saturn's comes one without a ruler.
 */
export function upagrahaParts(day: DayAndNight, weekday: number, instant: number): UpagrahaPart[] {
  const isDay = instant < day.sunset;
  const [start, end] = isDay ? [day.sunrise, day.sunset] : [day.sunset, day.nextSunrise];
  const first = isDay ? weekday : (weekday + 4) % 7;
  const length = (end - start) / PARTS;
  return TIME_UPAGRAHAS.map((of) => {
    const { of: ruler, at } = UPAGRAHA_PARTS[of];
    const begin = start + modulo(GRAHAS_BY_WEEKDAY.indexOf(ruler) - first, PARTS) * length;
    return { of, start: begin, end: begin + length, at: at === 'start' ? begin : begin + length / 2 };
  });
}
