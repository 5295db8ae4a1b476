import { SPANISH_NAMES } from '../../names/es.js';
import { SPANISH_WORDS } from '../../words/languages/es.js';
import { type Namer, namer, type Sayer, sayer } from '../../words/say.js';

export * from '../../names/es.js';
export type { NameKeys, NameKind, Names } from '../../names/kinds.js';
export type { Namer, Sayable, Sayer } from '../../words/say.js';

/** `name` of `nirayana/words` in Spanish. */
export const name: Namer = /* @__PURE__ */ namer(SPANISH_NAMES);

/** `say` of `nirayana/words` in Spanish. */
export const say: Sayer = /* @__PURE__ */ sayer(SPANISH_WORDS);
