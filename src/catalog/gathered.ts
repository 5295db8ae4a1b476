/** The pages that show several tools of one form, by their paths. */
export const GATHERED = ['kundli', 'matching'] as const;
export type GatheredName = (typeof GATHERED)[number];
