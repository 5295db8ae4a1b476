import type { ObservanceResult } from '../../contract/observances.js';

type Named = Pick<ObservanceResult, 'code'>;

/** Kinds of observances that the page lists and a calendar can be asked for. */
export type Kind = 'main' | 'all' | 'ekadashi' | 'pradosha' | 'chaturthi' | 'syzygies';

/** What every month has, and what only a few look for: not among the main days. */
const EVERY_MONTH: readonly string[] = [
  'pradosha',
  'sankashti',
  'vinayaka_chaturthi',
  'masika_shivaratri',
  'masika_durgashtami',
  'kalashtami',
  'masika_krishna_janmashtami',
  'skanda_shashthi',
  'purnima_vrata',
  'purnima',
  'amavasya',
  'darsha_amavasya',
  'masik_karthigai',
  'rohini_vrata',
  'sankranti',
  'dvadashi_names',
  'manvadi_days',
  'yugadi_days',
  'shraddha',
  'chandra_darshana',
  'ishti',
  'anvadhan',
  'ekadashi_parana',
  'ekadashi_vaishnava',
  'ekadashi_gauna',
  'purnimanta_month_begins',
  'amanta_month_begins',
  'bhanu_saptami',
  'budhashtami',
];

const ofCodes =
  (...codes: readonly string[]) =>
  ({ code }: Named) =>
    codes.includes(code);

export const KINDS: Readonly<Record<Kind, (one: Named) => boolean>> = {
  main: ({ code }) => !EVERY_MONTH.includes(code),
  all: () => true,
  ekadashi: ofCodes('ekadashi'),
  pradosha: ofCodes('pradosha'),
  chaturthi: ofCodes('sankashti', 'vinayaka_chaturthi'),
  syzygies: ofCodes('purnima', 'amavasya', 'purnima_vrata', 'darsha_amavasya'),
};

export function isKind(asked: string | null): asked is Kind {
  return asked !== null && Object.hasOwn(KINDS, asked);
}
