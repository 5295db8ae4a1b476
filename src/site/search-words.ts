import { folded } from '../pages/shell/address.js';

/** Words of questions, which name no calculator: in English, Ukrainian, Russian, Hindi in either script, French, German, Spanish. */
const OF_QUESTIONS = `
a an the my your our what which when where how why who is are was do does did can may i me we you of for to in on at by
from with and or next upcoming this date
мій моя моє коли де як який яка яке що це є чи для на в у з і й та мені наступна наступний наступне наступні
мой моя моё мои когда где как какой какая какое что это есть ли для на в с и по мне следующий следующая следующее следующие
aaj ka ki ke kab hai hain kya kaun kaunsi si mera meri mere
मेरा मेरी मेरे क्या कब कहाँ कैसे कौन है हैं का की के में को से मुझे अगला अगली अगले
mon ma mes le la les un une des du de quel quelle quand ou comment qui que est sont pour dans en et je prochain prochaine tombe cette
mein meine meinen der die das ein eine wann wo wie was wer ist sind für im in am an und ich mir nächste nächster nächstes nächsten
mi mis el la los las un una de del que cuál cuándo dónde cómo quién es son para en y yo próxima próximo cae este
`;

const FILLERS: ReadonlySet<string> = /* @__PURE__ */ new Set(folded(OF_QUESTIONS).split(/\s+/));

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
`;

const SOFT: ReadonlySet<string> = /* @__PURE__ */ new Set(folded(BESIDE).split(/\s+/));

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
  return folded(text)
    .replaceAll(/['’ʼ]/g, '')
    .split(/[\s\-_()/.,:;?!¿¡।&+]+/)
    .filter((word) => word !== '');
}
