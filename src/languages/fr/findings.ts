import type { FindingWords } from '../words/matching/finding-words.js';

export const findings: FindingWords = {
  nadi_dosha: 'Nadi dosha\u202f: les deux personnes ont la même nadi, et ce koota ne donne aucun de ses 8 points.',
  nadi_cancelled:
    'Nadi dosha annulé\u202f: une condition est remplie, dans laquelle les sources s’accordent à l’écarter.',
  bhakoot_dosha:
    'Bhakoot dosha\u202f: les signes lunaires sont l’un de l’autre 2e et 12e, 5e et 9e ou 6e et 8e, et ce koota ne donne aucun de ses 7 points.',
  bhakoot_cancelled:
    'Bhakoot dosha annulé\u202f: une condition est remplie, dans laquelle les sources s’accordent à l’écarter.',
  rajju_disagrees:
    'Rajju n’est pas en accord\u202f: les deux nakshatras sont du même groupe, ce qui ne donne aucun point.',
  rajju_waived: 'Rajju est levé\u202f: quatre autres poruthams sont en accord.',
  vedha_disagrees:
    'Vedha n’est pas en accord\u202f: les deux nakshatras se font obstacle, ce qui ne donne aucun point.',
  possible: 'Cela vaut pour certaines des heures ou des padas laissées ouvertes, pas pour toutes.',
};
