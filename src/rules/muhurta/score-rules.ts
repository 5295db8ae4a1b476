/** Every rule that can give points in a tool that answers in words. */
export const SCORE_RULES = [
  'tithi_group',
  'nakshatra_nature',
  'yoga_quality',
  'karana_quality',
  'vara_lord',
  'paksha_bala',
  'tarabala',
  'chandrabala',
  'day_lord_affinity',
  'jupiter_transit',
  'saturn_transit',
  'hora_lord',
  'choghadiya',
  'window_overlap',
  'nakshatra_match',
  'mode_day_lord',
  'mode_nakshatra',
  'karaka_state',
  'moon_company',
] as const;
export type ScoreRule = (typeof SCORE_RULES)[number];
