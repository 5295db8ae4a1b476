import type { VerifyWords } from '../../languages/pages/site/verify-words.js';

type Kind = keyof VerifyWords['kinds'];

/** What came out with other bytes than those that are recorded. */
export interface Otherwise {
  readonly kind: Kind;
  readonly name: string;
}

/** What the thread that verifies tells its page. */
export type VerifyMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  | {
      readonly kind: 'verified';
      readonly compared: Readonly<Record<Kind, number>>;
      /** All of them by name: where a browser is broken, their texts would be megabytes. */
      readonly others: readonly Otherwise[];
      /** What was made in place of the first. */
      readonly first?: { readonly made: string; readonly recordedHash: string; readonly madeHash: string };
    }
  | { readonly kind: 'failed'; readonly why: string };
