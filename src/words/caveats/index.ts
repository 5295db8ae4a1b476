import { type Caveat, caveatBehind, type ToldCaveat } from '../../input/caveats.js';
import type { Locale } from '../../locale/locales.js';
import { GERMAN_CAVEATS } from './de.js';
import { type CaveatWords, caveatSentence } from './en.js';
import { ENGLISH_CAVEATS } from './en-readable.js';
import { SPANISH_CAVEATS } from './es.js';
import { FRENCH_CAVEATS } from './fr.js';
import { HINDI_CAVEATS } from './hi.js';
import { readableFacts, type WordHooks } from './readable.js';
import { RUSSIAN_CAVEATS } from './ru.js';
import { UKRAINIAN_CAVEATS } from './uk.js';

export type { WordHooks } from './readable.js';

/** The sentence of each caveat in each language. Facts come with their dates and times as people write them. */
export const CAVEAT_WORDS: Readonly<Record<Locale, CaveatWords>> = {
  en: ENGLISH_CAVEATS,
  uk: UKRAINIAN_CAVEATS,
  ru: RUSSIAN_CAVEATS,
  hi: HINDI_CAVEATS,
  fr: FRENCH_CAVEATS,
  de: GERMAN_CAVEATS,
  es: SPANISH_CAVEATS,
};

/** What is said of a caveat that has lost its facts on the way, so that nobody reads of it in a language not asked for. */
const WITHOUT_FACTS: Readonly<Record<Exclude<Locale, 'en'>, string>> = {
  uk: 'До цього результату є застереження; повний текст наведено у відповіді для програм.',
  ru: 'К этому результату есть оговорка; полный текст приведён в ответе для программ.',
  hi: 'इस परिणाम के साथ एक सावधानी जुड़ी है; उसका पूरा विवरण प्रोग्रामों के लिए दिए गए उत्तर में है।',
  fr: 'Ce résultat appelle une réserve\u202f; la réponse destinée aux programmes en donne le texte complet.',
  de: 'Zu diesem Ergebnis gehört ein Vorbehalt; der volle Wortlaut steht in der Antwort für Programme.',
  es: 'Este resultado conlleva una reserva; el texto completo figura en la respuesta para programas.',
};

/**
 * A caveat of a result in a language. The caveats of a calculation have what it takes; a copy that has lost it, as from
 * JSON or `structuredClone`, keeps its own sentence in English and gets a general one in any other language.
 */
export function caveatIn(locale: Locale, told: ToldCaveat, hooks: WordHooks = {}): string {
  const caveat = caveatBehind(told);
  if (!caveat) return locale === 'en' ? told.message : WITHOUT_FACTS[locale];
  const readable = readableFacts(locale, caveat, hooks);
  const isNamed = hooks.withBearer !== false;
  return caveatSentence(CAVEAT_WORDS[locale], isNamed ? readable : withoutBearer(readable));
}

function withoutBearer({ code, facts }: Caveat): Caveat {
  return { code, facts: 'whose' in facts ? { ...facts, whose: undefined } : facts } as Caveat;
}
