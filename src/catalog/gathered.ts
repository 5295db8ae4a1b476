/** The pages that show several tools of one form, or one that is no calculator of the index, by their paths. */
export const GATHERED = ['kundli', 'matching', 'career'] as const;
export type GatheredName = (typeof GATHERED)[number];
