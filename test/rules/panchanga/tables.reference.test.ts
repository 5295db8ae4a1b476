import { describe, expect, it } from 'vitest';
import {
  choghadiyas,
  type DayAndNight,
  dayWindows,
  horas,
  type Span,
} from '../../../src/rules/panchanga/day-divisions.js';
import { CHOGHADIYAS, KARANAS, TITHIS, VARAS, type Vara, YOGAS } from '../../../src/rules/panchanga/tables.js';
import { readRows } from '../../support/reference/compare.js';

interface WeekdayRow {
  readonly weekday: string;
  readonly sanskrit: string;
  readonly lord: string;
  readonly horas: readonly string[];
  readonly choghadiya_day: readonly string[];
  readonly choghadiya_night: readonly string[];
  readonly rahu_kalam: number;
  readonly yamaganda: number;
  readonly gulika: number;
  readonly dur_muhurta_day: readonly number[];
  readonly dur_muhurta_night: readonly number[];
  readonly abhijit: number | null;
}

interface LimbRow {
  readonly limb: 'tithi' | 'yoga' | 'karana' | 'choghadiya';
  readonly number: number;
  readonly name: string;
  readonly class: string;
  readonly paksha?: string;
  readonly number_in_paksha?: number;
  readonly lord?: string;
}

/** Names that the reference spells in another way. */
const OUR_SPELLING: Readonly<Record<string, string>> = { Garija: 'Gara' };

const weekdays = readRows<WeekdayRow>('weekdays.json');
const limbs = readRows<LimbRow>('limbs.json');

/** A day of 13 hours and a night of 11, so that a part of the one is not one of the other. */
const SUNRISE = Date.UTC(2026, 5, 1, 5, 30);
const HOUR = 3_600_000;
const DAY: DayAndNight = { sunrise: SUNRISE, sunset: SUNRISE + 13 * HOUR, nextSunrise: SUNRISE + 24 * HOUR };

/** The parts of the day or the night by their numbers from 1. */
function parts(of: 'day' | 'night', count: number, numbers: readonly number[]): Span[] {
  const [start, length] = of === 'day' ? [DAY.sunrise, 13 * HOUR] : [DAY.sunset, 11 * HOUR];
  return numbers.map((number) => ({
    start: start + ((number - 1) * length) / count,
    end: start + (number * length) / count,
  }));
}

const starts = (spans: readonly (Span | undefined)[]) =>
  spans.map((span) => span && [span.start, span.end].map(Math.round));

describe('the weekdays', () => {
  it('are the seven in their order', () => {
    expect(VARAS.map(({ number, name }) => [number, name])).toEqual(weekdays.map(({ weekday }, i) => [i + 1, weekday]));
  });

  const asked = weekdays.map((row, index) => ({ ...row, vara: VARAS[index] as Vara }));

  it.each(asked)('$weekday is $sanskrit, and $lord rules it', ({ vara, sanskrit, lord }) => {
    expect([vara.sanskrit, vara.lord]).toEqual([sanskrit, lord]);
  });

  it.each(asked)('the planetary hours of $weekday', ({ vara, ...row }) => {
    const found = horas(DAY, vara);
    expect(found.map(({ ruler }) => ruler)).toEqual(row.horas);
    expect(found.map(({ index, period }) => [index, period])).toEqual(
      row.horas.map((_, i) => [i + 1, i < 12 ? 'day' : 'night']),
    );
    const twelve = row.horas.slice(12).map((_, i) => i + 1);
    expect(starts(found)).toEqual(starts([...parts('day', 12, twelve), ...parts('night', 12, twelve)]));
  });

  it.each(asked)('the choghadiyas of $weekday', ({ vara, ...row }) => {
    const found = choghadiyas(DAY, vara);
    const named = (period: string) => found.filter((part) => part.period === period).map((p) => p.choghadiya.name);
    expect(named('day')).toEqual(row.choghadiya_day);
    expect(named('night')).toEqual(row.choghadiya_night);
    const eight = row.choghadiya_day.map((_, i) => i + 1);
    expect(starts(found)).toEqual(starts([...parts('day', 8, eight), ...parts('night', 8, eight)]));
  });

  it.each(asked)('the windows of $weekday', ({ vara, ...row }) => {
    const found = dayWindows(DAY, vara);
    expect(starts([found.rahuKalam])).toEqual(starts(parts('day', 8, [row.rahu_kalam])));
    expect(starts([found.yamaganda])).toEqual(starts(parts('day', 8, [row.yamaganda])));
    expect(starts([found.gulika])).toEqual(starts(parts('day', 8, [row.gulika])));
    expect(starts([found.abhijit])).toEqual(
      starts(row.abhijit === null ? [undefined] : parts('day', 15, [row.abhijit])),
    );
    expect(starts(found.durMuhurtas)).toEqual(
      starts([...parts('day', 15, row.dur_muhurta_day), ...parts('night', 15, row.dur_muhurta_night)]),
    );
  });
});

describe('the limbs', () => {
  const of = (limb: LimbRow['limb']) => limbs.filter((row) => row.limb === limb);

  it.each(of('tithi'))('tithi $number is $name of $paksha, a $class', ({ limb: _, class: group, ...row }) => {
    const { number, name, paksha, number_in_paksha: numberInPaksha } = row;
    expect(TITHIS[number - 1]).toEqual({ number, name, paksha, numberInPaksha, group });
  });

  it.each(of('yoga'))('yoga $number is $name, $class', ({ number, name, class: quality }) => {
    expect(YOGAS[number - 1]).toEqual({ number, name, quality });
  });

  it.each(of('karana'))('half tithi $number is $name, $class', ({ number, name, class: type }) => {
    expect(KARANAS[number - 1]).toEqual({ number, name: OUR_SPELLING[name] ?? name, type });
  });

  it.each(of('choghadiya'))('choghadiya $number is $name, $class, of $lord', ({ number, name, lord, ...row }) => {
    expect(CHOGHADIYAS[number - 1]).toEqual({ name, lord, quality: row.class });
  });

  it('are as many as the reference has', () => {
    const counted = [TITHIS, YOGAS, KARANAS, CHOGHADIYAS].map((table) => table.length);
    expect(counted).toEqual([of('tithi'), of('yoga'), of('karana'), of('choghadiya')].map((rows) => rows.length));
  });
});
