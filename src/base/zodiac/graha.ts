/** The nine grahas in the order of the Navamsa result. */
export const GRAHAS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const;

/** The nine grahas as tradition lists them: by their weekdays, the nodes last. */
export const GRAHAS_BY_WEEKDAY = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const satisfies readonly Graha[];

/** One of the nine grahas. */
export type Graha = (typeof GRAHAS)[number];

/** A graha as an English sentence names it: the Sun, the Moon, Mars. */
export function grahaInSentence(graha: string): string {
  return graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha;
}

/** The grahas that rule signs: all but the nodes. */
export const SIGN_RULERS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
export type SignRuler = (typeof SIGN_RULERS)[number];

export function rulesSigns(graha: Graha): graha is SignRuler {
  return graha !== 'Rahu' && graha !== 'Ketu';
}
