import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '../../src/base/zodiac/nakshatra.js';
import { LATIN_VARGAS } from '../../src/languages/charts/sanskrit.js';
import type { LanguageCode } from '../../src/languages/locale/locales.js';
import * as latin from '../../src/languages/names/latin.js';
import * as observances from '../../src/languages/names/observances/latin.js';
import { further } from '../../src/languages/names/observances/latin-further.js';
import { observance_called, observance_day } from '../../src/languages/names/observances/latin-regional.js';
import { SANSKRIT_SIGNS } from '../../src/languages/names/sanskrit.js';
import { YOGINIS } from '../../src/rules/dasha/yogini.js';
import { SANSKRIT_VARA_NAMES } from '../../src/rules/panchanga/tables.js';
import { CATALOGUES } from '../support/languages.js';
import { words } from '../support/support.js';
import { addressesOf, addressesOfSite, SLUGS } from './asked-of-tools.js';
import { follow } from './form/asked.js';
import { ownTexts } from './visible.js';

/** What is written in Latin letters in every language. */
const NAMES = [
  /\bnirayana(?:-\d{4}-\d{4} \([\da-f]{8}\))?/g,
  /\b(?:GeoNames|CC BY 4\.0|JSON|SVG|UTC|ics)\b/g,
  /\bCareer DNA\b/g,
  // Programs of calendars.
  /\b(?:Apple|Google|Outlook)\b/g,
  // A size of paper.
  /\bA4\b/g,
  // Charts by their number, and the version of a calculation.
  /\bD\d{1,2}\b/g,
  /\b[a-z]+(?:-[a-z]+)*-v\d+\b/g,
  // Time zones.
  /\b[A-Z][a-z]+(?:\/[A-Z][A-Za-z_]+)+/g,
  // The place of a number in a text that the script fills in.
  /\{n\}/g,
];

const KEY = /\b[a-z]+(?:_[a-z\d]+)+\b|\b[a-z]+[A-Z]\w*|\bundefined\b|\bnull\b|\bNaN\b|\[object/;

/** What is the same word in another language that is written in Latin letters, beside the names of the catalogues. */
const COGNATES: Readonly<Record<'fr' | 'de' | 'es', string>> = {
  fr: 'Hindi Marathi Gujarati Sanskrit points Visible Contact Gamma Magnitude Maximum Saros Type Placidus Tradition Occupants animal Ascendant Nature Angle Aspect Date Exact Latitude Longitude Lion Rat Serpent Neptune Uranus Phase Point Points Position Positions Score Source Finance Stations Transit Tropical ascendant constitution mutable nature transits Occasion affection fortune gains sciences h min',
  de: 'Hindi Marathi Gujarati Sanskrit Region Gamma Maximum Saros hybrid total Placidus Element Tradition In Neptune Person A B Phase Planet Pluto Position Transit Uranus neutral',
  es: 'Hindi lunar Eclipse Eclipses Gamma Saros penumbral total animal Delhi India Error Tropical mutable neutral no h min',
};

const LATIN: Readonly<Record<string, object>> = { ...latin };

/** Sanskrit, which all of them write alike, and the names of scholars. */
const SANSKRIT = new Set(
  `Ayanamsha Chitrapaksha Dasha Dashas Gana Graha Grahas Lagna Nadi Nakshatra Navamsa Pada pada Panchang Rashi Tara Tithi Vara
  Varna Vashya Yoni Yoga Karana Hora Choghadiya Bhakoot Maitri Manglik Mangal dosha Dhaiyas Sade Sati Vargottama vargottama
  Mahadasha Mahadashas Antardasha Pratyantardasha Sukshmadasha Pranadasha Rahu kalam Krishnamurti KP Lahiri Raman Yukteshwar Sri Surya Siddhanta
  Fagan Bradley Vedha Vasya Udara Stree Deergha Siro Rasiyathipati Rasi Rajju Porutham Poruthams Papasamya Mahendra
  Koota Kati Kantha Dina Ashtakoota lagna Ashtakavarga Parashara Varahamihira Gochara Murti Bindus Phaladeepika
  Jaimini Amatyakaraka Bhratrikaraka Matrikaraka Pitrikaraka Putrakaraka Gnatikaraka Darakaraka
  Karaka Karakas karakas Karakamsa Karmajiva hora Atmakaraka Arudha Arudhas arudhas Upapada Argala argala lagna dasha
  Bhava Bhavas Chalit chalit Sripati Sandhi Muhurta Chintamani Yogas Doshas Upagrahas Avasthas Gandanta Pushkara
  Grahana Sutak sutak praharas
  Varjyam Amrita Vijaya Godhuli Nishita Pratah Sayahna Sandhya Ganda Moola
  Bhadra Vishti Mukha Puchha Panchaka Ritu Uttarayana Dakshinayana Tarabala Chandrabala
  Rudra Ahi Mitra Pitri Vasu Udaka Vishvedeva Vidhi Brahma Indra Indragni Nirriti Varuna Aryaman Bhaga Isha Ajapada
  Ahirbudhnya Pushan Ashvin Yama Agni Dhatri Chandra Aditi Jiva Vishnu Arka Tvashtri Vayu Ananda Kaladanda Dhumra
  Dhata Saumya Dhvanksha Dhvaja Shrivatsa Vajra Mudgara Chhatra Manasa Padma Lumbaka Utpata Mrityu Kana Siddhi
  Shubha Musala Gada Matanga Rakshasa Chara Sthira Pravardhamana Sarvartha Ravi Guru Siddha Dwipushkara Tripushkara
  Adal Vidal Jwalamukhi Yamaghanta Dagdha Visha Hutashana Krakacha Samvartaka Anandadi Muhurtas
  Prabhava Vibhava Shukla Pramoda Prajapati Angiras Shrimukha Bhava Yuva Ishvara Bahudhanya Pramathi Vikrama Vrisha
  Chitrabhanu Subhanu Tarana Parthiva Vyaya Sarvajit Sarvadhari Virodhi Vikriti Khara Nandana Jaya Manmatha Durmukha
  Hemalamba Vilamba Vikari Sharvari Plava Shubhakrit Shobhakrit Krodhi Vishvavasu Parabhava Plavanga Kilaka
  Sadharana Virodhakrit Paridhavi Pramadi Nala Pingala Kalayukta Siddharthi Raudra Durmati Dundubhi Rudhirodgari
  Raktaksha Krodhana Akshaya Chithirai Vaikasi Aani Aadi Aavani Purattasi Aippasi Karthigai Margazhi Thai Maasi
  Panguni Medam Edavam Mithunam Karkidakam Chingam Kanni Thulam Vrischikam Dhanu Makaram Kumbham Meenam Boishakh
  Joishtho Asharh Srabon Bhadro Ashwin Kartik Ogrohayon Poush Magh Falgun Choitro Baisakha Jyestha Asadha Srabana
  Bhadraba Aswina Kartika Margasira Pausa Magha Phalguna Chaitra Saka Gujarat Kali Kollam Samvatsara Malayalam Odia
  Tamil Guyarat
  Disha shool Vasa vasa Agnivasa Shivavasa Homahuti Kailasa Gauri Nandi Patala
  Vaishakha Jyeshtha Margashirsha
  Gowri Uthi Amirdha Rogam Laabam Dhanam Sugam Soram Visham
  Sthana Dig Kala Cheshta Naisargika Drik Uchcha Saptavargaja Ojayugma Kendradi Drekkana Natonnata Paksha Tribhaga
  Ayana Vimshopaka Shadvarga Saptavarga Dashavarga Shodashavarga Ishta Kashta Shadbala virupas rupas
  Varshaphal varshaphal Muntha muntha Panchavargiya Harsha Mudda Tajika tajika Ithasala Ishrafa Nakta Yamaya Ikkavala
  Induvara Vimshottari Kundli sarvashtakavarga Smarta Vaishnava Parana
  Aghon Agrawals Arya Aryabhata Ashtottari Ashvina Assam Avayogi Bangla Bangladesh Beeja Bengali Bhasin Bhaskarabda
  Bhrigu Bihar Bikram Bikrami Chatuhsphuta Chet Chhattisgarh DeLuce Deha Delhi Djwhal Duphali Durapha Fagu Gaudiya
  Haryana Himachal ISKCON Jharkhand Kabirpanthis Kalachakra Karnataka Kayasthas Khul Kshetra Kuttha Labha Ladakh
  Libra Lingayats Madhvas Madhya Maghar Maheshwaris Mangsir Manipur Nadu Nepal Nepali Panchasphuta Pausha Phagun
  Poh Pohela Pradesh Prana Pranapada Priti Puh Punjab Punya Purnima Pushtimarga Radda Rajasthan Ravidasis Saham
  Sahams Samaj Sambat San Saptarshi Shaivas Shaktas Shastra Sheoran Shoola Shri Sikhs Sikkim Sindhis Smartas Sot
  Sudasa Sukshma Telangana Terai Trisphuta Uttar Uttarakhand Vaishnavas Yogi amanta bindu kuttha purnimanta
  shraddha sphuta trisphuta`
    .split(/\s+/)
    .concat(
      YOGINIS,
      Object.values(SANSKRIT_SIGNS),
      SANSKRIT_VARA_NAMES,
      NAKSHATRAS.flatMap(({ deity }) => wordsOf(deity)),
      Object.values(LATIN_VARGAS),
      [
        ...Object.values(observances.chief),
        ...Object.keys(observances.ekadashi),
        ...Object.values<string>(further),
        ...Object.values<string>(observance_called),
        ...Object.values<string>(observance_day),
      ].flatMap(wordsOf),
      words`
        natal_yoga kala_sarpa_type upagraha special_lagna gandanta baladi jagradadi deeptadi
      `.flatMap((kind) => Object.values(LATIN[kind] ?? {}).flatMap((said: string) => wordsOf(said))),
    ),
);

function wordsOf(text: string): string[] {
  return text.match(/\p{L}{3,}/gu) ?? [];
}

/** The names that a language has as English has them. */
function sameNames(ours: unknown, english: unknown): string[] {
  if (typeof ours === 'string') return ours === english ? wordsOf(ours) : [];
  if (typeof ours !== 'object' || ours === null) return [];
  return Object.entries(ours).flatMap(([key, value]) =>
    sameNames(value, (english as Record<string, unknown> | undefined)?.[key]),
  );
}

const withoutNames = (text: string) => NAMES.reduce((left, name) => left.replaceAll(name, ''), text);

/** The methods that are written in each language: formulas, names of fields and titles of books stand in them as they are. */
const WRITTEN = readdirSync('docs/methodology/hi').map((file) => `/methodology/${basename(file, '.md')}`);
const isWritten = (path: string) => WRITTEN.some((end) => path.endsWith(end));

const SITE = 'the site';
const PAGES = [SITE, ...SLUGS];

/** The further languages of India, whose sentences were tested one by one before they came to a page. */
const OF_INDIA = ['ta', 'te', 'kn', 'ml', 'mr', 'gu', 'bn'] as const;

/** Of those each is asked for a share of the pages, and all of them for all; `WHOLE=1` asks each for all. */
function pagesFor(locale: LanguageCode): readonly string[] {
  const at = (OF_INDIA as readonly string[]).indexOf(locale);
  const isAll = at < 0 || process.env['WHOLE'] === '1';
  return isAll ? PAGES : PAGES.filter((name, index) => name === SITE || index % OF_INDIA.length === at);
}

type Texts = (readonly [text: string, path: string])[];

const english = new Map<string, Promise<Texts>>();

/** The texts of the pages in English, with which those of several languages are compared. */
function englishOf(pages: string): Promise<Texts> {
  const texts = english.get(pages) ?? textsOf(pages, 'en');
  english.set(pages, texts);
  return texts;
}

/** Everything that the pages of a tool, or those of no tool, say in a language, with one address of each text. */
async function textsOf(pages: string, locale: LanguageCode): Promise<Texts> {
  const found = new Map<string, string>();
  const ofSite = () => addressesOfSite(locale).filter((path) => locale === 'en' || !isWritten(path));
  for (const path of pages === SITE ? ofSite() : await addressesOf(pages, locale)) {
    const { page } = await follow(path);
    expect([path, page.headers.get('content-language')]).toEqual([path, locale]);
    for (const text of ownTexts(page.text, locale)) if (!found.has(text)) found.set(text, path);
  }
  return [...found].map(([text, path]) => [withoutNames(text), path]);
}

describe.each(['hi', 'uk', 'ru', ...OF_INDIA] as const)('the pages in %s', (locale) => {
  it.each(pagesFor(locale))('have no word in Latin letters but names: %s', async (pages) => {
    const texts = await textsOf(pages, locale);
    expect(texts.filter(([text]) => /\p{Script=Latin}/u.test(text))).toEqual([]);
  });
});

describe.each(['fr', 'de', 'es'] as const)('the pages in %s', (locale) => {
  const same = new Set([
    ...wordsOf(COGNATES[locale]),
    ...sameNames({ ...CATALOGUES[locale], texts: {} }, CATALOGUES.en),
    ...SANSKRIT,
  ]);

  it.each(PAGES)('say nothing in English: %s', async (pages) => {
    const inEnglish = new Set((await englishOf(pages)).map(([text]) => text));
    const texts = await textsOf(pages, locale);
    const isEnglish = (text: string) => inEnglish.has(text) && wordsOf(text).some((word) => !same.has(word));
    expect(texts.filter(([text]) => isEnglish(text))).toEqual([]);
    expect(texts.filter(([text]) => KEY.test(text))).toEqual([]);
  });
});

describe.each(['hi', 'uk', 'ru', 'fr', 'de', 'es', ...OF_INDIA] as const)('the methods in %s', (locale) => {
  it.each(WRITTEN)('say no sentence in English: %s', async (path) => {
    const [own, other] = await Promise.all([follow(`/${locale}${path}`), follow(path)]);
    const said = new Set(ownTexts(other.page.text, 'en'));
    const texts = [...ownTexts(own.page.text, locale)];
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => said.has(text) && /[a-z]+(?: [a-z]+){3,}/.test(text))).toEqual([]);
  });
});

it.each(SLUGS)('the pages in English show no key: %s', async (slug) => {
  expect((await englishOf(slug)).filter(([text]) => KEY.test(text))).toEqual([]);
});
