import type { DatedInput, SpanUnit, SunlessDay } from '../../base/reasons.js';
import { oneOrOther } from '../locale/plural.js';
import { nearest, printed } from '../words/caveats/clauses.js';
import type { RefusalWords } from '../words/refusals/refusal-words.js';
import { GERMAN_DATES } from './dates.js';

const DATED: Readonly<Record<DatedInput, string>> = {
  'birth date': 'Das Geburtsdatum',
  date: 'Das Datum',
  'calculation date': 'Das Datum der Berechnung',
  'calculation moment': 'Der Zeitpunkt der Berechnung',
  'target month': 'Der Monat',
  'current time': 'Die jetzige Zeit',
  'option asOf': 'Das Datum der Berechnung',
  instant: 'Der Zeitpunkt',
};

const SUNLESS: Readonly<Record<SunlessDay, string>> = {
  'below all day': 'geht die Sonne an diesem Ort nicht auf',
  'up all day': 'geht die Sonne an diesem Ort nicht unter',
  'no sunset': 'geht die Sonne an diesem Ort nach dem Aufgang einen Tag lang nicht unter',
  'no next sunrise': 'geht die Sonne an diesem Ort nach dem Untergang einen Tag lang nicht wieder auf',
};

const seconds = /* @__PURE__ */ oneOrOther('Sekunde', 'Sekunden');

const SPANS: Readonly<Record<SpanUnit, (count: number) => string>> = {
  day: oneOrOther('Tag', 'Tage'),
  month: oneOrOther('Monat', 'Monate'),
  year: oneOrOther('Jahr', 'Jahre'),
};

export const GERMAN_REFUSALS: RefusalWords = {
  reasons: {
    fields: ({ count }) =>
      count === 1
        ? 'Bitte sehen Sie sich eine Angabe noch einmal an.'
        : `Bitte sehen Sie sich ${count} Angaben noch einmal an.`,
    required: () => 'Bitte füllen Sie dieses Feld aus.',
    not_accepted: () => 'Diese Angabe wird hier nicht verwendet. Bitte lassen Sie sie weg.',
    not_needed: () => 'Bitte lassen Sie dies weg: Eine andere Angabe sagt es schon.',
    given_twice: () => 'Dies ist mehr als einmal angegeben. Bitte geben Sie es nur einmal an.',
    one_of: () => 'Bitte wählen Sie eine der angebotenen Möglichkeiten.',
    list_of: () => 'Bitte wählen Sie mindestens eine der angebotenen Möglichkeiten.',
    list_length: ({ most }) => `Bitte geben Sie mindestens einen Eintrag an und höchstens ${most}.`,
    pada_decides: () => 'Dieses Nakshatra liegt in zwei Zeichen. Bitte geben Sie auch sein Pada an.',
    out_of_range: ({ minimum, maximum }) =>
      `Bitte geben Sie eine Zahl von ${printed(minimum, ',')} bis ${printed(maximum, ',')} ein.`,
    not_a_number: () => 'Bitte geben Sie eine Zahl ein.',
    not_a_whole_number: () => 'Bitte geben Sie eine ganze Zahl ein.',
    not_a_text: () => 'Bitte geben Sie einen Text ein.',
    not_yes_or_no: () => 'Bitte antworten Sie mit Ja oder Nein.',
    date_form: () => 'Bitte geben Sie ein vollständiges Datum an: Tag, Monat und Jahr.',
    no_such_date: ({ shown }) => `Den ${shown} gibt es im Kalender nicht. Bitte prüfen Sie das Datum.`,
    direction_without_journey: () => 'Nur eine Reise hat eine Richtung: Bitte lassen Sie sie sonst bei „jede“.',
    ends_before_start: () => 'Bitte wählen Sie einen letzten Tag, der nicht vor dem ersten liegt.',
    outside_span: () => 'Bitte wählen Sie einen der Tage vom ersten bis zum letzten.',
    span_too_long: ({ most, unit }) =>
      `Bitte wählen Sie einen letzten Tag, der höchstens ${SPANS[unit](most)} nach dem ersten liegt.`,
    no_such_day: ({ month, day }) =>
      `Den ${GERMAN_DATES.daysOfMonth([day], month)} gibt es im Kalender nicht. Bitte prüfen Sie Tag und Monat.`,
    month_form: () => 'Bitte geben Sie einen Monat mit Jahr an.',
    no_such_month: () => 'Diesen Monat gibt es nicht. Bitte wählen Sie einen der zwölf Monate.',
    time_form: () => 'Bitte geben Sie eine Uhrzeit von 0 bis 24 Uhr an, zum Beispiel 14:05.',
    no_such_time: ({ shown }) => `${shown} ist keine Uhrzeit. Bitte geben Sie eine von 00:00 bis 23:59 an.`,
    moment_form: () =>
      'Bitte geben Sie ein vollständiges Datum an und, falls bekannt, eine Uhrzeit, zum Beispiel 14:05.',
    ayanamsha_form: () => 'Bitte nennen Sie ein Ayanamsha oder seine Grade mit dem Tag, an dem sie gelten.',
    no_such_moment: ({ shown }) => `Den Zeitpunkt ${shown} gibt es nicht. Bitte prüfen Sie Datum und Uhrzeit.`,
    zone_form: () => 'Bitte nennen Sie eine Zeitzone, zum Beispiel Asia/Kolkata.',
    clock_form: () => 'Bitte geben Sie die Uhr als Abweichung von UTC an, zum Beispiel -06:00.',
    text_form: () => 'Bitte geben Sie einen Text von höchstens 200 Zeichen ein.',
    too_long: ({ most }) => `Bitte geben Sie höchstens ${most} Zeichen ein.`,
    country_form: () => 'Bitte geben Sie die zwei Buchstaben eines Landes an, zum Beispiel IN für Indien.',
    place_form: () =>
      'Bitte geben Sie einen Ort an, mit einer Breite von \u221290 bis 90 und einer Länge von \u2212180 bis 180 Grad.',
    birth_form: () => 'Bitte geben Sie Datum und Ort einer Geburt an.',
    no_time_to_doubt: () =>
      'Eine Ungenauigkeit der Uhrzeit braucht eine Uhrzeit: Ohne sie wird der ganze Tag angegeben.',
    input_form: () => 'Die Eingabe war nicht lesbar. Bitte füllen Sie das Formular noch einmal aus.',
    wrong_option: () => 'Eine der Einstellungen gibt es hier nicht. Bitte wählen Sie sie neu.',
    unknown_zone: ({ shown }) =>
      `Eine Zeitzone „${shown}“ kennen wir nicht. Bitte nennen Sie eine in der Form Region/Stadt, zum Beispiel Asia/Kolkata.`,
    no_zone_found: () =>
      'Für diesen Ort haben wir keine Zeitzone gefunden. Bitte nennen Sie eine, zum Beispiel Asia/Kolkata.',
    no_place_for_mean_time: () =>
      'Die mittlere Ortszeit gehört zu einem Ort, und es ist keiner angegeben. Bitte nennen Sie stattdessen eine Zeitzone.',
    clock_skipped: ({ shown, timeZone, from, to, before }) =>
      `${shown} gab es nach der Uhr von ${timeZone} nicht: Sie sprang von ${from} direkt auf ${to}. Bitte wählen Sie eine der nächsten Zeiten, die sie gezeigt hat: ${nearest(before, to, 'oder')}.`,
    outside_dates: ({ what }) =>
      `${DATED[what]} liegt außerhalb der Jahre 1800 bis 2200, die unsere Berechnung umfasst. Bitte wählen Sie ein Jahr dazwischen.`,
    outside_ephemeris: () =>
      'Diese Anfrage reicht über die Jahre 1800 bis 2200 hinaus, die unsere Berechnung umfasst. Bitte wählen Sie ein anderes Datum.',
    no_ascendant: () =>
      'An den Polen geht kein Zeichen auf, deshalb gibt es keinen Aszendenten. Bitte wählen Sie einen Ort zwischen 89,99° Süd und 89,99° Nord.',
    no_houses: ({ system, latitude }) =>
      `Auf der Breite ${printed(latitude, ',')}°, jenseits des Polarkreises, gibt es keine ${system}-Häuser. Bitte lesen Sie stattdessen das Geburtshoroskop: Seine Häuser nach ganzen Zeichen gibt es auch dort.`,
    no_solar_day: ({ why, date, timeZone }) =>
      `Am ${date} (${timeZone}) ${SUNLESS[why]}; der Tag hat daher keinen Anfang, von dem aus man ihn beschreiben könnte. Das geht nur für Tage und Orte, an denen die Sonne auf- und untergeht.`,
    rate_limited: ({ seconds: left }) =>
      `Von dieser Adresse kamen zu viele Anfragen. Bitte versuchen Sie es in ${left === 1 ? 'einer Sekunde' : seconds(left)} noch einmal. Ihre Eingaben gehen nicht verloren.`,
    ephemeris_failed: () =>
      'Eine Position am Himmel ließ sich nicht berechnen. Bitte versuchen Sie es später noch einmal.',
  },
  codes: {
    invalid_input: 'Die Eingabe war nicht lesbar. Bitte prüfen Sie Ihre Angaben.',
    not_found: 'Unter dieser Adresse ist nichts zu finden. Bitte beginnen Sie mit der Liste aller Rechner.',
    rate_limited:
      'Von dieser Adresse kamen zu viele Anfragen. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
    engine_unavailable: 'Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
    engine_error: 'Für diese Angaben gibt es kein Ergebnis. Bitte versuchen Sie es mit anderen.',
    internal_error: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
  },
  field: 'Bitte prüfen Sie diese Angabe.',
  caveat: 'Etwas kann an diesem Ergebnis noch etwas ändern; die Einzelheiten liegen hier nicht vor.',
};
