import { upToOneOrOther } from '../locale/plural.js';
import type { ResultWords } from '../pages/result/words.js';

const inSeconds = upToOneOrOther('seconde', 'secondes');

export const result: ResultWords = {
  born: ({ date, time, place }) => `${date}${time === undefined ? ', heure inconnue' : `, ${time}`}, ${place}`,
  onDay: ({ date, place }) => `${date}, ${place}`,
  change: 'Modifier les données',
  whatYouGet: 'Ce que vous obtiendrez',
  seeExample: 'Voir un exemple',
  howCalculated: 'La méthode de calcul',
  birthToCome: 'Cette date de naissance est encore à venir.',
  howSure: 'À garder à l’esprit',
  keepIt: 'Conserver et vérifier',
  print: 'Imprimer',
  share: 'Partager',
  shared: 'L’adresse est copiée',
  copyJson: 'Copier le JSON',
  copied: 'Copié',
  notCopied: 'La copie a échoué',
  asJson: 'Le même résultat en JSON',
  addressHolds: 'L’adresse de cette page contient les données saisies\u202f: quiconque la possède voit ce résultat.',
  sameDetails: 'Les mêmes données dans d’autres calculs',
  moreCalculators: (count) => `${count} de plus`,
  within: {
    title: 'Ce que ces minutes laissent ouvert',
    throughout: (v) => `${v}, tout du long`,
    navamsaLagna: 'Lagna du navamsa',
    lagnaNakshatra: 'Nakshatra du lagna',
    others: (n) =>
      `Détails du résultat qui changent pendant ces minutes\u202f: ${n}. Le JSON donne la minute de chacun.`,
  },
  used: {
    title: 'Bases du calcul',
    zodiac: 'Zodiaque',
    sidereal: 'Sidéral',
    tropical: 'Tropical',
    coordinates: 'Coordonnées',
    derived: (zone) => `${zone}, déduit des coordonnées`,
    daylight: 'Heure d’été',
    daylightApplied: 'En vigueur, et prise en compte',
    ephemeris: 'Éphéméride',
    version: 'Version du calcul',
  },
  gathered: {
    contents: 'Sommaire',
    whole: (name) => `En détail : ${name}`,
    needsTime: 'Cette partie demande l’heure de naissance.',
    needsTimeText: 'Elle dépend du lagna, qui parcourt les douze signes en un jour.',
    onlyWithTime: 'Seulement avec l’heure de naissance',
    needsBirth: 'Ici, seul le nakshatra est connu\u202f; un thème demande la naissance.',
    notHere: 'Pas de réponse à cela pour cette naissance.',
  },
  busy: {
    title: 'Un instant, s’il vous plaît',
    tooMany: (seconds) =>
      `Trop de calculs ont été demandés depuis cette adresse en une minute. Veuillez réessayer dans ${seconds === undefined ? 'une minute' : inSeconds(seconds)}. Rien de ce que vous avez saisi n’est perdu.`,
    unavailable:
      'Le calcul n’a pas pu se faire pour l’instant. Veuillez réessayer dans un moment. Rien de ce que vous avez saisi n’est perdu.',
    again: 'Réessayer',
  },
};
