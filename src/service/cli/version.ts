import { createRequire } from 'node:module';

/** The version of the package. Apart, so that whoever asks for it alone loads nothing else. */
export function packageVersion(): string {
  const { version } = createRequire(import.meta.url)('nirayana/package.json') as { version: string };
  return version;
}
