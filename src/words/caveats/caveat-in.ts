import { type Caveat, caveatBehind, type ToldCaveat } from '../../input/caveats.js';
import type { Language } from '../language.js';
import { caveatSentence } from './caveat-words.js';
import { readableFacts, type WordHooks } from './readable.js';

/**
 * A caveat of a result in a language. The caveats of a calculation have what it takes; a copy that has lost it, as from
 * JSON or `structuredClone`, keeps its own sentence in English and gets a general one in any other language.
 */
export function caveatIn(language: Language, told: ToldCaveat, hooks: WordHooks = {}): string {
  const caveat = caveatBehind(told);
  if (!caveat) return language.lostFacts ?? told.message;
  return caveatSentenceIn(language, caveat, hooks);
}

/** A caveat by its facts. */
export function caveatSentenceIn(language: Language, caveat: Caveat, hooks: WordHooks = {}): string {
  const readable = readableFacts(language, caveat, hooks);
  const isNamed = hooks.withBearer !== false;
  return caveatSentence(language.caveats, isNamed ? readable : withoutBearer(readable));
}

function withoutBearer({ code, facts }: Caveat): Caveat {
  return { code, facts: 'whose' in facts ? { ...facts, whose: undefined } : facts } as Caveat;
}
