import { describe, expect, it, vi } from 'vitest';
import { intentCategory } from '../../../src/languages/locale/intent.js';
import { INTENT_WORDS } from '../../../src/languages/locale/intent-words.js';
import { LOCALES, type Locale } from '../../../src/languages/locale/locales.js';
import { INTENT_CATEGORIES, type IntentCategory } from '../../../src/rules/muhurta/hour-score-tables.js';
import { readRows } from '../../support/reference/compare.js';

/** What people write, one sentence for each category and language. */
const SENTENCES: Readonly<Record<Locale, Readonly<Record<IntentCategory, string>>>> = {
  en: {
    communication: 'Call the landlord',
    career: 'asking my boss',
    money: 'Sell the old car',
    love: 'Our first date!',
    travel: 'a trip to the sea',
    study: 'the final exam',
    health: 'see a doctor',
    home: 'cooking for everyone',
    property: 'a long-term plan',
    contract: 'Sign the papers',
    vehicle: 'a new car',
    conflict: 'going to court',
    spiritual: 'Morning meditation',
    creative: 'Write a song',
    general: 'something else',
  },
  uk: {
    communication: 'Зателефонувати мамі',
    career: 'Прошу про підвищення',
    money: 'взяти кредит',
    love: 'йду на побачення',
    travel: 'їдемо в подорожі',
    study: 'складаю іспит',
    health: "про моє здоров'я",
    home: 'у родинному колі',
    property: 'новий будинок',
    contract: 'підписання угоди',
    vehicle: 'купити авто',
    conflict: 'іду до суду',
    spiritual: 'ранкова молитва',
    creative: 'малювання',
    general: 'щось інше',
  },
  ru: {
    communication: 'Позвонить маме',
    career: 'о моей карьере',
    money: 'нужны деньги',
    love: 'иду на свидание',
    travel: 'скоро поездка',
    study: 'сдаю экзамены',
    health: 'иду к врачу',
    home: 'всей семьёй',
    property: 'ищу квартиру',
    contract: 'подписание бумаг',
    vehicle: 'куплю машину',
    conflict: 'подать на суде',
    spiritual: 'вечерняя молитва',
    creative: 'занимаюсь рисованием',
    general: 'что-то ещё',
  },
  hi: {
    communication: 'एक ज़रूरी बैठक',
    career: 'नई नौकरी',
    money: 'सोना ख़रीदना',
    love: 'हमारी शादी',
    travel: 'लंबी यात्रा',
    study: 'कल परीक्षा है',
    health: 'डॉक्टर से',
    home: 'परिवार के साथ',
    property: 'ज़मीन लेना',
    contract: 'एग्रीमेंट पर हस्ताक्षर',
    vehicle: 'नई गाड़ी',
    conflict: 'मुकदमे की तारीख',
    spiritual: 'सुबह की पूजा',
    creative: 'नया संगीत',
    general: 'कुछ और',
  },
  fr: {
    communication: 'Téléphoner à Paul',
    career: 'changer d’emploi',
    money: 'demander un prêt',
    love: 'Notre mariage',
    travel: 'Voyager en Inde',
    study: "avant l'examen",
    health: 'chez le médecin',
    home: 'en famille',
    property: 'un nouvel appartement',
    contract: 'signer chez le notaire',
    vehicle: 'acheter une voiture',
    conflict: 'au tribunal',
    spiritual: 'La méditation',
    creative: 'dessiner',
    general: 'autre chose',
  },
  de: {
    communication: 'ein wichtiges Gespräch',
    career: 'Bewerbung abschicken',
    money: 'Geld anlegen',
    love: 'Unsere Hochzeitsfeier',
    travel: 'nach Wien reisen',
    study: 'Prüfung',
    health: 'Arzttermin',
    home: 'mit den Kindern',
    property: 'eine Wohnung suchen',
    contract: 'die Unterschrift leisten',
    vehicle: 'ein Auto kaufen',
    conflict: 'vor Gericht',
    spiritual: 'Meditation',
    creative: 'ein Bild malen',
    general: 'etwas anderes',
  },
  es: {
    communication: 'Llamar a mamá',
    career: 'un nuevo empleo',
    money: 'pedir un préstamo',
    love: 'Nuestra boda',
    travel: 'VIAJAR A PERÚ',
    study: 'el examen final',
    health: 'ir al medico',
    home: 'en familia',
    property: 'un terreno',
    contract: 'firmar los papeles',
    vehicle: 'comprar un coche',
    conflict: 'el juicio',
    spiritual: 'Meditar',
    creative: 'pintar un cuadro',
    general: 'otra cosa',
  },
};

describe('the category of an intent', () => {
  describe.each(LOCALES)('in %s', (locale) => {
    it.each(INTENT_CATEGORIES)('%s', (category) => {
      expect(intentCategory(SENTENCES[locale][category], locale)).toBe(category);
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
      'buy a house',
      'purchase a house',
      'घर खरीदना',
      'मकान खरीदना',
      'купить дом',
      'купити будинок',
      'acheter une maison',
      'ein Haus kaufen',
      'Hauskauf',
      'comprar una casa',
      'новоселье',
      'новосілля',
      'गृह प्रवेश',
    ];
    const spiritual = [
      'नामकरण',
      'मुंडन',
      'अन्नप्राशन',
      'जनेऊ',
      'naming ceremony',
      'mundan',
      'крестины',
      'baptême',
      'Namensgebung',
      'bautizo',
    ];
    const interviews = [
      'an interview',
      'співбесіда',
      'собеседование',
      'साक्षात्कार',
      'un entretien d’embauche',
      'Vorstellungsgespräch',
      'entrevista de trabajo',
    ];
    it.each(LOCALES)('does not hang on the language of the request: %s', (locale) => {
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
  const entries = LOCALES.flatMap((locale) =>
    Object.entries(INTENT_WORDS[locale]).flatMap(([category, words]) =>
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
    expect([...stemmed].sort()).toEqual(['de', 'es', 'fr', 'ru', 'uk']);
  });

  it('stand once in a language', () => {
    for (const locale of LOCALES) {
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
