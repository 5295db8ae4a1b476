import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { inputsOf, licencesText, packagesOf } from '../../../scripts/release/licences.js';
import { type Bom, shippedBom } from '../../../scripts/release/sbom.js';
import { BESIDE, faultsOf, licencesNamed } from '../../../scripts/release/tarball.js';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'nirayana-release-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const ONE = { name: 'one', version: '1.0.0', licence: 'MIT', text: 'The text of one.' };

describe('the licences of what is taken in', () => {
  const folder = () =>
    folderOf({
      'node_modules/one/package.json': '{"name":"one","version":"1.0.0","license":"MIT"}',
      'node_modules/one/LICENSE.md': 'The text of one.\n',
      'node_modules/one/NOTICE': 'A notice.\n',
      'node_modules/one/index.js':
        '//#region ../../node_modules/.pnpm/content-type@1/node_modules/content-type/index.js\n',
      'node_modules/@a/two/package.json': '{"name":"@a/two","version":"2.0.0","license":"MIT"}',
      'node_modules/@a/two/index.js': '',
      'node_modules/three/package.json': '{"name":"three","version":"3.0.0","license":"MIT"}',
      'node_modules/three/license': 'The text of three.',
      'node_modules/three/index.js': '//#region node_modules/four/index.js\n',
    });

  it('are those of the packages of which something was written, with what came within them', () => {
    const at = folder();
    const file = `${at}/node_modules/one/index.js`;
    const inputs = {
      [file]: { bytesInOutput: 3 },
      'node_modules/none/a.js': { bytesInOutput: 0 },
      'src/a.ts': { bytesInOutput: 9 },
    };
    const files = inputsOf({ inputs: {}, outputs: { 'dist/a.js': { bytes: 12, inputs, imports: [], exports: [] } } });
    expect(files).toEqual([file, 'src/a.ts']);
    const taken = packagesOf(files);
    expect(taken.map(({ name, version, licence }) => [name, version, licence])).toEqual([
      ['content-type', '', 'MIT'],
      ['one', '1.0.0', 'MIT'],
    ]);
    expect(taken[1]?.text).toBe('The text of one.\n\nA notice.');
    expect(taken[0]?.text).toContain('Douglas Christopher Wilson');
  });

  it('end the build where there is none', () => {
    const at = folder();
    // Who ships a package owes the text of its licence.
    expect(() => packagesOf([`${at}/node_modules/@a/two/index.js`])).toThrow(
      '@a/two, of which something is in the build',
    );
    expect(() => packagesOf([`${at}/node_modules/three/index.js`])).toThrow('four is within a package of the build');
  });
});

/** A package without a fault. */
const whole = (): Record<string, string> => ({
  ...Object.fromEntries(BESIDE.map((path) => [path, 'text'])),
  'package.json': JSON.stringify({
    name: 'nirayana',
    version: '1.0.0',
    bin: { nirayana: './dist/bin.js' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './tools/*': { types: './dist/tools/*.d.ts' },
    },
  }),
  'dist/bin.js': '#!/usr/bin/env node\n',
  'dist/index.js': '',
  'dist/index.d.ts': '',
  'dist/tools/sun-sign.d.ts': '',
  'dist/THIRD-PARTY-LICENSES.txt': licencesText([ONE, { ...ONE, name: 'two', version: '' }]),
});

const faults = (files: Readonly<Record<string, string>>, packed = 1000) =>
  faultsOf({ folder: folderOf(files), packed });

describe('the package, looked at', () => {
  it('has no fault where it is whole', () => {
    expect(faults(whole())).toEqual([]);
  });

  it.each([
    ['a source of a test', { 'dist/a.test.ts': '' }, 'dist/a.test.ts is of a kind'],
    ['golden answers', { 'golden/expected/a.json': '' }, 'golden/expected/a.json is of a kind'],
    ['a map', { 'dist/index.js.map': '' }, 'dist/index.js.map is of a kind'],
    ['a way to a map', { 'dist/index.js': 'a;\n//# sourceMappingURL=index.js.map\n' }, 'dist/index.js leads to a map'],
    [
      'a command that is none',
      { 'dist/bin.js': 'start()' },
      'The command nirayana is no program of Node: dist/bin.js.',
    ],
    [
      'a licence without a text',
      { 'dist/THIRD-PARTY-LICENSES.txt': 'Head.\n\none 1.0.0, MIT\n' },
      'has no text of one 1.0.0, MIT.',
    ],
    ['no licences', { 'dist/THIRD-PARTY-LICENSES.txt': '' }, 'names no package.'],
  ])('tells of %s', (_, files, sentence) => {
    expect(faults({ ...whole(), ...files })).toEqual([expect.stringContaining(sentence)]);
  });

  it('tells of what is missing and of what is too heavy', () => {
    const { 'dist/index.d.ts': _, 'dist/tools/sun-sign.d.ts': __, 'SECURITY.md': ___, ...rest } = whole();
    expect(faults(rest, 9_000_000)).toEqual([
      'SECURITY.md is missing.',
      'The package has 9000000 bytes packed, more than 6500000.',
      'dist/index.d.ts is exported and is not there.',
      'dist/tools/*.d.ts is exported and is not there.',
    ]);
  });

  it('tells what it has of others', () => {
    expect(licencesNamed(folderOf(whole()))).toEqual([
      { name: 'one', version: '1.0.0', licence: 'MIT' },
      { name: 'two', version: '', licence: 'MIT' },
    ]);
  });
});

describe('the bill of materials', () => {
  const component = (name: string) => ({
    'bom-ref': `${name}@1.0.0`,
    name,
    version: '1.0.0',
    properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
  });
  const bom: Bom = {
    metadata: { component: { 'bom-ref': 'nirayana@1.0.0', name: 'a-folder' } },
    components: [component('one'), component('two'), component('tool')],
    dependencies: [
      { ref: 'nirayana@1.0.0', dependsOn: ['tool@1.0.0'] },
      { ref: 'one@1.0.0', dependsOn: ['two@1.0.0', 'tool@1.0.0'] },
      { ref: 'two@1.0.0' },
    ],
  };

  it('has what ships and nothing else', () => {
    const shipped = [ONE, { name: 'two', version: '1.0.0' }, { name: 'within', version: '', licence: 'MIT' }];
    const made = shippedBom(bom, 'nirayana', shipped);
    expect(made.metadata.component.name).toBe('nirayana');
    expect(made.components.map((one) => [one['bom-ref'], one.properties])).toEqual([
      ['one@1.0.0', []],
      ['two@1.0.0', []],
      ['within', undefined],
    ]);
    expect(made.dependencies).toEqual([
      { ref: 'nirayana@1.0.0', dependsOn: ['one@1.0.0', 'two@1.0.0', 'within'] },
      { ref: 'one@1.0.0', dependsOn: ['two@1.0.0'] },
      { ref: 'two@1.0.0', dependsOn: [] },
      { ref: 'within', dependsOn: [] },
    ]);
  });

  it('has what an installed package brings with it, which of one in the build is taken or not', () => {
    const made = shippedBom(
      {
        ...bom,
        components: ['one', 'two', 'tool', 'brought', 'further'].map(component),
        dependencies: [
          { ref: 'one@1.0.0', dependsOn: ['tool@1.0.0'] },
          { ref: 'two@1.0.0', dependsOn: ['brought@1.0.0'] },
          { ref: 'brought@1.0.0', dependsOn: ['further@1.0.0', 'two@1.0.0'] },
        ],
      },
      'nirayana',
      [ONE, { name: 'two', version: '1.0.0' }],
    );
    expect(made.components.map((one) => one['bom-ref'])).toEqual([
      'one@1.0.0',
      'two@1.0.0',
      'brought@1.0.0',
      'further@1.0.0',
    ]);
    expect(made.dependencies).toEqual([
      { ref: 'nirayana@1.0.0', dependsOn: ['one@1.0.0', 'two@1.0.0'] },
      { ref: 'one@1.0.0', dependsOn: [] },
      { ref: 'two@1.0.0', dependsOn: ['brought@1.0.0'] },
      { ref: 'brought@1.0.0', dependsOn: ['further@1.0.0', 'two@1.0.0'] },
      { ref: 'further@1.0.0', dependsOn: [] },
    ]);
  });

  it('is refused where npm does not know what ships', () => {
    // A bill that leaves something out is worse than none.
    expect(() => shippedBom(bom, 'nirayana', [{ name: 'three', version: '1.0.0' }])).toThrow(
      'npm sbom does not tell of three 1.0.0.',
    );
  });
});
