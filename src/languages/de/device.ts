import type { DeviceWords } from '../pages/site/device-words.js';

/** What pages say of the service that runs on the device of their reader. */
export const device: DeviceWords = {
  title: 'Offline',
  lead: 'Panchang, Kundli, Partnervergleich, Festtage, Muhurta und Finsternisse werden auf diesem Gerät berechnet, mit denselben Zahlen wie im Netz.',
  wait: 'Die Rechner werden auf diesem Gerät gespeichert. Nichts, was Sie eingeben, verlässt es.',
  calculating: 'Wird auf diesem Gerät berechnet …',
  noScript:
    'Diese Seiten rechnen auf Ihrem eigenen Gerät und brauchen dafür JavaScript. Ohne JavaScript lässt sich hier nichts berechnen, und kein Formular sendet etwas.',
  unsupported:
    'Dieser Browser kann nicht auf dem Gerät rechnen. Nötig ist Chrome oder Edge ab 91, Safari ab 15 oder Firefox ab 147, und kein privates Fenster.',
  failed:
    'Die Rechner konnten nicht auf diesem Gerät gespeichert werden. Bitte prüfen Sie das Netz und laden Sie die Seite neu.',
  offline: ['Kein Netz.', 'Alles wird auf diesem Gerät berechnet.'],
  ready: 'Version {new} ist bereit. Was Sie sehen, ist aus {now}.',
  update: 'Jetzt aktualisieren',
  missing: 'Diese Seite ist hier nicht gespeichert. Sie öffnet sich, sobald Sie im Netz sind.',
  saved: {
    title: 'Auf diesem Gerät gespeichert',
    program: 'Rechner, Seiten und Ephemeriden',
    programText: 'Version {version}, {languages}',
    places: 'Orte und Zeitzonen',
    placesText: 'Städte der Welt, Teile indischer Städte',
    methods: 'Methoden',
    methodsText: 'gespeicherte Seiten: {n}',
    details: 'Ihre Angaben',
    detailsText: 'Personen, Ort und Uhr, die Sie speichern wollten',
    not: 'nicht gespeichert',
    nothingElse: 'Sonst nichts: keine Ergebnisse, keine Suchen, keine geöffneten Adressen.',
  },
  acts: {
    save: 'Auf diesem Gerät speichern',
    savePlaces: 'Orte speichern',
    saveMethods: 'Alle Methoden speichern',
    deleteDetails: 'Ihre Angaben löschen',
    deleteAll: 'Alles löschen',
    deleted: 'Gelöscht.',
    exportDetails: 'Ihre Angaben exportieren',
    importDetails: 'Aus einer Datei importieren',
    imported: 'Importiert: {n}.',
    wrongFile: 'Diese Datei enthält keine von hier exportierten Angaben. Nichts wurde geändert.',
    failed: 'Das ging nicht. Bitte prüfen Sie das Netz und den freien Speicher.',
  },
  needs: {
    title: 'Was ein Netz braucht',
    rows: [
      [
        'Kleine Orte',
        'Für einen Ort, der nicht in der Liste steht, geben Sie Koordinaten ein oder wählen die nächste Stadt.',
      ],
      ['Kalender', 'Ein Abonnement braucht einen Server. Hier wird ein Kalender als Datei gespeichert.'],
      [
        'Teilen',
        'Eine Adresse öffnet sich bei anderen, wenn sie im Netz sind. Ihre Eingaben stehen hinter dem Zeichen #, das nie gesendet wird.',
      ],
      ['Methoden', 'Geöffnete oder gespeicherte sind ohne Netz lesbar.'],
    ],
  },
  install: {
    title: 'Installieren',
    text: 'ein Symbol auf dem Startbildschirm, ohne App-Store',
    rows: [
      ['Android', 'Menü des Browsers, dann „App installieren“ oder „Zum Startbildschirm hinzufügen“.'],
      ['iPhone, iPad', 'Teilen, dann „Zum Home-Bildschirm“.'],
      ['Computer', 'Das Installationssymbol am Ende der Adresszeile.'],
    ],
  },
  use: 'Offline nutzen',
};
