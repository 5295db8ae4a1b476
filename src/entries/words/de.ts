import { GERMAN_NAMES } from '../../names/de.js';
import { GERMAN_WORDS } from '../../words/languages/de.js';
import { type Namer, namer, type Sayer, sayer } from '../../words/say.js';

export * from '../../names/de.js';
export type { NameKeys, NameKind, Names } from '../../names/kinds.js';
export type { Namer, Sayable, Sayer } from '../../words/say.js';

/** `name` of `nirayana/words` in German. */
export const name: Namer = /* @__PURE__ */ namer(GERMAN_NAMES);

/** `say` of `nirayana/words` in German. */
export const say: Sayer = /* @__PURE__ */ sayer(GERMAN_WORDS);
