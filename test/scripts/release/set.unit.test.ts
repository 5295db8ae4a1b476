import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changelogFaults, released, sectionOf } from '../../../scripts/release/changelog.js';
import { isAddress, missingFields, UNNAMED } from '../../../scripts/release/fields.js';
import type { PackageJson } from '../../../scripts/release/package-json.js';
import { type ReleaseFiles, setForRelease, starterFor } from '../../../scripts/release/set.js';

const read = (path: string) => readFileSync(path, 'utf8');

/** The files as they are before anything is named: here it may have been, and the next release is to be made. */
const FILES: ReleaseFiles = {
  'package.json': read('package.json').replaceAll(/^ {2}"(?:repository|homepage|bugs)": (?:\{[^}]*\}|.*),\n/gm, ''),
  'CHANGELOG.md': read('CHANGELOG.md').replace('## Unreleased\n', () => '## Unreleased\n\n- Something new.\n'),
  'SECURITY.md': read('SECURITY.md').replace(/(?<=not in a public issue: ).*?(?=\. Say what)/, () => UNNAMED),
};
const DAY = '2027-01-31';
const SAID = {
  version: '99.0.0',
  repository: 'https://example.org/nirayana.git',
  homepage: 'https://example.org/nirayana',
  bugs: 'https://example.org/nirayana/issues',
  security: 'mailto:security@example.org',
};
const parsed = (files: ReleaseFiles) => JSON.parse(files['package.json']) as PackageJson;

describe('what the owner names', () => {
  it('is asked for, one sentence a field', () => {
    const asked = missingFields(parsed(FILES), FILES['SECURITY.md']);
    expect(asked.map((line) => line.split(' ', 1)[0])).toEqual(['repository', 'homepage', 'bugs', 'security']);
    expect(
      asked.every((line) => /^\w+ is not named: .*\(npm run release -- --set --\w+ <address>\)\.$/.test(line)),
    ).toBe(true);
  });

  it('is put into the files, and nothing else moves in them', () => {
    const made = setForRelease(FILES, SAID, DAY);
    expect(missingFields(parsed(made), made['SECURITY.md'])).toEqual([]);
    expect(changelogFaults(made['CHANGELOG.md'], '99.0.0')).toEqual([]);
    const { version, repository, homepage, bugs, ...rest } = parsed(made);
    const { version: _, repository: __, homepage: ___, bugs: ____, ...before } = parsed(FILES);
    expect(rest).toEqual(before);
    expect([version, repository, homepage, bugs]).toEqual([
      '99.0.0',
      { type: 'git', url: 'git+https://example.org/nirayana.git' },
      SAID.homepage,
      SAID.bugs,
    ]);
    // The commit of a release has to pass the checks too, and so does the way to the next one.
    expect(made['package.json']).toContain('  "repository": {\n    "type": "git",\n    "url": "git+https');
    expect(made['SECURITY.md']).toContain('not in a public issue: mailto:security@example.org.');
    expect(sectionOf(made['CHANGELOG.md'], '99.0.0')).toBe(sectionOf(FILES['CHANGELOG.md'], 'Unreleased'));
  });

  it.each(readdirSync('recipes/starters'))('is the version that the application %s asks for', (name) => {
    const starter = read(`recipes/starters/${name}/package.json`);
    // A range that began before a major version would leave it out.
    expect(starterFor(starter, parsed(FILES).version)).toBe(starter);
    expect(starterFor(starter, '99.0.0')).toContain('"nirayana": "^99.0.0"');
  });

  it.each([
    [{ version: '1.0' }, '--version takes a version such as 1.0.0.'],
    [{ version: '0.0.1' }, `0.0.1 does not come after ${parsed(FILES).version}.`],
    [{ repository: 'example/nirayana' }, '--repository takes an address that begins with https://.'],
    [{ security: 'the owner' }, '--security takes an address that begins with https:// or mailto:.'],
  ])('is refused in a sentence: %j', (said, message) => {
    // A release that was made with it would have to be taken back.
    expect(() => setForRelease(FILES, said, DAY)).toThrow(message);
  });

  it('is named once', () => {
    const made = setForRelease(FILES, SAID, DAY);
    // What a package was published with is not changed by the way.
    expect(() => setForRelease(made, { bugs: SAID.bugs }, DAY)).toThrow('package.json has a bugs already.');
  });

  it('is an address of its kind', () => {
    expect(isAddress('git+https://example.org/a.git', 'repository')).toBe(true);
    expect(['http://example.org', 'https://localhost', 'example.org'].some((value) => isAddress(value, 'bugs'))).toBe(
      false,
    );
    expect([isAddress('mailto:a@example.org', 'bugs'), isAddress('mailto:nobody', 'security')]).toEqual([false, false]);
  });
});

describe('the changelog of a release', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.0.0, 2026-01-01\n\n- Old.\n';

  it('has what was not released, and a place for what comes', () => {
    const after = released(changelog, '1.1.0', DAY);
    expect([sectionOf(after, 'Unreleased'), sectionOf(after, '1.1.0'), sectionOf(after, '1.0.0')]).toEqual([
      '',
      '- New.',
      '- Old.',
    ]);
    expect(sectionOf(after, '1.1')).toBeUndefined();
  });

  it('is told what it lacks', () => {
    expect(changelogFaults(changelog, '1.1.0')).toEqual(['CHANGELOG.md has no section "## 1.1.0, <date>".']);
    expect(changelogFaults(changelog, '1.0.0')).toEqual([
      'CHANGELOG.md tells of what is "Unreleased", which 1.0.0 would have.',
    ]);
    expect(changelogFaults('## 1.0.0, 2026-01-01\n', '1.0.0')).toEqual(['CHANGELOG.md tells nothing of 1.0.0.']);
    // A release without a word, or twice, is none.
    expect(() => released('## Unreleased\n', '1.1.0', DAY)).toThrow('tells nothing');
    expect(() => released(changelog, '1.0.0', DAY)).toThrow('has a section on 1.0.0 already');
  });
});
