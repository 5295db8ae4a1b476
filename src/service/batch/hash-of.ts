import { createHash, type Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

const BLOCK_BYTES = 1024 * 1024;

/** The SHA-256 of the first bytes of a file, to be gone on with. */
export async function hashOf(file: FileHandle, size: number): Promise<Hash> {
  const hash = createHash('sha256');
  const block = Buffer.alloc(Math.min(size, BLOCK_BYTES));
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(block, 0, Math.min(block.length, size - at), at);
    if (bytesRead === 0) break;
    hash.update(block.subarray(0, bytesRead));
    at += bytesRead;
  }
  return hash;
}
