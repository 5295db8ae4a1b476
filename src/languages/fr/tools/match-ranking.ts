import type { MatchRankingWords } from '../../../tools/match-ranking/page/words.js';

export const matchRanking: MatchRankingWords = {
  name: 'Classement des accords',
  title: 'Plusieurs candidats pour une personne',
  summary: 'Candidats classés par points ou poruthams, selon naissances ou nakshatras.',
  submit: 'Classer',
  gets: [
    'Qui a le plus des 36 points, ou des poruthams d’une école',
    'Les doshas présents ou annulés, et Manglik des deux',
    'Ce que laisse ouvert une heure inconnue\u202f: points et places',
  ],
  disclaimer:
    'Un ordre selon des points de tradition, qui ne mesurent personne. Faites d’abord connaissance et n’écartez personne pour une place dans une liste.',
  forOne: 'Classés pour',
  by: 'Selon',
  place: 'Rang',
  candidate: 'Candidat',
  points: 'Points',
  moon: 'Lune',
  reasons: 'Ce qui ressort',
  nothing: 'rien',
  fromMoonCertain: 'Mars forme le dosha depuis la Lune',
  fromMoonPossible: 'Mars forme peut-être le dosha depuis la Lune',
  line: (line) => `ligne ${line}`,
  placeBetween: (best, worst) => `entre le rang ${best} et le rang ${worst}`,
  possible: (what) => `${what} (peut-être)`,
  first: (count, who, points) => `${count} en ordre\u202f; en tête\u202f: ${who}, ${points}`,
  pointsOf: (score, maximum) => `${score} sur ${maximum}`,
  openLead: 'Une heure ou un pada n’est pas connu.',
  openText:
    'Qui est concerné compte pour le moins de points possible, et à côté de la place on lit jusqu’où elle peut bouger.',
  howTitle: 'Comment le lire',
  how: 'Les points sont ceux de l’accord de deux personnes. À points égaux, même place. Un dosha et son annulation ne changent ici aucun point. Manglik est comparé là où les deux heures de naissance sont connues.',
};
