import type { Caveat } from '../../../base/input/caveats.js';
import { type CaveatLanguage, caveatSentence } from './caveat-words.js';
import { readableFacts, type WordHooks } from './readable.js';

/** A caveat of a result in a language. */
export function caveatIn(language: CaveatLanguage, { code, facts }: Caveat, hooks: WordHooks = {}): string {
  const readable = readableFacts(language, { code, facts } as Caveat, hooks);
  const isNamed = hooks.withBearer !== false;
  const told = caveatSentence(language, isNamed ? readable : withoutBearer(readable));
  return told.replaceAll(/UTC-(?=\d)/g, 'UTC\u2212');
}

function withoutBearer({ code, facts }: Caveat): Caveat {
  return { code, facts: 'whose' in facts ? { ...facts, whose: null } : facts } as Caveat;
}
