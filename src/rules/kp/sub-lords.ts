import { NAKSHATRAS } from '../../base/zodiac/nakshatra.js';
import { type Graha, type Rashi, rashiNumbered, type SignRuler } from '../../base/zodiac/rashi.js';
import { CYCLE_YEARS, VIMSHOTTARI } from '../dasha/dasha-year.js';

/**
 * One of the 249 parts of the zodiac (K.S. Krishnamurti, Reader I): each nakshatra is shared by the nine lords by their
 * years of Vimshottari, its own first, and six of the 243 subs are cut by the edge of a sign.
 */
export interface KpSub {
  /** 1 to 249. */
  readonly number: number;
  /** [from, to) in whole arc-seconds. */
  readonly from: number;
  readonly to: number;
  readonly sign: Rashi;
  /** The ruler of the nakshatra, called star lord. */
  readonly star: Graha;
  readonly sub: Graha;
}

const ARCSECONDS_PER_NAKSHATRA = 48_000;
const ARCSECONDS_PER_SIGN = 108_000;
/** Of a sub for each year of its lord: 800′ × years / 120. */
const ARCSECONDS_PER_YEAR = ARCSECONDS_PER_NAKSHATRA / CYCLE_YEARS;

export const KP_SUBS: readonly KpSub[] = /* @__PURE__ */ kpSubs();

function kpSubs(): KpSub[] {
  const parts: Omit<KpSub, 'number'>[] = [];
  for (const [index, { ruler }] of NAKSHATRAS.entries()) {
    let from = index * ARCSECONDS_PER_NAKSHATRA;
    for (const [sub, years] of inOrderFrom(ruler)) {
      const to = from + years * ARCSECONDS_PER_YEAR;
      const edge = (Math.floor(from / ARCSECONDS_PER_SIGN) + 1) * ARCSECONDS_PER_SIGN;
      const cuts = edge < to ? [from, edge, to] : [from, to];
      for (let cut = 1; cut < cuts.length; cut++) {
        const [start, end] = [cuts[cut - 1] as number, cuts[cut] as number];
        const sign = rashiNumbered(Math.floor(start / ARCSECONDS_PER_SIGN) + 1);
        parts.push({ from: start, to: end, sign, star: ruler, sub });
      }
      from = to;
    }
  }
  return parts.map((part, index) => ({ number: index + 1, ...part }));
}

function inOrderFrom(first: Graha): (typeof VIMSHOTTARI)[number][] {
  const turn = VIMSHOTTARI.findIndex(([lord]) => lord === first);
  return [...VIMSHOTTARI.slice(turn), ...VIMSHOTTARI.slice(0, turn)];
}

/** The lords of a longitude. */
export interface KpLords {
  readonly sign: SignRuler;
  readonly star: Graha;
  readonly sub: Graha;
  readonly subSub: Graha;
  /** Which of the 249 parts it is, 1 to 249. */
  readonly number: number;
}

/** Nine microdegrees are 0.0324″, so that this many of a longitude times nine are an arc-second: all stays whole. */
const NINTHS_PER_ARCSECOND = 2_500;

/** The lords of a longitude in microdegrees. An edge belongs to what begins there. */
export function kpLordsOf(longitude: number): KpLords {
  const at = longitude * 9;
  const { number, sign, star, sub } = partAt(at / NINTHS_PER_ARCSECOND);
  return { sign: sign.ruler, star, sub, subSub: subSubOf(at, star, sub), number };
}

function partAt(arcseconds: number): KpSub {
  // The last part that begins at or before it; the first begins at 0.
  let [low, high] = [0, KP_SUBS.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((KP_SUBS[middle] as KpSub).from <= arcseconds) low = middle;
    else high = middle - 1;
  }
  return KP_SUBS[low] as KpSub;
}

/** The sub is shared once more by the same rule. It counts from where the whole sub begins, also where a sign cuts it. */
function subSubOf(at: number, star: Graha, sub: Graha): Graha {
  const nakshatra = ARCSECONDS_PER_NAKSHATRA * NINTHS_PER_ARCSECOND;
  let gone = at % nakshatra;
  let length = 0;
  for (const [lord, years] of inOrderFrom(star)) {
    length = years * ARCSECONDS_PER_YEAR * NINTHS_PER_ARCSECOND;
    if (lord === sub) break;
    gone -= length;
  }
  let end = 0;
  for (const [lord, years] of inOrderFrom(sub)) {
    // Compared as products, since a part of a part is no whole number of anything.
    end += years;
    if (gone * CYCLE_YEARS < length * end) return lord;
  }
  throw new RangeError('A longitude lies in its own sub.');
}
