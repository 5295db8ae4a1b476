import type { Holds } from '../../base/input/caveats.js';
import { formatOffset } from '../../base/time/gregorian.js';
import { joinedBy, oneOrOther } from '../locale/plural.js';
import type { CaveatWords } from '../words/caveats/caveat-words.js';
import {
  ascendantDegrees,
  type Bearers,
  type ChangeWords,
  type ClockWords,
  changesIn,
  clocksIn,
  coordinatesIn,
  durationIn,
  exactTo,
  factNames,
  ofPerson,
  printed,
  reachIn,
  tenth,
  thousands,
  type Units,
} from '../words/caveats/clauses.js';
import { graha, in_sign, nakshatra, sign } from './names.js';

const names = /* @__PURE__ */ factNames({ sign, in_sign, nakshatra, graha });
/** How far from the centre of a zone its people live, by the Sun; nothing where that is within a minute. */
const reach = /* @__PURE__ */ reachIn(
  (earlier, later) =>
    `, nach der geographischen Länge für 98 von 100 Menschen höchstens ${earlier} Min. früher und ${later} Min. später`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'Geburt: ', 'person A': 'Person A: ', 'person B': 'Person B: ' };

const listed = /* @__PURE__ */ joinedBy('und');
const days = /* @__PURE__ */ oneOrOther('Tag', 'Tage');
const points = /* @__PURE__ */ oneOrOther('Punkt', 'Punkte');

const UNITS: Units = {
  decimalSign: ',',
  north: 'N',
  south: 'S',
  east: 'O',
  west: 'W',
  hours: 'Std.',
  minutes: 'Min.',
  lessThanAMinute: 'weniger als eine Minute',
};

const CHANGES: ChangeWords = {
  of: { sign: 'Zeichen:', motion: 'Bewegung:', combustion: 'Verbrennung:', dignity: 'Würde:' },
  turns: {
    direct: 'direktläufig',
    retrograde: 'rückläufig',
    combust: 'verbrannt',
    'not combust': 'nicht verbrannt',
    exalted: 'erhöht',
    moolatrikona: 'im Mulatrikona',
    own_sign: 'im eigenen Zeichen',
    great_friend: 'Zeichen eines großen Freundes',
    friend: 'Zeichen eines Freundes',
    neutral: 'neutrales Zeichen',
    enemy: 'Zeichen eines Feindes',
    great_enemy: 'Zeichen eines großen Feindes',
    debilitated: 'im Fall',
  },
};

const AT_THE_EDGE =
  'Für alles, was vor dem 1. Januar 1800 oder nach dem 31. Dezember 2200 liegt, steht der Rand dieser Zeit';
const CYCLES = {
  previous: 'der vorige Zyklus',
  next: 'der nächste Zyklus',
  birth: 'der Zyklus bei der Geburt',
} as const;
const AFTER_EPHEMERIS = 'nach dem Jahr 2200, bis zu dem gerechnet wird,';

const record = (offset: number) =>
  `Eine Aufzeichnung von damals, etwa die einer Geburt, kann die mittlere Ortszeit des Ortes selbst meinen, UTC${formatOffset(offset)}.`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `nach der Uhr von ${time_zone} ist dieselbe Uhrzeit ${durationIn(UNITS, behind)} ${behind > 0 ? 'später' : 'früher'}`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined
    ? change
    : `${change}, der Aszendent etwa ${degrees} Grad weiter ${behind > 0 ? 'vorn' : 'hinten'}`;
};

const minutesOf = (minutes: number) => (minutes <= 1 ? 'einer Minute' : `${minutes} Minuten`);

/** Wie genau eine Geburtszeit sein muss. */
const exact = /* @__PURE__ */ exactTo('auf die Minute genau', (minutes) => `auf ${minutes} Min. genau`);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'eigene Zeit',
    no_daylight_time: 'ohne Sommerzeit',
    neighbouring_zone: 'benachbarte Zeitzone',
    daylight_time: 'Sommerzeit',
    local_mean_time: 'mittlere Ortszeit',
  },
  by: (clock, told) => `nach ${clock} ${listed(told)}`,
  lagna: (name) => `ist der Aszendent ${names.sign(name)}`,
  moon: (name) => `steht der Mond in ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) =>
  moved
    ? ` ${{ forward: 'Dazwischen wird die Uhr vorgestellt.', back: 'Dazwischen wird die Uhr zurückgestellt.' }[moved]}`
    : '';

export const GERMAN_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const sign =
      from.sign === to.sign
        ? `den ganzen Tag ${names.inSign(from.sign)}`
        : `vom Zeichen ${names.sign(from.sign)} ins Zeichen ${names.sign(to.sign)}`;
    return `${ofPerson(BEARERS, whose)}Die Geburtszeit ist nicht bekannt, deshalb wird mit dem Mittag am Ort gerechnet. Im Laufe dieses Tages wandert der Mond von ${names.nakshatra(from.nakshatra)}, Pada ${from.pada}, nach ${names.nakshatra(to.nakshatra)}, Pada ${to.pada}, ${sign}.`;
  },
  grahas_change_that_day: ({ changes }) =>
    `Auch dies ändert sich an diesem Tag: ${changesIn(names, CHANGES, changes)}.`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = {
      Sun: 'Die Sonne',
      'tropical Sun': 'Die tropische Sonne',
      'tropical Moon': 'Der tropische Mond',
    }[what];
    return `${body} wechselt an diesem Tag vom Zeichen ${names.sign(from)} ins Zeichen ${names.sign(to)}.`;
  },
  chart_of_noon: ({ has_vara }) =>
    `Grade, Vargas und Panchanga gelten für den Mittag${has_vara ? ', der Vara für den Sonnenaufgang davor' : ''}.`,
  rising_sign_left_out: () => 'Der Aszendent setzt eine Uhrzeit voraus und fehlt deshalb.',
  rising_sign_sensitive: ({ sign, minutes }) =>
    `Das aufsteigende Zeichen ist nur dann ${names.sign(sign)}, wenn die Geburtszeit ${exact(minutes)} stimmt.`,
  natal_rising_sign_sensitive: ({ sign, minutes }) =>
    `Das aufsteigende Zeichen der Geburt, von dem aus die Muntha gezählt wird, ist nur dann ${names.sign(sign)}, wenn die Geburtszeit ${exact(minutes)} stimmt.`,
  rising_sign_unbounded: () =>
    `So nahe am Pol wechselt das aufsteigende Zeichen innerhalb eines Tages um die Geburt nicht; eine Grenze lässt sich daher nicht angeben.`,
  no_ascendant: () =>
    'An den Polen gibt es keinen Aszendenten: Er lässt sich nur zwischen 89,99° Süd und 89,99° Nord angeben.',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule =
      'Der Aszendent wandert im Mittel in vier Minuten um ein Grad; der Aszendent des Navamsa wechselt im Mittel alle 13 Minuten';
    return holds
      ? `${rule}. Hier gilt er für Geburten in dieser Zeit (Ortszeit): ${holds.from} – ${holds.to}.${movedIn(holds)}`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes }) =>
    `Das aufsteigende Zeichen wechselt innerhalb von ${minutesOf(minutes)} um die Geburt, und mit ihm jedes Haus.`,
  d10_edge: ({ minutes }) =>
    `Das aufsteigende Zeichen des Dashamsha (D10) wechselt innerhalb von ${minutesOf(minutes)} um die Geburt, und mit ihm dessen 10. Haus.`,
  yogas_change: ({ count }) =>
    `In der halben Stunde vor und nach der Geburtszeit ${count === 1 ? 'kommt oder geht ein Yoga oder Dosha' : `kommen oder gehen ${count} Yogas oder Doshas`}.`,
  bhavas_change: ({ planets }) =>
    `Innerhalb einer halben Stunde um die Geburtszeit wechseln das Bhava: ${listed(planets.map(names.graha))}.`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `So nahe am Pol sind die Viertel des Himmels ungleich: Das schmalste Bhava misst ${printed(tenth(narrowest_deg), ',')}°.`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'Der Unterherrscher einer Hausspitze wechselt alle paar Minuten';
    return holds
      ? `${rule}. Der der ersten gilt für Geburten von ${holds.from} bis ${holds.to} Ortszeit.${movedIn(holds)}`
      : `${rule}.`;
  },
  karakas_close: ({ degrees }) =>
    `Zwei der ersten drei Chara Karakas liegen weniger als ${printed(degrees, ',')} Grad auseinander: Etwas früher oder später können sie die Plätze tauschen.`,
  minor: ({ date }) => `Von der Geburt bis zum ${date} sind es weniger als 18 Jahre: Perioden werden nicht angegeben.`,
  ascendant_transits_sensitive: () =>
    'Transite zum Aszendenten sind nur so gut wie die Geburtszeit: Der Aszendent wandert im Mittel in vier Minuten um ein Grad.',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'die Punktzahl' : 'die Summe';
    const of = maximum === null ? '' : ` von ${printed(maximum, ',')}`;
    return least === most
      ? `Bei allen möglichen Zeiten bleibt ${subject} bei ${printed(least, ',', !maximum)}${of}.`
      : `Je nach Geburtszeit liegt ${subject} zwischen ${printed(least, ',', !maximum)} und ${printed(most, ',', !maximum)}${of}.`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `Was von den Monden beider offen ist, ändert nichts an der Summe: ${printed(least, ',')} von ${maximum}.`
      : `Je nachdem, wo die Monde beider stehen, liegt die Summe zwischen ${printed(least, ',')} und ${printed(most, ',')} von ${maximum}.`,
  month_range: ({ days: all, open, points: most, dasha_days }) => {
    const scores =
      open === 0
        ? 'ändert sich die Punktzahl keines Tages'
        : `ändert sich die Punktzahl an ${open} von ${all} Tagen, um höchstens ${points(most)}`;
    return `Je nach Geburtszeit ${scores}, und jedes Datum einer Dasha verschiebt sich um höchstens ${thousands(days(dasha_days), '.')}.`;
  },
  dasha_range: ({ first, last, days: moved }) => {
    const lords =
      first === last
        ? `Der erste Herrscher ist den ganzen Tag derselbe: ${names.graha(first)}`
        : `Der erste Herrscher wechselt: ${names.graha(first)}, dann ${names.graha(last)}`;
    return `${lords}; am Ende dieses Tages liegt jedes Datum etwa ${thousands(days(Math.round(moved)), '.')} früher als an seinem Anfang.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `Am ${date} läuft Sade Sati für den Mond ${listed(active.map(names.inSign))}, nicht aber für den Mond ${listed(inactive.map(names.inSign))}.`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `Die Ortszeit ${shown} Uhr gab es in ${time_zone} zweimal (${earlier} und ${later}); es gilt die frühere.`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `Die Ortszeit ${shown} Uhr gab es in ${time_zone} nicht: Die Uhr sprang auf ${straight_to}; diese Zeit tritt an ihre Stelle.`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `In ${time_zone} wird die Uhr zwischen 06:00 und 18:00 Uhr umgestellt: Der Tag dauert ${printed(minutes, ',')} statt 720 Minuten und wird als Ganzes gleichmäßig geteilt.`
      : `In ${time_zone} wird die Uhr zwischen 18:00 und 06:00 Uhr am nächsten Tag umgestellt: Die Nacht dauert ${printed(minutes, ',')} statt 720 Minuten und wird als Ganzes gleichmäßig geteilt.`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `Es ist kein Ort angegeben: Der Tag beginnt mit dem Sonnenaufgang bei ${coordinatesIn(UNITS, centre)}, dem Bevölkerungsmittelpunkt von ${time_zone}; anderswo in der Zeitzone beginnt und endet er früher oder später${reach(centre)}.`,
  zone_without_people: ({ time_zone }) =>
    `Es ist kein Ort angegeben, und ${time_zone} hat keine eigene Bevölkerung: Der Tag reicht von 06:00 bis 18:00 dieser Uhr.`,
  day_without_sunrise: ({ first, last, days: count, ...place }) => {
    const on = count === 1 ? `Am ${first}` : `An ${count} Tagen vom ${first} bis zum ${last}`;
    return `${on} geht die Sonne bei ${coordinatesIn(UNITS, place)} nicht innerhalb eines Tages auf und unter: Als Tag gilt die Zeit von 06:00 bis 18:00.`;
  },
  date_skipped: ({ date, time_zone }) => `Den ${date} gab es in ${time_zone} nicht; er fehlt hier.`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `Die Koordinaten können auch zu ${listed(zones)} gehören, wo die Uhr damals anders ging als in ${time_zone} (UTC${formatOffset(offset)}): ${changes.join('; ')}. Bitte nennen Sie die Zeitzone des Ortes, wenn Sie sie kennen.`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `Die Zeitzonendatenbank kennt für ${time_zone} zu dieser Zeit keine Uhrzeit, deshalb gilt UTC.${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `In ${time_zone} gab es noch keine Standardzeit: Es gilt die dortige mittlere Ortszeit, UTC${formatOffset(offset)}. ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `In ${time_zone} galt damals die mittlere Ortszeit einer einzigen Stadt, UTC${formatOffset(offset)}. ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `${time_zone} hat eine Uhr für die ganze Zone, damals UTC${formatOffset(offset)}; am Ort kann eine andere gegolten haben`;
    return isSame
      ? `${start}, ${other}: Aszendent und Nakshatra des Mondes bleiben gleich.`
      : `${start}: ${other}. Wählen Sie die Uhr, wenn Sie sie kennen.`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset ? `Der Abstand UTC${time_zone}` : `Die Uhr von ${time_zone}, UTC${formatOffset(offset)},`;
    return `${clock} weicht um ${durationIn(UNITS, difference)} von der mittleren Ortszeit der Koordinaten, UTC${formatOffset(own_mean_time)}, ab: Bitte prüfen Sie, ob ${isOffset ? 'der Abstand' : 'die Zeitzone'} und die Koordinaten zusammengehören.`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'Der Tag',
      month: 'Der Monat',
      'calculation date': 'Das Datum der Berechnung',
      'calculation moment': 'Der Zeitpunkt der Berechnung',
    }[what];
    return `${subject} liegt vor der Geburt.`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'In diesen zehn Jahren',
      'when the month begins': 'Zu Beginn des Monats',
      sunrise: 'Bei Sonnenaufgang',
      '06:00': 'Um 06:00',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : ` am ${when.date}`;
    return `${then}${date} läuft keine Dasha: ${is_before_birth ? 'Das ist vor der Geburt' : 'Die 120 Jahre, die die Dashas umfassen, sind dann vorbei'}.`;
  },
  no_sunrise: () =>
    'So nahe am Pol ist die Sonne am Tag vor diesem Zeitpunkt nicht aufgegangen: Es gibt keinen Sonnenaufgang und keinen Vara.',
  lunar_month_cut_off: () => `Der Mondmonat endet ${AFTER_EPHEMERIS} und fehlt deshalb.`,
  observances_cut_off: () =>
    `Der letzte Mondmonat endet ${AFTER_EPHEMERIS} und die Feste seiner Tithis fehlen deshalb.`,
  dates_cut_off: () => 'Gerechnet wird von 1800 bis 2200; Daten außerhalb dieser Jahre fehlen.',
  next_limb_cut_off: () => `Was auf das laufende Glied folgt, endet ${AFTER_EPHEMERIS} und fehlt deshalb.`,
  next_phase_cut_off: () => `Für eine nächste Phase ${AFTER_EPHEMERIS} steht der 31. Dezember 2200.`,
  transit_window_cut_off: () => 'Ein Transit reicht über die Jahre 1800 bis 2200 hinaus und ist dort abgeschnitten.',
  years_cut_off: () =>
    'Das nördliche Jahr und, in den ersten Wochen von 1800, die Sonnenmonate begannen vor den Jahren, für die gerechnet wird, und fehlen deshalb.',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}. Betroffen: ${listed(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () => `${AT_THE_EDGE}. Betroffen: die Zeiten einiger Grahas in ihrem Zeichen.`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}. Betroffen: einige Zeiten; was ganz außerhalb liegt, fehlt.`,
};
