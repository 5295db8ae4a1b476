import type { Listed } from './listed.js';
import { fields, type Measure, same } from './measures.js';
import type { Random } from './random.js';

/** A function of the interface: arguments for a call, how answers are compared, and how often it is drawn. */
export interface Case {
  readonly draw: (random: Random) => readonly unknown[];
  readonly measure: (args: readonly unknown[]) => Measure;
  readonly weight: number;
  /** Why an answer may differ by more, and by how much, where these arguments meet a reason. */
  readonly listed?: (args: readonly unknown[], mode: number) => Listed | undefined;
}

export const SECOND = 1 / 3600;
export const SECONDS = 1 / 86_400;
/** 1850-01-01 and 2050-01-01: between them sidereal time is the same in both. */
const SAME_TURN = [2396758.5, 2469807.5] as const;
export const isSameTurn = (day: number) => day > SAME_TURN[0] && day < SAME_TURN[1];

export const answer = (data: Measure) => fields({ flag: same, error: same, data });

/** 0.1" of a longitude, 0.3" before 1850. */
export const reach = (day: number) => (day < SAME_TURN[0] ? 0.3 : 0.1) * SECOND;

/** The modes whose zodiac goes with a star or the centre of the Galaxy. */
const STARRED = [17, 27, 28, 29, 35, 36, 39];
export const isStarred = (mode: number) => STARRED.includes(mode);
/** A zodiac of a star while the Sun hides it, degrees. */
export const STAR = 0.4 * SECOND;
