import type { AskedSubject, SoughtWords } from '../../languages/pages/site/sought-words.js';
import { folded } from '../../pages/shell/address.js';
import { LATIN_BESIDE, LATIN_DAYS, LATIN_OF_SIGNS, LATIN_SUBJECTS } from '../latin-words.js';
import { inOneSpelling } from '../sounded.js';

export type Subject = AskedSubject;

/** Each as people type it, in all languages, in Latin letters, and in those of the languages of the specification. */
const SUBJECTS: Readonly<Record<Subject, string>> = {
  rahu_kalam: 'rahu kalam, rahu kaal, rahu kal, rahukalam, rahukaal, राहु काल, राहुकाल, раху калам, раху кала',
  yamaganda: 'yamaganda, yamagandam, yamaganda kalam, यमगंड, यमगण्ड, ямаганда',
  gulika: 'gulika, gulika kalam, gulika kaal, gulikai, गुलिक, गुलिक काल, гулика, гулика калам',
  abhijit: 'abhijit, abhijit muhurta, abhijit muhurat, abhijeet muhurat, अभिजित, अभिजित मुहूर्त, абхиджит, абхіджіт',
  auspicious: 'shubh muhurat, shubh muhurta, shubh muhurt, subh muhurat, auspicious time, auspicious times, शुभ मुहूर्त',
  brahma_muhurta: 'brahma muhurta, brahma muhurat, brahma muhurtham, ब्रह्म मुहूर्त, брахма мухурта, брахма мугурта',
  sunrise:
    'sunrise, sun rise, सूर्योदय, sonnenaufgang, lever du soleil, amanecer, salida del sol, восход солнца, рассвет, схід сонця',
  sunset:
    'sunset, सूर्यास्त, sonnenuntergang, coucher du soleil, atardecer, puesta del sol, закат, заход солнца, захід сонця',
  moonrise:
    'moonrise, moon rise, चंद्रोदय, चन्द्रोदय, mondaufgang, lever de la lune, lever de lune, salida de la luna, восход луны, схід місяця',
  moonset:
    'moonset, चंद्रास्त, चन्द्रास्त, monduntergang, coucher de la lune, coucher de lune, puesta de la luna, заход луны, захід місяця',
  tithi: 'tithi, तिथि, титхи, тітхі',
  nakshatra: 'nakshatra, nakshatram, नक्षत्र, накшатра',
  eclipse:
    'eclipse, eclipses, grahan, ग्रहण, finsternis, finsternisse, éclipse, éclipses, затмение, затмения, затемнення',
  solar_eclipse:
    'solar eclipse, surya grahan, सूर्य ग्रहण, sonnenfinsternis, éclipse solaire, éclipse de soleil, eclipse solar, eclipse de sol, солнечное затмение, затмение солнца, сонячне затемнення, затемнення сонця',
  lunar_eclipse:
    'lunar eclipse, chandra grahan, चंद्र ग्रहण, चन्द्र ग्रहण, mondfinsternis, éclipse lunaire, éclipse de lune, eclipse lunar, eclipse de luna, лунное затмение, затмение луны, місячне затемнення, затемнення місяця',
  panchang: 'panchang, panchangam, panchanga, पंचांग, панчанга, панчанг',
};

/** How many days from today a word means. Hindi has one word for yesterday and tomorrow; who looks ahead means the latter. */
const DAYS: readonly (readonly [days: number, words: string])[] = [
  [
    0,
    'today, tonight, now, heute, jetzt, hoy, ahora, aujourd’hui, maintenant, आज, अभी, сегодня, сейчас, сьогодні, зараз',
  ],
  [1, 'tomorrow, morgen, mañana, demain, कल, завтра'],
  [2, 'day after tomorrow, übermorgen, pasado mañana, après demain, परसों, послезавтра, післязавтра'],
  [-1, 'yesterday, gestern, ayer, hier, вчера, вчора'],
];

/** What stands beside a sign in a question about its day. */
const OF_SIGNS =
  'sign, moon, rashi, rasi, horoscope, rashifal, राशि, राशिफल, चंद्र, mondzeichen, zeichen, tageshoroskop, horoskop, signo, lunar, horóscopo, signe, lunaire, знак, луны, гороскоп, місяця, раши, раші';

/** What a question is understood without. A month or a number is not among it: what is not read of a date has no answer. */
const BESIDE_ALL =
  'time, times, timing, timings, date, dates, day, calculator, calculate, online, free, check, find, app, show, tell, समय, तारीख, तिथियाँ, मुफ्त, ऑनलाइन, zeit, zeiten, datum, uhrzeit, rechner, online, kostenlos, heure, heures, date, gratuit, calcul, hora, horas, fecha, gratis, calculadora, время, дата, когда, онлайн, бесплатно, час, дата, безкоштовно';

/** The signs as Sanskrit has them in Latin letters, in their order. */
const SANSKRIT_SIGNS =
  'mesha mesh, vrishabha vrishabh rishabha, mithuna mithun, karka kark kataka, simha singh, kanya, tula, vrishchika vrishchik, dhanu dhanus, makara makar, kumbha kumbh, mina meena meen';

export type Phrase = readonly string[];

const phrasesOf = (text: string): Phrase[] => text.split(', ').map((each) => wordsIn(each));

/** The words of a text, as questions are compared. */
export function wordsIn(text: string): string[] {
  return inOneSpelling(folded(text))
    .replaceAll(/['’ʼ]/g, '')
    .split(/[\s\-_()/.,:;?!¿¡।&+«»"“”„]+/)
    .filter((word) => word !== '');
}

/** What stands for what is meant. */
export type Phrases<Meant> = readonly (readonly [Meant, Phrase])[];

/** Phrases as they are looked for. */
export function inOrder<Meant>(texts: readonly (readonly [Meant, string])[]): Phrases<Meant> {
  return longestFirst(texts.flatMap(([meant, text]) => phrasesOf(text).map((phrase) => [meant, phrase] as const)));
}

/** The longest first, so that a lunar eclipse is no eclipse of any kind. */
export function longestFirst<Meant>(phrases: Phrases<Meant>): Phrases<Meant> {
  return phrases.toSorted(([, one], [, other]) => other.length - one.length);
}

const subjectsOf = (of: Readonly<Record<string, string>>) => Object.entries(of) as [Subject, string][];

const OWN_SUBJECTS = [...subjectsOf(SUBJECTS), ...subjectsOf(LATIN_SUBJECTS)];

/** The subjects by their phrases, with those of some languages. */
export function subjectPhrases(typed: readonly SoughtWords[]): Phrases<Subject> {
  return inOrder([...OWN_SUBJECTS, ...typed.flatMap(({ subjects }) => subjectsOf(subjects))]);
}

/** The days by their phrases, with those of some languages. */
export function dayPhrases(typed: readonly SoughtWords[]): Phrases<number> {
  return inOrder([...DAYS, ...LATIN_DAYS, ...typed.flatMap(({ days }) => days)]);
}

/** What stands beside a sign, with what does in some languages. */
export function besideSigns(typed: readonly SoughtWords[]): ReadonlySet<string> {
  return new Set([OF_SIGNS, LATIN_OF_SIGNS, ...typed.map(({ ofSigns }) => ofSigns)].flatMap(phrasesOf).flat());
}

export const ASIDE: ReadonlySet<string> = new Set([...phrasesOf(BESIDE_ALL).flat(), ...wordsIn(LATIN_BESIDE)]);

export const SIGNS_IN_SANSKRIT: readonly Phrase[] = phrasesOf(SANSKRIT_SIGNS);
