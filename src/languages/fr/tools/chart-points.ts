import type { ChartPointsWords } from '../../../tools/chart-points/page/words.js';

export const chartPoints: ChartPointsWords = {
  name: 'Upagrahas et lagnas spéciaux',
  title: 'Upagrahas, lagnas spéciaux et états',
  summary: 'Gulika, Mandi et les autres upagrahas, lagnas spéciaux, états des planètes.',
  submit: 'Chercher les points',
  gets: [
    'Onze upagrahas avec les instants de Gulika et de Mandi',
    'Six lagnas spéciaux',
    'Gandanta, pushkara et planètes en guerre',
    'Les avasthas des sept planètes',
  ],
  disclaimer:
    'Les points et les états se comptent par les règles de la tradition. Leurs noms anciens sont des noms\u202f: aucun ne signifie maladie, mort ou perte.',
  lagna: 'Le lagna',
  sunrise: 'Lever du soleil de ce jour',
  byDay: 'né de jour',
  byNight: 'né de nuit',
  noSunrise: 'Il n’y a pas eu de lever du soleil.',
  noSunriseText:
    'Là où le Soleil ne se lève ni ne se couche dans la journée, ce qui se compte depuis son lever reste vide.',
  upagrahasTitle: 'Les upagrahas',
  upagrahas:
    'Les six premiers sont le lagna d’un instant du jour ou de la nuit\u202f; les cinq autres dépendent du Soleil.',
  point: 'Point',
  place: 'Emplacement',
  house: 'Maison',
  at: 'Instant',
  lagnasTitle: 'Lagnas spéciaux',
  degreesTitle: 'Gandanta et pushkara',
  gandanta: 'Gandanta, écart',
  pushkara: 'Navamsa pushkara',
  bhaga: 'Du degré pushkara',
  yes: 'oui',
  warsTitle: 'Planètes en guerre',
  noWar: 'Aucune paire des cinq planètes n’est à moins d’un degré.',
  planets: 'Planètes',
  apart: 'Écart',
  winner: 'Gagnante, la plus au nord',
  statesTitle: 'Les avasthas',
  states:
    'L’âge va par le degré, de six en six\u202f: Bala (nourrisson), Kumara (enfant), Yuva (jeune), Vriddha (vieux), Mrita (mort). L’éveil va par le signe\u202f: Jagrat (éveillé) en exaltation ou chez lui, Svapna (rêvant) chez un ami ou un neutre, Sushupti (endormi) chez un ennemi. Des humeurs, chacune qui vaut est citée\u202f: Dipta (radieux) en exaltation, Svastha (à l’aise) dans son signe, puis par le maître du signe, de grand ami à grand ennemi, Mudita (joyeux), Shanta (calme), Dina (pauvre), Duhkhita (affligé) et Khala (vil)\u202f; Kopa (en colère) près du Soleil, Vikala (mutilé) à côté d’un maléfique.',
  age: 'Âge',
  wakefulness: 'Éveil',
  moods: 'Humeurs',
  whatTitle: 'Comment le lire',
  what: 'Le jour et la nuit ont huit parts chacun\u202f; Gulika est le lagna au début de la part de Saturne, Mandi celui de son milieu. Les lagnas bhava, hora et ghati avancent également depuis le Soleil du lever, d’un quart, d’un demi et d’un degré un quart par minute. Le gandanta est le dernier quart de nakshatra d’un signe d’eau et le premier du signe de feu qui suit.',
};
