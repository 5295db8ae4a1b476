import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface NakshatraWords extends ToolWords {
  readonly meaning: string;
  readonly meaningNote: string;
  readonly deity: string;
  readonly gana: string;
  readonly yoni: string;
  readonly nadi: string;
  readonly nature: string;
  readonly degree: string;
  readonly navamsa: string;
  readonly entered: string;
  readonly left: string;
  readonly sound: string;
  readonly spellings: string;
}

const en: NakshatraWords = {
  name: 'Birth nakshatra',
  title: 'Birth nakshatra (janma nakshatra)',
  summary: 'The Moon’s nakshatra and pada at birth, what they stand for, and when it was there.',
  submit: 'Find the nakshatra',
  gets: [
    'Your nakshatra and pada with ruler, deity, gana, yoni and nadi',
    'When the Moon entered and left it',
    'The naming sound of the pada',
    'Without a time, every pada of that day with its hours',
  ],
  disclaimer: 'Gana, yoni and the other classes are traditional labels. Do not judge a person, or a match, by them.',
  meaning: 'What tradition says of it',
  meaningNote: 'These are the classes that almanacs and matching use. They sort nakshatras, not people.',
  deity: 'Deity',
  gana: 'Gana (temperament)',
  yoni: 'Yoni (animal)',
  nadi: 'Nadi',
  nature: 'Nature',
  degree: 'Degree in the nakshatra',
  navamsa: 'Navamsa sign of the pada',
  entered: 'Moon entered',
  left: 'Moon left',
  sound: 'Naming sound',
  spellings: 'Spellings',
};

const uk: NakshatraWords = {
  name: 'Накшатра народження',
  title: 'Накшатра народження (джанма-накшатра)',
  summary: 'Накшатра й пада Місяця при народженні, їхнє значення і час, коли Місяць був у них.',
  submit: 'Визначити накшатру',
  gets: [
    'Ваша накшатра й пада з управителем, божеством, ганою, йоні та наді',
    'Коли Місяць увійшов у неї та вийшов',
    'Перший звук імені за падою',
    'Без часу — усі пади того дня та їхній час',
  ],
  disclaimer: 'Гана, йоні та інші класи — традиційні назви. Не судіть за ними ні про людину, ні про пару.',
  meaning: 'Що каже традиція',
  meaningNote: 'Це класи, які використовують панчанги та розрахунки сумісності. Вони описують накшатри, а не людей.',
  deity: 'Божество',
  gana: 'Гана (вдача)',
  yoni: 'Йоні (тварина)',
  nadi: 'Наді',
  nature: 'Природа',
  degree: 'Градус у накшатрі',
  navamsa: 'Знак пади в навамші',
  entered: 'Місяць увійшов',
  left: 'Місяць вийшов',
  sound: 'Перший звук імені',
  spellings: 'Написання',
};

const ru: NakshatraWords = {
  name: 'Накшатра рождения',
  title: 'Накшатра рождения (джанма-накшатра)',
  summary: 'Накшатра и пада Луны при рождении, их значение и время, когда Луна была в них.',
  submit: 'Определить накшатру',
  gets: [
    'Ваша накшатра и пада с управителем, божеством, ганой, йони и нади',
    'Когда Луна вошла в неё и вышла',
    'Первый звук имени по паде',
    'Без времени — все пады того дня и их время',
  ],
  disclaimer: 'Гана, йони и другие классы — традиционные названия. Не судите по ним ни о человеке, ни о паре.',
  meaning: 'Что говорит традиция',
  meaningNote: 'Это классы, которые используют панчанги и расчёты совместимости. Они описывают накшатры, а не людей.',
  deity: 'Божество',
  gana: 'Гана (нрав)',
  yoni: 'Йони (животное)',
  nadi: 'Нади',
  nature: 'Природа',
  degree: 'Градус в накшатре',
  navamsa: 'Знак пады в навамше',
  entered: 'Луна вошла',
  left: 'Луна вышла',
  sound: 'Первый звук имени',
  spellings: 'Написание',
};

const hi: NakshatraWords = {
  name: 'जन्म नक्षत्र',
  title: 'जन्म नक्षत्र',
  summary: 'जन्म के समय चंद्र का नक्षत्र और चरण, उनका स्वरूप, और चंद्र उनमें कब तक रहा।',
  submit: 'नक्षत्र जानें',
  gets: [
    'आपका नक्षत्र और चरण, उसका स्वामी, देवता, गण, योनि और नाड़ी',
    'चंद्र उसमें कब आया और कब तक रहा',
    'चरण के अनुसार नामाक्षर',
    'समय ज्ञात न हो तो उस दिन के सभी चरण, समय सहित',
  ],
  disclaimer: 'गण, योनि और अन्य वर्ग पारंपरिक नाम हैं। इनसे किसी व्यक्ति या संबंध का निर्णय न करें।',
  meaning: 'परंपरा में इसका स्वरूप',
  meaningNote: 'पंचांग और गुण मिलान में यही वर्ग काम आते हैं। ये नक्षत्रों के वर्ग हैं, लोगों के नहीं।',
  deity: 'देवता',
  gana: 'गण',
  yoni: 'योनि',
  nadi: 'नाड़ी',
  nature: 'स्वभाव',
  degree: 'नक्षत्र में अंश',
  navamsa: 'चरण की नवांश राशि',
  entered: 'चंद्र का प्रवेश',
  left: 'चंद्र का निर्गमन',
  sound: 'नामाक्षर',
  spellings: 'रोमन वर्तनी',
};

const fr: NakshatraWords = {
  name: 'Nakshatra de naissance',
  title: 'Nakshatra de naissance (janma nakshatra)',
  summary: 'Le nakshatra et le pada de la Lune à la naissance, et ce que la tradition en dit.',
  submit: 'Trouver le nakshatra',
  gets: [
    'Votre nakshatra et son pada, avec maître, divinité, gana, yoni et nadi',
    'Quand la Lune y est entrée et en est sortie',
    'Le son du prénom selon le pada',
    'Sans l’heure, tous les padas de ce jour avec leurs heures',
  ],
  disclaimer:
    'Gana, yoni et les autres classes sont des appellations traditionnelles. Ne jugez ni une personne ni un couple d’après elles.',
  meaning: 'Ce qu’en dit la tradition',
  meaningNote:
    'Ce sont les classes dont se servent les almanachs et l’examen des couples. Elles classent les nakshatras, non les personnes.',
  deity: 'Divinité',
  gana: 'Gana (tempérament)',
  yoni: 'Yoni (animal)',
  nadi: 'Nadi',
  nature: 'Nature',
  degree: 'Degré dans le nakshatra',
  navamsa: 'Signe du pada en navamsa',
  entered: 'Entrée de la Lune',
  left: 'Sortie de la Lune',
  sound: 'Son du prénom',
  spellings: 'Graphies',
};

const de: NakshatraWords = {
  name: 'Geburtsnakshatra',
  title: 'Geburtsnakshatra (Janma-Nakshatra)',
  summary: 'Nakshatra und Pada des Mondes bei der Geburt und was die Überlieferung dazu sagt.',
  submit: 'Nakshatra bestimmen',
  gets: [
    'Ihr Nakshatra und Pada mit Herrscher, Gottheit, Gana, Yoni und Nadi',
    'Wann der Mond es betrat und verließ',
    'Der Namenslaut des Padas',
    'Ohne Uhrzeit alle Padas dieses Tages mit ihren Stunden',
  ],
  disclaimer:
    'Gana, Yoni und die anderen Klassen sind überlieferte Bezeichnungen. Beurteilen Sie danach weder einen Menschen noch ein Paar.',
  meaning: 'Was die Überlieferung dazu sagt',
  meaningNote:
    'Das sind die Klassen, mit denen Almanache und der Paarvergleich arbeiten. Sie teilen Nakshatras ein, nicht Menschen.',
  deity: 'Gottheit',
  gana: 'Gana (Wesensart)',
  yoni: 'Yoni (Tier)',
  nadi: 'Nadi',
  nature: 'Natur',
  degree: 'Grad im Nakshatra',
  navamsa: 'Navamsa-Zeichen des Padas',
  entered: 'Eintritt des Mondes',
  left: 'Austritt des Mondes',
  sound: 'Namenslaut',
  spellings: 'Schreibweisen',
};

const es: NakshatraWords = {
  name: 'Nakshatra de nacimiento',
  title: 'Nakshatra de nacimiento (janma nakshatra)',
  summary: 'El nakshatra y el pada de la Luna al nacer y lo que de ellos dice la tradición.',
  submit: 'Hallar el nakshatra',
  gets: [
    'Su nakshatra y pada con regente, deidad, gana, yoni y nadi',
    'Cuándo entró en él la Luna y cuándo salió',
    'El sonido del nombre según el pada',
    'Sin la hora, todos los padas de ese día con sus horas',
  ],
  disclaimer:
    'Gana, yoni y las demás clases son denominaciones tradicionales. No juzgue por ellas a una persona ni a una pareja.',
  meaning: 'Lo que dice la tradición',
  meaningNote: 'Son las clases que usan los almanaques y el estudio de parejas. Clasifican nakshatras, no personas.',
  deity: 'Deidad',
  gana: 'Gana (temperamento)',
  yoni: 'Yoni (animal)',
  nadi: 'Nadi',
  nature: 'Naturaleza',
  degree: 'Grado en el nakshatra',
  navamsa: 'Signo del pada en la navamsa',
  entered: 'Entrada de la Luna',
  left: 'Salida de la Luna',
  sound: 'Sonido del nombre',
  spellings: 'Grafías',
};

export const WORDS: Readonly<Record<Locale, NakshatraWords>> = { en, uk, ru, hi, fr, de, es };
