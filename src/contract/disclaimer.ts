/** Stands under every result that rests on tradition rather than measurement alone. */
export const REFLECTION_DISCLAIMER =
  'Positions are calculated; their meaning is tradition. For reflection, not a substitute for professional advice.';
