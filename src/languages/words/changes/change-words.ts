/** What may change over the minutes of a birth, each with a name of its own in every language. */
export type Changing =
  | 'lagna'
  | 'navamsa_lagna'
  | 'moon_sign'
  | 'tropical_moon_sign'
  | 'sign'
  | 'house'
  | 'bhava'
  | 'nakshatra'
  | 'pada'
  | 'ruler'
  | 'sub_ruler'
  | 'deity'
  | 'gana'
  | 'nadi'
  | 'yoni'
  | 'nature'
  | 'sound'
  | 'dignity'
  | 'retrograde'
  | 'tithi'
  | 'karana'
  | 'yoga'
  | 'yogas'
  | 'weekday'
  | 'day_ruler'
  | 'hour_ruler'
  | 'mahadasha'
  | 'antardasha'
  | 'pratyantardasha'
  | 'dasha'
  | 'begins'
  | 'ends'
  | 'years'
  | 'forward'
  | 'bindus'
  | 'points'
  | 'quality'
  | 'obstructed'
  | 'lifted'
  | 'murti'
  | 'manglik'
  | 'counts'
  | 'mitigations'
  | 'aspect'
  | 'major_transits'
  | 'tarabala'
  | 'chandrabala'
  | 'chandrashtama'
  | 'day'
  | 'good_days'
  | 'hard_days'
  | 'karaka'
  | 'arudha'
  | 'karakamsa'
  | 'muntha'
  | 'vargottama'
  | 'period'
  | 'previous_cycle'
  | 'next_cycle'
  | 'strength';

/** What a language says of what changes over the minutes of a birth. */
export interface ChangeWords {
  /** Before the changes: whose minutes they are, and the first and the last of them. */
  readonly over: Readonly<Record<'birth' | 'a' | 'b', (from: string, to: string) => string>>;
  readonly nothing: string;
  /** Of further changes, how many there are. */
  readonly more: (count: number) => string;
  /** Before what a list gets and what it loses. */
  readonly gains: string;
  readonly loses: string;
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly names: Readonly<Record<Changing, string>>;
}
