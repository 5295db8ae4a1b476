import type { Statements } from '../database.js';

/** A step that takes the tables of an older version of the program to those of a newer one. Its name never changes. */
export interface Migration {
  readonly name: string;
  readonly up: (statements: Statements) => Promise<void>;
}
