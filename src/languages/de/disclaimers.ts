import type { Disclaimers } from '../words/disclaimers.js';

export const disclaimers: Disclaimers = {
  'best-time-today':
    'Stunden, allein nach überlieferten Regeln geordnet. Geht es um Gesundheit, Recht oder Geld, richten Sie sich nach der Sache selbst.',
  'push-or-wait':
    'Die Punktzahl kommt vom Kalender, der von Ihren Plänen nichts weiß. Verschieben Sie ihretwegen keine Behandlung, keine Zahlung und keine Frist.',
  'personal-activation':
    'Gezählt wird von einem einzigen Geburtsmond; weder Stimmungen noch Ereignisse werden vorausgesagt. Gründen Sie darauf keine Entscheidung über Gesundheit, Recht oder Geld.',
  'relationship-weather':
    'Es geht um den Himmel eines Tages, nicht um die Menschen. Beginnen, beurteilen oder beenden Sie danach keine Beziehung.',
  'monthly-snapshot':
    'Beste Tage und Tage der Vorsicht ergeben sich allein aus überlieferten Regeln. Verlegen Sie ihretwegen keine Operation, keinen Vertrag und keine Zahlung.',
};
