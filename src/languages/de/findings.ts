import type { FindingWords } from '../words/matching/finding-words.js';

export const findings: FindingWords = {
  nadi_dosha: 'Nadi-Dosha: Beide haben dieselbe Nadi. Diese Koota gibt daher keinen ihrer 8 Punkte.',
  nadi_cancelled:
    'Nadi-Dosha ist aufgehoben: Eine Bedingung ist erfüllt, unter der die Quellen einhellig davon absehen.',
  bhakoot_dosha:
    'Bhakoot-Dosha: Die Mondzeichen stehen voneinander an 2. und 12., an 5. und 9. oder an 6. und 8. Stelle. Diese Koota gibt daher keinen ihrer 7 Punkte.',
  bhakoot_cancelled:
    'Bhakoot-Dosha ist aufgehoben: Eine Bedingung ist erfüllt, unter der die Quellen einhellig davon absehen.',
  rajju_disagrees: 'Rajju stimmt nicht: Beide Nakshatras gehören zur selben Gruppe. Das gibt keinen Punkt.',
  rajju_waived: 'Rajju ist erlassen: Vier andere Poruthams stimmen.',
  vedha_disagrees: 'Vedha stimmt nicht: Die beiden Nakshatras behindern einander. Das gibt keinen Punkt.',
  possible: 'Das gilt für manche der offenen Zeiten oder Padas, nicht für alle.',
};
