import { UKRAINIAN_NAMES } from '../../languages/uk/names.js';
import { UKRAINIAN_WORDS } from '../../languages/uk/words.js';
import { type Namer, namer, type Sayer, sayer } from '../../languages/words/say.js';

export type { NameKeys, NameKind, Names } from '../../languages/names/kinds.js';
export * from '../../languages/uk/names.js';
export type { Namer, Sayable, Sayer } from '../../languages/words/say.js';

/** `name` of `nirayana/words` in Ukrainian. */
export const name: Namer = /* @__PURE__ */ namer(UKRAINIAN_NAMES);

/** `say` of `nirayana/words` in Ukrainian. */
export const say: Sayer = /* @__PURE__ */ sayer(UKRAINIAN_WORDS);
