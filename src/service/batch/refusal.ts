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

/** What the system says of an error, such as `no such file or directory`. */
export function systemReason(error: unknown): string {
  const { errno, message } = error as NodeJS.ErrnoException;
  if (errno === undefined) return message;
  if (errno === -constants.errno.EDQUOT) return 'disk quota exceeded';
  return getSystemErrorMap().get(errno)?.[1] ?? message;
}
