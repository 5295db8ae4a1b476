import { createRequire } from 'node:module';
import { OperatorError } from './operator-error.js';

const require = createRequire(import.meta.url);

/**
 * An optional package in CommonJS: what could not be read is tried again, as an `import` never is.
 *
 * @throws Error that says what to install, where it is missing
 */
export function required<T>(name: string): T {
  try {
    return require(name) as T;
  } catch (error) {
    throw told(name, error);
  }
}

/**
 * An optional package.
 *
 * @throws Error that says what to install, where it is missing
 */
export async function peer<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw told(name, error);
  }
}

function told(name: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!/^(?:ERR_)?MODULE_NOT_FOUND$/.test(code)) return error;
  const missing = [name, ...NEEDED.filter((other) => other !== name && isMissing(other))];
  const one = `The package ${name} is not installed. Install it`;
  const more = `The packages ${missing.slice(0, -1).join(', ')} and ${missing.at(-1)} are not installed. Install them`;
  return new OperatorError(`${missing.length === 1 ? one : more} with: npm install ${missing.join(' ')}`, {
    cause: error,
  });
}

/** What a store of either kind needs: who installs one package is not to learn of the next one by the next start. */
const NEEDED = ['pg', 'pg-boss'];

function isMissing(name: string): boolean {
  try {
    require.resolve(name);
    return false;
  } catch {
    return true;
  }
}
