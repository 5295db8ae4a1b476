import { SPANISH_NAMES } from '../../languages/es/names.js';
import { SPANISH_WORDS } from '../../languages/es/words.js';
import { type Namer, namer, type Sayer, sayer } from '../../languages/words/say.js';

export * from '../../languages/es/names.js';
export type { NameKeys, NameKind, Names } from '../../languages/names/kinds.js';
export type { Namer, Sayable, Sayer } from '../../languages/words/say.js';

/** `name` of `nirayana/words` in Spanish. */
export const name: Namer = /* @__PURE__ */ namer(SPANISH_NAMES);

/** `say` of `nirayana/words` in Spanish. */
export const say: Sayer = /* @__PURE__ */ sayer(SPANISH_WORDS);
