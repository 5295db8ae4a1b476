import { fromMicrodegrees } from '../../base/math/angle.js';
import { degreeInRashi, SIGN_RULERS, type SignRuler } from '../../base/zodiac/rashi.js';

/** A period of a year: of a graha, or of the lagna. */
export interface PatyayiniPeriod {
  readonly lord: SignRuler | 'lagna';
  /** Degrees by which it is farther in its sign than the one before. */
  readonly degrees: number;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
}

/**
 * The patyayini dashas of a year: the seven grahas and the lagna of the annual chart in the order of their degrees in their
 * signs. Each has of the year what it is farther than the one before, of the degrees of the last (Tajika Neelakanthi;
 * P.V.R. Narasimha Rao 30.2).
 */
export function patyayiniDashas(
  longitudes: Readonly<Record<SignRuler, number>>,
  lagna: number,
  year: { readonly start: number; readonly end: number },
): PatyayiniPeriod[] {
  const gone = [
    ...SIGN_RULERS.map((lord) => ({ lord, gone: micro(longitudes[lord]) })),
    { lord: 'lagna' as const, gone: micro(lagna) },
  ].sort((a, b) => a.gone - b.gone);
  const most = (gone.at(-1) as (typeof gone)[number]).gone;
  const edge = (degrees: number) => year.start + ((year.end - year.start) * degrees) / most;
  return gone.map(({ lord, gone: reached }, index) => {
    const before = gone[index - 1]?.gone ?? 0;
    const end = reached === most ? year.end : edge(reached);
    return { lord, degrees: fromMicrodegrees(reached - before), start: edge(before), end };
  });
}

function micro(longitude: number): number {
  return Math.round(degreeInRashi(longitude) * 1e6);
}
