import { GERMAN_NAMES } from '../../languages/de/names.js';
import { GERMAN_WORDS } from '../../languages/de/words.js';
import { type Namer, namer, type Sayer, sayer } from '../../languages/words/say.js';

export * from '../../languages/de/names.js';
export type { NameKeys, NameKind, Names } from '../../languages/names/kinds.js';
export type { Namer, Sayable, Sayer } from '../../languages/words/say.js';

/** `name` of `nirayana/words` in German. */
export const name: Namer = /* @__PURE__ */ namer(GERMAN_NAMES);

/** `say` of `nirayana/words` in German. */
export const say: Sayer = /* @__PURE__ */ sayer(GERMAN_WORDS);
