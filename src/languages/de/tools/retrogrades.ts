import type { RetrogradesWords } from '../../../tools/retrogrades/page/words.js';
import { oneOrOther } from '../../locale/plural.js';

export const retrogrades: RetrogradesWords = {
  name: 'Rückläufige Planeten',
  title: 'Rückläufige Planeten eines Jahres',
  summary: 'Wann Merkur bis Pluto in einem Jahr rückläufig sind, mit den Graden der Stationen.',
  submit: 'Jahr zeigen',
  gets: [
    'Jede rückläufige Zeit des Jahres, als Zeichnung und als Tabelle',
    'Zeitpunkt, Zeichen und Grad beider Stationen',
    'Beide Tierkreise: tropisch und siderisch',
  ],
  disclaimer:
    'Ein rückläufiger Planet scheint nur rückwärts zu gehen. Das ist kein Grund, einen Vertrag, eine Reise oder eine Reparatur aufzuschieben.',
  year: 'Jahr',
  inYear: 'In diesem Jahr',
  periods: oneOrOther('Zeitraum', 'Zeiträume'),
  now: 'Jetzt rückläufig',
  none: 'keiner',
  lanesTitle: 'Das Jahr',
  lanesNote:
    'Ein gefülltes Stück ist eine rückläufige Zeit; was vor dem Jahr beginnt oder danach endet, ist hier abgeschnitten.',
  lane: (planet, windows) => `${planet} rückläufig: ${windows}`,
  noWindow: 'in diesem Jahr nicht rückläufig',
  tableTitle: 'Stationen',
  tableCaption: 'Nach Datum geordnet; alle Zeiten in UTC',
  planet: 'Planet',
  turnsRetrograde: 'Wird rückläufig',
  turnsDirect: 'Wird direktläufig',
  tropical: 'Tropisch',
  sidereal: 'Siderisch',
  aboutTitle: 'Was das bedeutet',
  about:
    'Von der Erde aus scheint ein Planet eine Weile stillzustehen und rückwärts zu gehen, wenn die Erde ihn überholt oder er die Erde. Eine Station ist der Zeitpunkt, zu dem sich seine scheinbare Länge nicht ändert.',
};
