import { HINDI_NAMES } from '../../languages/hi/names.js';
import { HINDI_WORDS } from '../../languages/hi/words.js';
import { type Namer, namer, type Sayer, sayer } from '../../languages/words/say.js';

export * from '../../languages/hi/names.js';
export type { NameKeys, NameKind, Names } from '../../languages/names/kinds.js';
export type { Namer, Sayable, Sayer } from '../../languages/words/say.js';

/** `name` of `nirayana/words` in Hindi. */
export const name: Namer = /* @__PURE__ */ namer(HINDI_NAMES);

/** `say` of `nirayana/words` in Hindi. */
export const say: Sayer = /* @__PURE__ */ sayer(HINDI_WORDS);
