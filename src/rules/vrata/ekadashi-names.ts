import type { MonthTithi } from './almanac.js';

/** Of the bright halves of the months, amanta, Chaitra first; those of Shravana and Pausha share a name. */
const BRIGHT = [
  'Kamada',
  'Mohini',
  'Nirjala',
  'Devshayani',
  'Putrada',
  'Parivartini',
  'Papankusha',
  'Devutthana',
  'Mokshada',
  'Putrada',
  'Jaya',
  'Amalaki',
] as const;

/** Of the dark halves. */
const DARK = [
  'Varuthini',
  'Apara',
  'Yogini',
  'Kamika',
  'Aja',
  'Indira',
  'Rama',
  'Utpanna',
  'Saphala',
  'Shattila',
  'Vijaya',
  'Papamochani',
] as const;

/** Of an adhika month, bright and dark. */
const ADHIKA = ['Padmini', 'Parama'] as const;

export type EkadashiName = (typeof BRIGHT | typeof DARK | typeof ADHIKA)[number];

export const EKADASHI_NAMES: readonly EkadashiName[] = [...new Set([...BRIGHT, ...DARK, ...ADHIKA])];

const BRIGHT_TITHIS = 15;

/**
 * What an Ekadashi is called, by its month; of one whose month has swallowed another by the first. Undefined where the
 * ephemeris does not tell the month. Source: the names of the Puranas, as almanacs print them.
 */
export function ekadashiName({ number, lunation }: MonthTithi): EkadashiName | undefined {
  const month = lunation();
  if (!month) return undefined;
  const isBright = number <= BRIGHT_TITHIS;
  if (month.adhika) return isBright ? 'Padmini' : 'Parama';
  return (isBright ? BRIGHT : DARK)[(month.numbers[0] ?? 1) - 1];
}
