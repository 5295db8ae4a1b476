import { describe, expect, it } from 'vitest';
import type { ToldCaveat } from '../../../src/base/input/caveats.js';
import { createHandler } from '../../../src/entries/http.js';
import { type AnyTool, allTools, runTool, type SuccessEnvelope } from '../../../src/entries/index.js';
import { LOCALES, type Locale, say } from '../../../src/entries/languages.js';
import { pagesIn } from '../../../src/languages/list.js';
import { caveatMessage } from '../../../src/languages/words/caveats/caveat-message.js';
import type { WordedTool } from '../../../src/languages/words/disclaimers.js';
import { calculated } from '../../../src/service/mcp/calculation.js';
import { calculateChunk } from '../../../src/service/threads/calculate-chunk.js';
import { commandLine } from '../../support/command-line.js';
import { ANY_LANGUAGE, LANGUAGES } from '../../support/languages.js';

const NOW = '2026-01-01T00:00:00Z';
const TIMING = allTools.filter(({ inputSchema }) => 'locale' in inputSchema.properties);

/** The ways to an answer, each with an input that names its own language and nothing beside it. */
const WAYS: Readonly<Record<string, (slug: string, input: object) => Promise<unknown>>> = {
  HTTP: async (slug, input) => {
    const headers = { 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(input) };
    return (await createHandler()(new Request(`https://a.example/api/public/tools/${slug}`, request))).json();
  },
  'an AI client': (slug, input) => calculated(toolOf(slug), { ...input }, { now: new Date(NOW) }),
  'the command line': async (slug, input) => {
    const { output } = await commandLine(['calc', slug, JSON.stringify(input)]);
    return JSON.parse(output);
  },
  'a batch': async (slug, input) => {
    const calculation = { tool: slug, now: Date.parse(NOW), conventions: {}, baseUrl: '' };
    const bytes = new TextEncoder().encode(`${JSON.stringify(input)}\n`);
    const { bytes: told } = await calculateChunk(calculation, {
      bytes,
      count: 1,
      refused: new Map(),
      births: new Map(),
    });
    return JSON.parse(new TextDecoder().decode(told));
  },
  'the library': async (slug, input) => runTool(toolOf(slug), input, { now: new Date(NOW), environment: ANY_LANGUAGE }),
};

function toolOf(slug: string) {
  return allTools.find((tool) => tool.slug === slug) as AnyTool;
}

/** The same in a language; English is that of programs. */
async function worded({ slug, disclaimer }: AnyTool, caveats: readonly ToldCaveat[], locale: Locale) {
  if (locale === 'en') return { messages: caveats.map((caveat) => caveatMessage(undefined, caveat)), disclaimer };
  const { tools } = await pagesIn(locale);
  const messages = caveats.map((caveat) => say(caveat, LANGUAGES[locale]));
  return { messages, disclaimer: tools[slug as WordedTool].disclaimer };
}

describe.each(Object.entries(WAYS))('by %s', (way, ask) => {
  it.each(TIMING)('$slug is in the language of its input, caveats and disclaimer too', async ({ slug, example }) => {
    for (const locale of LOCALES) {
      const { provenance, disclaimer, labels } = (await ask(slug, { ...example, locale })) as SuccessEnvelope;
      const told = { messages: provenance.caveats.map(({ message }) => message), disclaimer };
      expect(told).toEqual(await worded(toolOf(slug), provenance.caveats, locale));
      expect(provenance.caveats.length).toBeGreaterThan(0);
      if (way === 'HTTP' || way === 'the library') expect(labels).toBeUndefined();
    }
  });
});

it('holds five tools whose input has a language', () => {
  expect(TIMING).toHaveLength(5);
});
