import type { TimingBand } from '../../../rules/muhurta/day-score-tables.js';
import type { DayRange } from '../day-ranges.js';
import type { SnapshotDay } from '../snapshot-day.js';

/** A day of the month for the Moon of a birth, or for every Moon that an unknown time allows. */
export interface DayReading {
  readonly day: SnapshotDay;
  readonly least: number;
  readonly most: number;
  /** What all of them agree on; undefined where they do not. */
  readonly band: TimingBand | undefined;
  /** Whether the Moon is 8th from the natal Moon, for all of them. */
  readonly isEighth: boolean;
}

/** A month that is read from one Moon. */
export function knownReadings(days: readonly SnapshotDay[]): DayReading[] {
  return days.map((day) => ({
    day,
    least: day.score,
    most: day.score,
    band: day.band_code,
    isEighth: day.chandrashtama,
  }));
}

/** A month that is read from several Moons: the scores of its days rest on noon alone and are left aside. */
export function openReadings(days: readonly SnapshotDay[], ranges: readonly DayRange[]): DayReading[] {
  return ranges.flatMap(({ date, least, most, band_code, chandrashtama }) => {
    const day = days.find((one) => one.date === date);
    return day ? [{ day, least, most, band: band_code ?? undefined, isEighth: chandrashtama === true }] : [];
  });
}
