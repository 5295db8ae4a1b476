import { type Nakshatra, padasOf } from '../../base/zodiac/nakshatra.js';
import { type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import { type MatchMoon, matchMoon } from './ashtakoota.js';

/** What somebody knows of a Moon who knows no birth: its nakshatra, and its pada or none. */
export interface StatedMoon {
  readonly nakshatra: Nakshatra;
  /** 1 to 4. */
  readonly pada: number | undefined;
}

/** A Moon as matching takes it, and every one that it may be. */
export interface KnownMoon {
  /** The one that is reckoned with: that of the birth, of noon, or of the middle of what is known. */
  readonly moon: MatchMoon;
  /** All that matching tells apart; the one alone where nothing is open. */
  readonly possible: readonly MatchMoon[];
}

const TEN_DEGREES = 10_000_000;

/** Where a pada begins, by its index from 0, microdegrees: the first whole one in it. */
function beginning(padaIndex: number): number {
  return Math.ceil((padaIndex * TEN_DEGREES) / 3);
}

/** Half a sign, in which vashya changes: five padas reach over one. */
const HALF = 15_000_000;

/**
 * The Moons of a nakshatra and a pada, or of all four padas. A pada that reaches over the middle of a sign has two where
 * the halves have another vashya: Purva Ashadha 1 and Shravana 2.
 */
export function knownMoon({ nakshatra, pada }: StatedMoon): KnownMoon {
  const padas = padasOf(nakshatra).filter((one) => pada === undefined || one.pada === pada);
  const moons = padas.flatMap(({ padaIndex }) => {
    const [first, after] = [beginning(padaIndex), beginning(padaIndex + 1)];
    const half = Math.ceil(first / HALF) * HALF;
    return (half > first && half < after ? [first, half] : [first]).map(matchMoon);
  });
  const middle = ((padas[0]?.padaIndex ?? 0) + padas.length / 2) * (TEN_DEGREES / 3);
  return { moon: matchMoon(Math.ceil(middle)), possible: distinct(moons) };
}

/** Each Moon that matching tells apart, once. */
export function distinct(moons: readonly MatchMoon[]): MatchMoon[] {
  return [...new Map(moons.map((moon) => [moonKey(moon), moon])).values()];
}

/** What matching looks at in a Moon, as a key: its pada and its vashya. */
export function moonKey({ nakshatra, pada, vashya }: MatchMoon): string {
  return `${nakshatra.number} ${pada} ${vashya}`;
}

/** The two signs of a nakshatra whose pada decides; undefined for one that lies in one sign. */
export function signsApart(nakshatra: Nakshatra): readonly [Rashi, Rashi] | undefined {
  const [first, last] = [padasOf(nakshatra)[0], padasOf(nakshatra)[3]].map((one) =>
    rashiOf(beginning(one?.padaIndex ?? 0)),
  ) as [Rashi, Rashi];
  return first === last ? undefined : [first, last];
}
