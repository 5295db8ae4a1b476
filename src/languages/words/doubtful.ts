/** A term of a language that whoever speaks it may call otherwise: what is taken stands in the folder of the language. */
export interface DoubtfulTerm {
  /** The kind of names, or the file of the folder, in which the term stands. */
  readonly kind: string;
  readonly key: string;
  /** What others print. */
  readonly alternative: string;
  /** Why it is taken as it is, in English. */
  readonly reason: string;
}
