import { brotliDecompressSync } from 'node:zlib';
import { Lazy } from '../../base/lazy.js';
import type { Documents } from '../../pages/shell/documents.js';

/** The documents, unpacked for the first who asks. */
export const DOCUMENTS = new Lazy(async (): Promise<Documents> => JSON.parse(await documentsAsJson()));

/** The same as a file of a site has them. */
export async function documentsAsJson(): Promise<string> {
  const { default: packed } = await import('virtual:documents');
  return brotliDecompressSync(Buffer.from(packed, 'base64')).toString();
}
