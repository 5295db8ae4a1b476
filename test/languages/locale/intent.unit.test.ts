import { describe, expect, it, vi } from 'vitest';
import { INTENT_WORDS } from '../../../src/languages/intents.js';
import { intentCategory } from '../../../src/languages/locale/intent.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/languages/locale/locales.js';
import { INTENT_CATEGORIES } from '../../../src/rules/muhurta/hour-score-tables.js';
import { readRows } from '../../support/reference/compare.js';

/** What people write, one sentence for each category, in the order of these. */
const SENTENCES: { readonly [Of in LanguageCode]?: string } = {
  en: `
    Call the landlord; asking my boss; Sell the old car; Our first date!; a trip to the sea; the final exam;
    see a doctor; cooking for everyone; a long-term plan; Sign the papers; a new car; going to court;
    Morning meditation; Write a song; something else
  `,
  uk: `
    Зателефонувати мамі; Прошу про підвищення; взяти кредит; йду на побачення; їдемо в подорожі; складаю іспит;
    про моє здоров'я; у родинному колі; новий будинок; підписання угоди; купити авто; іду до суду; ранкова молитва;
    малювання; щось інше
  `,
  ru: `
    Позвонить маме; о моей карьере; нужны деньги; иду на свидание; скоро поездка; сдаю экзамены; иду к врачу;
    всей семьёй; ищу квартиру; подписание бумаг; куплю машину; подать на суде; вечерняя молитва; занимаюсь рисованием;
    что-то ещё
  `,
  hi: `
    एक ज़रूरी बैठक; नई नौकरी; सोना ख़रीदना; हमारी शादी; लंबी यात्रा; कल परीक्षा है; डॉक्टर से; परिवार के साथ;
    ज़मीन लेना; एग्रीमेंट पर हस्ताक्षर; नई गाड़ी; मुकदमे की तारीख; सुबह की पूजा; नया संगीत; कुछ और
  `,
  fr: `
    Téléphoner à Paul; changer d’emploi; demander un prêt; Notre mariage; Voyager en Inde; avant l'examen;
    chez le médecin; en famille; un nouvel appartement; signer chez le notaire; acheter une voiture; au tribunal;
    La méditation; dessiner; autre chose
  `,
  de: `
    ein wichtiges Gespräch; Bewerbung abschicken; Geld anlegen; Unsere Hochzeitsfeier; nach Wien reisen; Prüfung;
    Arzttermin; mit den Kindern; eine Wohnung suchen; die Unterschrift leisten; ein Auto kaufen; vor Gericht;
    Meditation; ein Bild malen; etwas anderes
  `,
  es: `
    Llamar a mamá; un nuevo empleo; pedir un préstamo; Nuestra boda; VIAJAR A PERÚ; el examen final; ir al medico;
    en familia; un terreno; firmar los papeles; comprar un coche; el juicio; Meditar; pintar un cuadro; otra cosa
  `,
  bn: `
    মাকে ফোন; নতুন চাকরির আবেদন; টাকা বিনিয়োগ; আমাদের বিয়ে; দীঘা ভ্রমণ; মাধ্যমিক পরীক্ষা; ডাক্তার দেখানো;
    পরিবারের সঙ্গে; জমি রেজিস্ট্রি; চুক্তিতে স্বাক্ষর; নতুন গাড়ি; আদালতে মামলা; সকালের পূজা; গান রেকর্ড; অন্য কিছু
  `,
  mr: `
    महत्त्वाची बैठक; नवीन नोकरी; पैसे गुंतवणे; आमचे लग्न; कोकण सहल; दहावीची परीक्षा; डॉक्टरकडे; कुटुंबासोबत;
    जमिनीचा व्यवहार; करारावर स्वाक्षरी; नवी गाडी; न्यायालयात तारीख; सकाळची पूजा; नवीन गाणे; दुसरे काही
  `,
  te: `
    అమ్మకు ఫోన్; కొత్త ఉద్యోగం; డబ్బు పెట్టడం; మా పెళ్లి; తిరుపతి ప్రయాణం; రేపు పరీక్ష; డాక్టర్ దగ్గరకు;
    కుటుంబంతో; భూమి రిజిస్ట్రేషన్; ఒప్పందంపై సంతకం; కొత్త కారు; కోర్టుకు వెళ్లడం; ఉదయం పూజ; కొత్త పాట; ఇంకేదో
  `,
  ta: `
    அவருக்கு தொலைபேசி; புதிய வேலை; பணம் போட; எங்கள் திருமணம்; சென்னைக்கு பயணம்; நாளை தேர்வு; டாக்டரைப் பார்க்க;
    குடும்பத்துடன்; நிலம் பதிவு; ஒப்பந்தத்தில் கையெழுத்து; புதிய வண்டி; நீதிமன்றத்தில்; காலை பூஜை; ஓவியம் வரைய; வேறு ஏதோ
  `,
  gu: `
    મમ્મીને ફોન; નવી નોકરી; પૈસા રોકવા; અમારા લગ્ન; દ્વારકા યાત્રા; કાલે પરીક્ષા; ડૉક્ટર પાસે; પરિવાર સાથે;
    જમીનનો સોદો; કરાર પર સહી; નવી ગાડી; કોર્ટની તારીખ; સવારની પૂજા; નવું ગીત; બીજું કંઈક
  `,
  kn: `
    ತಾಯಿಗೆ ಫೋನ್; ಹೊಸ ಉದ್ಯೋಗ; ಹಣ ತೊಡಗಿಸಲು; ನಮ್ಮ ಮದುವೆ; ಮೈಸೂರು ಪ್ರವಾಸ; ನಾಳೆ ಪರೀಕ್ಷೆ; ವೈದ್ಯರ ಬಳಿ; ಕುಟುಂಬದೊಂದಿಗೆ;
    ಜಮೀನು ನೋಂದಣಿ; ಒಪ್ಪಂದಕ್ಕೆ ಸಹಿ; ಹೊಸ ವಾಹನ; ನ್ಯಾಯಾಲಯದ ದಿನ; ಬೆಳಗಿನ ಪೂಜೆ; ಹೊಸ ಹಾಡು; ಬೇರೇನೋ
  `,
  ml: `
    സുഹൃത്തിനെ വിളിക്കാൻ; പുതിയ ജോലി; പണം മുടക്കാൻ; ഞങ്ങളുടെ വിവാഹം; ഗുരുവായൂർ യാത്ര; നാളെ പരീക്ഷ; ഡോക്ടറെ കാണാൻ;
    കുടുംബത്തോടൊപ്പം; ഭൂമി രജിസ്ട്രേഷൻ; കരാറിൽ ഒപ്പിടാൻ; പുതിയ വാഹനം; കോടതിയിൽ; രാവിലത്തെ പൂജ; പുതിയ പാട്ട്; മറ്റെന്തോ
  `,
};

describe('the category of an intent', () => {
  describe.each(LANGUAGE_CODES)('in %s', (locale) => {
    it.runIf(SENTENCES[locale])('is told by a sentence for each', () => {
      const sentences = String(SENTENCES[locale])
        .split(';')
        .map((sentence) => sentence.trim());
      expect(sentences.map((sentence) => intentCategory(sentence, locale))).toEqual(INTENT_CATEGORIES);
    });
  });

  it.each(readRows<{ word: string; category: string }>('intent_words.json'))(
    '$word is $category, whatever the language of the request',
    ({ word, category }) => {
      for (const locale of ['en', 'hi'] as const) expect(intentCategory(word, locale)).toBe(category);
    },
  );

  describe('of what is done for a home and in a family', () => {
    const home = [
      'buy a house, purchase a house, घर खरीदना, मकान खरीदना, купить дом, купити будинок, acheter une maison',
      'ein Haus kaufen, Hauskauf, comprar una casa, новоселье, новосілля, गृह प्रवेश',
    ].flatMap((intents) => intents.split(', '));
    const spiritual = [
      'नामकरण, मुंडन, अन्नप्राशन, जनेऊ, naming ceremony, mundan, крестины, baptême, Namensgebung, bautizo',
    ].flatMap((intents) => intents.split(', '));
    const interviews = [
      'an interview, співбесіда, собеседование, साक्षात्कार, un entretien d’embauche, Vorstellungsgespräch',
      'entrevista de trabajo',
    ].flatMap((intents) => intents.split(', '));
    it.each(LANGUAGE_CODES)('does not hang on the language of the request: %s', (locale) => {
      const read = (intents: readonly string[]) => intents.map((intent) => [intent, intentCategory(intent, locale)]);
      expect(read(home)).toEqual(home.map((intent) => [intent, 'home']));
      expect(read(spiritual)).toEqual(spiritual.map((intent) => [intent, 'spiritual']));
      expect(read(interviews)).toEqual(interviews.map((intent) => [intent, 'career']));
    });
  });

  it('is that of the earliest word', () => {
    expect(intentCategory('call the doctor', 'en')).toBe('communication');
    expect(intentCategory('the doctor will call', 'en')).toBe('health');
  });

  it.each([
    ['en', 'book a flight to Rome', 'travel'],
    ['en', 'ask for a raise', 'career'],
    ['en', 'ask my boss', 'career'],
    ['en', 'apply for a loan', 'money'],
    ['en', 'run a business', 'career'],
    ['en', 'emailing my landlord', 'communication'],
    ['en', 'divorce papers', 'conflict'],
    ['uk', 'їхати до Львова', 'travel'],
    ['uk', 'вчуся плавати', 'study'],
    ['uk', 'помолитися', 'spiritual'],
    ['uk', 'написати пісню', 'creative'],
    ['uk', 'виходжу заміж', 'love'],
    ['ru', 'еду в Москву', 'travel'],
    ['ru', 'звоню маме', 'communication'],
    ['ru', 'сделать предложение', 'love'],
    ['ru', 'написать песню', 'creative'],
    ['ru', 'развод', 'conflict'],
    ['hi', 'गाड़ी खरीदनी है', 'vehicle'],
    ['hi', 'परीक्षाएँ', 'study'],
    ['hi', 'गृह प्रवेश', 'home'],
    ['hi', 'shaadi', 'love'],
    ['fr', 'un rendez-vous chez le médecin', 'health'],
    ['fr', 'rendez-vous d’affaires', 'career'],
    ['fr', 'demander un crédit', 'money'],
    ['de', 'nach Wien fliegen', 'travel'],
    ['de', 'eine Anfrage stellen', 'general'],
    ['de', 'kündigen', 'career'],
    ['de', 'Mietvertrag', 'contract'],
    ['es', 'cita médica', 'health'],
    ['es', 'cita con el dentista', 'health'],
    ['es', 'pedir un aumento', 'career'],
    ['es', 'me caso', 'love'],
  ] as const)('of what people write in %s: %s is %s', (locale, intent, category) => {
    expect(intentCategory(intent, locale)).toBe(category);
  });

  it('takes several words before one', () => {
    expect(intentCategory('write a letter', 'en')).toBe('communication');
    expect(intentCategory('write a song', 'en')).toBe('creative');
    expect(intentCategory('write a', 'en')).toBe('communication');
    expect(intentCategory('un rendez-vous', 'fr')).toBe('love');
  });

  it('takes the language of the request where a word has two meanings', () => {
    expect(intentCategory('art', 'en')).toBe('creative');
    expect(intentCategory('travail', 'fr')).toBe('career');
    expect(intentCategory('courir', 'es')).toBe('health');
    expect(intentCategory('roman', 'ru')).toBe('creative');
    expect(intentCategory('роман', 'ru')).toBe('love');
    expect(intentCategory('роман', 'uk')).toBe('creative');
  });

  it('reads whole words in English and Hindi, beginnings in the other languages', () => {
    expect(intentCategory('recall', 'en')).toBe('general');
    expect(intentCategory('callous', 'en')).toBe('general');
    expect(intentCategory('घरेलू', 'hi')).toBe('general');
    expect(intentCategory('Reiseplanung', 'de')).toBe('travel');
    expect(intentCategory('Rei', 'de')).toBe('general');
  });

  it('does not mind case, accents, composition and apostrophes', () => {
    for (const word of ['здоровʼя', 'здоров’я', "ЗДОРОВ'Я", 'здоров`я']) {
      expect(intentCategory(word, 'uk')).toBe('health');
    }
    expect(intentCategory('réunion'.normalize('NFD'), 'fr')).toBe('communication');
    expect(intentCategory('REUNION', 'fr')).toBe('communication');
    expect(intentCategory('учеба', 'ru')).toBe(intentCategory('учёба', 'ru'));
    expect(intentCategory('पढ़ाई'.normalize('NFD'), 'hi')).toBe('study');
    expect(intentCategory("my boss's party", 'en')).toBe('career');
  });

  it.each([
    ['uk', 'карєра', 'career'],
    ['uk', 'сім′я', 'home'],
    ['uk', 'здоровя', 'health'],
    ['de', 'Pruefung', 'study'],
    ['de', 'das Bewerbungsgespraech', 'career'],
    ['de', 'FLUEGE', 'travel'],
    ['hi', 'सम्\u200dपत्ति', 'property'],
    ['hi', 'शा\u200cदी', 'love'],
    ['de', 'Hoch\u00adzeit', 'love'],
  ] as const)('reads what is left out or spelt out by keyboards: in %s %s is %s', (locale, intent, category) => {
    expect(intentCategory(intent, locale)).toBe(category);
  });

  it('is general where no word tells one', () => {
    for (const intent of ['', ' ', '?!', '12', '🙂', 'toString', '__proto__']) {
      expect(intentCategory(intent, 'en')).toBe('general');
    }
  });

  it('looks up ten times as often in a text that is ten times as long', () => {
    const lookups = (words: number) => {
      const get = vi.spyOn(Map.prototype, 'get');
      const category = intentCategory('zzzz '.repeat(words), 'en');
      const { length } = get.mock.calls;
      get.mockRestore();
      expect(category).toBe('general');
      return length;
    };
    // The first text makes the vocabularies.
    lookups(1);
    expect(lookups(1_000)).toBeGreaterThan(1_000);
    expect(lookups(10_000)).toBe(10 * lookups(1_000));
  });
});

describe('the words of intents', () => {
  const entries = LANGUAGE_CODES.flatMap((locale) =>
    Object.entries(INTENT_WORDS[locale] ?? {}).flatMap(([category, words]) =>
      words.split(' ').map((word) => ({ locale, category, word })),
    ),
  );

  it('are letters, in composed form and small, and a stem has four of them or more', () => {
    for (const { word } of entries) {
      expect(word).toMatch(/^(?:[\p{L}\p{M}]+(?:[ʼ_-][\p{L}\p{M}]+)*|[\p{L}\p{M}]{4,}ʼ?\*|[\p{L}]+ʼ[\p{L}]*\*)$/u);
      expect(word).toBe(word.normalize('NFC').toLowerCase());
      if (word.endsWith('*')) expect(word.length).toBeGreaterThan(4);
    }
  });

  it('are stems only where words inflect', () => {
    const stemmed = new Set(entries.filter(({ word }) => word.endsWith('*')).map(({ locale }) => locale));
    expect([...stemmed].sort()).toEqual(LANGUAGE_CODES.filter((code) => code !== 'en' && code !== 'hi').toSorted());
  });

  it('stand once in a language', () => {
    for (const locale of LANGUAGE_CODES) {
      const words = entries.filter((entry) => entry.locale === locale).map(({ word }) => word);
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    }
  });

  it('each tell their category by themselves', () => {
    for (const { locale, category, word } of entries) {
      expect(`${word} ${intentCategory(word.replace('*', '').replaceAll('_', ' '), locale)}`).toBe(
        `${word} ${category}`,
      );
    }
  });
});
