import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test as setup } from '@playwright/test';
import { FOLDER, ORIGIN, ROOT } from './files.js';

setup('the site of files is written', () => {
  rmSync(FOLDER, { recursive: true, force: true });
  const options = ['site', '--out', FOLDER, '--base-url', ORIGIN + ROOT];
  const { status, stderr } = spawnSync(process.execPath, [resolve('dist/bin.js'), ...options]);
  expect(status, String(stderr)).toBe(0);
});
