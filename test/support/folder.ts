import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** An empty folder that is gone after the tests of the file, or of the block that makes it. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nirayana-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);
  return folder;
}
