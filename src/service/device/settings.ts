import type { LanguageCode } from '../../languages/locale/locales.js';
import type { PageWords } from '../../languages/pages/page-words.js';
import type { PlaceNames } from '../../languages/words/place-names.js';
import type { OnDevice } from '../../pages/shell/device.js';

/** What the worker of a site is told by the file that starts it. */
export interface WorkerSettings extends Omit<OnDevice, 'writer'> {
  /** The path under which the site stands, '' for none. */
  readonly root: string;
  /** Where links of the pages point; absent, to the origin of the worker. */
  readonly origin?: string;
  /** Address of the places as JSON, below the root. */
  readonly places: string;
  /** Of the documents, in which a search is made. */
  readonly documents: string;
}

/** The language of a worker. */
export interface Spoken {
  readonly locale: LanguageCode;
  readonly pages: PageWords;
  /** What it calls the places of its states. */
  readonly places?: PlaceNames;
}

/** How the worker tells the handler what its reader has chosen: a browser lets no worker set a cookie of a request. */
export const CHOICES_HEADER = 'x-nirayana-choices';
