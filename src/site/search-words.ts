import { folded } from '../pages/shell/address.js';

/** Words of questions, which name no calculator: in English, Ukrainian, Russian, Hindi, French, German and Spanish. */
const OF_QUESTIONS = `
a an the my your our what which when where how why who is are was do does did can may i me we you of for to in on next
мій моя моє коли де як який яка яке що це є чи для на в у з і й та мені наступна наступний
мой моя моё мои когда где как какой какая какое что это есть ли для на в с и мне следующий следующая
मेरा मेरी मेरे क्या कब कहाँ कैसे कौन है हैं का की के में को से मुझे अगला अगली
mon ma mes le la les un une des du de quel quelle quand ou comment qui que est sont pour dans en et je prochain prochaine
mein meine meinen der die das ein eine wann wo wie was wer ist sind für im in am an und ich mir nächste nächster
mi mis el la los las un una de del que cuál cuándo dónde cómo quién es son para en y yo próxima próximo
`;

export const FILLERS: ReadonlySet<string> = /* @__PURE__ */ new Set(folded(OF_QUESTIONS).split(/\s+/));
