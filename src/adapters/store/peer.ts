import { OperatorError } from './operator-error.js';
/**
 * An optional package.
 *
 * @throws Error that says what to install, where it is missing
 */
export async function peer<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new OperatorError(`The package ${name} is not installed. Install it with: npm install ${name}`, {
      cause: error,
    });
  }
}
