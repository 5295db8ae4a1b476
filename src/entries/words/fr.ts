import { FRENCH_NAMES } from '../../languages/fr/names.js';
import { FRENCH_WORDS } from '../../languages/fr/words.js';
import { type Namer, namer, type Sayer, sayer } from '../../languages/words/say.js';

export * from '../../languages/fr/names.js';
export type { NameKeys, NameKind, Names } from '../../languages/names/kinds.js';
export type { Namer, Sayable, Sayer } from '../../languages/words/say.js';

/** `name` of `nirayana/words` in French. */
export const name: Namer = /* @__PURE__ */ namer(FRENCH_NAMES);

/** `say` of `nirayana/words` in French. */
export const say: Sayer = /* @__PURE__ */ sayer(FRENCH_WORDS);
