import { Check } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { parametersOf } from '../../../src/calculation/convention-parameters.js';
import { createHandler } from '../../../src/entries/http.js';
import { type AnyTool, allTools, runTool, tools } from '../../../src/entries/index.js';
import { createMcpHandler } from '../../../src/entries/mcp.js';
import { toolList, toolName } from '../../../src/service/mcp/tools.js';
import { ANY_LANGUAGE } from '../../support/languages.js';
import { clientOf, FULL_URL, GENERATIONS, MCP_URL, posted, rpc, textOf } from '../../support/mcp.js';

const NOW = new Date('2026-01-01T00:00:00Z');
const BASE = 'https://example.test';
const OPTIONS = { baseUrl: BASE, now: () => NOW };
const handle = createMcpHandler(OPTIONS);
const overHttp = createHandler(OPTIONS);
const client = await clientOf(handle, undefined, FULL_URL);
const { tools: listed } = await client.listTools();
const LIST = rpc(1, 'tools/list');
const bySlug = allTools.map((tool) => [tool.slug, tool] as const);

const nameOf = toolName;
const call = (name: string, given: object) => client.callTool({ name, arguments: { ...given } });

/** A language among the arguments is that of the input and an option. */
function languageOf({ example }: AnyTool): string {
  const { locale } = example;
  return locale === undefined ? '' : `?locale=${String(locale)}`;
}

/** What the calculator answers over HTTP. */
async function overHttpOf({ slug }: AnyTool, body: unknown, query = '') {
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(`${BASE}/api/public/tools/${slug}${query}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await overHttp(request)).json();
}

describe('the list of tools', () => {
  it('has every tool of the registry by the name of its function, the search for places and the drawing of charts', () => {
    expect(listed.map(({ name }) => name)).toEqual(['find_place', ...allTools.map(nameOf), 'draw_chart']);
    expect(listed.length).toBeGreaterThanOrEqual(1 + tools.length);
  });

  it.each(listed.map((one) => [one.name, one] as const))('tells what %s is and that it changes nothing', (_, one) => {
    expect(one.title).toBeTruthy();
    expect(one.description?.length).toBeGreaterThan(20);
    expect(one.annotations).toMatchObject({
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    });
    expect(JSON.stringify(one)).not.toContain('$ref');
  });

  it.each(bySlug)('has schemas of %s that hold for its example, and refuse what is not declared', (_, tool) => {
    const { inputSchema, outputSchema = {} } = listed.find(({ name }) => name === nameOf(tool)) ?? {};
    expect(Check(inputSchema as object, tool.example)).toBe(true);
    expect(Check(inputSchema as object, { ...tool.example, colour: 'red' })).toBe(false);
    const envelope = runTool(tool, tool.example, { now: NOW, baseUrl: BASE, environment: ANY_LANGUAGE });
    expect(Check(outputSchema, envelope)).toBe(true);
    expect(Check(outputSchema, { ...envelope, result: {} })).toBe(false);
    expect(Check(outputSchema, { ...envelope, tool: 'another' })).toBe(false);
  });

  it.each(bySlug)('has no field of %s but its language that is called as an option of it is', (_, tool) => {
    const fields = Object.keys(tool.inputSchema.properties);
    const both = Object.keys(parametersOf(tool.options)).filter((name) => fields.includes(name));
    expect(both).toEqual(fields.filter((name) => name === 'locale'));
  });
});

// The first call compiles every schema of the list.
describe.each(GENERATIONS)('a client that asks as %s', { timeout: 120_000 }, async (generation) => {
  const own = await clientOf(handle, generation, FULL_URL);
  await own.listTools();

  it.each(bySlug)('gets from %s what HTTP answers, which the client finds valid', async (_, tool) => {
    const called = await own.callTool({ name: nameOf(tool), arguments: { ...tool.example } });
    expect(called.isError).toBeFalsy();
    expect(called.structuredContent).toEqual(await overHttpOf(tool, tool.example, languageOf(tool)));
  });
});

describe('the list that a model reads in every conversation', async () => {
  const few = await clientOf(handle);
  const { tools: short } = await few.listTools();
  const sizeOf = (list: readonly object[]) => Buffer.byteLength(JSON.stringify(list));

  it('has room for twenty further tools within 45 kB', () => {
    expect((sizeOf(short) / short.length) * (1 + tools.length + 20)).toBeLessThan(45_000);
    for (const one of short) expect(one.outputSchema).toBeUndefined();
  });

  it.each(bySlug)('takes the example of %s, and names each argument that it has', (_, tool) => {
    const own = short.find(({ name }) => name === nameOf(tool));
    const whole = listed.find(({ name }) => name === nameOf(tool));
    expect(Check(own?.inputSchema as object, { ...tool.example, structured: true })).toBe(true);
    expect(Object.keys(own?.inputSchema.properties ?? {})).toEqual(Object.keys(whole?.inputSchema.properties ?? {}));
    expect(own?.inputSchema.required ?? []).toEqual(whole?.inputSchema.required ?? []);
  });

  it('says of a list what may be in it, without which clients refuse the tool', () => {
    const lists = short.flatMap(({ inputSchema }) =>
      Object.values(inputSchema.properties as Record<string, { type?: unknown; items?: unknown }>).filter(
        ({ type }) => type === 'array',
      ),
    );
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(list.items).toHaveProperty('type');
    // The codes of observances are too many to be listed in every conversation.
    expect(
      lists.filter(
        ({ items }) => !Object.hasOwn(items as object, 'enum') && !Object.hasOwn(items as object, 'properties'),
      ),
    ).toHaveLength(1);
  });

  it('is of the groups that the address asks for', async () => {
    const natal = await clientOf(handle, undefined, `${MCP_URL}?tools=natal,western`);
    const names = (await natal.listTools()).tools.map(({ name }) => name);
    const groups = new Set(allTools.filter((tool) => names.includes(nameOf(tool))).map(({ group }) => group));
    expect([...groups].sort()).toEqual(['natal', 'western']);
    expect(names).toContain('find_place');
    const { isError } = await natal.callTool({ name: 'moon_phases', arguments: { date: '2026-01-03' } });
    expect(isError).toBeFalsy();
  });

  it.each([
    ['tools=natl', /^tools: Must be some of: natal, .+, not "natl"\. Did you mean natal\?$/],
    ['schemas=all&tools=,', /^schemas: Must be one of: short, full, not "all"\..* tools: /],
  ])('is refused where the address asks %s', async (query, message) => {
    const { response, body } = await posted(handle, LIST, {}, `${MCP_URL}?${query}`);
    expect([response.status, body.error.message]).toEqual([400, expect.stringMatching(message)]);
  });

  it('is the same whether the SDK writes it or we', async () => {
    const { body } = await posted(handle, LIST);
    expect(body.result.tools).toEqual(toolList());
  });

  it('answers in words alone, and with JSON where that is asked for', async () => {
    const given = { month: 5, day: 17 };
    expect((await few.callTool({ name: 'sun_sign', arguments: given })).structuredContent).toBeUndefined();
    const told = await few.callTool({ name: 'sun_sign', arguments: { ...given, structured: true } });
    expect(told.structuredContent).toMatchObject({ input: given, result: { sign_name: 'Taurus' } });
  });

  it('keeps the names of the operations over HTTP, and tells the nearest of one that there is not', async () => {
    for (const name of ['use_compatibility', 'sun_sign_compatibility']) {
      expect((await few.callTool({ name, arguments: { sign_a: 'aries', sign_b: 'leo' } })).isError).toBeFalsy();
    }
    const error = await few.callTool({ name: 'moonsign', arguments: {} }).catch(String);
    expect(error).toContain('Unknown tool: moonsign. Did you mean moon_sign?');
  });
});

describe('a place by its name', () => {
  const born = { birth_date: '1990-05-17', birth_time: '10:20' };

  it('is taken and told, with what its coordinates give', async () => {
    const called = await call('moon_sign', { ...born, place: 'Pune, India' });
    expect(textOf(called)).toMatch(/^Place: Pune, Maharashtra, India \(18\.52?\d*, 73\.\d+, Asia\/Kolkata\)\n/);
    const { input } = called.structuredContent as { input: { latitude: number; longitude: number } };
    const given = { ...born, latitude: input.latitude, longitude: input.longitude, birth_timezone: 'Asia/Kolkata' };
    const plain = await call('moon_sign', given);
    expect(called.structuredContent).toEqual(plain.structuredContent);
    expect(called._meta).toMatchObject({ 'nirayana/places': [{ argument: 'place', query: 'Pune, India' }] });
  });

  it('matches two people in one call', async () => {
    const couple = { person_a_birth_date: '1990-05-17', person_b_birth_date: '1992-11-02' };
    const called = await call('vedic_compatibility', { ...couple, person_a_place: 'Mumbai', person_b_place: 'Kyiv' });
    expect(textOf(called).match(/^Place: /gm)).toHaveLength(2);
    expect(called.structuredContent).toMatchObject({ input: { person_b_birth_timezone: 'Europe/Kyiv' } });
  });

  it('begins the day of a timing tool, and gives its zone', async () => {
    const called = await call('daily_timing', { date: '2026-11-23', place: 'Pune' });
    expect(called.structuredContent).toMatchObject({
      result: { timezone: 'Asia/Kolkata', day_basis: 'place_sunrise' },
    });
  });

  it('counts for nothing beside coordinates', async () => {
    const { date, ...rest } = { date: '2026-11-23', latitude: 28.6139, longitude: 77.209 };
    const called = await call('panchang', { date, ...rest });
    expect(called.isError).toBeFalsy();
    const named = { birth_place: 'Nowhere', birth_latitude: 18.52, birth_longitude: 73.86, timezone: 'Asia/Kolkata' };
    const day = await call('personal_activation', { date, birth_date: '1990-05-17', ...named });
    expect(textOf(day)).not.toContain('Place:');
  });

  it.each([
    ['Punjab', /^place: Several places may be meant\. .*Lahore, Punjab, Pakistan.*; Ludhiana, Punjab, India/m],
    ['Springfield', /^place: Several places may be meant\. .*Springfield, Missouri, United States.*; /m],
    ['Qwxyzt', /^place: No place is known by this name\./m],
    ['Mumbbai', /^place: No place is called so\. Ask whether .*: Mumbai, Maharashtra, India \(19/m],
    ['x'.repeat(5_000), /^place: .+100 characters/m],
    ['', /^place: /m],
  ])('is asked for where it is doubtful or unknown (%.12s)', async (place, message) => {
    const called = await call('moon_sign', { ...born, place });
    expect([called.isError, textOf(called)]).toEqual([true, expect.stringMatching(message)]);
  });

  it('of several is taken as it was listed', async () => {
    const text = textOf(await call('moon_sign', { ...born, place: 'Springfield' }));
    const labels = text.slice(text.indexOf('coordinates: ') + 13, -1).split('; ');
    expect(labels.length).toBeGreaterThan(3);
    for (const label of labels) {
      const taken = textOf(await call('moon_sign', { ...born, place: label.replace(/ \([^()]*\)$/, '') }));
      expect(taken.split('\n')[0]).toContain(label.replace(/\)$/, ''));
    }
  });
});

describe('the text beside a result', () => {
  it.each(bySlug)('of %s tells what it is, what limits it, and is short', async (_, tool) => {
    const called = await call(nameOf(tool), tool.example);
    const { provenance, disclaimer } = called.structuredContent as {
      provenance: { uncertainty: string | null };
      disclaimer: string;
    };
    const text = textOf(called);
    const lines = text.split('\n');
    expect(lines[0]).toBe(tool.title);
    expect(lines.at(-1)).toBe(`Note: ${disclaimer}`);
    expect(lines.includes(`Uncertain: ${provenance.uncertainty}`)).toBe(provenance.uncertainty !== null);
    expect(text).toMatch(/^Zodiac: (sidereal, .+ \d+\.\d+|tropical)$/m);
    expect(text.length).toBeLessThan(3_150);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
  });

  it('has the values that the structured content has, as a person reads them', async () => {
    const text = textOf(await call('use_vedic_moon_sign_calculator', tools[0]?.example ?? {}));
    expect(text).toContain('Moon sign (rashi): Capricorn 24°50′ (ruler Saturn)\n');
    expect(text).toContain('Nakshatra: Dhanishta pada 1 (ruler Mars)\n');
  });

  it('says that a time is not known', async () => {
    const { birth_time: _, ...birth } = tools[0]?.example ?? {};
    const called = await call('use_vedic_moon_sign_calculator', birth);
    expect(called.structuredContent).toMatchObject({ provenance: { birth_time_known: false } });
    expect(textOf(called)).toMatch(/^Uncertain: .*birth time.*$/im);
  });
});

describe('what fails', () => {
  const wrong = (tool: AnyTool) => [
    {},
    { ...tool.example, colour: 'red', shape: null },
    Object.fromEntries(Object.keys(tool.inputSchema.properties).map((field) => [field, { not: 'this' }])),
    { ...tool.example, __proto__: null, constructor: 1, toString: 2 },
  ];

  it.each(
    bySlug.flatMap(([slug, tool]) => wrong(tool).map((given) => [slug, JSON.stringify(given), tool, given] as const)),
  )('in %s with %s is an error of the tool, in the words of HTTP', async (_slug, _given, tool, given) => {
    const { error } = await overHttpOf(tool, given);
    const called = await call(nameOf(tool), given);
    expect(called.isError).toBe(true);
    expect(called.structuredContent).toBeUndefined();
    const fields = error.field_errors.map((one: { field: string; message: string }) => `${one.field}: ${one.message}`);
    expect(textOf(called).split('\n')).toEqual([error.message, ...fields]);
    expect(called._meta).toMatchObject({ 'nirayana/error': { tool: tool.slug, error } });
  });

  it('with an answer that there is not is one too', async () => {
    const called = await call('use_vedic_moon_sign_calculator', {
      ...tools[0]?.example,
      birth_timezone: 'Mars/Olympus',
    });
    expect(called.isError).toBe(true);
    expect(called._meta).toMatchObject({ 'nirayana/error': { error: { code: 'engine_error' } } });
  });

  it('by its name is an error of the protocol', async () => {
    for (const name of ['use_tarot', 'vedic-moon-sign-calculator', '', 'constructor', 'x'.repeat(10_000)]) {
      const error = await call(name, {}).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: -32602 });
      expect((error as Error).message.length).toBeLessThan(150);
    }
  });

  it('in our own code tells a client nothing, and the operator all', async () => {
    const told: unknown[] = [];
    const ephemeris = {
      description: { library: 'a', version: 'b', source: 'c' },
      span: { first: 0, last: 4_000_000 },
      position: () => {
        throw new Error('a secret');
      },
      motion: () => {
        throw new Error('a secret');
      },
    };
    const broken = await clientOf(createMcpHandler({ ephemeris, onError: (error) => told.push(error) }));
    const called = await broken.callTool({
      name: 'use_vedic_moon_sign_calculator',
      arguments: { ...tools[0]?.example },
    });
    expect(called.isError).toBe(true);
    expect(textOf(called)).toBe('The calculation failed unexpectedly.');
    expect(JSON.stringify(called)).not.toContain('secret');
    expect(told).toEqual([expect.objectContaining({ message: 'a secret' })]);
  });

  it('in the clock of the caller is an error without a word of it, whatever the observer does', async () => {
    const now = () => {
      throw new Error('a secret');
    };
    const onError = () => {
      throw new Error('another');
    };
    const broken = await clientOf(createMcpHandler({ now, onError }));
    const error = await broken.callTool({ name: 'use_sun_sign', arguments: { month: 5, day: 17 } }).catch(String);
    expect(error).toContain('The request failed unexpectedly.');
    expect(error).not.toContain('secret');
  });
});

describe('an option among the arguments', () => {
  const example = tools[0]?.example ?? {};

  it('gives what it gives as a parameter over HTTP', async () => {
    const called = await call('use_vedic_moon_sign_calculator', { ...example, ayanamsha: 'raman' });
    expect(called.structuredContent).toEqual(await overHttpOf(tools[0] as AnyTool, example, '?ayanamsha=raman'));
    expect(called.structuredContent).toMatchObject({ provenance: { ayanamsha: 'Raman' } });
    const own = await call('use_vedic_moon_sign_calculator', { ...example, ayanamsha: '22.4608@1900-01-01' });
    expect(own.structuredContent).toMatchObject({ provenance: { options: { ayanamsha: { value: 22.4608 } } } });
  });

  it('that makes no sense is told beside the failing fields', async () => {
    const called = await call('use_vedic_moon_sign_calculator', { ayanamsha: 'mine', longitude: 'east' });
    expect(textOf(called).split('\n')).toEqual([
      'The input is not valid: see birth_date, latitude, longitude, ayanamsha.',
      'birth_date: This field is required.',
      'latitude: This field is required.',
      'longitude: Must be a number.',
      expect.stringMatching(/^ayanamsha: Must be one of: lahiri, /),
    ]);
  });

  it('that lacks the one that belongs to it is told by what it lacks', async () => {
    const called = await call('use_daily_timing', { timezone: 'Asia/Kolkata', at_lat: 28.6 });
    expect(textOf(called)).toContain('at_lon: This field is required.');
  });

  it('is no text where a number is wanted', async () => {
    const called = await call('use_daily_timing', { timezone: 'Asia/Kolkata', at_lat: '28.6', at_lon: 77.2 });
    expect(textOf(called)).toContain('at_lat: Must be a number.');
  });

  it('of which the tool has no use is a field that it does not accept', async () => {
    const called = await call('use_sun_sign', { month: 5, day: 17, ayanamsha: 'raman' });
    expect(textOf(called)).toContain('ayanamsha: This field is not accepted. The fields are: month, day.');
  });
});

describe('find_place', () => {
  it('gives what the calculators need next, in a shape that holds', async () => {
    const found = await call('find_place', { query: 'Benares', limit: 1 });
    expect(found.structuredContent).toMatchObject({
      places: [{ name: 'Varanasi', country: 'IN', latitude: 25.3168, longitude: 83.0105, timezone: 'Asia/Kolkata' }],
    });
    expect(textOf(found)).toBe(
      'Varanasi, Uttar Pradesh, IN: latitude 25.3168, longitude 83.0105, zone Asia/Kolkata\n' +
        'Contains data from GeoNames (https://www.geonames.org), CC BY 4.0, changed.',
    );
    const [{ latitude, longitude, timezone } = fail()] = (
      found.structuredContent as { places: { latitude: number; longitude: number; timezone: string }[] }
    ).places;
    const birth = { birth_date: '1990-05-17', birth_timezone: timezone, latitude, longitude };
    expect((await call('use_vedic_moon_sign_calculator', birth)).isError).toBeFalsy();
  });

  it('lists what may be meant where nothing is called so, and says that somebody must be asked', async () => {
    for (const query of ['Chennaii', 'Zzyzx Nagar, Pune']) {
      const found = await call('find_place', { query });
      expect(textOf(found)).toMatch(/^No place is called exactly so\. Ask which of these is meant/);
      expect(found.structuredContent).toMatchObject({
        places: expect.arrayContaining([expect.objectContaining({ match: expect.stringMatching(/typing|locality/) })]),
      });
    }
  });

  it('says what to do where no place is known', async () => {
    const found = await call('find_place', { query: 'xyzzyqwert' });
    expect([found.isError ?? false, found.structuredContent]).toMatchObject([false, { places: [] }]);
    expect(textOf(found)).toBe('No place is known by this name. Ask for its coordinates and its IANA time zone.');
  });

  it('tells every argument that fails, once', async () => {
    const found = await call('find_place', { limit: 51, country: 'ZZ', q: 'Delhi' });
    expect(found.isError).toBe(true);
    expect(textOf(found).split('\n')).toEqual([
      'The input is not valid: see query, limit, q, country.',
      'query: This field is required.',
      'limit: Must be between 1 and 50.',
      'q: This field is not accepted. The fields are: query, country, limit.',
      'country: Must be an ISO 3166-1 country code of two letters, such as IN.',
    ]);
    expect(textOf(await call('find_place', { query: 'x'.repeat(101) }))).toContain('query: Must have at most 100');
    expect(textOf(await call('find_place', { query: 5 }))).toContain('query: Must be a string.');
  });
});

it('calls that come together are each answered with their own result', async () => {
  const days = Array.from({ length: 28 }, (_, index) => index + 1);
  const answers = await Promise.all(days.map((day) => call('sun_sign', { month: 2, day })));
  expect(answers.map(({ structuredContent }) => structuredContent)).toMatchObject(
    days.map((day) => ({ input: { month: 2, day } })),
  );
});

function fail(): never {
  throw new Error('Nothing was found.');
}
