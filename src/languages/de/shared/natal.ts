import type { ChartPageWords, MoonWords, NatalWords } from '../../../pages/shared/natal-words.js';
import { germanTime } from '../../pages/times.js';

export const natal: NatalWords = {
  graha: 'Graha',
  lagna: 'Lagna',
  sign: 'Zeichen',
  signAndDegree: 'Zeichen, Grad',
  moonSign: 'Mondzeichen',
  nakshatra: 'Nakshatra',
  nakshatraAndPada: 'Nakshatra, Pada',
  pada: 'Pada',
  house: 'Haus',
  state: 'Zustand',
  ruler: 'Herrscher',
  none: 'keine',
  table: 'Tabelle',
  vargottama: 'vargottama',
  padaOf: (pada) => `Pada ${pada}`,
  ruledBy: (graha) => `Herrscher: ${graha}`,
  open: {
    lead: 'Ohne Uhrzeit bleibt manches offen, das meiste aber nicht.',
    told: 'Was hier steht, gilt für den ganzen Tag der Geburt am Geburtsort. Wo sich im Lauf des Tages etwas ändert, steht jede Möglichkeit mit ihren Uhrzeiten.',
    allDay: 'den ganzen Tag',
    open: 'offen',
    anySign: 'jedes der zwölf Zeichen ist möglich',
    changes: (times) => `wechselt gegen ${germanTime(times)}`,
    decides: 'Was eine Uhrzeit entscheiden würde',
    day: 'Der Tag der Geburt am Geburtsort, von Mitternacht bis Mitternacht. Oft genügt es schon zu wissen, ob es morgens, nachmittags oder abends war, um den Mond festzulegen.',
    bornBetween: 'Geboren zwischen',
    span: (from, to) => `${from} und ${to}`,
    midnight: 'Mitternacht',
    from: (time, what) => `ab ${germanTime(time)} ${what}`,
    lagnaByTime: 'Lagna nach der Geburtszeit',
    moonByTime: 'Mond nach der Geburtszeit',
    where:
      'Die Uhrzeit steht oft im Geburtseintrag des Standesamts, in Unterlagen des Krankenhauses oder im Familienstammbuch.',
  },
  sure: {
    title: 'Wie sicher ist das?',
    holds: (from, to) => `Der Lagna gilt für Geburten zwischen ${from} und ${germanTime(to)}.`,
    far: (duration) =>
      `Die angegebene Zeit liegt ${duration} von der nächsten Grenze entfernt; ein Fehler von wenigen Minuten ändert nichts.`,
    near: (duration) =>
      `Die angegebene Zeit liegt nur ${duration} von einem anderen aufsteigenden Zeichen entfernt. Es lohnt sich, sie mit der Geburtsurkunde oder einer Aufzeichnung der Familie zu vergleichen.`,
    unbounded: 'So nahe am Pol lässt sich für das aufsteigende Zeichen keine Spanne angeben.',
    unboundedRest:
      'Innerhalb eines Tages um diese Geburt geht kein anderes Zeichen in gewöhnlicher Weise auf; wie weit die Zeit abweichen darf, lässt sich daher nicht sagen.',
    pole: 'Am Pol gibt es keinen Lagna.',
    poleRest:
      'Dort geht nichts in gewöhnlicher Weise auf; die Häuser und alles, was von ihnen aus gezählt wird, fehlen daher.',
  },
};

export const moon: MoonWords = {
  position: 'Stand im Zeichen',
  western: 'Westliches Mondzeichen',
  twoZodiacs: (ayanamsha) =>
    `Die vedische Astrologie misst von den Fixsternen aus, die westliche vom Frühlingspunkt. Bei dieser Geburt liegen die beiden Tierkreise ${ayanamsha} auseinander (Ayanamsha), daher sind die beiden Zeichen oft verschieden.`,
  safe: {
    lead: 'Zeichen und Nakshatra gelten auch eine halbe Stunde früher und später.',
    rest: 'Der Mond ist von beiden Grenzen weit genug entfernt; ein Fehler von wenigen Minuten ändert nichts.',
  },
  nearSign: {
    lead: 'Der Mond ist weniger als eine halbe Stunde von einem anderen Zeichen entfernt.',
    rest: 'Ein kleiner Fehler der Geburtszeit könnte das Zeichen ändern. Es lohnt sich, die Zeit mit einer Urkunde zu vergleichen.',
  },
  nearNakshatra: {
    lead: 'Der Mond ist weniger als eine halbe Stunde von einem anderen Nakshatra entfernt.',
    rest: 'Das Zeichen gilt, doch ein kleiner Fehler der Geburtszeit könnte das Nakshatra ändern.',
  },
};

export const charts: ChartPageWords = {
  chart: 'Horoskop',
  style: 'Darstellung',
  styles: { north: 'Nord', south: 'Süd', east: 'Ost', all: 'Nebeneinander' },
  save: 'Als SVG speichern',
  degrees: 'Ganze Grade, abgeschnitten statt gerundet; die Minuten stehen in der Tabelle.',
  leftOut: 'Grade, für die im Horoskop kein Platz ist',
  retrograde: (mark) => `${mark} kennzeichnet einen rückläufigen Graha; Rahu und Ketu sind nicht gekennzeichnet.`,
  houses: 'Das schattierte Feld ist der Lagna; die kleinen Zahlen sind die Zeichen, 1 ist der Widder.',
  signs: 'Das schattierte Feld ist der Lagna; die kleinen Buchstaben sind die Zeichen.',
};
