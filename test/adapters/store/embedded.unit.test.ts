import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbedded } from '../../../src/adapters/store/embedded.js';

it('a store that was copied in part is named in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nirayana-embedded-'));
  try {
    writeFileSync(join(folder, 'PG_VERSION'), '17\n');
    await expect(openEmbedded(folder)).rejects.toThrow(
      `The store in ${folder} cannot be opened: it is damaged, or not whole. Import a backup elsewhere.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
