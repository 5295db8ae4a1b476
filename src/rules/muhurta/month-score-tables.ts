import { DAY_SCORE_MAXIMUM, DAY_SCORE_MINIMUM } from './day-score-tables.js';

/** Least and greatest score of a day of a month: the day score with tarabala and chandrabala, each -3 to 2. */
export const MONTH_SCORE_MINIMUM = DAY_SCORE_MINIMUM - 6;
export const MONTH_SCORE_MAXIMUM = DAY_SCORE_MAXIMUM + 4;

/** The steps of the day score, the best one higher: so about a third of all days are the best and a quarter the last. */
export const MONTH_BANDS = { best: 5, middle: 0 } as const;
