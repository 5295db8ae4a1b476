/** The nine grahas in the order of the Navamsa result. */
export const GRAHAS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const;

/** One of the nine grahas. */
export type Graha = (typeof GRAHAS)[number];

/** A graha that rules signs: all but the nodes. */
export type SignRuler = Exclude<Graha, 'Rahu' | 'Ketu'>;
