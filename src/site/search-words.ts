import { folded } from '../pages/shell/address.js';
import { LATIN_BESIDE, LATIN_FILLERS } from './latin-words.js';
import { inOneSpelling } from './sounded.js';

/** Words of questions, which name no calculator, a line for each language that is offered, in their order. */
const OF_QUESTIONS = `
a an the my your our what which when where how why who is are was do does did can may i me we you of for to in on at by
from with and or next upcoming this date
мій моя моє коли де як який яка яке що це є чи для на в у з і й та мені наступна наступний наступне наступні
мой моя моё мои когда где как какой какая какое что это есть ли для на в с и по мне следующий следующая следующее следующие
मेरा मेरी मेरे क्या कब कहाँ कैसे कौन है हैं का की के में को से मुझे अगला अगली अगले
mon ma mes le la les un une des du de quel quelle quand ou comment qui que est sont pour dans en et je prochain prochaine tombe cette
mein meine meinen der die das ein eine wann wo wie was wer ist sind für im in am an und ich mir nächste nächster nächstes nächsten
mi mis el la los las un una de del que cuál cuándo dónde cómo quién es son para en y yo próxima próximo cae este
আমার আমি কি কী কবে কখন কোথায় কীভাবে কে কোন এর ও আছে হবে পরের পরবর্তী আগামী কত কটায়
माझी माझा माझे मला काय कधी केव्हा किती कुठे कसे कोण कोणती आहे चा ची चे च्या पुढील येणारी येणारा आगामी पुढची पुढचा
నా నాకు నేను ఏమిటి ఏంటి ఎప్పుడు ఎంత ఎక్కడ ఎలా ఎవరు ఏది ఏ తదుపరి రాబోయే ఉంది కు కి లో
என் எனது எனக்கு என்ன எப்போது எப்பொழுது எத்தனை எங்கே எப்படி யார் எது எந்த அடுத்த வரும்
મારી મારો મારું મને શું ક્યારે કેટલા ક્યાં કેમ કેવી કોણ કઈ છે ની નો નું ના માં આગામી આવતી હવે પછીની પછીનો
ನನ್ನ ನನಗೆ ನಾನು ಏನು ಯಾವಾಗ ಯಾವತ್ತು ಎಷ್ಟು ಎಲ್ಲಿ ಹೇಗೆ ಯಾರು ಯಾವ ಯಾವುದು ಇದೆ ಮುಂದಿನ ಮುಂಬರುವ
എന്റെ എനിക്ക് ഞാൻ എന്താണ് എന്ത് എപ്പോൾ എപ്പോഴാണ് എന്നാണ് എത്ര എവിടെ എങ്ങനെ ആര് ഏത് അടുത്ത വരുന്ന ആണ് ഉണ്ട്
${LATIN_FILLERS}
`;

const FILLERS: ReadonlySet<string> = /* @__PURE__ */ new Set(inOneSpelling(folded(OF_QUESTIONS)).split(/\s+/));

/** Words that say when, or that somebody wants a tool: with them a page is likelier, and none lacks them. */
const BESIDE = `
today tonight tomorrow yesterday now current date time year calculator calculate online free check find app
january february march april june july august september october november december
сьогодні завтра зараз безкоштовно онлайн калькулятор дата рік
сегодня завтра сейчас бесплатно онлайн калькулятор дата год
आज कल अभी मुफ़्त मुफ्त फ्री ऑनलाइन कैलकुलेटर तारीख समय
aujourd aujourdhui hui demain gratuit calcul date heure
heute morgen jetzt kostenlos rechner berechnen datum uhrzeit
hoy mañana ahora gratis calculadora calcular fecha hora
আজ আজকে আজকের কাল আগামীকাল এখন সময় তারিখ বছর ফ্রি বিনামূল্যে অনলাইন ক্যালকুলেটর
आजचा आजची आजचे उद्या उद्याचा उद्याचे आता वेळ वर्ष मोफत कॅल्क्युलेटर
ఈరోజు ఈ నేడు నేటి రోజు రేపు రేపటి ఇప్పుడు సమయం తేదీ సంవత్సరం ఉచిత ఆన్లైన్ కాలిక్యులేటర్
இன்று இன்றைய நாளை நாளைய இப்போது தேதி ஆண்டு வருடம் இலவச ஆன்லைன் கால்குலேட்டர்
આજે આજ આજનું આજનો આજની આજના કાલે આવતીકાલે હવે સમય તારીખ વર્ષ મફત ઑનલાઇન કેલ્ક્યુલેટર
ಇಂದು ಇಂದಿನ ಇವತ್ತು ನಾಳೆ ನಾಳಿನ ಈಗ ಸಮಯ ದಿನಾಂಕ ವರ್ಷ ಉಚಿತ ಆನ್ಲೈನ್ ಕ್ಯಾಲ್ಕುಲೇಟರ್
ഇന്ന് ഇന്നത്തെ നാളെ നാളത്തെ ഇപ്പോൾ സമയം തീയതി വർഷം സൗജന്യ ഓൺലൈൻ കാൽക്കുലേറ്റർ
${LATIN_BESIDE}
`;

const SOFT: ReadonlySet<string> = /* @__PURE__ */ new Set(inOneSpelling(folded(BESIDE)).split(/\s+/));

/** Whether a word is only one of those of which questions are made. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** Whether a page need not have a word that is sought: one of those beside a subject, or a number such as a year. */
export function isBeside(word: string): boolean {
  return SOFT.has(word) || /^\p{N}+$/u.test(word);
}

/** The words of a text but those of which a question is made: "my Moon sign", "quand est la prochaine Ekadashi". */
export function askedIn(sought: string): string[] {
  const words = wordsOf(sought);
  const asked = words.filter((word) => !FILLERS.has(word));
  return asked.length > 0 ? asked : words;
}

export function wordsOf(text: string): string[] {
  return inOneSpelling(folded(text))
    .replaceAll(/['’ʼ]/g, '')
    .split(/[\s\-_()/.,:;?!¿¡।&+]+/)
    .filter((word) => word !== '');
}
