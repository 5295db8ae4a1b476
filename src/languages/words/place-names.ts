import type { LanguageCode } from '../locale/locales.js';

/** What the places of some states are called in one language, and places there that the list of places lacks. */
export interface PlaceNames {
  readonly language: LanguageCode;
  /**
   * Lines of two kinds. `# IN;Tamil Nadu`, country and region of the lines below it. `Chennai;சென்னை|மெட்ராஸ்`: the name of
   * the list, then those of the language apart by `|`, the usual one first; one of several of its name in the region has
   * its latitude behind it, as in `Kiranur@10.57`. A place that the list lacks has its latitude and longitude in degrees
   * after its names: `Yercaud;ஏற்காடு;11.78;78.21`.
   */
  readonly places: string;
}
