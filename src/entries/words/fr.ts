import { FRENCH_NAMES } from '../../names/fr.js';
import { FRENCH_WORDS } from '../../words/languages/fr.js';
import { type Namer, namer, type Sayer, sayer } from '../../words/say.js';

export * from '../../names/fr.js';
export type { NameKeys, NameKind, Names } from '../../names/kinds.js';
export type { Namer, Sayable, Sayer } from '../../words/say.js';

/** `name` of `nirayana/words` in French. */
export const name: Namer = /* @__PURE__ */ namer(FRENCH_NAMES);

/** `say` of `nirayana/words` in French. */
export const say: Sayer = /* @__PURE__ */ sayer(FRENCH_WORDS);
