import type { IntentCategory } from '../../rules/muhurta/hour-score-tables.js';

/**
 * The words that tell what an intent is about. A star ends a stem, which any word may begin with; the languages that
 * inflect their words have them, each of four letters or more. An underscore joins words that count only together.
 * Languages of India have a few words in Latin letters too, as many type them. Written for this library, with the phrases
 * of the muhurta book for homes, rites and posts; a few words are in two languages with two meanings ("course"), and then
 * the language of the request decides.
 */
export type IntentWords = Readonly<Record<Exclude<IntentCategory, 'general'>, string>>;
