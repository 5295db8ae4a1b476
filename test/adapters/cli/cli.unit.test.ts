import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { main, type Terminal } from '../../../src/adapters/cli/cli.js';
import { allTools } from '../../../src/index.js';
import { serve } from '../../../src/node.js';

const SLUG = 'vedic-moon-sign-calculator';
const EXAMPLE = JSON.stringify(allTools.find((tool) => tool.slug === SLUG)?.example);

interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

interface Setting {
  readonly input?: string | Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  readonly variables?: Terminal['variables'];
  readonly stopped?: (output: () => string) => Promise<unknown>;
}

/** Runs a command line away from the process. */
async function run(args: readonly string[], { input = '', variables = {}, stopped }: Setting = {}): Promise<Outcome> {
  let output = '';
  let errors = '';
  const code = await main(args, {
    input: Readable.from(typeof input === 'string' ? [Buffer.from(input)] : input),
    output: { write: (text) => (output += text) },
    errors: { write: (text) => (errors += text) },
    variables,
    now: () => new Date('2026-01-01T00:00:00Z'),
    stopped: () => stopped?.(() => output) ?? Promise.resolve(),
  });
  return { code, output, errors };
}

describe('nirayana', () => {
  it.each([[['--help']], [['-h']], [['help']]])('%j shows the commands', async (args) => {
    const { code, output, errors } = await run(args);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/^Usage: nirayana <command>\n/);
    for (const name of ['tools', 'calc', 'serve']) expect(output).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });

  it('shows them as an error when no command is given', async () => {
    const { code, output, errors } = await run([]);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain('Usage: nirayana <command>');
  });

  it.each([[['--version']], [['-v']]])('%j prints the version of the package', async (args) => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await run(args)).toEqual({ code: 0, output: `${version}\n`, errors: '' });
  });

  it.each(['tools', 'calc', 'serve'])('shows help for %s', async (name) => {
    const help = await run([name, '--help']);
    expect([help.code, help.errors]).toEqual([0, '']);
    expect(help.output).toMatch(new RegExp(`^Usage: nirayana ${name} `));
    expect(help.output).toContain('-h, --help');
    expect(await run(['help', name])).toEqual(help);
    expect(await run([name, '-h'])).toEqual(help);
  });

  it.each<[args: string[], message: string]>([
    [['calk'], '"calk" is no command. Did you mean: nirayana calc?'],
    [['Tools'], '"Tools" is no command. Did you mean: nirayana tools?'],
    [[SLUG, EXAMPLE], `"${SLUG}" is no command. Did you mean: nirayana calc ${SLUG}?`],
    [['sreve'], '"sreve" is no command. Did you mean: nirayana serve?'],
    [['moon-sign'], `"moon-sign" is no command. Did you mean: nirayana calc ${SLUG}?`],
    [['xylophone'], '"xylophone" is no command. See: nirayana --help'],
    [['--nope'], "Unknown option '--nope'."],
    [['tools', '--nope'], "Unknown option '--nope'."],
    [['tools', '--json=yes'], "Option '--json' does not take an argument."],
    [['tools', 'all'], 'tools takes no argument, and "all" is one.'],
    [['calc'], 'calc needs the id of a tool. See: nirayana tools'],
    [['calc', SLUG], `${SLUG} needs its input as JSON, or - to read it from standard input. For example:`],
    [['calc', SLUG, '{', '}'], '"}" is one argument too many. Put the JSON in quotes.'],
    [['calc', SLUG, EXAMPLE, '--now'], "Option '--now <value>' argument missing."],
    [
      ['calc', SLUG, EXAMPLE, '--now', 'noon'],
      '--now must be a UTC moment such as 2026-01-31 or 2026-01-31T12:00Z, not "noon".',
    ],
    [
      ['calc', SLUG, EXAMPLE, '--now', '2026-02-30'],
      '--now must be a UTC moment such as 2026-01-31 or 2026-01-31T12:00Z, not "2026-02-30".',
    ],
    [
      ['calc', SLUG, EXAMPLE, '--base-url', 'example.org'],
      '--base-url must be an address such as https://example.org, not "example.org".',
    ],
    [['serve', 'here'], 'serve takes no argument, and "here" is one.'],
    [['serve', '--port', 'http'], '--port must be a whole number from 0 to 65535, not "http".'],
    [['serve', '--port', '65536'], '--port must be a whole number from 0 to 65535, not "65536".'],
    [['serve', '--port', ''], '--port must be a whole number from 0 to 65535, not "".'],
    [['serve', '--rate-limit=-1'], '--rate-limit must be a whole number from 0 to 1000000, not "-1".'],
    [['serve', '--trusted-proxies', '1.5'], '--trusted-proxies must be a whole number from 0 to 1000000, not "1.5".'],
    [
      ['serve', '--base-url', 'ftp://example.org'],
      '--base-url must be an address such as https://example.org, not "ftp://example.org".',
    ],
    [
      ['serve', '--base-url', 'https://example.org/?a'],
      '--base-url must be an address such as https://example.org, not "https://example.org/?a".',
    ],
    [['serve', '--base-url', 'https://me:secret@example.org'], '--base-url must not hold a user name or a password.'],
    [['serve', '--base-url', 'https://:secret@example.org'], '--base-url must not hold a user name or a password.'],
  ])('%j makes no sense', async (args, message) => {
    const { code, output, errors } = await run(args);
    expect([code, output]).toEqual([2, '']);
    expect(errors.split('\n')[0]).toBe(`nirayana: ${message}`);
  });
});

describe('nirayana tools', () => {
  it('prints a line for each tool', async () => {
    const { code, output } = await run(['tools']);
    expect(code).toBe(0);
    const lines = output.trimEnd().split('\n');
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual(allTools.map(({ slug, title }) => [slug, title]));
  });

  it('prints all that a client needs as JSON', async () => {
    const { code, output } = await run(['tools', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual(
      allTools.map((tool) =>
        expect.objectContaining({
          tool: tool.slug,
          input_schema: JSON.parse(JSON.stringify(tool.inputSchema)),
          example_request: tool.example,
        }),
      ),
    );
  });
});

describe('nirayana calc', () => {
  it.each(allTools.map(({ slug, example }) => [slug, example] as const))('calculates %s', async (slug, example) => {
    const { code, output, errors } = await run(['calc', slug, JSON.stringify(example)]);
    expect([code, errors]).toEqual([0, '']);
    expect(JSON.parse(output)).toMatchObject({
      tool: slug,
      input: example,
      methodology_url: `/methodology/${slug}`,
      calculated_at: '2026-01-01T00:00:00Z',
    });
  });

  it('prints two-space JSON, or one line', async () => {
    const { output } = await run(['calc', SLUG, EXAMPLE]);
    expect(output).toBe(`${JSON.stringify(JSON.parse(output), null, 2)}\n`);
    const compact = await run(['calc', '--compact', SLUG, EXAMPLE]);
    expect(compact.output).toBe(`${JSON.stringify(JSON.parse(output))}\n`);
  });

  it('reads standard input', async () => {
    const typed = await run(['calc', SLUG, EXAMPLE]);
    expect(await run(['calc', SLUG, '-'], { input: `${EXAMPLE}\n` })).toEqual(typed);
    expect(await run(['calc', SLUG, '-'], { input: `\uFEFF${EXAMPLE}` })).toEqual(typed);
    const bytes = [...Buffer.from(EXAMPLE)].map((byte) => Uint8Array.of(byte));
    expect(await run(['calc', SLUG, '-'], { input: bytes })).toEqual(typed);
  });

  it.each<[name: string, bytes: number[]]>([
    ['a byte that begins nothing', [0x7b, 0x7d, 0xff]],
    ['a character that breaks off', [...Buffer.from('{"birth_date":"ї"}')].slice(0, -3)],
    ['Latin letters of another encoding', [...Buffer.from('{"x":"é"}', 'latin1')]],
    ['a surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['UTF-16', [...Buffer.from('{}', 'utf16le'), 0xd8]],
  ])('refuses bytes that are not UTF-8: %s', async (_name, bytes) => {
    for (const input of [[Uint8Array.from(bytes)], bytes.map((byte) => Uint8Array.of(byte))]) {
      const { code, output, errors } = await run(['calc', SLUG, '-'], { input });
      expect([code, errors]).toEqual([1, '']);
      expect(JSON.parse(output)).toEqual({
        tool: SLUG,
        error: { code: 'invalid_input', message: 'The input is not valid UTF-8.', field_errors: [] },
        calculated_at: '2026-01-01T00:00:00Z',
      });
    }
  });

  it('says that standard input cannot be read, and why', async () => {
    async function* input() {
      yield Buffer.from('{');
      throw new Error('it is a directory');
    }
    const { code, output, errors } = await run(['calc', SLUG, '-'], { input: input() });
    expect([code, errors]).toEqual([1, '']);
    expect(JSON.parse(output)).toEqual({
      tool: SLUG,
      error: { code: 'invalid_input', message: 'Standard input cannot be read: it is a directory.', field_errors: [] },
      calculated_at: '2026-01-01T00:00:00Z',
    });
  });

  it('says little of a name that is none of a tool, however long', async () => {
    const { code, output, errors } = await run(['calc', 'moon'.repeat(30_000), '{}']);
    expect([code, errors]).toEqual([1, '']);
    expect(JSON.parse(output)).toMatchObject({ tool: 'moon'.repeat(25), error: { code: 'not_found' } });
    expect(output.length).toBeLessThan(1_000);
  });

  it.each([
    ['2024-02-29', '2024-02-29T00:00:00Z'],
    ['2024-02-29T12:34', '2024-02-29T12:34:00Z'],
    ['2024-02-29T12:34Z', '2024-02-29T12:34:00Z'],
    ['2024-02-29T12:34:56Z', '2024-02-29T12:34:56Z'],
  ])('calculates as of %s', async (now, calculatedAt) => {
    const { output } = await run(['calc', SLUG, EXAMPLE, '--now', now]);
    expect(JSON.parse(output)).toHaveProperty('calculated_at', calculatedAt);
  });

  it.each(['https://example.org', 'https://example.org/'])('links to %s', async (baseUrl) => {
    const { output } = await run(['calc', SLUG, EXAMPLE, '--base-url', baseUrl]);
    expect(JSON.parse(output)).toHaveProperty('methodology_url', `https://example.org/methodology/${SLUG}`);
  });

  it.each<[name: string, id: string, json: string, code: string, fields: string[]]>([
    ['malformed JSON', SLUG, '{', 'invalid_input', []],
    ['no JSON', SLUG, '', 'invalid_input', []],
    ['no object', SLUG, '[]', 'invalid_input', []],
    ['failing fields', SLUG, '{"birth_date":"1990-05-17","latitude":91}', 'invalid_input', ['latitude', 'longitude']],
    ['what has no answer', SLUG, EXAMPLE.replace('Asia/Kolkata', 'Mars/Olympus'), 'engine_error', []],
    ['an unknown tool', 'moon-sign', '{}', 'not_found', []],
  ])('prints the error envelope for %s', async (_name, id, json, code, fields) => {
    const outcome = await run(['calc', id, json]);
    expect(outcome.code).toBe(1);
    const envelope = JSON.parse(outcome.output) as { error: { field_errors: { field: string }[] } };
    expect(envelope).toMatchObject({ tool: id, error: { code }, calculated_at: '2026-01-01T00:00:00Z' });
    expect(envelope.error.field_errors.map(({ field }) => field)).toEqual(fields);
  });

  it('guesses the id that was meant', async () => {
    expect((await run(['calc', 'moon-sign', '{}'])).errors).toBe(`nirayana: Did you mean ${SLUG}?\n`);
    expect((await run(['calc', 'vedic-mon-sing-calculator', '{}'])).errors).toBe(`nirayana: Did you mean ${SLUG}?\n`);
    expect((await run(['calc', 'xylophone', '{}'])).errors).toBe('');
  });

  it('describes the input of a tool', async () => {
    const { code, output } = await run(['calc', SLUG, '--help']);
    expect(code).toBe(0);
    expect(output).toMatch(/^ {2}birth_date +required {2}.*1800-01-01/m);
    expect(output).toMatch(/^ {2}birth_time +optional {2}/m);
    expect(output).toContain(`nirayana calc ${SLUG} '${EXAMPLE}'`);
  });

  it('lists the values that an input can take', async () => {
    const signs = await run(['calc', 'compatibility', '--help']);
    expect(signs.output).toContain('sign_a  required  The one sign. One of aries, taurus, ');
    const year = await run(['calc', 'retrogrades', '--help']);
    expect(year.output).toContain('1900 to 2100');
  });
});

describe('nirayana serve', () => {
  /** Runs the server, asks for the index, and stops it. */
  async function answerOf(args: readonly string[], variables: Terminal['variables'] = {}) {
    let response: Response | undefined;
    const outcome = await run(['serve', ...args], {
      variables,
      stopped: async (output) => {
        while (!output().endsWith('\n')) await new Promise(setImmediate);
        const [url = ''] = /http:\S+/.exec(output()) ?? [];
        response = await fetch(`${url}/api/public/tools/${SLUG}`, {
          method: 'POST',
          body: EXAMPLE,
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.1' },
        });
      },
    });
    return { ...outcome, headers: response?.headers, body: await response?.json() };
  }

  it('serves until it is stopped', async () => {
    const { code, output, errors, headers, body } = await answerOf(['--port', '0']);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/^nirayana listens on http:\/\/127\.0\.0\.1:\d+\n$/);
    expect(headers?.get('RateLimit-Limit')).toBe('30');
    expect(body).toHaveProperty('methodology_url', `${/http:\S+/.exec(output)?.[0]}/methodology/${SLUG}`);
  });

  it('takes its settings from variables, an empty one being none', async () => {
    const variables = {
      PORT: '0',
      HOST: 'localhost',
      RATE_LIMIT_PER_MINUTE: '7',
      TRUSTED_PROXIES: '',
      BASE_URL: 'https://example.org/astro/',
    };
    const { code, output, headers, body } = await answerOf([], variables);
    expect(code).toBe(0);
    expect(output).toMatch(/^nirayana listens on http:\/\/localhost:\d+\n$/);
    expect(headers?.get('RateLimit-Limit')).toBe('7');
    expect(body).toHaveProperty('methodology_url', `https://example.org/astro/methodology/${SLUG}`);
  });

  it('lets options win over variables', async () => {
    const args = ['--port=0', '--host', '127.0.0.1', '--rate-limit', '0', '--base-url', 'https://one.example'];
    const variables = { PORT: 'x', HOST: 'x', RATE_LIMIT_PER_MINUTE: 'x', BASE_URL: 'x' };
    const { code, headers, body } = await answerOf(args, variables);
    expect(code).toBe(0);
    expect(headers?.get('RateLimit-Limit')).toBeNull();
    expect(body).toHaveProperty('methodology_url', `https://one.example/methodology/${SLUG}`);
  });

  it('names the variable that is wrong', async () => {
    const { code, errors } = await run(['serve'], { variables: { PORT: '80.5' } });
    expect(code).toBe(2);
    expect(errors).toBe('nirayana: PORT must be a whole number from 0 to 65535, not "80.5".\n');
  });

  it('fails when the port is taken', async () => {
    const server = await serve({ port: 0 });
    const { port } = new URL(server.url);
    const { code, output, errors } = await run(['serve', '--port', port]);
    await server.close();
    expect([code, output]).toEqual([1, '']);
    expect(errors).toBe(`nirayana: Port ${port} of 127.0.0.1 is in use already.\n`);
  });
});
