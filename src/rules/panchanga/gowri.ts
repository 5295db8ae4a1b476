import { type DayAndNight, dayParts, nightParts, type Period, type Span } from './day-divisions.js';
import { type ChoghadiyaQuality, DAY_EIGHTHS, type Vara, type VaraName } from './tables.js';

/** The seven of the lords of the weekdays, Sunday first. */
const OF_LORDS = ['Uthi', 'Amirdha', 'Rogam', 'Laabam', 'Dhanam', 'Sugam', 'Soram'] as const;
export const GOWRI_NAMES = [...OF_LORDS, 'Visham'] as const;
export type GowriName = (typeof GOWRI_NAMES)[number];

const QUALITIES: Readonly<Record<GowriName, Exclude<ChoghadiyaQuality, 'neutral_good'>>> = {
  Uthi: 'good',
  Amirdha: 'best',
  Rogam: 'bad',
  Laabam: 'good',
  Dhanam: 'good',
  Sugam: 'good',
  Soram: 'bad',
  Visham: 'bad',
};

/** The eighth of the night that is Visham: panchang-core; others print another. */
const VISHAM_OF_NIGHT: Readonly<Record<VaraName, number>> = {
  Sunday: 4,
  Monday: 5,
  Tuesday: 3,
  Wednesday: 8,
  Thursday: 2,
  Friday: 7,
  Saturday: 6,
};

/** The night begins with the lord of the fifth weekday from that of the day. */
const NIGHT_BEGINS = 4;

/** One of the sixteen parts of Gowri Panchangam. */
export interface Gowri extends Span {
  readonly name: GowriName;
  readonly period: Period;
  readonly quality: ChoghadiyaQuality;
}

/**
 * The eighths of the day, then those of the night: the names of the weekday lords in their order, with Visham put into
 * the eighth of Rahu Kalam by day and into that of a table by night. Sources: hindu-blog, panchang-core.
 */
export function gowris(day: DayAndNight, vara: Vara): Gowri[] {
  const first = vara.number - 1;
  return [
    ...named('day', dayParts(day, 8), first, DAY_EIGHTHS.rahuKalam[vara.name]),
    ...named('night', nightParts(day, 8), first + NIGHT_BEGINS, VISHAM_OF_NIGHT[vara.name]),
  ];
}

function named(period: Period, eighths: readonly Span[], first: number, visham: number): Gowri[] {
  return eighths.map(({ start, end }, index) => {
    const before = index < visham - 1 ? index : index - 1;
    const name = index === visham - 1 ? 'Visham' : (OF_LORDS[(first + before) % 7] as GowriName);
    return { name, period, quality: QUALITIES[name], start, end };
  });
}
