/** What pages say of the languages in which they are, and of the terms of each. */
export interface LanguagesWords {
  /** The title of their page, and the link to it in the foot. */
  readonly title: string;
  readonly lead: string;
  readonly ofIndia: string;
  readonly others: string;
  /** Before a colon and the language whose terms they are. */
  readonly terms: string;
  readonly sanskrit: string;
  /** Of the terms on which almanacs differ. */
  readonly doubtful: string;
  /** Before what other almanacs print in place of a term. */
  readonly printed: string;
  readonly propose: {
    readonly title: string;
    /** What to send, and to whom. */
    readonly text: string;
    /** Before the name of the document that says how a term is decided. */
    readonly decided: string;
  };
}
