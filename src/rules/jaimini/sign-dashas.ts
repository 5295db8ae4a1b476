import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import { type Rashi, rashiNumbered, rashiOf } from '../../base/zodiac/rashi.js';
import { sreeLagna } from '../points/special-lagnas.js';
import { grahasInSign } from './argala.js';
import { charaDasha, charaParts, charaYears, type SignPeriod } from './chara-dasha.js';
import { isOddFooted, parasharaYears, strongerSign } from './sign-strength.js';

/** The dashas of signs that hang on the lagna: chara by K.N. Rao and by Parashara, and three more. */
export const SIGN_DASHAS = ['chara', 'chara_parashara', 'narayana', 'shoola', 'sudasa'] as const;
export type SignDashaSystem = (typeof SIGN_DASHAS)[number];

/** What of a birth they are counted from. */
export interface SignDashaBirth {
  readonly longitudes: GrahaLongitudes;
  /** Sidereal, microdegrees. */
  readonly lagnaAt: number;
  /** Milliseconds since 1970. */
  readonly birth: number;
  readonly yearDays: number;
}

/** A period of a sign with its years; the first of sudasa has fewer left at birth. */
export interface SignDashaPeriod extends SignPeriod {
  readonly years: number;
}

const SIGNS = 12;
const FULL_YEARS = 12;
const SHOOLA_YEARS = 9;
const RASHI = 30_000_000;

/** The places of a round, each counted from the first sign. */
const REGULAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const EVERY_SIXTH = [1, 6, 11, 4, 9, 2, 7, 12, 5, 10, 3, 8];
const TRINES = [1, 5, 9, 10, 2, 6, 7, 11, 3, 4, 8, 12];
const KENDRAS = [1, 4, 7, 10, 2, 5, 8, 11, 3, 6, 9, 12];

/**
 * The periods of a dasha of signs from birth on: two rounds of chara, of Narayana and of sudasa, one of shoola. Signs
 * without years in a round are left out of it.
 */
export function signDasha(system: SignDashaSystem, of: SignDashaBirth): SignDashaPeriod[] {
  return PERIODS[system](of);
}

/** The sign with which a dasha begins. */
export function firstSign(system: SignDashaSystem, of: SignDashaBirth): Rashi {
  if (system === 'narayana' || system === 'shoola') return strongerOfLagna(of);
  return rashiOf(system === 'sudasa' ? sreeLagna(of.lagnaAt, of.longitudes.Moon) : of.lagnaAt);
}

/** The twelve equal parts of a period of a sign. */
export function signDashaParts(system: SignDashaSystem, period: SignPeriod, of: SignDashaBirth): SignPeriod[] {
  const { longitudes, lagnaAt } = of;
  if (system === 'chara') return charaParts(period, isOddFooted(rashiNumbered(rashiOf(lagnaAt).number + 8)));
  // Brihat Parashara Hora Shastra 51.5-6: from the stronger of the sign and the 7th, forwards in an odd sign.
  const first = strongerSign(period.sign, rashiNumbered(period.sign.number + 6), longitudes);
  const order = round(first, REGULAR, period.sign.number % 2 === 1);
  const edge = (index: number) =>
    index === SIGNS ? period.end : period.start + ((period.end - period.start) * index) / SIGNS;
  return order.map((sign, index) => ({ sign, start: edge(index), end: edge(index + 1) }));
}

const PERIODS: Readonly<Record<SignDashaSystem, (of: SignDashaBirth) => SignDashaPeriod[]>> = {
  chara: ({ longitudes, lagnaAt, birth, yearDays }) => {
    const { periods } = charaDasha(rashiOf(lagnaAt), longitudes, birth, yearDays);
    const again = periods.map(({ sign }) => ({ sign, years: charaYears(sign, longitudes) }));
    const { end } = periods.at(-1) as SignPeriod;
    return [...periods, ...laid(again, end, yearDays)];
  },
  chara_parashara: ({ longitudes, lagnaAt, birth, yearDays }) => {
    const lagna = rashiOf(lagnaAt);
    const order = round(lagna, REGULAR, isOddFooted(rashiNumbered(lagna.number + 8)));
    const first = order.map((sign) => ({ sign, years: parasharaYears(sign, longitudes) }));
    return laid([...first, ...first], birth, yearDays);
  },
  narayana: (of) => {
    const { longitudes, birth, yearDays } = of;
    const seed = strongerOfLagna(of);
    const order = round(seed, ...narayanaOrder(seed, longitudes));
    return laid(twoRounds(order, longitudes), birth, yearDays);
  },
  shoola: (of) => {
    const order = round(strongerOfLagna(of), REGULAR, true);
    return laid(
      order.map((sign) => ({ sign, years: SHOOLA_YEARS })),
      of.birth,
      of.yearDays,
    );
  },
  sudasa: ({ longitudes, lagnaAt, birth, yearDays }) => {
    const sree = sreeLagna(lagnaAt, longitudes.Moon);
    const first = rashiOf(sree);
    const isForward = direction(first, first.number % 2 === 1, longitudes);
    const rounds = twoRounds(round(first, KENDRAS, isForward), longitudes);
    const gone = (parasharaYears(first, longitudes) * (sree % RASHI)) / RASHI;
    const year = yearDays * MILLISECONDS_PER_DAY;
    const start = birth - Math.round((gone * year) / 1000) * 1000;
    return laid(rounds, start, yearDays).filter(({ end }) => end > birth);
  },
};

/** The stronger of the lagna and the 7th from it, with which Narayana and shoola begin. */
function strongerOfLagna({ longitudes, lagnaAt }: SignDashaBirth): Rashi {
  const lagna = rashiOf(lagnaAt);
  return strongerSign(lagna, rashiNumbered(lagna.number + 6), longitudes);
}

/** A movable sign begins a regular round, a fixed one one of every sixth, a dual one one of trines; Saturn a regular one. */
function narayanaOrder(seed: Rashi, longitudes: GrahaLongitudes): [readonly number[], boolean] {
  const isForward = direction(seed, isOddFooted(rashiNumbered(seed.number + 8)), longitudes);
  if (grahasInSign(longitudes, seed).includes('Saturn')) return [REGULAR, isForward];
  return [{ movable: REGULAR, fixed: EVERY_SIXTH, dual: TRINES }[seed.modality], isForward];
}

/** Saturn in the first sign makes a round go forwards; Ketu turns it about. */
function direction(first: Rashi, isForward: boolean, longitudes: GrahaLongitudes): boolean {
  const there = grahasInSign(longitudes, first);
  if (there.includes('Saturn')) return true;
  return there.includes('Ketu') ? !isForward : isForward;
}

function round(first: Rashi, places: readonly number[], isForward: boolean): Rashi[] {
  return places.map((place) => rashiNumbered(first.number + (isForward ? place - 1 : 1 - place)));
}

/** In the second round each sign has what it lacked of twelve years in the first. */
function twoRounds(order: readonly Rashi[], longitudes: GrahaLongitudes): { sign: Rashi; years: number }[] {
  const first = order.map((sign) => ({ sign, years: parasharaYears(sign, longitudes) }));
  return [...first, ...first.map(({ sign, years }) => ({ sign, years: FULL_YEARS - years }))];
}

function laid(
  signs: readonly { readonly sign: Rashi; readonly years: number }[],
  birth: number,
  yearDays: number,
): SignDashaPeriod[] {
  const year = yearDays * MILLISECONDS_PER_DAY;
  let gone = 0;
  return signs
    .map(({ sign, years }): SignDashaPeriod => {
      const start = birth + gone * year;
      gone += years;
      return { sign, years, start, end: birth + gone * year };
    })
    .filter(({ years }) => years > 0);
}
