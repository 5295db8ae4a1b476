import type { ChoicesWords } from '../pages/site/choices-words.js';

/** What pages say of the choices that a visitor keeps for all of them. */
export const choices: ChoicesWords = {
  title: 'Ihre Auswahl',
  lead: 'Formulare beginnen damit. Eine Adresse zeigt immer, was in ihr steht, Ihnen und allen, denen Sie sie schicken.',
  where: {
    cookie:
      'Gespeichert in einem einzigen Cookie dieser Website, ein Jahr lang. Es enthält diese Auswahl und sonst nichts.',
    device: 'Nur auf diesem Gerät gespeichert.',
  },
  regionHint:
    'Wessen Fasten und Feste genannt werden. Die Region des Ortes ergibt sich aus seiner Lage, fern von Indien aus der Sprache der Seite.',
  monthLabel: 'Zuerst genannter Monat',
  months: { amanta: 'bis zum Neumond (Amanta)', purnimanta: 'bis zum Vollmond (Purnimanta)' },
  matchLabel: 'Beim Abgleich zuerst genannt',
  save: 'Speichern',
  forget: 'Auswahl löschen',
  saved: 'Gespeichert.',
  forgotten: 'Ihre Auswahl ist gelöscht.',
  notKept: 'Ihr Browser hat nichts gespeichert. Vielleicht nimmt er von dieser Website keine Cookies an.',
  change: 'Ändern',
  begun: 'Nach Ihrer Auswahl ausgefüllt:',
  withOwn: 'Mit Ihrer Auswahl zeigen:',
  keepThese: 'Als Ihre Auswahl speichern:',
  because: {
    chosen: 'Ihre Auswahl',
    language: 'nach der Sprache, da der Ort fern von Indien liegt',
    far: 'üblich fern von Indien',
  },
};
