import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import * as nodeHttp from 'node:http';
import * as nodeOs from 'node:os';
import * as nodePath from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as charts from '../src/entries/charts.js';
import * as http from '../src/entries/http.js';
import * as ical from '../src/entries/ical.js';
import * as library from '../src/entries/index.js';
import * as jobs from '../src/entries/jobs.js';
import * as languages from '../src/entries/languages.js';
import * as mcp from '../src/entries/mcp.js';
import * as node from '../src/entries/node.js';
import * as places from '../src/entries/places.js';
import * as read from '../src/entries/read.js';
import * as sky from '../src/entries/sky.js';
import * as sweph from '../src/entries/sweph.js';
import * as swisseph from '../src/entries/swisseph.js';
import * as verify from '../src/entries/verify.js';
import { pagesIn } from '../src/languages/list.js';
import { LANGUAGE_CODES, type LanguageCode } from '../src/languages/locale/locales.js';
import { asserting, examplesIn } from './support/examples.js';
import { ANY_LANGUAGE, LANGUAGES } from './support/languages.js';

const readme = readFileSync('README.md', 'utf8');

describe('the table of calculators in the README', () => {
  const rows = [...readme.matchAll(/^\| `([\w-]+)` \| `(\w+)` \| /gm)].map(([, slug, name]) => ({ slug, name }));

  it('has each tool once', () => {
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(library.allTools.map(({ slug }) => slug).toSorted());
  });

  it('names the function of each', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    const functions = new Map<string, unknown>(Object.entries(library));
    const wrong = rows.filter(({ slug, name }) => {
      const tool = library.allTools.find((one) => one.slug === slug) as library.AnyTool;
      const call = functions.get(name as string);
      if (typeof call !== 'function') return true;
      const envelope = library.runTool(tool, tool.example, {
        now,
        environment: ANY_LANGUAGE,
      }) as library.SuccessEnvelope<never, never>;
      return !isDeepStrictEqual(call(tool.example, { now, ...ANY_LANGUAGE }).result, envelope.result);
    });
    expect(wrong).toEqual([]);
  });
});

/** What calendars and placements say, as a language has it beside itself. */
const WORDS_BESIDE = new Map(
  await Promise.all(
    LANGUAGE_CODES.map(
      async (code) =>
        [
          code,
          {
            calendarWords: (await import(`../src/languages/${code}/ical.ts`)).calendarWords,
            placements: (await pagesIn(code)).placements,
          },
        ] as const,
    ),
  ),
);

describe('the examples in the doc comments', () => {
  const entries = {
    nirayana: library,
    'nirayana/charts': charts,
    'nirayana/http': http,
    'nirayana/ical': ical,
    'nirayana/jobs': jobs,
    'nirayana/languages': languages,
    'nirayana/mcp': mcp,
    'nirayana/node': node,
    'nirayana/places': places,
    'nirayana/read': read,
    'nirayana/sky': sky,
    'nirayana/sweph': sweph,
    'nirayana/swisseph': swisseph,
    'nirayana/verify': verify,
  };
  const modules = new Map<string, object>(
    Object.entries({
      ...entries,
      ...Object.fromEntries(
        Object.entries(LANGUAGES).map(([code, language]) => [
          `nirayana/languages/${code}`,
          { [code]: language, ...WORDS_BESIDE.get(code as LanguageCode) },
        ]),
      ),
      'node:assert': assert,
      'node:http': nodeHttp,
      'node:os': nodeOs,
      'node:path': nodePath,
    }),
  );
  const examples = examplesIn('src');
  const AsyncFunction = (async () => {}).constructor as new (...source: string[]) => (...given: unknown[]) => unknown;

  it.each(Object.entries(entries))('show every function and class of %s', (_, entry) => {
    const shown = new Set(examples.map(({ of }) => of));
    const exported = Object.entries(entry).filter(([, value]) => typeof value === 'function');
    expect(exported.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
  });

  /** A module as CommonJS has one with a default export. */
  const required = (name: string) => {
    const module = modules.get(name);
    return module && name.startsWith('nirayana') && 'default' in module ? { __esModule: true, ...module } : module;
  };

  it('are true', { timeout: 300_000 }, async () => {
    expect(examples.length).toBeGreaterThan(100);
    const untrue = [];
    for (const { file, line, of, code } of examples) {
      try {
        assert(code.includes('// =>'), 'It shows no value.');
        const run = new AsyncFunction('require', 'exports', asserting(code, ts.ModuleKind.CommonJS));
        await run(required, {});
      } catch (error) {
        untrue.push(`${file}, line ${line}: the example of ${of}: ${error}`);
      }
    }
    expect(untrue).toEqual([]);
  });
});
