import { createHash } from 'node:crypto';

/** What is kept of a secret that was made at random, and of names that need not be read. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
