import type { CaveatFacts } from '../../../base/input/caveats.js';
import type { ClockReason } from '../../../base/input/old-clock-table.js';
import type { NakshatraName } from '../../../base/zodiac/nakshatra.js';
import type { SignName } from '../../../base/zodiac/rashi.js';

/** What a language calls the clocks that may have been kept and what hangs on them. */
export interface ClockWords {
  readonly reasons: Readonly<Record<ClockReason, string>>;
  readonly lagna: (sign: SignName) => string;
  readonly moon: (nakshatra: NakshatraName) => string;
}

/**
 * The clocks by which something is another, each with that: "UTC-06:00 (no daylight time): rising sign Virgo"; all of
 * them by name where none changes anything.
 */
export function clocksIn(
  { reasons, lagna, moon }: ClockWords,
  { clocks, lagna_sign_name, nakshatra_name }: CaveatFacts['zone_city_clock'],
): { readonly isSame: boolean; readonly clocks: string } {
  const told = clocks.map((clock) => ({
    name: `UTC${clock.utc_offset} (${reasons[clock.reason_code]})`,
    others: [
      ...(clock.lagna_sign_name === null || clock.lagna_sign_name === lagna_sign_name
        ? []
        : [lagna(clock.lagna_sign_name)]),
      ...(clock.nakshatra_name === nakshatra_name ? [] : [moon(clock.nakshatra_name)]),
    ],
  }));
  const changing = told.filter(({ others }) => others.length > 0);
  return changing.length === 0
    ? { isSame: true, clocks: told.map(({ name }) => name).join(', ') }
    : { isSame: false, clocks: changing.map(({ name, others }) => `${name}: ${others.join(', ')}`).join('; ') };
}
