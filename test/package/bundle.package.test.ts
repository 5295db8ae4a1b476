import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type OutputFile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import encoded from '../../src/base/ephemeris/series/nirayana-series.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/languages/locale/locales.js';
import { consumer } from '../support/processes.js';

const KILOBYTE = 1_000;

/**
 * The files that an application would load at its start, minified. What it imports when it is needed stands in others.
 */
async function bundled(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: consumer },
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    splitting: true,
    metafile: true,
    outdir: 'bundle',
    write: false,
    logLevel: 'error',
  });
  const loaded = new Set(
    Object.keys(metafile.outputs).filter((name) => metafile.outputs[name]?.entryPoint === '<stdin>'),
  );
  for (const name of loaded) {
    for (const { path, kind } of metafile.outputs[name]?.imports ?? []) if (kind !== 'dynamic-import') loaded.add(path);
  }
  const ends = [...loaded].map((name) => name.slice('bundle'.length));
  const files = outputFiles.filter(({ path }) => ends.some((end) => path.endsWith(end)));
  expect(files).toHaveLength(loaded.size);
  return files;
}

function textOf(files: readonly OutputFile[]): string {
  return files.map(({ text }) => text).join('\n');
}

const sizes = new Map<string, number>();

/** The rows of documents that tell sizes, by what is measured for each of their figures. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  '`sunSign`; `signCompatibility`': ['a tool on tables', 'another tool on tables'],
  'one tool with everything': ['one tool'],
  'the same by `calculateNamed`': ['one tool whose zone is named'],
  'the same by `calculateAtOffset`': ['one tool at an offset'],
  '`nirayana/sky`': ['the sky'],
  '`nirayana/places`': ['the search for places'],
  '`nirayana/charts`': ['the charts'],
  '`readDate`, `readTime`, `readAngle`, `readPlace`': ['what reads typed texts'],
  '`nirayana/ical`': ['the calendars'],
  'the whole handler': ['the handler'],
};
const READ_ROWS: typeof ROWS = {
  '`instantAtOffset`': ['an instant at an offset'],
  '`instantNamed`': ['an instant in a named zone'],
  '`instantOf`': ['an instant'],
};

describe('a bundle', () => {
  it.each([
    ['a tool on tables', "export { sunSign } from 'nirayana'", 25],
    ['a tool on tables by its own path', "export { sunSign } from 'nirayana/tools/sun-sign'", 25],
    ['another tool on tables', "export { signCompatibility } from 'nirayana'", 25],
    ['another tool on tables by its own path', "export { signCompatibility } from 'nirayana/tools/compatibility'", 25],
    ['one tool', "export { moonSign } from 'nirayana'", 151.5],
    ['one tool by its own path', "export { moonSign } from 'nirayana/tools/vedic-moon-sign-calculator'", 151.5],
    [
      'one tool whose zone is named',
      "import { calculateNamed, moonSignTool } from 'nirayana'; export const moon = (it) => calculateNamed(moonSignTool, it)",
      99,
    ],
    [
      'one tool at an offset',
      "import { calculateAtOffset, moonSignTool } from 'nirayana'; export const moon = (it) => calculateAtOffset(moonSignTool, it)",
      73.5,
    ],
    ['the whole day', "export { panchang } from 'nirayana'", 209.5],
    ['the search for places', "export { findPlaces } from 'nirayana/places'", 583],
    ['what reads typed texts', "export { readAngle, readDate, readPlace, readTime } from 'nirayana/read'", 9.2],
    ['an instant at an offset', "export { instantAtOffset } from 'nirayana/read'", 26.5],
    ['an instant in a named zone', "export { instantNamed } from 'nirayana/read'", 92.5],
    ['an instant', "export { instantOf } from 'nirayana/read'", 145],
    ['a tool and an instant', "export { moonSign, instantOf } from 'nirayana'", 152],
    ['a calendar', "export { vrataIcal } from 'nirayana/ical'", 17.5],
    ['the calendars', "export * from 'nirayana/ical'", 43.5],
    ['what calendars say in Hindi', "export { calendarWords } from 'nirayana/languages/hi'", 48],
    ['the charts', "export * from 'nirayana/charts'", 45],
    ['the signs in Hindi', "export { sign } from 'nirayana/languages/hi'", 0.5],
    ['the meanings in English', "export { meanings } from 'nirayana/languages/en'", 4],
    ['the meanings in Hindi', "export { meanings } from 'nirayana/languages/hi'", 5],
    ['the meanings in Ukrainian', "export { meanings } from 'nirayana/languages/uk'", 5],
    ['the sky', "export * from 'nirayana/sky'", 80],
    ['a full chart', "export { fullChart } from 'nirayana/sky'", 53],
    ['the handler', "export { createHandler } from 'nirayana/http'", 452],
  ])('of %s is within its budget', async (what, contents, kilobytes) => {
    const files = await bundled(contents);
    const size = files.reduce((sum, file) => sum + gzipSync(file.contents).length, 0);
    process.stdout.write(`A bundle of ${what} has ${Math.round(size / KILOBYTE)} kB.\n`);
    sizes.set(what, size / KILOBYTE);
    expect(size).toBeLessThan(kilobytes * KILOBYTE);
  });
});

it.each([
  ...Object.entries(ROWS).map(([label, whats]) => ['README.md', label, whats] as const),
  ...Object.entries(READ_ROWS).map(([label, whats]) => ['docs/read.md', label, whats] as const),
])('%s tells the size of %s', (document, label, whats) => {
  const row = readFileSync(document, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${label}`));
  const told = row?.split('|').at(-2)?.split(';').map(Number) ?? [];
  const out = whats.map((what, index) => Math.abs((sizes.get(what) ?? 0) - (told[index] ?? 0)));
  for (const [index, difference] of out.entries()) expect(difference).toBeLessThan(1 + (told[index] ?? 0) * 0.03);
});

/** What Hindi has: no language costs more than one and a half times of it. */
const IN_HINDI = 51.2;

/** A language whole: names, sentences of caveats, refusals, rules, kootas and results, meanings and charts. */
const WHOLE: { readonly [Of in LanguageCode]?: number } = {
  en: 42.1,
  uk: 53.1,
  ru: 53.1,
  hi: IN_HINDI,
  fr: 44.5,
  de: 44.5,
  es: 43.3,
};

it.each(LANGUAGE_CODES)('a language, whole, is within its budget in %s', async (locale) => {
  const files = await bundled(`export { ${locale} } from 'nirayana/languages/${locale}'`);
  const size = files.reduce((sum, file) => sum + gzipSync(file.contents).length, 0);
  process.stdout.write(`A bundle of the language ${locale} has ${Math.round(size / 100) / 10} kB.\n`);
  expect(size).toBeLessThan((WHOLE[locale] ?? 1.5 * IN_HINDI) * KILOBYTE);
});

it('a bundle of the words of one language has no other in it', async () => {
  const text = textOf(await bundled("export * from 'nirayana/languages/hi'"));
  expect(text).toContain('धनिष्ठा');
  for (const other of ['Дханішта', 'Стрелец', 'Wassermann', 'Verseau', 'Acuario']) expect(text).not.toContain(other);
  expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
});

it.each(['sunSign', 'signCompatibility'])(
  'a bundle of %s has neither the ephemeris nor the zones in it',
  async (name) => {
    const parts = [encoded.slice(0, 40), 'Europe/London'];
    const text = textOf(await bundled(`export { ${name} } from 'nirayana'`));
    for (const part of parts) expect(text).not.toContain(part);
    const whole = textOf(await bundled(`export * from 'nirayana'`));
    for (const part of parts) expect(whole).toContain(part);
  },
);

it('a bundle of a tool whose zone is named has the histories of zones in it, and no borders', async () => {
  const [border, history] = ['DE Europe/Berlin Europe/Busingen', 'Europe/London|'];
  const named = textOf(
    await bundled(
      "import { calculateNamed, moonSignTool } from 'nirayana'; console.log(calculateNamed(moonSignTool, globalThis.input))",
    ),
  );
  expect(named).toContain(history);
  expect(named).not.toContain(border);
  expect(textOf(await bundled("export { moonSign } from 'nirayana'"))).toContain(border);
});

it.each(['moonSignTool', 'birthChartTool', 'sadeSatiTool', 'vedicCompatibilityTool'])(
  'a bundle of %s at an offset has neither borders, nor histories, nor old clocks of cities in it',
  async (tool) => {
    const parts = ['DE Europe/Berlin Europe/Busingen', 'Europe/London|', 'America/Chicago'];
    const whole = textOf(await bundled(`export { calculate, ${tool} } from 'nirayana'`));
    for (const part of parts) expect(whole).toContain(part);
    const code = `import { calculateAtOffset, ${tool} } from 'nirayana'; console.log(calculateAtOffset(${tool}, globalThis.input))`;
    const text = textOf(await bundled(code));
    for (const part of parts) expect(text).not.toContain(part);
  },
);
