import type { Row } from './database.js';
import { OperatorError } from './operator-error.js';

/** What a thread is started with. */
export interface ThreadData {
  readonly folder: string;
}

/** A statement for the thread; without values a script. */
export interface Statement {
  readonly id: number;
  readonly sql: string;
  readonly values?: readonly unknown[] | undefined;
}

/** What came of it. The number 0 is that of the end. */
export type Told = { readonly id: number } & ({ readonly rows: readonly Row[] } | { readonly failure: Failure });

/** An error as it goes from one thread to another, which lose the class and the properties of one. */
export interface Failure {
  readonly message: string;
  readonly stack: string | undefined;
  readonly isForOperator: boolean;
  /** What PostgreSQL and the system say beside it. */
  readonly code?: string;
  readonly detail?: string;
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, isForOperator: false };
  const { message, stack, code, detail } = error as Error & { readonly code?: unknown; readonly detail?: unknown };
  return {
    message,
    stack,
    isForOperator: error instanceof OperatorError,
    ...(typeof code === 'string' && { code }),
    ...(typeof detail === 'string' && { detail }),
  };
}

export function errorOf({ message, stack, isForOperator, ...more }: Failure): Error {
  const error = isForOperator ? new OperatorError(message) : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return Object.assign(error, more);
}
