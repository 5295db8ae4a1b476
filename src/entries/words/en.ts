import { ENGLISH_NAMES } from '../../names/en.js';
import { ENGLISH_WORDS } from '../../words/languages/en.js';
import { type Namer, namer, type Sayer, sayer } from '../../words/say.js';

export * from '../../names/en.js';
export type { NameKeys, NameKind, Names } from '../../names/kinds.js';
export type { Namer, Sayable, Sayer } from '../../words/say.js';

/** `name` of `nirayana/words` in English. */
export const name: Namer = /* @__PURE__ */ namer(ENGLISH_NAMES);

/** `say` of `nirayana/words` in English. */
export const say: Sayer = /* @__PURE__ */ sayer(ENGLISH_WORDS);
