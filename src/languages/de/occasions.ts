import type { OccasionWords } from '../pages/site/occasion-words.js';

/** What people type who look for the times of an occasion. */
export const occasions: OccasionWords = {
  occasions: {
    marriage:
      'Hochzeit, Hochzeiten, Hochzeitstermin, Hochzeitstermine, Heirat, heiraten, Trauung, Eheschließung, Vermählung',
    griha_pravesh:
      'Einzug, Einweihung, Hauseinweihung, Wohnungseinweihung, einziehen, Umzug, umziehen, Einzug ins neue Haus, Einzug in die neue Wohnung',
    house_construction: 'Hausbau, Baubeginn, Grundsteinlegung, Grundstein, Spatenstich, Haus bauen, ein Haus bauen',
    namakarana: 'Namensgebung, Namengebung, Namenszeremonie, Namensgebungszeremonie',
    annaprashana: 'erste feste Nahrung, erster Reis, erste Speise, erster Brei',
    mundan: 'erster Haarschnitt, ersten Haarschnitt, erste Haarschur, Haarschur, Kopfrasur',
    upanayana: 'heilige Schnur, heiligen Schnur, Schnurzeremonie, Anlegen der heiligen Schnur',
    vidyarambha: 'Beginn des Lernens, Lernbeginn, Schulbeginn, Einschulung',
    travel: 'Reise, Reisen, Reisebeginn, verreisen, Abreise, Abfahrt',
    vehicle: 'Auto, Autos, Autokauf, Fahrzeug, Fahrzeuge, Fahrzeugkauf, Wagen, Motorrad, Auto kaufen, Fahrzeug kaufen',
    property_purchase:
      'Hauskauf, Wohnungskauf, Grundstückskauf, Immobilie, Immobilien, Immobilienkauf, Haus kaufen, ein Haus kaufen, Wohnung kaufen, eine Wohnung kaufen, Grundstück kaufen, ein Grundstück kaufen',
    business_start:
      'Geschäft, Geschäfte, Geschäftseröffnung, Geschäftsbeginn, Geschäft eröffnen, ein Geschäft eröffnen, Laden eröffnen, Ladeneröffnung, Firmengründung, Unternehmensgründung, Existenzgründung',
  },
  months: [
    'januars februars märzes aprils mais junis julis augusts septembers oktobers novembers dezembers',
    'jan feb mär apr mai jun jul aug sept okt nov dez',
  ],
  almanacMonths: {},
  spans: {
    this_month: 'diesen Monat, diesem Monat, dieses Monats, laufenden Monat',
    next_month: 'nächsten Monat, nächster Monat, nächstem Monat, nächsten Monats, kommenden Monat',
    this_year: 'dieses Jahr, diesem Jahr, dieses Jahres, heuer',
    next_year: 'nächstes Jahr, nächsten Jahr, nächstem Jahr, nächsten Jahres, kommendes Jahr, kommenden Jahr',
  },
  ends: { before: 'von vom bis zum ab zwischen', behind: '' },
  beside:
    'gute guter gutes guten günstig günstige günstiger günstigen günstigste beste bester bestes besten passende passender Tag Tage Tagen Termin Termine Terminen Zeitpunkt Zeit Zeiten Monat Jahr Jahre Muhurta Muhurtas zum zur den dem des einen einem einer ins Kauf Feier feiern neue neuen neues vedisch vedische vedischer Liste alle Kalender',
};
