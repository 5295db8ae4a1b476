import { RUSSIAN_NAMES } from '../../languages/ru/names.js';
import { RUSSIAN_WORDS } from '../../languages/ru/words.js';
import { type Namer, namer, type Sayer, sayer } from '../../languages/words/say.js';

export type { NameKeys, NameKind, Names } from '../../languages/names/kinds.js';
export * from '../../languages/ru/names.js';
export type { Namer, Sayable, Sayer } from '../../languages/words/say.js';

/** `name` of `nirayana/words` in Russian. */
export const name: Namer = /* @__PURE__ */ namer(RUSSIAN_NAMES);

/** `say` of `nirayana/words` in Russian. */
export const say: Sayer = /* @__PURE__ */ sayer(RUSSIAN_WORDS);
