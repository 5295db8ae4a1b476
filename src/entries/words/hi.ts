import { HINDI_NAMES } from '../../names/hi.js';
import { HINDI_WORDS } from '../../words/languages/hi.js';
import { type Namer, namer, type Sayer, sayer } from '../../words/say.js';

export * from '../../names/hi.js';
export type { NameKeys, NameKind, Names } from '../../names/kinds.js';
export type { Namer, Sayable, Sayer } from '../../words/say.js';

/** `name` of `nirayana/words` in Hindi. */
export const name: Namer = /* @__PURE__ */ namer(HINDI_NAMES);

/** `say` of `nirayana/words` in Hindi. */
export const say: Sayer = /* @__PURE__ */ sayer(HINDI_WORDS);
