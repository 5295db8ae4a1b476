import type { MoonPlace } from '../../../../input/caveats.js';
import type { NatalMoon } from '../../../../natal/natal-moon.js';
import { NAKSHATRA_NAMES, nakshatraOfPada, PADA_COUNT } from '../../../../zodiac/nakshatra.js';
import { RASHIS, type Rashi } from '../../../../zodiac/rashi.js';
import type { ViewProps } from '../../shell/tool-page.js';
import { caveatFacts } from './caveat-facts.js';

/** What an unknown birth time leaves open on the pages of a person's days. */

/**
 * The Moons that a birth of unknown time can have, each sign with each nakshatra once, in the order in which the Moon
 * goes through them. Results tell noon alone, which must not stand for the birth; the caveat tells where the Moon goes
 * that day. Undefined where the provenance has lost what it takes.
 */
export function possibleMoons(
  provenance: ViewProps<never, never>['provenance'],
): readonly [NatalMoon, ...NatalMoon[]] | undefined {
  const [open] = caveatFacts(provenance, 'birth_time_unknown');
  if (!open) return undefined;
  const first = padaIndex(open.from);
  const count = (padaIndex(open.to) - first + PADA_COUNT) % PADA_COUNT;
  return distinct(Array.from({ length: count + 1 }, (_, step) => moonAt((first + step) % PADA_COUNT)));
}

function padaIndex({ nakshatra, pada }: MoonPlace): number {
  return NAKSHATRA_NAMES.indexOf(nakshatra) * 4 + pada - 1;
}

function moonAt(index: number): NatalMoon {
  const { nakshatra, pada } = nakshatraOfPada(index);
  return { rashi: RASHIS[Math.floor(index / 9)] as Rashi, nakshatra, pada };
}

function distinct([first, ...rest]: readonly NatalMoon[]): [NatalMoon, ...NatalMoon[]] {
  const found: [NatalMoon, ...NatalMoon[]] = [first as NatalMoon];
  for (const moon of rest) {
    if (found.every(({ rashi, nakshatra }) => rashi !== moon.rashi || nakshatra !== moon.nakshatra)) found.push(moon);
  }
  return found;
}
