import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `Mars in ${mars} steht von ${from} aus in Haus ${house}, das ${isOne ? '' : 'nicht '}zu den Häusern ${houses} gehört.`,
  venus: 'Manche Überlieferungen zählen Mars auch von der Venus aus; dieses Verfahren nicht.',
  disclaimer:
    'Manglik-Dosha ist eine überlieferte Regel mit vielen Ausnahmen. Sie allein sollte nicht über eine Ehe entscheiden.',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'Fast alle Kootas stimmen überein: 33 von 36 Punkten oder mehr.',
    very_good: 'Deutlich über dem üblichen Mindestwert von 18 von 36.',
    acceptable: 'Auf oder über dem üblichen Mindestwert von 18 von 36.',
    below_customary_threshold: 'Unter 18 von 36, dem üblichen Mindestwert.',
  },
  matchConvention:
    'Nordindisches Ashtakoota mit 36 Punkten. Person A steht an der Stelle des Bräutigams, Person B an der der Braut; ein Tausch kann die Summe ändern. Eine Aufhebung (Parihara), die gilt, wird in der Erklärung ihres Kootas genannt und ändert nie einen Punktwert.',
  ascendantNotes: {
    birth_time_unknown:
      'Die Geburtszeit ist nicht bekannt: Aszendent, Häuser und was von ihnen gezählt wird, brauchen sie und bleiben leer.',
    no_ascendant: 'An den Polen gibt es keinen Aszendenten: Geben Sie eine Breite zwischen -89,99 und 89,99 an.',
  },
  noBirthNote:
    'Von einer Person oder von beiden ist keine Geburt angegeben: Was vom Aszendenten gezählt wird, braucht beide Geburten mit ihren Zeiten und bleibt leer.',
  noCurrentDasha: {
    no_current_time: 'Es wurde keine aktuelle Zeit angegeben.',
    before_birth: 'Die Geburt liegt nach der aktuellen Zeit.',
    ended: 'Die neun Mahadashas sind zu Ende.',
  },
  dashasEnded: 'Die aufgeführten Mahadashas sind zu Ende.',
  currentLocationNote: 'Die Aspekte sind geozentrisch: Der gegenwärtige Ort wird angenommen und ändert nichts daran.',
  sunriseNotes: {
    standard:
      'Auf- und Untergang: Mitte der Sonnenscheibe 50′ unter dem Horizont auf Meereshöhe (34′ Refraktion, 16′ Halbmesser).',
    hindu_rising: 'Mitte der Sonne auf dem Horizont, vom Mittelpunkt der Erde gesehen, ohne Refraktion.',
  },
  namingNotes: {
    birth_time_unknown: 'Die Geburtszeit ist nicht bekannt: Alle Silben dieses Tages stehen in day_alternates.',
    near_pada_edge:
      'Der Mond ist weniger als eine halbe Stunde von einem anderen Pada entfernt: Prüfen Sie vor der Wahl die Geburtszeit.',
    sound_of_pada:
      'Die Silbe des Padas, in dem der Mond bei der Geburt stand. Schreibweisen in lateinischen Buchstaben weichen voneinander ab.',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (graha) => `Graha im Transit: ${graha}`,
      natal: (point) => `${point} (Radix)`,
      glance: { full: (aspect) => `voller Blick: ${aspect}`, special: (aspect) => `besonderer Blick: ${aspect}` },
      tight: (degrees) => `${degrees}° vom genauen Wert`,
      decimalSign: ',',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (sign, element) => `Beide Zeichen sind ${sign}; Element: ${element}.`,
      sameElement: (a, b, element) => `${a} und ${b} haben dasselbe Element: ${element}.`,
      elements: (a, ofA, b, ofB) => `${a} hat das Element ${ofA}, ${b} das Element ${ofB}.`,
      oneRuler: (ruler) => `Beide Zeichen haben denselben Herrscher: ${ruler}.`,
      rulers: (a, b, aToB, bToA) =>
        `Herrscher der Zeichen sind ${a} und ${b}: ${a} sieht ${b} als ${aToB}, ${b} sieht ${a} als ${bToA}.`,
    },
  ),
};
