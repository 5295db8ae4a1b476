import { isPlainLine } from '../../jobs/keys.js';
import { UsageError } from './settings.js';

const LONGEST_NAME = 200;

/**
 * What `--name` gives to an account or a key.
 *
 * @throws UsageError for a name that no list could show
 */
export function plainName(text: string): string {
  const name = text.trim();
  if (name === '' || [...name.slice(0, 2 * LONGEST_NAME + 1)].length > LONGEST_NAME) {
    throw new UsageError(`--name must have 1 to ${LONGEST_NAME} characters.`);
  }
  if (!isPlainLine(name)) throw new UsageError('--name must be one line of plain text.');
  return name;
}
