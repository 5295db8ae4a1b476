const ORDINALS = [
  'पहिल्या',
  'दुसऱ्या',
  'तिसऱ्या',
  'चौथ्या',
  'पाचव्या',
  'सहाव्या',
  'सातव्या',
  'आठव्या',
  'नवव्या',
  'दहाव्या',
  'अकराव्या',
  'बाराव्या',
] as const;

/** The word of the order of a house, in the case in which it stands before "भावात" and "भावाचा". */
export function ordinal(house: number): string {
  return ORDINALS[house - 1] ?? `${house} व्या`;
}
