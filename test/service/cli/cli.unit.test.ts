import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { publishedInput } from '../../../src/base/schema/published.js';
import { allTools } from '../../../src/entries/index.js';
import { serve } from '../../../src/entries/node.js';
import type { Terminal } from '../../../src/service/cli/cli.js';
import { calcCommand } from '../../../src/service/cli/commands/calc.js';
import { fieldFlags, placeFlags } from '../../../src/service/cli/flags.js';
import { commandLine, type Line, type Setting } from '../../support/command-line.js';
import { testFolder } from '../../support/folder.js';

const SLUG = 'vedic-moon-sign-calculator';
const EXAMPLE = JSON.stringify(allTools.find((tool) => tool.slug === SLUG)?.example);

const BY_FLAGS = 'Some shells take its quotes away; flags need none, see: nirayana help sunSign';
const MOMENT = 'a UTC moment such as 2026-01-31 or 2026-01-31T12:00Z';
const ADDRESS = 'an address such as https://example.org';
const OF_FORMAT = "Option '--format <format>' argument 'yaml' is invalid. Allowed choices are table, json.";

/** The data directory of servers that have a keyed interface by the way. */
const DATA_DIR = testFolder();

const run = (line: Line, { variables, ...setting }: Setting = {}) =>
  commandLine(line, { ...setting, variables: { DATA_DIR, ...variables } });

describe('nirayana', () => {
  it.each([[['--help']], [['-h']], [['help']], [['help', 'help']], [['help', '-h']]])(
    '%j shows the commands',
    async (args) => {
      const { code, output, errors } = await run(args);
      expect([code, errors]).toEqual([0, '']);
      expect(output).toMatch(/^Usage: nirayana <command>\n/);
      for (const name of ['calc', 'tools', 'describe', 'serve', 'mcp', 'completion'])
        expect(output).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    },
  );

  it('shows them as an error when no command is given', async () => {
    const { code, output, errors } = await run([]);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain('Usage: nirayana <command>');
  });

  it.each([[['--version']], [['-v']]])('%j prints the version of the package', async (args) => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await run(args)).toEqual({ code: 0, output: `${version}\n`, errors: '' });
  });

  it.each(['tools', 'calc', 'describe', 'serve', 'mcp', 'completion'])('shows help for %s', async (name) => {
    const help = await run([name, '--help']);
    expect([help.code, help.errors]).toEqual([0, '']);
    expect(help.output).toMatch(new RegExp(`^Usage: nirayana ${name} `));
    expect(help.output).toContain('-h, --help');
    expect(await run(['help', name])).toEqual(help);
    expect(await run([name, '-h'])).toEqual(help);
  });

  it.each<[args: Line, message: string]>([
    ['calk', '"calk" is no command. Did you mean: nirayana calc?'],
    ['Tools', '"Tools" is no command. Did you mean: nirayana tools?'],
    [`${SLUG} ${EXAMPLE}`, `"${SLUG}" is no command. Did you mean: nirayana calc ${SLUG}?`],
    ['sreve', '"sreve" is no command. Did you mean: nirayana serve?'],
    ['moon-sign', `"moon-sign" is no command. Did you mean: nirayana calc ${SLUG}?`],
    ['xylophone', '"xylophone" is no command. See: nirayana --help'],
    ['--nope', "Unknown option '--nope'."],
    ['tools --nope', "Unknown option '--nope'."],
    ['tools --json=yes', "Unknown option '--json=yes'."],
    ['--versoin', "Unknown option '--versoin'. (Did you mean --version?)"],
    [`calc ${SLUG} --birth-dat 1990-05-17`, "Unknown option '--birth-dat'. (Did you mean --birth-date?)"],
    [`calc ${SLUG} --format yaml`, OF_FORMAT],
    ['describe', 'describe needs the id of a tool. See: nirayana tools'],
    ['describe moon-sign', `"moon-sign" is no tool. Did you mean: nirayana describe ${SLUG}?`],
    ['describe moonSign sunSign', 'describe takes one tool, and "sunSign" is one too many.'],
    ['completion', 'completion needs a shell: bash, zsh, fish.'],
    ['help xylophone', '"xylophone" is no command. See: nirayana --help'],
    ['tools all', 'tools takes no argument, and "all" is one.'],
    ['calc', 'calc needs the id of a tool. See: nirayana tools'],
    ['calc --birth-date 1990-05-17', 'calc needs the id of a tool. See: nirayana tools'],
    ['calc --version', 'calc needs the id of a tool. See: nirayana tools'],
    [`calc ${SLUG} --birth-date --birth-time 10:20`, '--birth-date needs a value, and "--birth-time" is a flag.'],
    [`calc ${SLUG} ${EXAMPLE} --now --compact`, '--now needs a value, and "--compact" is a flag.'],
    [`calc ${SLUG}`, `${SLUG} needs its input as flags or as JSON. For example:`],
    [`calc ${SLUG} { }`, '"}" is one argument too many. Put the JSON in quotes.'],
    [`calc ${SLUG} ${EXAMPLE} --now`, "Option '--now <moment>' argument missing."],
    ['serve here', 'serve takes no argument, and "here" is one.'],
    ['mcp here', 'mcp takes no argument, and "here" is one.'],
    ['sky-table', 'sky-table needs the file to write: nirayana sky-table sky.table'],
    ['sky-table a b', 'sky-table takes one file, and "b" is one argument too many.'],
    ['serve --rate-limit=-1', '--rate-limit must be a whole number from 0 to 1000000, not "-1".'],
    ['serve --base-url https://me:secret@example.org', '--base-url must not hold a user name or a password.'],
    ['serve --base-url https://:secret@example.org', '--base-url must not hold a user name or a password.'],
    [
      'serve --rate-limit-store postgres',
      'The rate limit store postgres needs DATABASE_URL, the address of the database.',
    ],
    [['serve', '--base-path', '/a b'], '--base-path must be a path such as /astro, not "/a b".'],
    [
      'serve --base-path /astro/ --base-url https://example.org/astro',
      '--base-url must be the address before --base-path, without /astro at its end.',
    ],
    ...[
      [`calc ${SLUG} ${EXAMPLE}`, '--now', 'noon', MOMENT],
      [`calc ${SLUG} ${EXAMPLE}`, '--now', '2026-02-30', MOMENT],
      [`calc ${SLUG} ${EXAMPLE}`, '--base-url', 'example.org', ADDRESS],
      ['serve', '--port', 'http', 'a whole number from 0 to 65535'],
      ['serve', '--port', '65536', 'a whole number from 0 to 65535'],
      ['serve', '--port', '', 'a whole number from 0 to 65535'],
      ['serve', '--connections-per-address', 'all', 'a whole number from 0 to 1000000'],
      ['serve', '--trusted-proxies', '1.5', 'a whole number from 0 to 1000000'],
      ['serve', '--base-url', 'ftp://example.org', ADDRESS],
      ['serve', '--base-url', 'https://example.org/?a', ADDRESS],
      ['serve', '--log', 'text', 'off or json'],
      ['serve', '--rate-limit-store', 'redis', 'memory or postgres'],
      ['serve', '--rate-limit-fallback', 'disk', 'none or memory'],
      ['serve', '--base-path', 'astro', 'a path such as /astro'],
    ].map(([command, flag, value, what]): [Line, string] => [
      `${command} ${flag} ${value}`,
      `${flag} must be ${what}, not "${value}".`,
    ]),
  ])('%j makes no sense', async (args, message) => {
    const { code, output, errors } = await run(args);
    expect([code, output]).toEqual([2, '']);
    expect(errors.split('\n')[0]).toBe(`nirayana: ${message}`);
  });
});

it.each(['batch moonSign', 'serve', 'worker'])('%s says of a table of the sky that it is none', async (line) => {
  const { code, errors } = await run(line, { variables: { SKY_TABLE: import.meta.filename } });
  expect(code).toBe(2);
  expect(errors).toMatch(
    /^nirayana: SKY_TABLE: \S+ is no table of the sky of this version\. Make it anew: nirayana sky-/,
  );
});

describe('nirayana tools', () => {
  it('prints a line for each tool', async () => {
    const { code, output } = await run('tools');
    expect(code).toBe(0);
    const lines = output.trimEnd().split('\n');
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual(
      allTools.map((tool) => [tool.slug, tool.functionName, tool.title]),
    );
  });

  it('prints all that a client needs as JSON', async () => {
    const { code, output } = await run('tools --json');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual(
      allTools.map((tool) =>
        expect.objectContaining({
          tool: tool.slug,
          input_schema: publishedInput(tool.inputSchema),
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
    const { output } = await run(`calc ${SLUG} ${EXAMPLE}`);
    expect(output).toBe(`${JSON.stringify(JSON.parse(output), null, 2)}\n`);
    const compact = await run(`calc --compact ${SLUG} ${EXAMPLE}`);
    expect(compact.output).toBe(`${JSON.stringify(JSON.parse(output))}\n`);
  });

  it('reads standard input', async () => {
    const typed = await run(`calc ${SLUG} ${EXAMPLE}`);
    expect(await run(`calc ${SLUG} -`, { input: `${EXAMPLE}\n` })).toEqual(typed);
    expect(await run(`calc ${SLUG} -`, { input: `\uFEFF${EXAMPLE}` })).toEqual(typed);
    const bytes = [...Buffer.from(EXAMPLE)].map((byte) => Uint8Array.of(byte));
    expect(await run(`calc ${SLUG} -`, { input: bytes })).toEqual(typed);
  });

  it.each<[name: string, bytes: number[]]>([
    ['a byte that begins nothing', [0x7b, 0x7d, 0xff]],
    ['a character that breaks off', [...Buffer.from('{"birth_date":"ї"}')].slice(0, -3)],
    ['Latin letters of another encoding', [...Buffer.from('{"x":"é"}', 'latin1')]],
    ['a surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['UTF-16', [...Buffer.from('{}', 'utf16le'), 0xd8]],
  ])('refuses bytes that are not UTF-8: %s', async (_name, bytes) => {
    for (const input of [[Uint8Array.from(bytes)], bytes.map((byte) => Uint8Array.of(byte))]) {
      const { code, output, errors } = await run(`calc ${SLUG} -`, { input });
      expect([code, errors]).toEqual([1, '']);
      expect(JSON.parse(output)).toEqual({
        tool: SLUG,
        error: { code: 'invalid_input', message: 'The input is not valid UTF-8.', field_errors: [] },
        calculated_at: '2026-01-01T00:00:00Z',
      });
    }
  });

  it('reads no more of standard input than HTTP takes of a body', async () => {
    let read = 0;
    async function* endless() {
      for (; ; read++) yield Buffer.alloc(16_384, 'x');
    }
    const { code, output } = await run(`calc ${SLUG} -`, { input: endless() });
    expect([code, JSON.parse(output).error.message]).toEqual([1, 'Standard input is larger than 65536 bytes.']);
    expect(read).toBeLessThan(10);
  });

  it('says that standard input cannot be read, and why', async () => {
    async function* input() {
      yield Buffer.from('{');
      throw new Error('it is a directory');
    }
    const { code, output, errors } = await run(`calc ${SLUG} -`, { input: input() });
    expect([code, errors]).toEqual([1, '']);
    expect(JSON.parse(output)).toEqual({
      tool: SLUG,
      error: { code: 'invalid_input', message: 'Standard input cannot be read: it is a directory.', field_errors: [] },
      calculated_at: '2026-01-01T00:00:00Z',
    });
  });

  it.each([
    ['{month:5}', `"{month:5}" is not valid JSON. ${BY_FLAGS}`],
    ['5', 'The input must be a JSON object.'],
  ])('says what it read for JSON and that there are flags: %s', async (json, message) => {
    const { code, output } = await run(['calc', 'sunSign', json]);
    expect([code, JSON.parse(output).error.message]).toEqual([1, message]);
  });

  it('says that nothing or no JSON came from standard input', async () => {
    const empty = await run('calc sunSign', { isPiped: true });
    expect(JSON.parse(empty.output).error.message).toBe('Standard input is empty. It takes the input as JSON.');
    const other = await run('calc sunSign -', { input: 'month=5' });
    expect(JSON.parse(other.output).error.message).toBe('Standard input is not valid JSON.');
  });

  it('takes no second name for that of the tool', async () => {
    const { code, output } = await run('calc {"month":5,"day":17} sunSign');
    expect([code, JSON.parse(output).error.code]).toEqual([1, 'not_found']);
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
    expect((await run('calc moon-sign {}')).errors).toBe(`nirayana: Did you mean ${SLUG}?\n`);
    expect((await run('calc vedic-mon-sing-calculator {}')).errors).toBe(`nirayana: Did you mean ${SLUG}?\n`);
    expect((await run('calc xylophone {}')).errors).toBe('');
  });

  it('describes the input of a tool', async () => {
    const { code, output } = await run(`calc ${SLUG} --help`);
    expect(code).toBe(0);
    expect(output).toMatch(/^ {2}--birth-date <YYYY-MM-DD> +Required\. .*1800-01-01/m);
    expect(output).toMatch(/^ {2}--birth-time <HH:MM> +Local 24-hour time/m);
    expect(output).toContain(`nirayana calc ${SLUG} '${EXAMPLE}'`);
  });

  it('lists the values that an input can take', async () => {
    const signs = await run('calc compatibility --help');
    expect(signs.output).toContain('--sign-a <name>    Required. The one sign. One of aries, taurus, ');
    const year = await run('calc retrogrades --help');
    expect(year.output).toContain('1900 to 2100');
  });
});

/** A value as a flag has it: rows of a list as JSON. */
function asFlag(value: unknown): string {
  return Array.isArray(value) && typeof value[0] === 'object' ? JSON.stringify(value) : String(value);
}

describe('nirayana calc with flags', () => {
  const FLAGS = ['--birth-date', '1990-05-17', '--birth-time', '10:20', '--latitude=28.6139', '--longitude', '77.209'];
  const ZONE = ['--birth-timezone', 'Asia/Kolkata'];

  it.each(allTools.map((tool) => [tool.slug, tool] as const))('takes the example of %s', async (slug, tool) => {
    const flags = fieldFlags(tool).flatMap(({ field, option }) =>
      Object.hasOwn(tool.example, field) ? [option.long ?? '', asFlag(tool.example[field])] : [],
    );
    // The flag of the language is that of the input and of the option.
    const { locale } = tool.example;
    const language = locale === undefined ? [] : ['--locale', String(locale)];
    expect(await run(['calc', tool.functionName, ...flags])).toEqual(
      await run(['calc', slug, JSON.stringify(tool.example), ...language]),
    );
  });

  it('has no flag twice, whatever the tool', () => {
    for (const tool of allTools) {
      const { options } = calcCommand({ args: [tool.slug], terminal: {} as Terminal, exit: () => undefined });
      const names = options.map(({ long }) => long);
      expect(new Set(names).size, tool.slug).toBe(names.length);
    }
  });

  it.each(allTools.filter(({ births }) => births?.['birth']).map((tool) => [tool.slug, tool] as const))(
    'takes a birth by the same flags for %s',
    async (slug, tool) => {
      const birth = ['--birth-date', '1990-05-17', '--birth-time', '10:20:30', '--birth-timezone', 'LMT'];
      const others = fieldFlags(tool)
        .filter(({ field }) => tool.inputSchema.required?.includes(field))
        .flatMap(({ field, option }) => [option.long ?? '', asFlag(tool.example[field])]);
      const { code, output, errors } = await run(['calc', slug, ...others, ...birth, '--place', 'delhi']);
      expect([code, errors]).toEqual([0, 'nirayana: Delhi, Delhi, IN (28.652, 77.2315, Asia/Kolkata)\n']);
      const { input } = JSON.parse(output);
      expect(Object.values(input)).toEqual(expect.arrayContaining(['1990-05-17', '10:20:30', 'LMT']));
    },
  );

  it('says that a place is not known, and what to give', async () => {
    expect(await run(['calc', 'moonSign', '--birth-date', '1990-05-17', '--place', 'Atlantis Xyz'])).toEqual({
      code: 2,
      output: '',
      errors:
        'nirayana: No place is known by the name "Atlantis Xyz". ' +
        'Give --latitude, --longitude, --birth-timezone instead.\n',
    });
  });

  it('names what may be meant where no place is called so, and takes none of it', async () => {
    const { code, output, errors } = await run('calc moonSign --birth-date 1990-05-17 --place Delhhi');
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(
      /^nirayana: No place is called "Delhhi". Give --latitude, --longitude, --birth-timezone, or the name of one of these:\n {2}Delhi, India\n/,
    );
  });

  it('takes the city for a part of it that is not known, and says so', async () => {
    const place = ['--place', 'Zzyzx Nagar, Pune'];
    const { code, errors } = await run(['calc', 'moonSign', '--birth-date', '1990-05-17', ...place]);
    expect([code, errors]).toEqual([
      0,
      'nirayana: "Zzyzx Nagar, Pune" is not known, taken for it: Pune, Maharashtra, IN (18.5195, 73.8555, Asia/Kolkata)\n',
    ]);
  });

  it('knows the places of two persons apart, and lets a zone that is given win', async () => {
    const births = ['a', 'b'].flatMap((who) => [`--person-${who}-birth-date`, '1990-05-17']);
    const places = ['--person-a-place', 'Bombay', '--person-b-place', 'Москва', '--person-b-birth-timezone', 'UTC'];
    const { code, output } = await run(['calc', 'vedicCompatibility', ...births, ...places]);
    expect(code).toBe(0);
    expect(JSON.parse(output).input).toMatchObject({
      person_a_birth_timezone: 'Asia/Kolkata',
      person_b_birth_timezone: 'UTC',
    });
  });

  it('takes the options of a tool', async () => {
    const { output } = await run(`calc ${SLUG} ${EXAMPLE} --ayanamsha raman`);
    expect(JSON.parse(output).provenance).toMatchObject({ ayanamsha: 'Raman', options: { ayanamsha: 'raman' } });
    const { output: own } = await run(`calc ${SLUG} ${EXAMPLE} --ayanamsha 22.4608@1900-01-01`);
    expect(JSON.parse(own).provenance.options).toEqual({ ayanamsha: { value: 22.4608, at: '1900-01-01T00:00:00Z' } });
    const { code, output: refused } = await run(`calc ${SLUG} ${EXAMPLE} --ayanamsha ramen`);
    expect(code).toBe(1);
    expect(JSON.parse(refused).error.field_errors).toMatchObject([{ field: 'ayanamsha' }]);
    const { errors } = await run('calc sunSign --month 5 --day 17 --ayanamsha raman');
    expect(errors).toMatch(/^nirayana: Unknown option '--ayanamsha'/);
  });

  it('takes the place of a timing tool and its zone by name', async () => {
    const { output, errors } = await run('calc dailyTiming --date 2026-06-21 --place Київ');
    expect(errors).toMatch(/^nirayana: Kyiv, .*, UA \(50\.4.*, Europe\/Kyiv\)\n$/);
    const { input, result, provenance } = JSON.parse(output);
    expect(input.timezone).toBe('Europe/Kyiv');
    expect(result.day_basis).toBe('place_sunrise');
    expect(provenance.options.place.latitude).toBeCloseTo(50.45, 1);
  });

  it('knows the place of a birth from that of the day', async () => {
    const birth = ['--birth-date', '1990-05-17', '--place', 'Delhi'];
    const day = ['--date', '2026-06-21', '--at-place', 'London'];
    const { output } = await run(['calc', 'personalActivation', ...birth, ...day]);
    const { input, provenance } = JSON.parse(output);
    expect(input).toMatchObject({ birth_place: 'Delhi', birth_timezone: 'Asia/Kolkata', timezone: 'Europe/London' });
    expect(provenance.options.place.latitude).toBeCloseTo(51.5, 1);
  });

  it('reads a number that begins with a dash', async () => {
    const { output } = await run('calc moonSign --birth-date 1990-05-17 --latitude -33.9 --longitude -70.6');
    expect(JSON.parse(output)).toMatchObject({ input: { latitude: -33.9, longitude: -70.6 } });
  });

  it('lets flags win over the fields of JSON', async () => {
    const { output } = await run(`calc ${SLUG} ${EXAMPLE} --birth-time 23:59`);
    expect(JSON.parse(output)).toHaveProperty('input', { ...JSON.parse(EXAMPLE), birth_time: '23:59' });
    const piped = await run(`calc ${SLUG} - --birth-time 23:59`, { input: EXAMPLE });
    expect(piped.output).toBe(output);
  });

  it('names the field whose flag has a value that it does not take', async () => {
    const { code, output } = await run(['calc', SLUG, ...FLAGS.slice(0, 4), '--latitude', 'north']);
    expect(code).toBe(1);
    expect(JSON.parse(output).error.field_errors).toEqual([
      { field: 'latitude', message: 'Must be a number.' },
      { field: 'longitude', message: 'This field is required.' },
    ]);
  });

  it('reads a pipe without being told, but not beside flags, where nobody may ever close it', async () => {
    expect(await run(`calc ${SLUG}`, { input: EXAMPLE })).toEqual(await run(`calc ${SLUG} ${EXAMPLE}`));
    async function* never() {
      await new Promise(() => undefined);
      yield Buffer.from('');
    }
    const { code } = await run(['calc', SLUG, ...FLAGS], { input: never(), isPiped: true });
    expect(code).toBe(0);
  });

  it('prints a table on a terminal, and JSON where that is asked for', async () => {
    const { code, output, errors } = await run(['calc', 'moonSign', ...FLAGS, ...ZONE], { width: 80 });
    expect([code, errors]).toEqual([0, '']);
    expect(output.split('\n').slice(0, 9)).toEqual([
      'Vedic Moon sign calculator',
      '',
      'Moon longitude sidereal  294.8497',
      '',
      'Rashi',
      '  Name            Capricorn',
      '  Number          10',
      '  Degree in sign  24.8497',
      '  Ruler           Saturn',
    ]);
    expect(output.split('\n').every((line) => line.length <= 80)).toBe(true);
    const piped = await run(['calc', 'moonSign', ...FLAGS, ...ZONE]);
    expect(await run(['calc', 'moonSign', ...FLAGS, ...ZONE, '--format', 'json'], { width: 80 })).toEqual(piped);
    expect((await run(['calc', 'moonSign', ...FLAGS, ...ZONE, '--format=table'])).output).toContain('  Ruler  ');
  });

  it('shows a list as a table, in parts below each other where a line is too short for it', async () => {
    const chart = ['calc', 'birthChart', ...FLAGS];
    const { output } = await run(chart, { width: 80 });
    expect(output.split('\n').every((line) => line.length <= 80)).toBe(true);
    const [, planets = ''] = output.split('\nPlanets\n');
    expect(planets.split('\n').slice(0, 4)).toEqual([
      '  Planet   Longitude sidereal  Sign name  Sign number  Degree in sign  House',
      '  Sun      32.310228           Taurus     2            2.310228        11',
      '  Moon     294.8497            Capricorn  10           24.8497         7',
      '  Mercury  14.191472           Aries      1            14.191472       10',
    ]);
    // The dispositor of a planet in its own sign is missing; it has no column beside those of its parts.
    expect(planets).toMatch(/^ {2}Planet .* Dispositor planet /m);
    expect(planets).not.toMatch(/^ {2}Planet .*Dispositor($| {2})/m);
    expect(planets.match(/^ {2}Mercury {2}/gm)?.length).toBeGreaterThan(2);
    const wide = await run(chart, { width: 400 });
    expect(wide.output.split('\nPlanets\n')[1]?.match(/^ {2}Mercury {2}/gm)).toHaveLength(1);
  });

  it('puts columns below each other behind marks that take no room of their own', async () => {
    const { output } = await run('calc babyNameLetter --birth-date=1990-05-17 --place=Delhi', { width: 200 });
    const rows = output.split('\n').filter((line) => /^ {2}(Shravana|Dhanishta) +2/.test(line));
    expect(rows).toHaveLength(5);
    // Nonspacing marks such as the vowel of खे stand above or below a letter.
    const columns = rows.map((line) => line.replace(/\p{Mn}/gu, '').indexOf('1990-05-17'));
    expect(new Set(columns).size).toBe(1);
  });

  it('knows no width of a terminal of none, as tools that record one leave it', async () => {
    const hours = ['calc', 'planetaryHours', '--place', 'Delhi', '--date', '2026-01-01'];
    expect(await run(hours, { width: 0 })).toEqual(await run(hours, { width: 120 }));
  });

  it.each(allTools.map((tool) => [tool.slug, tool] as const))(
    'shows every value of %s in its table',
    async (_slug, tool) => {
      const { output } = await run(['calc', tool.slug, JSON.stringify(tool.example), '--format', 'table']);
      const told = output.replace(/\s+/g, ' ');
      const { output: json } = await run(['calc', tool.slug, JSON.stringify(tool.example)]);
      for (const leaf of leavesOf(JSON.parse(json).result)) expect(told).toContain(String(leaf).replace(/\s+/g, ' '));
    },
  );

  it('tells an error in lines on a terminal, by the names in the JSON', async () => {
    expect(await run('calc moonSign {"birth_date":"x","latitude":1}', { width: 80 })).toEqual({
      code: 1,
      output: '',
      errors:
        'nirayana: The input is not valid: see birth_date, longitude.\n' +
        '  birth_date: Must be an ISO 8601 date (YYYY-MM-DD).\n' +
        '  longitude: This field is required.\n',
    });
  });

  it('tells it by the flags where they were typed, and what else gives a coordinate', async () => {
    const { errors } = await run('calc moonSign --birth-date x', { width: 80 });
    expect(errors).toBe(
      'nirayana: The input is not valid: see --birth-date, --latitude, --longitude.\n' +
        '  --birth-date: Must be an ISO 8601 date (YYYY-MM-DD).\n' +
        '  --latitude: This field is required. Or give --place.\n' +
        '  --longitude: This field is required. Or give --place.\n',
    );
  });

  it('names the flag that was typed where a field has two', async () => {
    const { errors } = await run('calc birthChart --birth-date x --place Delhi', { width: 80 });
    expect(errors).toContain('  --birth-date: Must be an ISO 8601 date (YYYY-MM-DD).\n');
  });

  it('names the flag of an option that makes no sense', async () => {
    const { errors } = await run('calc dailyTiming --date 2026-01-01 --day long', { width: 80 });
    expect(errors).toMatch(/^ {2}--day: Must be one of: zone, nominal\.$/m);
  });

  it('tells on a terminal what is wrong before what may have been meant', async () => {
    expect((await run('calc moon-sign {}', { width: 80 })).errors).toBe(
      `nirayana: There is no tool "moon-sign".\nnirayana: Did you mean ${SLUG}?\n`,
    );
  });

  it('has a place for each latitude that it asks for', () => {
    for (const tool of allTools) {
      const places = placeFlags(tool).map(({ fields }) => fields.latitude);
      const latitudes = Object.keys(tool.inputSchema.properties).filter((name) => /lat(itude)?$/.test(name));
      expect(places, tool.slug).toEqual(expect.arrayContaining(latitudes));
    }
  });
});

/** The strings and numbers in a value. */
function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

describe('nirayana describe', () => {
  it('shows the rows of an example as its flag takes them', async () => {
    const { output } = await run(['describe', 'matchRanking']);
    expect(output).not.toContain('[object');
    const [, rows = ''] = /--candidates "([^"]*)"/.exec(output) ?? [];
    expect(rows.split(';')).toHaveLength(4);
    expect(
      (
        await run([
          'calc',
          'matchRanking',
          '--position',
          'groom',
          '--nakshatra-name',
          'Rohini',
          '--pada',
          '2',
          '--candidates',
          rows,
        ])
      ).code,
    ).toBe(0);
  });

  it.each(allTools.map((tool) => [tool.slug, tool] as const))('tells of %s', async (slug, tool) => {
    const { code, output } = await run(['describe', tool.functionName]);
    expect(code).toBe(0);
    expect(output).toContain(`${tool.title}\n${slug}, in the library ${tool.functionName}()`);
    for (const name of Object.keys(tool.inputSchema.properties))
      expect(output).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(await run(['describe', slug])).toEqual({ code, output, errors: '' });
  });

  it('prints the description as JSON', async () => {
    const { output } = await run(`describe ${SLUG} --json`);
    expect(JSON.parse(output)).toMatchObject({ tool: SLUG, operationId: 'calculate_vedic_moon_sign_calculator' });
  });

  it('is near help, which shows the flags', async () => {
    expect(await run('help moonSign')).toEqual(await run('calc moonSign --help'));
  });
});

describe('nirayana completion', () => {
  it.each([
    ['c', 'calc credits completion'],
    ['keys ', 'create list revoke'],
    ['accounts create --plan s', 'starter scale'],
    ['accounts create --plan free --na', '--name'],
    ['calc relati', 'relationship-weather relationshipWeather'],
    ['describe sunS', 'sunSign'],
    ['help sunS', 'sunSign'],
    ['completion ', 'bash zsh fish'],
    ['calc moonSign --birth-d', '--birth-date'],
    ['calc moonSign --birth-date 1990-05-17 --birth-d', ''],
    ['calc moonSign --format ', 'table json'],
    ['calc signCompatibility --sign-a ta', 'taurus'],
    ['tools -', '--json --help'],
    ['describe sunSign --', '--json --help'],
    ['serve --base', '--base-url --base-path'],
    ['serve --port 80 --po', ''],
    ['calc --compact moonS', 'moonSign'],
    ['calc moonSign --he', '--help'],
    ['calc moonSign --place ', ''],
    ['--v', '--version'],
    ['help sunSign ', ''],
    ['nope ', ''],
  ])('knows what may follow "%s"', async (typed, words) => {
    const { code, output } = await run(`completion words ${typed}`);
    expect([code, output.trimEnd().split('\n').join(' ')]).toEqual([0, words]);
  });

  it.each(['bash', 'zsh', 'fish'])('prints a script for %s that asks for words', async (shell) => {
    expect((await run(['completion', shell])).output).toContain('nirayana completion words ');
  });

  it('completes every command that the help lists', async () => {
    const help = (await run('--help')).output;
    const listed = [...help.slice(help.indexOf('Commands:')).matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name);
    const { output } = await run(['completion', 'words', '']);
    expect(listed.length).toBeGreaterThan(5);
    expect(output.trimEnd().split('\n')).toEqual(expect.arrayContaining(listed));
  });

  it('prints a script for bash that bash runs', async () => {
    const { output } = await run('completion bash');
    const script = `nirayana() { printf 'alpha\nalbatross\nbeta\n'; }\n${output}
COMP_WORDS=(nirayana al) COMP_CWORD=1; _nirayana; printf '%s ' "\${COMPREPLY[@]}"`;
    expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' })).toBe('alpha albatross ');
  });
});

describe('nirayana serve', () => {
  /** Runs a server while somebody asks it. */
  const asked = (args: string, ask: (url: string) => Promise<void>, variables: Terminal['variables'] = {}) =>
    run(`serve ${args}`.trim(), {
      variables,
      stopped: async (output) => {
        while (!output().includes('\n')) await sleep(5);
        await ask(/listens on (\S+)\n/.exec(output())?.[1] ?? '');
      },
    });

  /** What a server answers to a calculation. */
  async function answerOf(args: string, variables: Terminal['variables'] = {}) {
    let response: Response | undefined;
    const ask = async (url: string) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.1' };
      response = await fetch(`${url}/api/public/tools/${SLUG}`, { method: 'POST', body: EXAMPLE, headers });
    };
    const outcome = await asked(args, ask, variables);
    return { ...outcome, headers: response?.headers, body: await response?.json() };
  }

  it('serves until it is stopped', async () => {
    const { code, output, errors, headers, body } = await answerOf('--port 0');
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
      CONNECTIONS_PER_ADDRESS: '',
      BASE_URL: 'https://example.org/astro/',
    };
    const { code, output, headers, body } = await answerOf('', variables);
    expect(code).toBe(0);
    expect(output).toMatch(/^nirayana listens on http:\/\/localhost:\d+\n$/);
    expect(headers?.get('RateLimit-Limit')).toBe('7');
    expect(body).toHaveProperty('methodology_url', `https://example.org/astro/methodology/${SLUG}`);
  });

  it('lets options win over variables', async () => {
    const args = '--port=0 --host 127.0.0.1 --rate-limit 0 --base-url https://one.example';
    const variables = { PORT: 'x', HOST: 'x', RATE_LIMIT_PER_MINUTE: 'x', BASE_URL: 'x' };
    const { code, headers, body } = await answerOf(args, variables);
    expect(code).toBe(0);
    expect(headers?.get('RateLimit-Limit')).toBeNull();
    expect(body).toHaveProperty('methodology_url', `https://one.example/methodology/${SLUG}`);
  });

  it.each([
    ['--port 0 --base-path /astro/', '/other'],
    ['--port 0', '/astro'],
  ])('serves under a path of %s and a variable with %s', async (args, BASE_PATH) => {
    const { code, output, body } = await answerOf(args, { BASE_PATH });
    const [address] = /http:\S+/.exec(output) ?? [];
    expect([code, address]).toEqual([0, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/astro$/)]);
    expect(body).toHaveProperty('methodology_url', `${address}/methodology/${SLUG}`);
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [{ LOG: 'debug' }, 'LOG must be off or json, not "debug".'],
    [{ METRICS: 'yes' }, 'METRICS must be 1 or 0, not "yes".'],
    [{ RATE_LIMIT_STORE: 'Postgres' }, 'RATE_LIMIT_STORE must be memory or postgres, not "Postgres".'],
    [{ RATE_LIMIT_FALLBACK: 'yes' }, 'RATE_LIMIT_FALLBACK must be none or memory, not "yes".'],
    [{ JOB_RETENTION_DAYS: '0' }, 'JOB_RETENTION_DAYS must be a whole number from 1 to 36500, not "0".'],
    [{ JOBS: 'there' }, 'JOBS must be here or elsewhere, not "there".'],
    [
      { JOBS: 'elsewhere' },
      'Jobs can be worked on elsewhere only with DATABASE_URL, the address of a PostgreSQL database.',
    ],
    [{ INTERPRETER_URL: 'ftp://secret' }, 'INTERPRETER_URL must be an address such as https://example.org/interpret.'],
    [{ INTERPRETER_URL: 'https://me:secret@example.org' }, 'INTERPRETER_URL must not hold a user name or a password.'],
    [
      { RATE_LIMIT_STORE: 'postgres', DATABASE_URL: 'mysql://me:secret@db' },
      'DATABASE_URL must be an address such as postgresql://user@host/database.',
    ],
    [
      { RATE_LIMIT_STORE: 'postgres', DATABASE_URL: 'postgresql://db', RATE_LIMIT_PER_MINUTE: '1001' },
      'The rate limit store postgres counts up to 1000 requests a minute.',
    ],
  ])('does not start with %o', async (variables, message) => {
    expect(await run('serve', { variables })).toEqual({ code: 2, output: '', errors: `nirayana: ${message}\n` });
  });

  const jsonOf = (response: Response) => response.json();

  const order = (url: string, key: string) => {
    const headers = { 'X-API-Key': key, Connection: 'close' };
    return fetch(`${url}/api/b2b/career-dna`, { method: 'POST', body: '{}', headers });
  };
  const KEY = `nir_${'0'.repeat(32)}`;

  it('writes a log where it is asked to, beside its one line', async () => {
    const ask = async (url: string) => {
      const response = await fetch(`${url}/metrics`, { headers: { Connection: 'close' } });
      expect(await response.text()).toContain('nirayana_http_requests_total');
    };
    const { code, output, errors } = await asked('', ask, { LOG: 'json', METRICS: '1', PORT: '0' });
    expect([code, output]).toEqual([0, expect.stringMatching(/^nirayana listens on \S+\n$/)]);
    const lines = errors.trimEnd().split('\n');
    const told = lines.map((line) => JSON.parse(line)).map(({ msg, route }) => msg ?? route);
    expect(told).toEqual(['listening', '/metrics', 'stopping', 'stopped']);
  });

  it('serves the keyed interface, whose store stays closed until somebody has a key', async () => {
    const { code, errors } = await asked('--port 0', async (url) => {
      expect((await order(url, 'none')).status).toBe(401);
      const { paths } = await fetch(`${url}/api/b2b/openapi.json`).then(jsonOf);
      expect(Object.keys(paths)).toHaveLength(8);
      const ready = { status: 'ok', store: 'closed', store_durability: 'not_in_power_failure', png: 'ok' };
      expect(await fetch(`${url}/readyz`).then(jsonOf)).toEqual(ready);
    });
    expect([code, errors]).toEqual([0, '']);
  });

  it.each([
    ['--port 0 --no-keyed', {}],
    ['--port 0', { KEYED: '0' }],
  ])('leaves the keyed interface out with %s %j', async (args, variables) => {
    const ask = async (url: string) => {
      expect((await order(url, KEY)).status).toBe(404);
      expect(await fetch(`${url}/readyz`).then(jsonOf)).toEqual({ status: 'ok', png: 'ok' });
    };
    const { code, errors } = await asked(args, ask, variables);
    expect([code, errors]).toEqual([0, '']);
  });

  it('serves the calculators also where the data directory cannot be used', async () => {
    const { code, errors, headers } = await answerOf('--port 0 --data /dev/null/data');
    expect([code, headers?.get('RateLimit-Limit')]).toEqual([0, '30']);
    expect(errors).toContain('The data directory /dev/null/data is not a directory.');
    const keyed = await asked('--port 0 --data /dev/null/data', async (url) => {
      const response = await order(url, KEY);
      expect([response.status, (await response.json()).error.code]).toEqual([502, 'engine_unavailable']);
      expect(await fetch(`${url}/readyz`).then(jsonOf)).toMatchObject({ status: 'ok', store: 'unavailable' });
    });
    expect(keyed.code).toBe(0);
  });

  it('names the variable that is wrong', async () => {
    const { code, errors } = await run('serve', { variables: { PORT: '80.5' } });
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

describe('nirayana worker', () => {
  it('needs a database', async () => {
    const { code, output, errors } = await run('worker');
    expect([code, output]).toEqual([2, '']);
    expect(errors).toBe(
      'nirayana: worker needs DATABASE_URL, the address of the PostgreSQL database that has the jobs.\n',
    );
  });

  it('waits for one that is away, telling why once, until it is stopped', async () => {
    const variables = { DATABASE_URL: 'postgresql:///none?host=/no-such-folder' };
    const stopped = async (_: unknown, told: () => string) => {
      while (told() === '') await sleep(5);
      await sleep(200);
    };
    const { code, output, errors } = await run('worker', { variables, stopped });
    expect([code, output]).toEqual([0, '']);
    expect(errors.match(/PostgreSQL cannot be used/g)).toHaveLength(1);
  });
});
