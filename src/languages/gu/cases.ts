const ORDINALS = [
  'પહેલા',
  'બીજા',
  'ત્રીજા',
  'ચોથા',
  'પાંચમા',
  'છઠ્ઠા',
  'સાતમા',
  'આઠમા',
  'નવમા',
  'દસમા',
  'અગિયારમા',
  'બારમા',
] as const;

/** The word of the order of a house, in the case in which it stands before "ભાવમાં" and "ભાવનો". */
export function ordinal(house: number): string {
  return ORDINALS[house - 1] ?? `${house}મા`;
}
