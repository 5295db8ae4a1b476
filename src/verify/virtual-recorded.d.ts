/** What is recorded in golden/, by hashes, made when the code is built (scripts/recorded-hashes.ts). */
declare module 'virtual:recorded' {
  /** A golden case of a tool: its name, the first half of the SHA-256 of its answer in hexadecimal, and what it is asked. */
  export type RecordedCase = readonly [name: string, hash: string, input: object, options?: object];

  export interface Recorded {
    /** The cases of each tool, by its slug. */
    readonly answers: Readonly<Record<string, readonly RecordedCase[]>>;
    /** The hash of each drawing. */
    readonly charts: Readonly<Record<string, string>>;
    /** The hash of all that the interpreter says of its examples, by language. */
    readonly interpretations: Readonly<Record<string, string>>;
  }

  const recorded: Recorded;
  export default recorded;
}
