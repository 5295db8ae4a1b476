import { constants } from 'node:os';
import { getSystemErrorMap } from 'node:util';

/** Why a batch does not run, or not to its end, in a sentence for whoever runs it. */
export class BatchRefusal extends Error {
  override readonly name: string = 'BatchRefusal';
}

/** Why a table cannot be read. It has to be another one first. */
export class TableRefusal extends BatchRefusal {
  override readonly name = 'TableRefusal';
}

/** A refusal for a database that has failed. */
export function databaseRefusal(error: unknown): BatchRefusal {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  return new BatchRefusal(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause: error });
}

/** What the system says of an error, such as `no such file or directory`. */
export function systemReason(error: unknown): string {
  const { errno, message } = error as NodeJS.ErrnoException;
  if (errno === undefined) return message;
  if (errno === -constants.errno.EDQUOT) return 'disk quota exceeded';
  return getSystemErrorMap().get(errno)?.[1] ?? message;
}
