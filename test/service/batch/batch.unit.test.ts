import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { beforeEach, describe, expect, it } from 'vitest';
import { type MoonSignResult, moonSignTool, runTool } from '../../../src/entries/index.js';
import { commandLine, type Line } from '../../support/command-line.js';
import { deferred } from '../../support/deferred.js';
import { testFolder } from '../../support/folder.js';

const folder = testFolder();
const input = join(folder, 'births.ndjson');
let output: string;
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  output = join(folder, 'results.ndjson');
  writeFileSync(input, text(LINES));
});

const NOW = '2026-01-01T00:00:00Z';
const EXAMPLE = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
const LINES = Array.from({ length: 400 }, (_, index) => JSON.stringify({ ...EXAMPLE, longitude: index % 180 }));
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** What the lines must give. */
function answers(lines: readonly string[], now = NOW): string {
  return text(lines.map((line) => JSON.stringify(runTool(moonSignTool, JSON.parse(line), { now: new Date(now) }))));
}

interface Setting {
  readonly input?: string | AsyncIterable<Uint8Array>;
  readonly now?: string;
  readonly stopped?: Promise<unknown>;
  /** The file that standard input is redirected from. */
  readonly redirected?: string;
}

/** Runs `nirayana batch`. */
function batch(line: Line, { input, redirected, stopped = new Promise(() => {}), ...setting }: Setting = {}) {
  const args = typeof line === 'string' ? line.split(' ').filter(Boolean) : line;
  const inputFile = redirected === undefined ? undefined : () => statSync(redirected);
  const isPiped = input !== undefined;
  return commandLine(['batch', ...args], {
    ...setting,
    input: input ?? '',
    isPiped,
    inputFile,
    stopped: () => stopped,
  });
}

const files = () => `--input ${input} --output ${output}`;
const result = () => readFileSync(output, 'utf8');
const journal = () => `${output}.journal`;

/** Makes a run break off, after so many records, as if it had been killed: its journal stays. */
async function brokenOff(records: number, args: readonly string[] = [], now = NOW): Promise<void> {
  async function* blocks() {
    yield Buffer.from(text(LINES.slice(0, records)));
    throw new Error('it broke off');
  }
  const { code } = await batch(['moonSign', '--output', output, ...args], { input: blocks(), now });
  expect(code).toBe(1);
  expect(existsSync(journal())).toBe(true);
}

describe('a table of what is selected', () => {
  const SELECT = ['--select', 'id,note,rashi.name,nakshatra.pada,provenance.caveats', '--now', NOW];
  const rows = (format: 'csv' | 'tsv') =>
    parse(readFileSync(output, 'utf8'), { columns: true, delimiter: format === 'csv' ? ',' : '\t' });
  const births = join(folder, 'births.csv');

  it.each(['csv', 'tsv'] as const)('is written as %s, with columns of the input', async (format) => {
    output = join(folder, `results.${format}`);
    const head = 'id,Note,birth_date,birth_time,latitude,longitude\n';
    writeFileSync(
      births,
      `${head}1,"a, ""b""\t\nc",1990-05-17,10:20,28.6139,77.209\n2,,1990-05-17,25:00,28.6139,77.209\n`,
    );
    const { code } = await batch(['moonSign', '--input', births, '--output', output, ...SELECT]);
    expect(code).toBe(0);
    expect(rows(format)).toEqual([
      {
        ...{ id: '1', note: 'a, "b"\t\nc', 'rashi.name': 'Capricorn', 'nakshatra.pada': '1', error: '' },
        'provenance.caveats': '[]',
      },
      {
        ...{ id: '2', note: '', 'rashi.name': '', 'nakshatra.pada': '', 'provenance.caveats': '' },
        error: 'birth_time: 25:00 is not a time of day.',
      },
    ]);
  });

  it('is a Parquet file of typed columns, the same after a run that broke off', async () => {
    output = join(folder, 'results.parquet');
    const select = ['--select', 'id,longitude,rashi.number,provenance.dst_applied,nakshatra,error', '--now', NOW];
    const lines = [
      ...LINES.slice(0, 399),
      JSON.stringify({ id: 7, ...EXAMPLE, birth_time: '25:00', longitude: 'east' }),
    ];
    writeFileSync(input, text(lines));
    expect((await batch(['moonSign', '--input', input, '--output', output, ...select])).code).toBe(0);
    expect(readdirSync(folder).toSorted()).toEqual(['births.ndjson', 'results.parquet']);
    const undisturbed = readFileSync(output);
    const file = await asyncBufferFromFile(output);
    const { schema } = await parquetMetadataAsync(file);
    expect(schema.slice(1).map(({ name, type }) => `${name} ${type}`)).toEqual([
      'id BYTE_ARRAY',
      'longitude DOUBLE',
      'rashi.number INT64',
      'provenance.dst_applied BOOLEAN',
      'nakshatra BYTE_ARRAY',
      'error BYTE_ARRAY',
    ]);
    const rows = await parquetReadObjects({ file });
    const { result: told } = runTool(moonSignTool, { ...EXAMPLE, longitude: 3 }, { now: new Date(NOW) }) as {
      result: MoonSignResult;
    };
    expect(rows).toHaveLength(400);
    expect(rows[3]).toEqual({
      ...{ id: null, longitude: 3, 'rashi.number': BigInt(told.rashi.number), 'provenance.dst_applied': false },
      ...{ nakshatra: told.nakshatra, error: null },
    });
    expect(rows[399]).toMatchObject({
      id: '7',
      longitude: null,
      'rashi.number': null,
      error: expect.stringMatching(/birth_time: /),
    });
    expect((await batch(['moonSign', '--input', input, '--output', output, ...select])).errors).toContain(
      'is there already',
    );

    rmSync(output);
    async function* broken() {
      yield Buffer.from(text(lines.slice(0, 256)));
      throw new Error('it broke off');
    }
    expect((await batch(['moonSign', '--output', output, ...select], { input: broken() })).code).toBe(1);
    expect(readdirSync(folder).toSorted()).toEqual([
      'births.ndjson',
      'results.parquet.rows',
      'results.parquet.rows.journal',
    ]);
    const { code, errors } = await batch(['moonSign', '--output', output, ...select], { input: text(lines) });
    expect([code, errors]).toEqual([0, expect.stringContaining('Going on after 256 records')]);
    expect(readFileSync(output).equals(undisturbed)).toBe(true);
  });

  it('is the same after a run that broke off, with one head', async () => {
    const select = ['--select', 'birth_date,longitude,rashi.name', '--now', NOW, '--output-format', 'csv'];
    await batch(['moonSign', '--input', input, '--output', output, ...select]);
    const undisturbed = result();
    expect(undisturbed.split('\n')).toHaveLength(LINES.length + 2);
    rmSync(output);
    await brokenOff(250, select);
    async function* blocks() {
      yield Buffer.from(text(LINES));
    }
    const { code } = await batch(['moonSign', '--output', output, ...select], { input: blocks() });
    expect([code, result()]).toEqual([0, undisturbed]);
  });

  it('is not gone on with where something else is selected', async () => {
    await brokenOff(250, ['--select', 'rashi.name', '--now', NOW]);
    const { code, errors } = await batch(['moonSign', ...`${files()} --select rashi.number --now ${NOW}`.split(' ')]);
    expect([code, errors]).toEqual([1, expect.stringContaining('another --select')]);
  });

  it.each([
    ['--select rashi.nam', 'nirayana: --select: vedic-moon-sign-calculator has nothing that is called "nam"'],
    ['--select ,', 'nirayana: --select: A selection needs a path at least.'],
    ['--output-format csv', 'nirayana: A table needs columns:'],
    ['--output-format parquet', 'nirayana: A table needs columns:'],
  ])('is refused before the work: %s', async (line, message) => {
    const { code, errors } = await batch(`moonSign ${files()} ${line}`);
    expect([code, errors, existsSync(output)]).toEqual([2, expect.stringContaining(message), false]);
  });

  it('names what is near a column that is not there', async () => {
    writeFileSync(births, 'Name,birth_date,latitude,longitude\nAsha,1990-05-17,28.6,77.2\n');
    const { code, errors } = await batch(`moonSign --input ${births} --output ${output} --select nam,rashi.name`);
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/"nam" is neither in a result nor a column of .*Did you mean name\?/),
    ]);
  });
});

describe('nirayana batch', () => {
  it('writes an envelope for each line, in order, and takes its journal away', async () => {
    const { code, output: printed, errors } = await batch(`moonSign ${files()}`);
    expect([code, printed]).toEqual([0, '']);
    expect(errors).toMatch(/^nirayana: 400 records, 0 failed, [\d.]+ s, [\d,]+ a second\.\n$/);
    expect(result()).toBe(answers(LINES));
    expect(readdirSync(folder).sort()).toEqual(['births.ndjson', 'results.ndjson']);
  });

  it('reads and writes the standard streams', async () => {
    for (const args of [[], ['--input', '-', '--output', '-']]) {
      const { code, output: printed } = await batch(['moonSign', ...args, '--threads', '1'], { input: text(LINES) });
      expect([code, printed]).toEqual([0, answers(LINES)]);
    }
  });

  it('answers each line in its place, whatever it is', async () => {
    const lines = [
      `\uFEFF${LINES[0]}\r`,
      '',
      ' ',
      '{',
      '"text"',
      '[]',
      '{}',
      '{"birth_date":"1990-05-17","latitude":281,"longitude":0,"x":1}',
      LINES[1],
    ];
    writeFileSync(
      input,
      Buffer.concat([
        Buffer.from(`${lines.join('\n')}\n`),
        Buffer.from('"\xff"\n', 'latin1'),
        Buffer.from(LINES[2] ?? ''),
      ]),
    );
    const { code, errors } = await batch(`moonSign ${files()}`);
    expect(code).toBe(0);
    expect(errors).toContain('11 records, 8 failed');
    const told = result()
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { error, input: given } = JSON.parse(line);
        return error ? [error.message, ...error.field_errors.map(({ field }: { field: string }) => field)] : given;
      });
    expect(told).toEqual([
      JSON.parse(LINES[0] ?? ''),
      ['The line is empty.'],
      ['The line is empty.'],
      ['The line is not valid JSON in UTF-8.'],
      ['The input must be a JSON object.'],
      ['The input must be a JSON object.'],
      ['The input is not valid: see birth_date, latitude, longitude.', 'birth_date', 'latitude', 'longitude'],
      ['The input is not valid: see latitude, x.', 'latitude', 'x'],
      JSON.parse(LINES[1] ?? ''),
      ['The line is not valid JSON in UTF-8.'],
      JSON.parse(LINES[2] ?? ''),
    ]);
    expect((await batch(`moonSign ${files()} --force --strict`)).code).toBe(1);
  });

  it('takes conventions, a moment and a base address', async () => {
    const args = ['--ayanamsha', 'raman', '--now', '2025-06-01T12:00Z', '--base-url', 'https://a.example'];
    const { output: printed } = await batch(['moonSign', ...args], { input: text(LINES.slice(0, 1)) });
    const options = {
      now: new Date('2025-06-01T12:00Z'),
      baseUrl: 'https://a.example',
      environment: { ayanamsha: 'raman' },
    } as const;
    expect(JSON.parse(printed)).toEqual(runTool(moonSignTool, JSON.parse(LINES[0] ?? ''), options));
  });

  it('reads CSV by the name of the file or when told to', async () => {
    const table = `birth_date,birth_time,latitude,longitude\n${LINES.map((line) => Object.values(JSON.parse(line)).join(',')).join('\n')}`;
    const csv = join(folder, 'births.CSV');
    writeFileSync(csv, table);
    expect((await batch(`moonSign --input ${csv} --output ${output}`)).code).toBe(0);
    expect(result()).toBe(answers(LINES));
    expect((await batch('moonSign --format csv', { input: table })).output).toBe(answers(LINES));
  });

  it.each([0, 1])('has an output for an input of %i lines', async (count) => {
    writeFileSync(input, text(LINES.slice(0, count)));
    expect((await batch(`moonSign ${files()}`)).code).toBe(0);
    expect(result()).toBe(answers(LINES.slice(0, count)));
  });
});

describe('the same command', () => {
  it('goes on after an interrupt, to the same bytes', async () => {
    await brokenOff(150);
    const { code, errors } = await batch(`moonSign --output ${output}`, {
      input: text(LINES),
      now: '2027-01-01T00:00:00Z',
    });
    expect(code).toBe(0);
    expect(errors).toMatch(/^nirayana: Going on after 150 records\.\nnirayana: 400 records, 0 failed, /);
    expect(result()).toBe(answers(LINES));
    expect(existsSync(journal())).toBe(false);
  });

  it('goes on wherever the journal stands behind the output', async () => {
    await brokenOff(256);
    appendFileSync(output, 'what was not noted');
    const { code } = await batch(`moonSign --output ${output}`, { input: text(LINES) });
    expect([code, result()]).toEqual([0, answers(LINES)]);
  });

  it.each<[what: string, args: string[], lines: readonly string[]]>([
    ['convention', ['--ayanamsha', 'raman'], LINES],
    ['--now', ['--now', '2025-01-01'], LINES],
    ['--base-url', ['--base-url', 'https://a.example'], LINES],
    ['input', [], LINES.with(3, LINES[4] ?? '')],
    ['input', [], LINES.slice(0, 10)],
  ])('refuses to go on with another %s', async (what, args, lines) => {
    await brokenOff(150);
    const before = result();
    const { code, errors } = await batch(['moonSign', '--output', output, ...args], { input: text(lines) });
    expect([code, result()]).toEqual([1, before]);
    expect(errors).toContain(
      `${output} was begun with another ${what}. Give the command as it was to go on with it, or --force`,
    );
    expect(existsSync(journal())).toBe(true);
  });

  it('refuses another tool, and begins anew with --force', async () => {
    await brokenOff(150);
    const lines = [`{"month":5,"day":17}`];
    expect((await batch(`sunSign --output ${output}`, { input: text(lines) })).errors).toContain('another tool');
    expect((await batch(`sunSign --output ${output} --force`, { input: text(lines) })).code).toBe(0);
    expect(result().split('\n')).toHaveLength(2);
  });

  it('begins anew with --force where the input has changed', async () => {
    const { size } = statSync(input);
    const lines = LINES.toReversed();
    await brokenOff(150);
    const wrote = createHash('sha256').update(readFileSync(output).subarray(0, 100)).digest('hex');
    const committed = { records: 10, digest: 'other', failed: 0, written: 100, wrote };
    const [beginning = ''] = readFileSync(journal(), 'utf8').split('\n');
    writeFileSync(journal(), `${beginning.replace('"input":null', `"input":${size}`)}\n${JSON.stringify(committed)}\n`);
    writeFileSync(input, text(lines));
    expect((await batch(`moonSign ${files()}`)).errors).toContain('was begun with another input.');
    expect((await batch(`moonSign ${files()} --force`)).code).toBe(0);
    expect(result()).toBe(answers(lines));
  });

  it('refuses to go on with an output of which a bit has changed, and begins anew with --force', async () => {
    await brokenOff(150);
    const bytes = readFileSync(output);
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    writeFileSync(output, bytes);
    const refused = await batch(`moonSign --output ${output}`, { input: text(LINES) });
    expect([refused.code, refused.errors]).toEqual([
      1,
      expect.stringContaining(`${output} has changed since it was written, so it cannot be gone on with.`),
    ]);
    expect(readFileSync(output)).toEqual(bytes);
    expect((await batch(`moonSign --output ${output} --force`, { input: text(LINES) })).code).toBe(0);
    expect(result()).toBe(answers(LINES));
  });

  it('does not replace what is finished without --force', async () => {
    writeFileSync(output, 'precious');
    const refused = await batch(`moonSign ${files()}`);
    expect([refused.code, refused.errors, result()]).toEqual([
      1,
      `nirayana: ${output} is there already. --force replaces it.\n`,
      'precious',
    ]);
    expect((await batch(`moonSign ${files()} --force`)).code).toBe(0);
    expect(result()).toBe(answers(LINES));
  });

  it.each(['precious', undefined])('writes through no symbolic link, also with --force', async (kept) => {
    const other = `${output}.other`;
    if (kept !== undefined) writeFileSync(other, kept);
    symlinkSync(other, output);
    const refused = await batch(`moonSign ${files()} --force`);
    expect([refused.code, refused.errors]).toEqual([
      1,
      `nirayana: ${output} is a symbolic link. Name the file itself.\n`,
    ]);
    expect(existsSync(other) ? readFileSync(other, 'utf8') : undefined).toBe(kept);
  });

  it('stops when it is asked to, tells how to go on, and goes on', async () => {
    const { promise: stopped, resolve: stop } = deferred<unknown>();
    async function* slow() {
      yield Buffer.from(text(LINES.slice(0, 300)));
      while (!existsSync(journal()) || !readFileSync(journal(), 'utf8').includes('"records":300'))
        await new Promise(setImmediate);
      stop('SIGTERM');
      await new Promise(() => {});
    }
    const { code, errors } = await batch(`moonSign --output ${output}`, { input: slow(), stopped });
    expect(code).toBe(143);
    expect(errors).toMatch(
      /^nirayana: Stopped after 300 records, .*\nnirayana: The same command goes on from there\.\n$/,
    );
    await batch(`moonSign --output ${output}`, { input: text(LINES) });
    expect(result()).toBe(answers(LINES));
  });

  it('is refused while another one writes', async ({ skip }) => {
    skip(process.platform !== 'linux');
    writeFileSync(output, '');
    const { dev, ino } = statSync(output);
    const other = createServer().listen(`\0nirayana-batch-${dev}-${ino}`);
    const { code, errors } = await batch(`moonSign ${files()}`);
    expect([code, errors]).toEqual([1, `nirayana: Another process is writing ${output}.\n`]);
    await new Promise((resolve) => other.close(resolve));
    expect((await batch(`moonSign ${files()}`)).code).toBe(0);
  });
});

describe('what makes no sense', () => {
  it.each<[args: string, code: number, message: RegExp]>([
    ['', 2, /batch needs the id of a tool/],
    ['moonsing', 2, /"moonsing" is no tool\. Did you mean: nirayana batch moonSign\?/],
    ['moonSign', 2, /batch needs its input/],
    ['moonSign x', 2, /"x" is one argument too many/],
    ['moonSign --threads 0', 2, /--threads must be a whole number from 1 to 256, not "0"/],
    ['moonSign --threads all', 2, /not "all"/],
    ['moonSign --format xml', 2, /Allowed choices are ndjson, csv/],
    ['moonSign --ayanamsha mine', 2, /--ayanamsha: Must be one of: lahiri/],
    ['moonSign --now noon', 2, /--now must be a UTC moment/],
    ['moonSign --input --output', 2, /--input needs a value, and "--output" is a flag/],
    ['moonSign --nope', 2, /Unknown option '--nope'/],
    ['moonSign --input /nowhere/births.ndjson', 1, /births\.ndjson cannot be read: no such file or directory\./],
    [`moonSign --input ${tmpdir()}`, 1, /cannot be read: it is a directory\./],
  ])('"%s" is told', async (args, code, message) => {
    const outcome = await batch(args);
    expect([outcome.code, outcome.output]).toEqual([code, '']);
    expect(outcome.errors).toMatch(message);
  });

  it('is told of an output that standard input comes from, and leaves it as it is', async () => {
    const redirected = { input: text(LINES), redirected: input };
    const { code, errors } = await batch(`moonSign --output ${input} --force`, redirected);
    expect([code, errors]).toEqual([1, `nirayana: ${input} is the input. The output needs a file of its own.\n`]);
    expect(readFileSync(input, 'utf8')).toBe(text(LINES));
    expect((await batch(`moonSign --output ${output}`, redirected)).code).toBe(0);
  });

  it('is told of outputs, and leaves nothing behind', async () => {
    const told = async (path: string) => (await batch(['moonSign', '--input', input, '--output', path])).errors;
    expect(await told(input)).toBe(`nirayana: ${input} is the input. The output needs a file of its own.\n`);
    expect(await told(folder)).toMatch(/cannot be written: illegal operation on a directory\./);
    expect(await told(join(folder, 'none/results'))).toMatch(
      /none\/results cannot be written: no such file or directory\./,
    );
    expect(await told('/dev/full')).toBe('nirayana: /dev/full cannot be written: no space left on device.\n');
    const csv = join(folder, 'births.csv');
    writeFileSync(csv, 'name\nAsha\n');
    const { errors } = await batch(`moonSign --input ${csv} --output ${output}`);
    expect(errors).toMatch(
      /^nirayana: The column "name" of .*births\.csv is no field\..*none of them\. .* has no column birth_date and .*\n$/,
    );
    expect(readdirSync(folder).sort()).toEqual(['births.csv', 'births.ndjson']);
  });

  it('keeps what fits on a disk that is full, and goes on when there is room', async ({ skip }) => {
    const disk = join(folder, 'disk');
    const mounted = mount(disk);
    skip(!mounted, 'no small disk can be mounted here');
    output = join(disk, 'results.ndjson');
    try {
      writeFileSync(input, text([...LINES, ...LINES]));
      const full = await batch(`moonSign ${files()}`);
      expect(full.code).toBe(1);
      expect(full.errors).toMatch(
        /results\.ndjson cannot be written: no space left on device\. What is done is kept: the same command goes on/,
      );
      execFileSync('mount', ['-o', 'remount,size=8m', disk]);
      expect((await batch(`moonSign ${files()}`)).code).toBe(0);
      expect(result()).toBe(answers([...LINES, ...LINES]));
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

/** Whether a disk of half a megabyte is at a path now. */
function mount(path: string): boolean {
  try {
    execFileSync('mkdir', ['-p', path]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
