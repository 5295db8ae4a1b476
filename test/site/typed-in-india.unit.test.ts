import { describe, expect, it } from 'vitest';
import { pagesSpelt } from '../../src/languages/list.js';
import type { LanguageCode } from '../../src/languages/locale/locales.js';
import { questionIn } from '../../src/site/ask/question.js';
import { found, near } from '../../src/site/search.js';
import { PAGE_WORDS } from '../support/page-words.js';

/** What people type in the letters of a language and in Latin ones, with slips, and which pages are a right first answer. */
const TYPED: { readonly [Of in LanguageCode]?: Readonly<Record<string, string>> } = {
  ta: {
    'ஏழரை சனி': 'sade-sati-calculator',
    'செவ்வாய் தோஷம்': 'manglik-dosha-calculator',
    'திருமண பொருத்தம்': 'horoscope-matching matching vedic-compatibility-calculator',
    'ராகு காலம் இன்று': 'panchang',
    'கௌரி நல்ல நேரம்': 'panchang',
    ஜாதகம்: 'birth-chart-calculator kundli',
    'குரு பெயர்ச்சி': 'sign-entries',
    'இன்றைய ராசி பலன்': 'sign-today',
    'அமாவாசை எப்போது': 'vrata-calendar moon-phases',
    'சந்திர கிரகணம்': 'eclipses',
    'குழந்தை பெயர்': 'vedic-baby-name-letter',
    'தசா புத்தி': 'dasha-calculator running-dashas',
    'ezharai sani': 'sade-sati-calculator',
    'elarai sany': 'sade-sati-calculator',
    'sevvai dosham': 'manglik-dosha-calculator',
    'sevvay dhosham': 'manglik-dosha-calculator',
    'rahu kalam indru': 'panchang',
    'nalla neram indru': 'panchang best-time-today',
    poruthem: 'horoscope-matching matching',
    'jathaga porutham': 'matching horoscope-matching',
    jathagam: 'birth-chart-calculator kundli',
    'pournami eppo': 'vrata-calendar moon-phases',
    amavasai: 'vrata-calendar moon-phases',
    'guru peyarchi': 'sign-entries',
    'indraya rasi palan': 'sign-today',
    'kala sarpa dhosham': 'yogas-and-doshas',
  },
  te: {
    'ఏలినాటి శని': 'sade-sati-calculator',
    'కుజ దోషం': 'manglik-dosha-calculator',
    'జాతక పొంతన': 'matching vedic-compatibility-calculator',
    'రాహుకాలం ఈరోజు': 'panchang',
    దుర్ముహూర్తం: 'panchang',
    'జాతక చక్రం': 'birth-chart-calculator kundli',
    'నేటి రాశి ఫలాలు': 'sign-today',
    'అమావాస్య ఎప్పుడు': 'vrata-calendar moon-phases panchang-month',
    'సూర్య గ్రహణం': 'eclipses',
    'పెళ్లి ముహూర్తాలు': 'muhurta-finder',
    'జన్మ నక్షత్రం': 'nakshatra-calculator',
    'elinati shani': 'sade-sati-calculator',
    'elnati sani': 'sade-sati-calculator',
    'kuja dosham': 'manglik-dosha-calculator',
    'rahu kalam ee roju': 'panchang',
    durmuhurtam: 'panchang',
    'jathaka pontana': 'matching vedic-compatibility-calculator',
    'rasi phalalu': 'sign-today',
    'pournami eppudu': 'vrata-calendar moon-phases',
    'pelli muhurtam': 'muhurta-finder',
    'janma nakshatram': 'nakshatra-calculator',
    'surya grahanam': 'eclipses',
  },
  kn: {
    ಸಾಡೇಸಾತಿ: 'sade-sati-calculator',
    'ಕುಜ ದೋಷ': 'manglik-dosha-calculator',
    'ಜಾತಕ ಹೊಂದಾಣಿಕೆ': 'matching vedic-compatibility-calculator',
    'ರಾಹುಕಾಲ ಇಂದು': 'panchang',
    'ಗುಳಿಕ ಕಾಲ': 'panchang chart-points',
    'ಜನ್ಮ ಕುಂಡಲಿ': 'birth-chart-calculator kundli',
    'ಇಂದಿನ ರಾಶಿ ಭವಿಷ್ಯ': 'sign-today',
    'ಹುಣ್ಣಿಮೆ ಯಾವಾಗ': 'vrata-calendar moon-phases',
    'ಚಂದ್ರ ಗ್ರಹಣ': 'eclipses',
    'ಮದುವೆ ಮುಹೂರ್ತ': 'muhurta-finder',
    'ಮಗುವಿನ ಹೆಸರು': 'vedic-baby-name-letter',
    'sade sathi': 'sade-sati-calculator saturn-periods',
    'kuja dosha': 'manglik-dosha-calculator',
    'rahu kaala ivattu': 'panchang',
    'jataka hondanike': 'matching vedic-compatibility-calculator',
    'rashi bhavishya': 'sign-today',
    hunnime: 'vrata-calendar moon-phases',
    'chandra grahana': 'eclipses',
    'maduve muhurta': 'muhurta-finder',
    'janma kundali': 'birth-chart-calculator kundli',
    'nanna rashi': 'vedic-moon-sign-calculator',
    'magu hesaru': 'vedic-baby-name-letter',
  },
  ml: {
    ഏഴരശ്ശനി: 'sade-sati-calculator',
    കണ്ടകശനി: 'saturn-periods',
    ചൊവ്വാദോഷം: 'manglik-dosha-calculator',
    'വിവാഹ പൊരുത്തം': 'horoscope-matching matching',
    'രാഹുകാലം ഇന്ന്': 'panchang',
    ഗ്രഹനില: 'birth-chart-calculator kundli',
    'ഇന്നത്തെ രാശിഫലം': 'sign-today',
    പൗർണ്ണമി: 'vrata-calendar moon-phases',
    സൂര്യഗ്രഹണം: 'eclipses',
    ജന്മനക്ഷത്രം: 'nakshatra-calculator',
    വ്യാഴമാറ്റം: 'sign-entries',
    'ezhara shani': 'sade-sati-calculator',
    'kandaka sani': 'saturn-periods sade-sati-calculator',
    'chovva dosham': 'manglik-dosha-calculator',
    'vivaha porutham': 'horoscope-matching matching',
    'rahu kalam innu': 'panchang',
    grahanila: 'birth-chart-calculator kundli',
    'gulika kalam': 'panchang',
    'ekadashi eppozhanu': 'vrata-calendar panchang-month',
    'janma nakshathram': 'nakshatra-calculator',
    vyazhamattam: 'sign-entries',
    'kunjinte peru': 'vedic-baby-name-letter',
  },
  mr: {
    साडेसाती: 'sade-sati-calculator',
    'मंगळ दोष': 'manglik-dosha-calculator',
    गुणमेलन: 'vedic-compatibility-calculator matching',
    'आजचा राहुकाळ': 'panchang',
    'आजचे पंचांग': 'panchang',
    जन्मपत्रिका: 'birth-chart-calculator kundli',
    'आजचे राशिभविष्य': 'sign-today',
    'संकष्टी चतुर्थी कधी आहे': 'vrata-calendar',
    चंद्रग्रहण: 'eclipses',
    'लग्नाचे मुहूर्त': 'muhurta-finder',
    'माझी रास': 'vedic-moon-sign-calculator',
    'guna milan marathi': 'vedic-compatibility-calculator matching',
    sadesati: 'sade-sati-calculator',
    'aajche panchang': 'panchang',
    'aaj ka rahu kaal': 'panchang',
    'sankashti kadhi aahe': 'vrata-calendar',
    'rashi bhavishya aajche': 'sign-today',
    'majhi ras': 'vedic-moon-sign-calculator',
    'mangal dosh': 'manglik-dosha-calculator',
    'patrika julavne': 'matching vedic-compatibility-calculator',
    'lagnache muhurta': 'muhurta-finder',
    'gudhi padva': 'vrata-calendar',
  },
  gu: {
    સાડાસાતી: 'sade-sati-calculator',
    'નાની પનોતી': 'saturn-periods',
    'મંગળ દોષ': 'manglik-dosha-calculator',
    'ગુણ મેળાપક': 'vedic-compatibility-calculator matching',
    'આજના ચોઘડિયા': 'panchang',
    જન્માક્ષર: 'kundli birth-chart-calculator',
    'આજનું રાશિફળ': 'sign-today',
    'અગિયારસ ક્યારે છે': 'vrata-calendar',
    સૂર્યગ્રહણ: 'eclipses',
    'લગ્ન મુહૂર્ત': 'muhurta-finder',
    રાહુકાળ: 'panchang',
    'sade sati': 'sade-sati-calculator',
    panoti: 'saturn-periods sade-sati-calculator',
    'mangal dosha': 'manglik-dosha-calculator',
    'aaj na choghadiya': 'panchang',
    chogadia: 'panchang',
    janmakshar: 'kundli birth-chart-calculator',
    'poonam kyare che': 'vrata-calendar moon-phases',
    'agiyaras kyare': 'vrata-calendar',
    'gun melapak': 'vedic-compatibility-calculator matching',
    'mari rashi': 'vedic-moon-sign-calculator',
    'lagna muhurat': 'muhurta-finder',
  },
  bn: {
    'সাড়ে সাতি': 'sade-sati-calculator',
    'মাঙ্গলিক দোষ': 'manglik-dosha-calculator',
    'যোটক বিচার': 'vedic-compatibility-calculator matching',
    'আজকের পঞ্জিকা': 'panchang',
    'রাহুকাল আজ': 'panchang',
    'জন্ম কুণ্ডলী': 'birth-chart-calculator kundli',
    'আজকের রাশিফল': 'sign-today',
    'একাদশী কবে': 'vrata-calendar panchang-month',
    চন্দ্রগ্রহণ: 'eclipses',
    'বিয়ের তারিখ': 'muhurta-finder',
    'জন্ম নক্ষত্র': 'nakshatra-calculator',
    'sade sati bengali': 'sade-sati-calculator',
    'ajker panjika': 'panchang',
    'ajker rashifal': 'sign-today personal-activation gochara',
    purnima: 'vrata-calendar moon-phases panchang-month',
    'kali pujo': 'vrata-calendar',
    'manglik dosh': 'manglik-dosha-calculator',
    'jotok bichar': 'vedic-compatibility-calculator matching',
    'biyer tarikh': 'muhurta-finder',
    'surya grohon': 'eclipses',
    'janma kundli': 'birth-chart-calculator kundli',
    'amar rashi': 'vedic-moon-sign-calculator',
  },
};

describe('what people of India type', () => {
  it.each(Object.keys(TYPED) as LanguageCode[])('leads to the page that is meant, in %s', async (locale) => {
    const wrong: string[] = [];
    for (const [typed, right] of Object.entries(TYPED[locale] ?? {})) {
      const spelt = await pagesSpelt(typed);
      for (const on of [locale, 'en'] as const) {
        const words = PAGE_WORDS[on];
        const [first = near(typed, words, spelt)[0]] = found(typed, words, spelt);
        if (!right.split(' ').includes(first?.slug ?? '')) wrong.push(`${on} ${typed}: ${first?.slug}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** What is asked, and what that is: what a day offers, or an observance, with the days from today where they are named. */
const ASKED: readonly (readonly [locale: LanguageCode, question: string, meant: string, days?: number])[] = [
  ['ta', 'ராகு காலம் இன்று', 'rahu_kalam', 0],
  ['ta', 'நாளை எமகண்டம்', 'yamaganda', 1],
  ['ta', 'அடுத்த அமாவாசை', 'amavasya'],
  ['ta', 'தீபாவளி 2027', 'lakshmi_puja'],
  ['ta', 'rahu kalam indru', 'rahu_kalam', 0],
  ['en', 'ragu kaalam naalai', 'rahu_kalam', 1],
  ['en', 'pournami eppo', 'purnima'],
  ['en', 'chitra pournami', 'chitra_pournami'],
  ['en', 'amavasai', 'amavasya'],
  ['en', 'emagandam', 'yamaganda'],
  ['en', 'rahu kalm indru', 'rahu_kalam', 0],
  ['te', 'రాహుకాలం రేపు', 'rahu_kalam', 1],
  ['te', 'ఈరోజు తిథి', 'tithi', 0],
  ['te', 'దీపావళి 2027', 'lakshmi_puja'],
  ['en', 'rahu kalam ee roju', 'rahu_kalam', 0],
  ['kn', 'ಇಂದು ರಾಹುಕಾಲ', 'rahu_kalam', 0],
  ['kn', 'ಸೂರ್ಯೋದಯ ನಾಳೆ', 'sunrise', 1],
  ['kn', 'ಮುಂದಿನ ಹುಣ್ಣಿಮೆ', 'purnima'],
  ['en', 'hunnime yavaga', 'purnima'],
  ['ml', 'രാഹുകാലം ഇന്ന്', 'rahu_kalam', 0],
  ['ml', 'ദീപാവലി 2027', 'lakshmi_puja'],
  ['ml', 'അടുത്ത പൗർണ്ണമി', 'purnima'],
  ['en', 'rahu kalam innu', 'rahu_kalam', 0],
  ['mr', 'आजचा राहुकाळ', 'rahu_kalam', 0],
  ['mr', 'उद्या सूर्योदय', 'sunrise', 1],
  ['mr', 'दिवाळी 2027', 'lakshmi_puja'],
  ['en', 'aaj ka rahu kaal', 'rahu_kalam', 0],
  ['gu', 'આજનો રાહુકાળ', 'rahu_kalam', 0],
  ['gu', 'દિવાળી 2027', 'lakshmi_puja'],
  ['gu', 'અગિયારસ ક્યારે છે', 'ekadashi'],
  ['en', 'poonam kyare che', 'purnima'],
  ['bn', 'আজকের তিথি', 'tithi', 0],
  ['bn', 'সূর্যগ্রহণ ২০২৭', 'solar_eclipse'],
  ['bn', 'পরের একাদশী', 'ekadashi'],
  ['en', 'ajker tithi', 'tithi', 0],
  ['en', 'ஏகாதசி', 'ekadashi'],
];

it.each(ASKED.map(([locale, asked, meant, days]) => [locale, asked, meant, days] as const))(
  'in %s, "%s" asks for %s',
  async (locale, asked, meant, days) => {
    const question = questionIn(asked, locale, [PAGE_WORDS[locale], ...(await pagesSpelt(asked))]);
    const told =
      question && 'subject' in question ? question.subject : question && 'code' in question ? question.code : '';
    expect([told, question?.place, question?.days]).toEqual([meant, '', days]);
  },
);

it('is read in the languages of its first letters, whatever other scripts stand in it', async () => {
  const codes = async (typed: string) => (await pagesSpelt(typed)).map(({ language }) => language.code);
  expect(await codes('wedding विवाह திருமணம் свадьба')).toEqual(['hi', 'mr']);
  expect(await codes('2027 திருமணம் विवाह పెళ్ళి ಮದುವೆ വിവാഹം લગ્ન বিয়ে свадьба')).toEqual(['ta']);
  expect(await codes('свадьба विवाह')).toEqual(['uk', 'ru']);
  expect(await codes('wedding')).toEqual([]);
});
