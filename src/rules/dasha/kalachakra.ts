import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { type Rashi, rashiNumbered, type SignRuler } from '../../base/zodiac/rashi.js';

/** Years of a sign by its ruler (Brihat Parashara Hora Shastra 46.89, Phaladeepika 22). */
const YEARS: Readonly<Record<SignRuler, number>> = {
  Sun: 5,
  Moon: 21,
  Mars: 7,
  Mercury: 9,
  Jupiter: 10,
  Venus: 16,
  Saturn: 4,
};

/** The nine signs of each pada of an Ashwini and of a Bharani star, by their numbers (BPHS 46.54-86). */
const ASHWINI = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
  [10, 11, 12, 8, 7, 6, 4, 5, 3],
  [2, 1, 12, 11, 10, 9, 1, 2, 3],
  [4, 5, 6, 7, 8, 9, 10, 11, 12],
] as const;
const BHARANI = [
  [8, 7, 6, 4, 5, 3, 2, 1, 12],
  [11, 10, 9, 1, 2, 3, 4, 5, 6],
  [7, 8, 9, 10, 11, 12, 8, 7, 6],
  [4, 5, 3, 2, 1, 12, 11, 10, 9],
] as const;

/** Those of a Rohini star are those of Bharani backwards, of a Mrigashira star those of Ashwini. */
const backwards = (padas: readonly (readonly number[])[]) => padas.map((signs) => signs.toReversed()).toReversed();
const CHAKRAS: readonly (readonly (readonly number[])[])[] = /* @__PURE__ */ (() => [
  ASHWINI,
  BHARANI,
  backwards(BHARANI),
  backwards(ASHWINI),
])();

/** Three stars go with the zodiac (savya) and three against it, the middle one of each of the second kind. */
function chakraOf(nakshatra: number): number {
  const isAgainst = Math.floor(nakshatra / 3) % 2 === 1;
  return (isAgainst ? 2 : 0) + (nakshatra % 3 === 1 ? 1 : 0);
}

/** A period of a sign. */
export interface KalachakraPeriod {
  readonly sign: Rashi;
  readonly years: number;
  readonly start: number;
  readonly end: number;
  /** The nine signs of its pada, from its own on: the order of its parts. */
  readonly order: readonly Rashi[];
}

const PADA_THIRDS = 10_000_000;
const PADAS = 4;
/** Padas told from birth on: at least 166 years. */
const TOLD = 3;

function yearsOf(sign: Rashi): number {
  return YEARS[sign.ruler];
}

/** All years of a pada: 100, 85, 83 or 86. */
function paramayus(signs: readonly Rashi[]): number {
  return signs.reduce((sum, sign) => sum + yearsOf(sign), 0);
}

/**
 * The Kalachakra dashas of a natal Moon, sidereal longitude in microdegrees: the signs of its pada in turn, of whose years
 * as much is gone as the Moon had gone of the pada; then those of the next pada, and after the fourth the first of the
 * other chakra of its kind (P.V.R. Narasimha Rao, chapter 24). The period that runs at birth comes in full.
 */
export function kalachakraDashas(moon: number, birth: number, yearDays: number): KalachakraPeriod[] {
  const pada = Math.floor((moon * 3) / PADA_THIRDS);
  const gone = (moon * 3) % PADA_THIRDS;
  const chakra = chakraOf(Math.floor(pada / PADAS));
  const padas = Array.from({ length: TOLD }, (_, index) => signsOf(chakra, (pada % PADAS) + index));
  const year = yearDays * MILLISECONDS_PER_DAY;
  const elapsed = (paramayus(padas[0] as Rashi[]) * gone * (year / 1000)) / PADA_THIRDS;
  let start = birth - Math.round(elapsed) * 1000;
  const periods = padas.flatMap((signs) =>
    signs.map((sign, index): KalachakraPeriod => {
      const years = yearsOf(sign);
      const period = { sign, years, start, end: start + years * year, order: turned(signs, index) };
      start = period.end;
      return period;
    }),
  );
  return periods.filter(({ end }) => end > birth);
}

/** The nine signs of a pada, 0 to 3, of a chakra; beyond it those of the other chakra of its kind. */
function signsOf(chakra: number, pada: number): Rashi[] {
  const other = pada < PADAS ? chakra : chakra ^ 1;
  return ((CHAKRAS[other] as (typeof CHAKRAS)[number])[pada % PADAS] as readonly number[]).map(rashiNumbered);
}

function turned(signs: readonly Rashi[], from: number): Rashi[] {
  return [...signs.slice(from), ...signs.slice(0, from)];
}

/** The nine parts of a period, its own sign first, which share it by their years (Phaladeepika 22.13, BPHS 51.1). */
export function kalachakraParts({ start, end, order }: KalachakraPeriod): Omit<KalachakraPeriod, 'order' | 'years'>[] {
  const all = paramayus(order);
  let gone = 0;
  return order.map((sign) => {
    const from = start + ((end - start) * gone) / all;
    gone += yearsOf(sign);
    return { sign, start: from, end: gone === all ? end : start + ((end - start) * gone) / all };
  });
}
