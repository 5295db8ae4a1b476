import type { VerifyWords } from '../pages/site/verify-words.js';

/** What the page says that verifies on the device of its reader. */
export const verify: VerifyWords = {
  title: 'Auf diesem Gerät nachprüfen',
  lead: 'Ihr Browser berechnet alle aufgezeichneten Antworten, Zeichnungen und Deutungen neu und vergleicht jede Byte für Byte mit der aufgezeichneten.',
  start: 'Beginnen',
  stop: 'Abbrechen',
  loading: 'Die Rechner werden geladen …',
  progress: '{done} von {all} verglichen',
  compared: 'Was verglichen wird',
  kinds: {
    answer: 'Antworten der Rechner',
    chart: 'Zeichnungen',
    interpretation: 'Deutungen, nach Sprachen',
  },
  same: '{n} von {all} wie aufgezeichnet',
  notYet: 'noch nicht verglichen',
  allSame: 'Jedes Byte ist wie aufgezeichnet.',
  differ: 'Anders herausgekommen: {n}',
  first: 'Die erste Abweichung',
  hashes: 'Aufgezeichneter Hash {recorded}, hier errechneter Hash {made}',
  stopped: 'Abgebrochen. Aus einem Teil folgt nichts.',
  failed: 'Der Vergleich ist abgebrochen. Bitte prüfen Sie das Netz und beginnen Sie noch einmal.',
  insecure: 'Dafür braucht der Browser eine Adresse, die mit https:// beginnt, oder Ihren eigenen Rechner.',
  noScript: 'Diese Seite vergleicht mit JavaScript. Der Befehl unten kommt ohne Browser aus.',
  command: 'Dasselbe mit einem Befehl',
  commandText: 'Auf Ihrem eigenen Rechner, mit Node.js 20 oder neuer:',
  meaning:
    'Stimmt alles überein, so rechnet Ihr Browser wie unserer, und unterwegs wurde nichts verändert. Ob die Antworten richtig sind, ist eine andere Frage: Worauf sie beruhen, sagen die Methoden.',
};
