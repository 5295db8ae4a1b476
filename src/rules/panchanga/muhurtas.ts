import { type DayAndNight, dayParts, nightParts, type Period, type Span } from './day-divisions.js';

/** The fifteen of the day, then the fifteen of the night. Vidhi is the eighth, called Abhijit. */
const BY_DAY = [
  'Rudra',
  'Ahi',
  'Mitra',
  'Pitri',
  'Vasu',
  'Udaka',
  'Vishvedeva',
  'Vidhi',
  'Brahma',
  'Indra',
  'Indragni',
  'Nirriti',
  'Varuna',
  'Aryaman',
  'Bhaga',
] as const;
const BY_NIGHT = [
  'Isha',
  'Ajapada',
  'Ahirbudhnya',
  'Pushan',
  'Ashvin',
  'Yama',
  'Agni',
  'Dhatri',
  'Chandra',
  'Aditi',
  'Jiva',
  'Vishnu',
  'Arka',
  'Tvashtri',
  'Vayu',
] as const;
export const MUHURTA_NAMES = [...BY_DAY, ...BY_NIGHT] as const;
export type MuhurtaName = (typeof MUHURTA_NAMES)[number];

/** Those that are avoided, by number in the day and in the night. */
const BAD: Readonly<Record<Period, readonly number[]>> = { day: [1, 2, 4, 11, 12, 15], night: [1, 2, 6, 7] };

/** One of the thirty muhurtas of a day and a night. */
export interface Muhurta extends Span {
  readonly name: MuhurtaName;
  readonly period: Period;
  readonly quality: 'good' | 'bad';
}

/** The fifteenths of the day, then of the night, with the names and qualities of the Narada Samhita. */
export function muhurtas(day: DayAndNight): Muhurta[] {
  return [...named('day', BY_DAY, dayParts(day, 15)), ...named('night', BY_NIGHT, nightParts(day, 15))];
}

function named(period: Period, names: readonly MuhurtaName[], fifteenths: readonly Span[]): Muhurta[] {
  return fifteenths.map(({ start, end }, index) => ({
    name: names[index] as MuhurtaName,
    period,
    quality: BAD[period].includes(index + 1) ? 'bad' : 'good',
    start,
    end,
  }));
}
