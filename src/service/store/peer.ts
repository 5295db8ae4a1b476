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
  return new OperatorError(`The package ${name} is not installed. Install it with: npm install ${name}`, {
    cause: error,
  });
}
