/** What a day offers that can be asked for by its name. */
export type AskedSubject =
  | 'rahu_kalam'
  | 'yamaganda'
  | 'gulika'
  | 'abhijit'
  | 'auspicious'
  | 'brahma_muhurta'
  | 'sunrise'
  | 'sunset'
  | 'moonrise'
  | 'moonset'
  | 'tithi'
  | 'nakshatra'
  | 'eclipse'
  | 'solar_eclipse'
  | 'lunar_eclipse'
  | 'panchang';

/** What people type in the letters of a language, beside the names that it has for pages and for what they tell. */
export interface SoughtWords {
  /** Words that lead to a page, by its slug. */
  readonly terms: Readonly<Record<string, string>>;
  /** What a day offers, phrases apart by commas. */
  readonly subjects: { readonly [Subject in AskedSubject]?: string };
  /** Words that name a day, by how many days from today it is; phrases apart by commas. */
  readonly days: readonly (readonly [days: number, words: string])[];
  /** What stands beside a sign in a question about its day, and what a question is understood without. */
  readonly ofSigns: string;
  /** What an observance is called beside its name, phrases apart by commas, by its code. */
  readonly observances: Readonly<Record<string, string>>;
}
