import type { TithiAnniversariesWords } from '../../../tools/tithi-anniversaries/page/words.js';

export const tithiAnniversaries: TithiAnniversariesWords = {
  name: 'Anniversaires par tithi',
  title: 'Anniversaires par tithi',
  summary: 'Anniversaires, mariages et shraddhas par tithi ou nakshatra, jusqu’à cinquante ans.',
  submit: 'Trouver les jours',
  gets: [
    'La date civile de chaque année, avec ce qui la décide',
    'Ce que deviennent les mois supplémentaires et les tithis sans lever du Soleil',
    'Les jours d’autres écoles',
    'Un calendrier auquel s’abonner, dont l’adresse ne contient ni date de naissance ni nom',
  ],
  disclaimer:
    'Le jour à garder, c’est la famille et le prêtre qui le décident. Ceci est un calcul de calendrier, non un conseil sur les rites, l’héritage ou les délais.',
  none: 'Il n’y en a pas en ces années',
  keptBy: 'Fêté selon',
  next: 'Le prochain',
  open: (others) => `L’heure est inconnue\u202f: ce jour-là couraient ${others}`,
  listTitle: 'Les jours',
  date: 'Date',
  decided: 'Ce qui la décide',
  others: 'Autres écoles',
  noDay: 'Le Soleil ne fait pas de jour ici',
  inAdhika: 'dans le mois supplémentaire',
  number: (number) => `n° ${number}`,
  addressHolds:
    'L’adresse du calendrier contient l’occasion, le mois et le tithi ou nakshatra, et le lieu\u202f: ni date de l’événement ni nom.',
  aboutTitle: 'Comment les jours sont trouvés',
  about:
    'Un anniversaire par tithi est le jour dont le lever du Soleil tombe dans le tithi du même mois lunaire\u202f; un shraddha, celui dont il remplit le plus l’après-midi. Qui est né dans un mois supplémentaire garde le mois de son nom\u202f; une mort y est rappelée dans un tel mois quand il revient. Au sud, l’anniversaire est le jour de l’étoile natale dans le mois solaire. Les familles diffèrent, c’est pourquoi les autres jours sont nommés aussi.',
};
