import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printed } from '../../../src/service/cli/chromium.js';
import { chromiumPath } from '../../browser/chromium.js';
import { ownTexts } from '../../pages/visible.js';
import { commandLine } from '../../support/command-line.js';
import { PAGE_WORDS } from '../../support/page-words.js';

const BORN = ['--birth-date', '1990-05-17', '--birth-time', '10:20', '--latitude', '28.6139', '--longitude', '77.209'];
const PATH = { PATH: process.env['PATH'] };

describe('nirayana kundli', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kundli-test-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (more: readonly string[], variables: Readonly<Record<string, string | undefined>> = PATH) =>
    commandLine(['kundli', ...BORN, ...more], { variables });

  it('says that it needs a file, and what it takes', async () => {
    const { code, errors } = await run([]);
    expect([code, errors]).toEqual([2, 'nirayana: kundli needs the file to write: --pdf kundli.pdf.\n']);
    const help = await commandLine('kundli --help');
    for (const flag of ['--pdf', '--birth-date', '--place', '--ayanamsha', '--chromium', '--language']) {
      expect(help.output).toContain(flag);
    }
  });

  it('says clearly that there is no browser, and which names it looked for', async () => {
    const pdf = join(folder, 'none.pdf');
    const none = await run(['--pdf', pdf], { PATH: folder });
    expect(none.code).toBe(2);
    expect(none.errors).toContain('A PDF needs an installed Chromium, and none was found');
    expect(none.errors).toContain('chromium, chromium-browser, chromium-headless-shell, google-chrome');
    const named = await run(['--pdf', pdf, '--chromium', '/no/such/browser']);
    expect([named.code, named.errors]).toEqual([2, 'nirayana: --chromium names no program: "/no/such/browser".\n']);
    expect(existsSync(pdf)).toBe(false);
  });

  it('tells what a browser says that prints nothing, and leaves nothing behind', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('nirayana-kundli-'));
    const { code, errors } = await run(['--pdf', join(folder, 'false.pdf')], { ...PATH, CHROMIUM: 'false' });
    expect([code, errors]).toEqual([1, 'nirayana: The browser printed nothing (exit 1): \n']);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('nirayana-kundli-'))).toEqual(before);
  });

  it('says that a browser took too long, though it ends in good order', async () => {
    const slow = join(folder, 'slow');
    writeFileSync(slow, '#!/bin/sh\ntrap "exit 0" TERM\nwhile :; do sleep 0.05; done\n', { mode: 0o755 });
    const named = { chromium: slow, page: slow, profile: folder, pdf: join(folder, 'slow.pdf'), longest: 200 };
    await expect(printed(named)).rejects.toThrow('The browser took longer than 0.2 s and was ended.');
  });

  it('refuses a birth that is none, field by field', async () => {
    const line = ['--pdf', join(folder, 'x.pdf'), '--date', '1990-13-17'];
    const { code, errors } = await run(line, { ...PATH, CHROMIUM: 'true' });
    expect(code).toBe(1);
    expect(errors).toContain('date: 1990-13-17 is not a day of the calendar.');
  });

  it('says that a language has no digits of its own to choose', async () => {
    const line = ['--pdf', join(folder, 'x.pdf'), '--language', 'ta', '--digits', 'native'];
    const { code, errors } = await run(line, { ...PATH, CHROMIUM: 'true' });
    expect([code, errors]).toEqual([2, 'nirayana: --digits native: pages in ta have Latin digits alone.\n']);
  });

  it('says why a birth that a tool takes has no page', async () => {
    const line = ['--pdf', join(folder, 'x.pdf'), '--time', '23:59:30'];
    const { code, errors } = await run(line, { ...PATH, CHROMIUM: 'true' });
    expect([code, errors]).toEqual([1, 'nirayana: time: Leave the seconds out: a birth is reckoned to the minute.\n']);
  });

  it.each(['hi', 'bn'] as const)('gives the browser a booklet in the digits of the script in %s', async (locale) => {
    const [copies, copy] = [join(folder, 'copies'), join(folder, `${locale}.html`)];
    const keeps = `case $each in --print-to-pdf=*) : > "\${each#--print-to-pdf=}";; file:*) cp "\${each#file://}" '${copy}';; esac`;
    writeFileSync(copies, `#!/bin/sh\nfor each; do ${keeps}; done\n`, { mode: 0o755 });
    const printedIn = async (digits: string) => {
      const line = ['--pdf', join(folder, 'copied.pdf'), '--language', locale, '--digits', digits];
      expect((await run(line, { ...PATH, CHROMIUM: copies })).code).toBe(0);
      return [...ownTexts(/<main.*<\/main>/s.exec(readFileSync(copy, 'utf8'))?.[0] ?? '', locale)];
    };
    const [native, latin] = [await printedIn('native'), await printedIn('latin')];
    expect(readFileSync(copy, 'utf8'), 'an address that leads nowhere').not.toMatch(/>[^<]*kundli\.invalid/);
    // D9 is the name of a chart, and A4 that of a sheet.
    expect(native.filter((text) => /(?<![A-Za-z\d])\d/.test(text))).toEqual([]);
    expect(native.filter((text) => /[०-९০-৯]/.test(text)).length).toBeGreaterThan(200);
    const { native: digits = '' } = PAGE_WORDS[locale].format.digits ?? {};
    expect(native.map((text) => text.replaceAll(/[०-९০-৯]/g, (digit) => String(digits.indexOf(digit))))).toEqual(latin);
  });

  it.skipIf(chromiumPath() === undefined)('writes as many pages as it has sheets', { timeout: 120_000 }, async () => {
    const pdf = join(folder, 'asha.pdf');
    const line = [
      '--pdf',
      pdf,
      '--name',
      'Asha',
      '--language',
      'hi',
      '--style',
      'south',
      '--ayanamsha',
      'raman',
      '--digits',
      'native',
    ];
    const { code, errors } = await run(line, { ...PATH, CHROMIUM: chromiumPath() });
    expect([code, errors]).toEqual([0, expect.stringMatching(/asha\.pdf, (\d+) sheets\n$/)]);
    const sheets = Number(/(\d+) sheets/.exec(errors)?.[1]);
    const written = readFileSync(pdf).toString('latin1');
    expect(written.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(sheets);
    expect(sheets).toBeGreaterThan(8);
    // A4, in points.
    expect(new Set(written.match(/\/MediaBox\s*\[[^\]]*\]/g))).toHaveProperty('size', 1);
    expect(written).toMatch(/\/MediaBox\s*\[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
  });
});
