/** Whose hora the D2 is: that of Parashara, with the signs of the luminaries alone, or one that takes every sign in turn. */
export const HORA_VARIANTS = ['parashara', 'parivritti'] as const;
export type HoraVariant = (typeof HORA_VARIANTS)[number];
