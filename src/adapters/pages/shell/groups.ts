/** The groups of the tools, in the order of the first page. What is in each, the cards of the tools say. */
export const GROUPS = ['natal', 'matching', 'day', 'western', 'reference'] as const;
export type Group = (typeof GROUPS)[number];
