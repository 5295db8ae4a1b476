import type { ChartPageWords, MoonWords, NatalWords } from '../../../pages/shared/natal-words.js';

export const natal: NatalWords = {
  graha: 'Graha',
  lagna: 'Lagna',
  sign: 'Signe',
  signAndDegree: 'Signe, degré',
  moonSign: 'Signe lunaire',
  nakshatra: 'Nakshatra',
  nakshatraAndPada: 'Nakshatra, pada',
  pada: 'Pada',
  house: 'Maison',
  state: 'État',
  ruler: 'Maître',
  none: 'aucun',
  table: 'tableau',
  vargottama: 'vargottama',
  padaOf: (pada) => `pada ${pada}`,
  ruledBy: (graha) => `maître\u202f: ${graha}`,
  open: {
    lead: 'Sans l’heure, certains points restent inconnus, mais la plupart sont connus.',
    told: 'Ce qui figure ici vaut pour toute la journée locale de la naissance. Là où quelque chose change dans la journée, chaque possibilité est indiquée avec ses heures.',
    allDay: 'toute la journée',
    open: 'indéterminé',
    anySign: 'l’un des douze signes',
    changes: (times) => `change vers ${times}`,
    decides: 'Ce que l’heure déciderait',
    day: 'La journée locale de la naissance, de minuit à minuit. Savoir si c’était le matin, l’après-midi ou le soir suffit souvent à fixer la Lune.',
    bornBetween: 'Naissance entre',
    span: (from, to) => `${from} et ${to}`,
    midnight: 'minuit',
    from: (time, what) => `à partir de ${time}, ${what}`,
    lagnaByTime: 'Lagna selon l’heure de naissance',
    moonByTime: 'Lune selon l’heure de naissance',
    where:
      'L’heure figure souvent sur l’acte de naissance, parfois dans un dossier de maternité ou un document de famille.',
  },
  sure: {
    title: 'Est-ce certain\u202f?',
    holds: (from, to) => `Le lagna vaut pour les naissances entre ${from} et ${to}.`,
    far: (duration) =>
      `L’heure indiquée est à ${duration} de la limite la plus proche\u202f: une erreur de quelques minutes n’y change rien.`,
    near: (duration) =>
      `L’heure indiquée n’est qu’à ${duration} d’un autre signe ascendant. Mieux vaut la vérifier sur un acte de naissance ou un document de famille.`,
    unbounded: 'Si près d’un pôle, le signe ascendant n’a pas de durée habituelle.',
    unboundedRest:
      'Aucun autre signe ne se lève de façon ordinaire dans la journée qui entoure cette naissance\u202f: on ne peut donc pas dire de combien l’heure peut s’écarter.',
    pole: 'Il n’y a pas de lagna à un pôle.',
    poleRest:
      'Rien ne s’y lève de façon ordinaire\u202f: les maisons et tout ce qui se compte à partir d’elles ne figurent pas ici.',
  },
};

export const moon: MoonWords = {
  position: 'Position dans le signe',
  western: 'Signe lunaire occidental',
  twoZodiacs: (ayanamsha) =>
    `L’astrologie védique mesure depuis les étoiles fixes, l’astrologie occidentale depuis l’équinoxe de printemps. À cette naissance, les deux zodiaques sont décalés de ${ayanamsha} (l’ayanamsha)\u202f: les deux signes diffèrent donc souvent.`,
  safe: {
    lead: 'Le signe et le nakshatra restent les mêmes une demi-heure avant et après.',
    rest: 'La Lune est assez loin des deux limites\u202f: une erreur de quelques minutes n’y change rien.',
  },
  nearSign: {
    lead: 'La Lune est à moins d’une demi-heure d’un autre signe.',
    rest: 'Une petite erreur sur l’heure de naissance pourrait changer le signe. Mieux vaut vérifier l’heure sur un document.',
  },
  nearNakshatra: {
    lead: 'La Lune est à moins d’une demi-heure d’un autre nakshatra.',
    rest: 'Le signe est sûr, mais une petite erreur sur l’heure de naissance pourrait changer le nakshatra.',
  },
};

export const charts: ChartPageWords = {
  chart: 'Thème',
  style: 'Style du thème',
  styles: { north: 'Nord', south: 'Sud', east: 'Est', all: 'Les trois à la fois' },
  save: 'Enregistrer en SVG',
  degrees: 'Degrés entiers, tronqués et non arrondis\u202f; les minutes sont dans le tableau.',
  leftOut: 'Degrés qui ne tiennent pas dans le thème',
  retrograde: (mark) => `${mark} signale un graha rétrograde\u202f; Rahu et Ketu n’ont pas de marque.`,
  houses: 'La case ombrée est le lagna, et les petits nombres sont les signes, 1 pour le Bélier.',
  signs: 'La case ombrée est le lagna, et les petites lettres sont les signes.',
};
