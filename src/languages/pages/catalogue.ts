import type { FormWords } from './form/words.js';
import type { ResultWords } from './result/words.js';
import type { SiteWords } from './site/words.js';

/** Everything that pages say beside what a tool brings itself. The compiler demands every key of every language. */
export interface Words {
  readonly site: SiteWords;
  readonly form: FormWords;
  readonly result: ResultWords;
}
