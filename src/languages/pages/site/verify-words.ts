/** What the page says that makes all that is recorded anew on the device of its reader, and compares it. */
export interface VerifyWords {
  readonly title: string;
  readonly lead: string;
  readonly start: string;
  readonly stop: string;
  /** While the calculators are on their way. */
  readonly loading: string;
  /** With {done} and {all}. */
  readonly progress: string;
  /** Above what was compared. */
  readonly compared: string;
  /** What is compared; interpretations are counted by languages. */
  readonly kinds: Readonly<Record<'answer' | 'chart' | 'interpretation', string>>;
  /** With {n} of {all} that came out as recorded. */
  readonly same: string;
  /** In place of that, before. */
  readonly notYet: string;
  readonly allSame: string;
  /** With {n}. */
  readonly differ: string;
  /** Above the first that came out otherwise. */
  readonly first: string;
  /** With {recorded} and {made}. */
  readonly hashes: string;
  readonly stopped: string;
  readonly failed: string;
  /** Where the browser calculates no hashes, since the page came over a network without encryption. */
  readonly insecure: string;
  readonly noScript: string;
  /** Above the command that does the same. */
  readonly command: string;
  readonly commandText: string;
  /** What follows from it, and what does not. */
  readonly meaning: string;
}
