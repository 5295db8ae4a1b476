import type { Meanings } from '../words/meanings/kinds.js';

export const GERMAN_MEANINGS: Meanings = {
  sign: {
    Aries: 'Ein Feuerzeichen des Mars. Nach der Tradition steht es für Anfang, Mut und Geradlinigkeit.',
    Taurus: 'Ein Erdzeichen der Venus. Nach der Tradition steht es für Beständigkeit, Genuss und Sinn für Bleibendes.',
    Gemini: 'Ein Luftzeichen des Merkur. Nach der Tradition steht es für Neugier, Gespräch und rasche Auffassung.',
    Cancer: 'Ein Wasserzeichen des Mondes. Nach der Tradition steht es für Fürsorge, Erinnerung und Heimatgefühl.',
    Leo: 'Ein Feuerzeichen der Sonne. Nach der Tradition steht es für Würde, Großzügigkeit und den Wunsch zu führen.',
    Virgo: 'Ein Erdzeichen des Merkur. Nach der Tradition steht es für Sorgfalt, Nützlichkeit und nüchternes Urteil.',
    Libra: 'Ein Luftzeichen der Venus. Nach der Tradition steht es für Ausgleich, Partnerschaft und Schönheitssinn.',
    Scorpio:
      'Ein Wasserzeichen des Mars. Nach der Tradition steht es für Intensität, Zurückhaltung und die Suche nach dem Verborgenen.',
    Sagittarius: 'Ein Feuerzeichen des Jupiter. Nach der Tradition steht es für Bildung, Überzeugung und ferne Ziele.',
    Capricorn: 'Ein Erdzeichen des Saturn. Nach der Tradition steht es für Geduld, Pflicht und Arbeit auf lange Sicht.',
    Aquarius:
      'Ein Luftzeichen des Saturn. Nach der Tradition steht es für eigenes Denken, Gemeinschaft und neue Ideen.',
    Pisces: 'Ein Wasserzeichen des Jupiter. Nach der Tradition steht es für Mitgefühl, Fantasie und Hingabe.',
  },
  nakshatra: {
    Ashwini:
      'Sinnbild: Pferdekopf. Gottheiten: Ashwini Kumaras. Traditionell mit Heilung, Schnelligkeit und ersten Schritten verbunden.',
    Bharani: 'Sinnbild: Mutterschoß. Gottheit: Yama. Traditionell mit Tragfähigkeit, Maß und Verantwortung verbunden.',
    Krittika:
      'Sinnbild: Klinge. Gottheit: Agni. Traditionell mit Klarheit, Entschlossenheit und nährender Wärme verbunden.',
    Rohini:
      'Sinnbild: Wagen. Gottheit: Brahma als Prajapati. Traditionell mit Wachstum, Schönheit und Fruchtbarkeit verbunden.',
    Mrigashira: 'Sinnbild: Hirschkopf. Gottheit: Soma. Traditionell mit Suche, Sanftheit und Neugier verbunden.',
    Ardra:
      'Sinnbild: Tropfen. Gottheit: Rudra. Traditionell mit Sturm und Erneuerung, tiefem Gefühl und klarem Denken verbunden.',
    Punarvasu: 'Sinnbild: Köcher. Gottheit: Aditi. Traditionell mit Rückkehr, Geborgenheit und Neubeginn verbunden.',
    Pushya: 'Sinnbild: Kuheuter. Gottheit: Brihaspati. Traditionell mit Nahrung, Lehre und Fürsorge verbunden.',
    Ashlesha:
      'Sinnbild: eingerollte Schlange. Gottheiten: Nagas. Traditionell mit Einsicht, Nähe und gehütetem Wissen verbunden.',
    Magha: 'Sinnbild: Thron. Gottheiten: Pitris, die Ahnen. Traditionell mit Herkunft, Ehre und Brauch verbunden.',
    'Purva Phalguni':
      'Sinnbild: vordere Beine eines Bettes. Gottheit: Bhaga. Traditionell mit Muße, Freude und Zuneigung verbunden.',
    'Uttara Phalguni':
      'Sinnbild: hintere Beine eines Bettes. Gottheit: Aryaman. Traditionell mit Freundschaft, Absprachen und Hilfsbereitschaft verbunden.',
    Hasta: 'Sinnbild: Hand. Gottheit: Savitar. Traditionell mit Geschick, Handwerk und Witz verbunden.',
    Chitra: 'Sinnbild: Juwel. Gottheit: Tvashtar. Traditionell mit Gestaltung, Glanz und feiner Arbeit verbunden.',
    Swati:
      'Sinnbild: junger Trieb im Wind. Gottheit: Vayu. Traditionell mit Eigenständigkeit, Bewegung und Handel verbunden.',
    Vishakha:
      'Sinnbild: geschmückter Torbogen. Gottheiten: Indra und Agni. Traditionell mit Zielstrebigkeit und Ausdauer verbunden.',
    Anuradha: 'Sinnbild: Lotos. Gottheit: Mitra. Traditionell mit Freundschaft, Hingabe und gemeinsamem Tun verbunden.',
    Jyeshtha:
      'Sinnbild: rundes Amulett. Gottheit: Indra. Traditionell mit Vorrang, Schutz und Verantwortung verbunden.',
    Mula: 'Sinnbild: Wurzelbündel. Gottheit: Nirriti. Traditionell mit Ergründen und dem Gang an die Wurzel verbunden.',
    'Purva Ashadha':
      'Sinnbild: Fächer. Gottheit: Apas, die Wasser. Traditionell mit Überzeugung, Frische und Läuterung verbunden.',
    'Uttara Ashadha':
      'Sinnbild: Elefantenzahn. Gottheiten: Vishvedevas. Traditionell mit Ausdauer, Grundsätzen und bleibendem Werk verbunden.',
    Shravana: 'Sinnbild: Ohr. Gottheit: Vishnu. Traditionell mit Zuhören, Lernen und Weitergeben verbunden.',
    Dhanishta: 'Sinnbild: Trommel. Gottheiten: Vasus. Traditionell mit Rhythmus, Musik und Fülle verbunden.',
    Shatabhisha:
      'Sinnbild: leerer Kreis. Gottheit: Varuna. Traditionell mit Heilung, Zurückgezogenheit und Forschung verbunden.',
    'Purva Bhadrapada':
      'Sinnbild: vordere Beine einer Liege. Gottheit: Aja Ekapada. Traditionell mit Idealen, Eifer und Verzicht verbunden.',
    'Uttara Bhadrapada':
      'Sinnbild: hintere Beine einer Liege. Gottheit: Ahir Budhnya. Traditionell mit Tiefe, Ruhe und Nachsicht verbunden.',
    Revati: 'Sinnbild: Fisch. Gottheit: Pushan. Traditionell mit sicherer Reise, Geleit und Fürsorge verbunden.',
  },
  house: {
    1: 'Nach der Tradition das Haus des Körpers, des Selbst und des Auftretens.',
    2: 'Nach der Tradition das Haus der Familie, der Sprache und des Besitzes.',
    3: 'Nach der Tradition das Haus der Geschwister, des Mutes, der Anstrengung und kurzer Reisen.',
    4: 'Nach der Tradition das Haus des Heims, der Mutter, des Grundbesitzes und der inneren Ruhe.',
    5: 'Nach der Tradition das Haus der Kinder, des Lernens, des Schaffens und des Verdienstes.',
    6: 'Nach der Tradition das Haus der täglichen Arbeit, des Dienstes, der Schulden, des Streits und der Sorge um die Gesundheit.',
    7: 'Nach der Tradition das Haus der Ehe, der Partnerschaft und des Umgangs mit anderen.',
    8: 'Nach der Tradition das Haus des Wandels, des Erbes, des Verborgenen und seiner Erforschung.',
    9: 'Nach der Tradition das Haus des Dharma, der Lehrer, des Vaters und weiter Reisen.',
    10: 'Nach der Tradition das Haus des Handelns, des Berufs und des Ansehens.',
    11: 'Nach der Tradition das Haus der Erträge, der Freunde und der Hoffnungen.',
    12: 'Nach der Tradition das Haus des Loslassens, der Ausgaben, des Schlafs, der Zurückgezogenheit und der Ferne.',
  },
  dasha_lord: {
    Sun: 'In dieser Periode richtet sich der Blick nach der Tradition auf das Selbst, auf Autorität, den Vater und öffentliches Wirken.',
    Moon: 'In dieser Periode richtet sich der Blick nach der Tradition auf Gemüt, Zuhause, Mutter und Wohlbefinden im Alltag.',
    Mars: 'In dieser Periode richtet sich der Blick nach der Tradition auf Tatkraft, Mut, Geschwister und Grundbesitz.',
    Mercury: 'In dieser Periode richtet sich der Blick nach der Tradition auf Lernen, Sprache, Handel und Geschick.',
    Jupiter: 'In dieser Periode richtet sich der Blick nach der Tradition auf Weisheit, Lehrer, Kinder und Glauben.',
    Venus:
      'In dieser Periode richtet sich der Blick nach der Tradition auf Beziehungen, Annehmlichkeit, Kunst und Genuss.',
    Saturn: 'In dieser Periode richtet sich der Blick nach der Tradition auf Pflicht, Geduld, Arbeit und Schlichtheit.',
    Rahu: 'In dieser Periode richtet sich der Blick nach der Tradition auf Ehrgeiz, Ungewohntes und die Fremde.',
    Ketu: 'In dieser Periode richtet sich der Blick nach der Tradition nach innen, auf Loslösung, Einsicht und Abschluss.',
  },
  koota: {
    varna: 'Vergleicht traditionell vier Klassen des Wesens nach den Mondzeichen. Bis zu 1 von 36 Punkten.',
    vashya:
      'Vergleicht traditionell, wie sich die Mondzeichen anziehen und einander nachgeben. Bis zu 2 von 36 Punkten.',
    tara: 'Zählt traditionell von jedem Geburtsnakshatra zum anderen, mit Blick auf das Wohl beider. Bis zu 3 von 36 Punkten.',
    yoni: 'Vergleicht traditionell Instinkt und Nähe nach den Tieren der Nakshatras. Bis zu 4 von 36 Punkten.',
    graha_maitri:
      'Vergleicht traditionell die Denkart nach der Freundschaft der Herrscher der Mondzeichen. Bis zu 5 von 36 Punkten.',
    gana: 'Vergleicht traditionell das Naturell der Nakshatras, Deva, Manushya oder Rakshasa genannt. Bis zu 6 von 36 Punkten.',
    bhakoot:
      'Vergleicht traditionell den Abstand der Mondzeichen, mit Blick auf das Familienleben. Bis zu 7 von 36 Punkten.',
    nadi: 'Vergleicht traditionell die Konstitution nach drei Gruppen von Nakshatras. Bis zu 8 von 36 Punkten.',
  },
};
