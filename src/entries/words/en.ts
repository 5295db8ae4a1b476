import { ENGLISH_NAMES } from '../../languages/en/names.js';
import { ENGLISH_WORDS } from '../../languages/en/words.js';
import { type Namer, namer, type Sayer, sayer } from '../../languages/words/say.js';

export * from '../../languages/en/names.js';
export type { NameKeys, NameKind, Names } from '../../languages/names/kinds.js';
export type { Namer, Sayable, Sayer } from '../../languages/words/say.js';

/** `name` of `nirayana/words` in English. */
export const name: Namer = /* @__PURE__ */ namer(ENGLISH_NAMES);

/** `say` of `nirayana/words` in English. */
export const say: Sayer = /* @__PURE__ */ sayer(ENGLISH_WORDS);
