import { UKRAINIAN_NAMES } from '../../names/uk.js';
import { UKRAINIAN_WORDS } from '../../words/languages/uk.js';
import { type Namer, namer, type Sayer, sayer } from '../../words/say.js';

export type { NameKeys, NameKind, Names } from '../../names/kinds.js';
export * from '../../names/uk.js';
export type { Namer, Sayable, Sayer } from '../../words/say.js';

/** `name` of `nirayana/words` in Ukrainian. */
export const name: Namer = /* @__PURE__ */ namer(UKRAINIAN_NAMES);

/** `say` of `nirayana/words` in Ukrainian. */
export const say: Sayer = /* @__PURE__ */ sayer(UKRAINIAN_WORDS);
