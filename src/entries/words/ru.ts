import { RUSSIAN_NAMES } from '../../names/ru.js';
import { RUSSIAN_WORDS } from '../../words/languages/ru.js';
import { type Namer, namer, type Sayer, sayer } from '../../words/say.js';

export type { NameKeys, NameKind, Names } from '../../names/kinds.js';
export * from '../../names/ru.js';
export type { Namer, Sayable, Sayer } from '../../words/say.js';

/** `name` of `nirayana/words` in Russian. */
export const name: Namer = /* @__PURE__ */ namer(RUSSIAN_NAMES);

/** `say` of `nirayana/words` in Russian. */
export const say: Sayer = /* @__PURE__ */ sayer(RUSSIAN_WORDS);
