import type { SunSignWords } from '../../../tools/sun-sign/page/words.js';

export const sunSign: SunSignWords = {
  name: 'Sonnenzeichen (westlich)',
  title: 'Sonnenzeichen',
  summary: 'Das westliche Zeichen eines Geburtstags mit Element, Modalität und Herrschern.',
  submit: 'Sonnenzeichen bestimmen',
  gets: [
    'Das Zeichen und seine Daten',
    'Element, Modalität, Polarität und Herrscher',
    'Ob der Geburtstag nahe einem Zeichenwechsel liegt',
  ],
  disclaimer:
    'Die Daten sind die üblichen: Nahe einem Wechsel hängt das wahre Zeichen vom Jahr und von der Stunde ab. Ein Charaktertest ist das nicht.',
  sign: 'Sonnenzeichen',
  ruler: 'Herrscher',
  modernRuler: (planet) => `nach modernem Gebrauch: ${planet}`,
  element: 'Element',
  modality: 'Modalität',
  polarity: 'Polarität',
  polarities: { masculine: 'männlich', feminine: 'weiblich' },
  cusp: {
    lead: (sign) => `Dieser Tag grenzt an das Zeichen ${sign}.`,
    text: 'Die Daten sind die der meisten Listen. In manchen Jahren wechselt die Sonne das Zeichen einen Tag früher oder später; das wahre Zeichen hängt daher vom Jahr und von der Stunde ab.',
  },
  moreTitle: 'Über das Zeichen',
  siderealNote:
    'Das ist der tropische Tierkreis der westlichen Astrologie. Die vedische Astrologie liest das siderische Zeichen, meist das davor.',
};
