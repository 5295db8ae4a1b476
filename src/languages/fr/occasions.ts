import type { OccasionWords } from '../pages/site/occasion-words.js';

/** What people type who look for the times of an occasion. */
export const occasions: OccasionWords = {
  occasions: {
    marriage: 'mariage, mariages, se marier, me marier, nous marier, marier, noces, épousailles',
    griha_pravesh:
      'crémaillère, pendaison de crémaillère, emménagement, emménager, entrée dans la maison, entrée dans une nouvelle maison, déménagement, déménager',
    house_construction:
      'construction, construire, construction de la maison, construction d’une maison, construire une maison, première pierre, pose de la première pierre, fondations',
    namakarana: 'nom de l’enfant, donner un nom, don du nom, choix du nom, cérémonie du nom',
    annaprashana: 'premier repas, première nourriture solide, premier aliment solide, premier riz',
    mundan: 'première coupe de cheveux, première coupe, première tonte, tonsure',
    upanayana: 'cordon sacré, cérémonie du cordon, fil sacré',
    vidyarambha: 'début des études, début de l’apprentissage, premières lettres, entrée à l’école, rentrée',
    travel: 'voyage, voyages, voyager, départ en voyage, partir en voyage',
    vehicle:
      'voiture, voitures, véhicule, véhicules, auto, moto, scooter, achat de voiture, acheter une voiture, achat d’une voiture, achat d’un véhicule',
    property_purchase:
      'immobilier, achat immobilier, achat d’une maison, achat de maison, acheter une maison, achat d’un appartement, acheter un appartement, achat d’un terrain, acheter un terrain, bien immobilier',
    business_start:
      'affaire, affaires, entreprise, entreprises, commerce, commerces, boutique, magasin, ouverture d’un commerce, ouvrir un commerce, ouvrir une boutique, ouverture d’une boutique, création d’entreprise, créer une entreprise',
  },
  months: ['janv févr mars avr mai juin juil août sept oct nov déc'],
  almanacMonths: {},
  spans: {
    this_month: 'ce mois, ce mois ci, mois en cours',
    next_month: 'mois prochain, le mois prochain, prochain mois, mois suivant',
    this_year: 'cette année, année en cours',
    next_year: 'année prochaine, l’année prochaine, an prochain, l’an prochain, prochaine année',
  },
  ends: { before: 'entre jusqu jusque jusquen dès depuis avant après à au', behind: '' },
  beside:
    'jour jours moment moments période propice propices favorable favorables faste fastes bon bons bonne bonnes meilleur meilleure meilleurs meilleures mois an année muhurta muhurtas achat acheter nouveau nouvelle notre nos cérémonie liste tous toutes védique calendrier dates',
};
