import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { type ColumnSource, fileWriter, parquetWrite } from 'hyparquet-writer';
import { beforeEach, describe, expect, it } from 'vitest';
import { moonSignTool, runTool } from '../../../src/entries/index.js';
import { commandLine } from '../../support/command-line.js';
import { deferred } from '../../support/deferred.js';
import { testFolder } from '../../support/folder.js';

const folder = testFolder();
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

const NOW = '2026-01-01T00:00:00Z';
const at = (name: string) => join(folder, name);

async function batch(
  tool: string,
  args: readonly string[],
  input = '',
  stopped: Promise<unknown> = new Promise(() => {}),
) {
  return commandLine(['batch', tool, '--now', NOW, ...args], { input, isPiped: input !== '', stopped: () => stopped });
}

/** The rows that a CSV file gives. */
async function rowsOf(tool: string, csv: string, select: string, args: readonly string[] = []) {
  writeFileSync(at('births.csv'), csv);
  const files = ['--input', at('births.csv'), '--output', at('rows.csv'), '--force'];
  const { code, errors } = await batch(tool, [...files, '--select', select, ...args]);
  if (code !== 0) throw new Error(errors);
  return parse(readFileSync(at('rows.csv'), 'utf8'), { columns: true });
}

describe('columns of a birth', () => {
  it.each([
    ['moonSign', 'Date of Birth,TOB,lat,lng,tz'],
    ['moonSign', 'dob,birthTime,Birth Latitude,Birth Longitude,time_zone'],
    ['birthChart', 'birth_date,birth_time,latitude,longitude,birth_timezone'],
  ])('of %s are understood as %s', async (tool, head) => {
    const select = tool === 'moonSign' ? 'rashi.name' : 'planets.Moon.sign_name';
    const [row] = await rowsOf(tool, `${head}\n1990-05-17,10:20 AM,28.6139,77.209,Asia/Kolkata\n`, select);
    expect(row).toEqual({ [select]: 'Capricorn', error: '' });
  });

  it('that mean the same are refused by their names', async () => {
    const csv = 'dob,Birth Date,lat,lng\n1990-05-17,1990-05-17,1,2\n';
    await expect(rowsOf('moonSign', csv, 'rashi.name')).rejects.toThrow(
      /The columns "dob" and "Birth Date" of .*births\.csv mean the same, birth_date\. Leave one of them out\./,
    );
  });

  it('are passed through by their own names too', async () => {
    const [row] = await rowsOf('moonSign', 'dob,lat,lng\n17 May 1990,28.6139,77.209\n', 'dob,birth_date,lat');
    expect(row).toEqual({ dob: '17 May 1990', birth_date: '1990-05-17', lat: '28.6139', error: '' });
  });

  it('of lines of JSON are understood record by record', async () => {
    const lines = [
      { id: 1, dob: '1990-05-17', tob: '10:20', lat: 28.6139, lng: 77.209 },
      { id: 2, dob: '1990-05-17', birthDate: '1990-05-17', lat: 28.6139, lng: 77.209 },
      { id: 3, birth: { date: '1990-05-17', time: '10:20', place: { latitude: 28.6139, longitude: 77.209 } } },
      { id: 4, date: '1990-05-17', time: '10:20', place: 'Varanasi' },
    ];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const { output } = await batch('moonSign', ['--select', 'id,rashi.name,input.dob,place_found,error'], text);
    const rows = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(rows).toEqual([
      { id: 1, 'rashi.name': 'Capricorn', 'input.dob': '1990-05-17', place_found: null, error: null },
      {
        ...{ id: 2, 'rashi.name': null, 'input.dob': '1990-05-17', place_found: null },
        error: 'birth_date: "dob" and "birthDate" mean the same. Leave one of them out.',
      },
      { id: 3, 'rashi.name': 'Capricorn', 'input.dob': null, place_found: null, error: null },
      {
        ...{ id: 4, 'rashi.name': 'Capricorn', 'input.dob': null, error: null },
        place_found: 'Varanasi, Uttar Pradesh, India',
      },
    ]);
  });

  it('with dates of two readings are refused row by row, unless their order is named', async () => {
    const csv = 'dob,lat,lng\n07/05/1990,28.6139,77.209\n17/05/1990,28.6139,77.209\n';
    expect(await rowsOf('moonSign', csv, 'birth_date')).toEqual([
      {
        birth_date: '07/05/1990',
        error: 'birth_date: "07/05/1990" may be 1990-05-07 or 1990-07-05: say which with --date-format dmy or mdy.',
      },
      { birth_date: '1990-05-17', error: '' },
    ]);
    const named = await rowsOf('moonSign', csv, 'birth_date', ['--date-format', 'dmy']);
    expect(named.map((row) => (row as { birth_date: string }).birth_date)).toEqual(['1990-05-07', '1990-05-17']);
  });
});

it('a record is told all that is wrong with it at once, a sentence for each field', async () => {
  const csv = 'dob,tob,city\n07/05/1990,25:99,Springfield\n';
  const [row] = await rowsOf('moonSign', csv, 'error');
  const { error } = row as { error: string };
  const fields = [...error.matchAll(/(birth_\w+|place|latitude|longitude): /g)].map(([, field]) => field);
  expect(fields).toEqual(['birth_date', 'place', 'birth_time']);
});

it('a table is told all that is wrong with its columns at once', async () => {
  const csv = 'date of birth,dob,note,remark,lat\n1990-05-17,1990-05-17,x,y,1\n';
  const refused = rowsOf('moonSign', csv, 'rashi.name,nme');
  await expect(refused).rejects.toThrow(
    /"nme" is neither .*"note", "remark" of .* are no fields\. .*"date of birth" and "dob" of .* mean the same.*has no column longitude/,
  );
});

describe('a column of places', () => {
  const SELECT = 'latitude,birth_timezone,place,place_found,place_doubt,error';

  it('is looked up, and what is doubtful is told and not guessed', async () => {
    const csv = `dob,City,State,Country
1990-05-17,Varanasi,,
1990-05-17,Springfield,,
1990-05-17,Springfield,Illinois,USA
1990-05-17,Sprngfield,,
1990-05-17,Salem,,India
1990-05-17,Berlin,,Atlantis
1990-05-17,no such place,,
1990-05-17,,,
`;
    const rows = await rowsOf('moonSign', csv, SELECT);
    const told = rows.map((row) => {
      const { place_found, place_doubt, birth_timezone } = row as Readonly<Record<string, string>>;
      return [place_found, place_doubt, birth_timezone];
    });
    expect(told).toEqual([
      ['Varanasi, Uttar Pradesh, India', '', 'Asia/Kolkata'],
      ['', 'several', ''],
      ['Springfield, Illinois, United States', '', 'America/Chicago'],
      ['', 'doubtful', ''],
      ['Salem, Tamil Nadu, India', '', 'Asia/Kolkata'],
      ['', 'country', ''],
      ['', 'unknown', ''],
      ['', '', ''],
    ]);
    expect(rows[1]).toMatchObject({
      error: expect.stringMatching(/^place: "Springfield" may be: Springfield, Massachusetts, .*; …\. Give its state/),
    });
    expect(rows[7]).toMatchObject({ error: expect.stringContaining('latitude: ') });
  });

  it('is of the preferred country where several could be meant, and of no country that nobody told', async () => {
    const csv = `dob,City,Country
1990-05-17,Salem,
1990-05-17,Salem,US
1990-05-17,London,
1990-05-17,Springfield,
1990-05-17,Aurangabad,
1990-05-17,Sprngfield,
`;
    const told = async (...args: readonly string[]) =>
      (await rowsOf('moonSign', csv, SELECT, args)).map((row) => {
        const { place_found, place_doubt } = row as Readonly<Record<string, string>>;
        return place_found || place_doubt;
      });
    const others = ['several', 'London, England, United Kingdom', 'several'];
    expect(await told()).toEqual(['several', ...others, 'several', 'doubtful']);
    const salem = 'Salem, Tamil Nadu, India';
    expect(await told('--prefer-country', 'IN')).toEqual([salem, ...others, 'several', 'doubtful']);
    expect(await told('--prefer-country', 'india')).toEqual([salem, ...others, 'several', 'doubtful']);
    const usage = async (tool: string, country: string) =>
      (await batch(tool, ['--input', at('births.csv'), '--prefer-country', country])).errors;
    expect(await usage('moonSign', 'Atlantis')).toMatch(/--prefer-country: No country is called "Atlantis"\./);
    expect(await usage('sunSign', 'IN')).toMatch(/--prefer-country: sun-sign has no places\./);
  });

  it('is not looked up beside coordinates, nor in place of a zone that is there', async () => {
    const csv = 'dob,lat,lng,place,tz\n1990-05-17,1.5,2,Springfield,\n1990-05-17,,,Delhi,+05:00\n';
    expect(await rowsOf('moonSign', csv, SELECT)).toEqual([
      {
        ...{ latitude: '1.5', birth_timezone: '', place: 'Springfield', place_found: '', place_doubt: '', error: '' },
      },
      {
        ...{ latitude: expect.stringMatching(/^28\.6/), birth_timezone: '+05:00', place: 'Delhi', place_doubt: '' },
        ...{ place_found: 'Delhi, India', error: '' },
      },
    ]);
  });

  it('is that of the day of a tool whose place is an option, and of each of two persons', async () => {
    const [day] = await rowsOf('dailyTiming', 'date,city\n2026-01-01,Varanasi\n', 'place_found,error');
    expect(day).toEqual({ place_found: 'Varanasi, Uttar Pradesh, India', error: '' });
    const csv = 'a_dob,a_tob,a_city,b_dob,b_tob,b_city\n1990-05-17,10:20,Varanasi,1992-06-03,11:15,Delhi\n';
    const [pair] = await rowsOf('horoscopeMatching', csv, 'person_a_place_found,person_b_place_found,error');
    expect(pair).toEqual({
      person_a_place_found: 'Varanasi, Uttar Pradesh, India',
      person_b_place_found: 'Delhi, India',
      error: '',
    });
  });

  it('cannot tell of a doubt that nobody has', async () => {
    await expect(rowsOf('moonSign', 'dob,lat,lng\n', 'place_doubt')).rejects.toThrow(
      '"place_doubt" is neither in a result nor a column of',
    );
  });
});

describe('a Parquet file', () => {
  const SOURCE = 'golden/reference/births-of-pyarrow.parquet';
  const SELECT = 'id,name,date_of_birth,tob,seen,at,small,big,flag,tags,birth_date,rashi.name';

  it('of another program is read, and what passes through keeps its type and value', async () => {
    copyFileSync(SOURCE, at('births.parquet'));
    const args = ['--input', at('births.parquet'), '--output', at('rows.parquet'), '--select', SELECT];
    expect((await batch('moonSign', args)).errors).toMatch(/6 records, 2 failed/);
    const [before, after] = await Promise.all([SOURCE, at('rows.parquet')].map((path) => asyncBufferFromFile(path)));
    const given = await parquetReadObjects({
      file: before as never,
      compressors: { GZIP: (bytes) => gunzipSync(bytes) },
    });
    const rows = await parquetReadObjects({ file: after as never });
    const { schema } = await parquetMetadataAsync(after as never);
    const kept = Object.fromEntries(
      schema.slice(1).map((one) => [one.name, one.logical_type ?? one.converted_type ?? one.type]),
    );
    expect(kept).toMatchObject({
      id: 'INT64',
      name: 'UTF8',
      date_of_birth: { type: 'DATE' },
      tob: { type: 'TIME', unit: 'MICROS' },
      seen: { type: 'TIMESTAMP', unit: 'NANOS', isAdjustedToUTC: false },
      at: { type: 'TIMESTAMP', unit: 'MICROS', isAdjustedToUTC: true },
      small: 'INT_8',
      big: 'UINT_64',
      flag: 'BOOLEAN',
      tags: 'JSON',
    });
    for (const [index, row] of rows.entries()) {
      const { lat: _, lng: __, Name: name, 'Date of Birth': date_of_birth, TOB: tob, ...others } = given[index] ?? {};
      expect(row).toMatchObject({ ...others, name, date_of_birth, tob, tags: others['tags'] ?? null });
    }
    const moon = (input: object) => runTool(moonSignTool, input, { now: new Date(NOW) });
    const first = moon({ birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 });
    expect(rows[0]?.['rashi.name']).toBe('result' in first ? first.result.rashi.name : undefined);
    // A date that is not there and a coordinate that is not a number are missing.
    expect([rows[2], rows[5]]).toEqual([
      expect.objectContaining({ birth_date: null, error: expect.stringContaining('birth_date') }),
      expect.objectContaining({ error: expect.stringContaining('latitude') }),
    ]);
  });

  it('whose columns are fields of the tool keeps their types where they are as the tool has read them', async () => {
    parquetWrite({
      writer: fileWriter(at('births.parquet')),
      columnData: [
        { name: 'birth_date', data: [new Date('1990-05-17'), new Date('1991-01-02')] },
        { name: 'birth_time', data: [37_200_000, 120_000] },
        { name: 'latitude', data: [null, 28] },
        { name: 'longitude', data: [null, 77.25] },
        { name: 'place', data: ['Varanasi', null] },
      ],
      schema: [
        { name: 'root', num_children: 5 },
        { name: 'birth_date', type: 'INT32', converted_type: 'DATE', repetition_type: 'OPTIONAL' },
        { name: 'birth_time', type: 'INT32', converted_type: 'TIME_MILLIS', repetition_type: 'OPTIONAL' },
        { name: 'latitude', type: 'INT32', repetition_type: 'OPTIONAL' },
        { name: 'longitude', type: 'DOUBLE', repetition_type: 'OPTIONAL' },
        { name: 'place', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
      ],
    });
    const select = 'birth_date,birth_time,latitude,longitude,error';
    const args = ['--input', at('births.parquet'), '--output', at('rows.parquet'), '--select', select];
    expect((await batch('moonSign', args)).errors).toMatch(/2 records, 0 failed/);
    const rows = await parquetReadObjects({ file: (await asyncBufferFromFile(at('rows.parquet'))) as never });
    expect(rows).toEqual([
      {
        ...{ birth_date: new Date('1990-05-17'), birth_time: 37_200_000, error: null },
        ...{ latitude: expect.closeTo(25.32, 1), longitude: expect.closeTo(82.99, 1) },
      },
      { birth_date: new Date('1991-01-02'), birth_time: 120_000, latitude: 28, longitude: 77.25, error: null },
    ]);
  });

  it('has days and instants of answers as such columns, and what a clock showed as text', async () => {
    const lines = '{"date":"1990-05-17","time":"10:20","lat":28.6139,"lon":77.209}\n{"date":"1990-02-30"}\n';
    const select = 'date,mahadashas[1].ends_at,mahadashas[1].ends_at_local,calculated_at';
    const { errors } = await batch('dasha', ['--select', select, '--output', at('rows.parquet')], lines);
    expect(errors).toMatch(/2 records, 1 failed/);
    const file = await asyncBufferFromFile(at('rows.parquet'));
    const rows = await parquetReadObjects({ file: file as never });
    const { schema } = await parquetMetadataAsync(file as never);
    expect(schema.slice(1, 5).map((one) => one.converted_type)).toEqual([
      'UTF8',
      'TIMESTAMP_MILLIS',
      'UTF8',
      'TIMESTAMP_MILLIS',
    ]);
    const local = rows[0]?.['mahadashas[1].ends_at_local'];
    expect(local).toMatch(/^\d{4}-.*T.*\+05:30$/);
    expect(rows[0]).toMatchObject({ 'mahadashas[1].ends_at': new Date(String(local)), calculated_at: new Date(NOW) });
    // What was typed is not lost with a record that is refused.
    expect(rows[1]).toMatchObject({ date: '1990-02-30', 'mahadashas[1].ends_at': null, calculated_at: new Date(NOW) });
  });

  const COUNT = 45_000;
  const births = (count: number, others: readonly ColumnSource[] = []): ColumnSource[] => {
    const each = <Value>(value: (index: number) => Value) => Array.from({ length: count }, (_, index) => value(index));
    return [
      { name: 'n', data: each((index) => index), type: 'INT32' },
      { name: 'month', data: each((index) => BigInt((index % 12) + 1)), type: 'INT64' },
      { name: 'day', data: each((index) => String((index % 28) + 1)), type: 'STRING' },
      ...others,
    ];
  };

  it('is read window by window, in groups of any size, in its order', async () => {
    parquetWrite({
      writer: fileWriter(at('births.parquet')),
      columnData: births(COUNT),
      rowGroupSize: [5, 44_000],
      pageSize: 999,
    });
    const files = ['--input', at('births.parquet'), '--output', at('rows.csv')];
    expect((await batch('sunSign', [...files, '--select', 'n,month,day,sign_name'])).code).toBe(0);
    const rows = parse(readFileSync(at('rows.csv'), 'utf8'), { columns: true, cast: false }) as Record<
      string,
      string
    >[];
    expect(rows).toHaveLength(COUNT);
    expect(
      rows.every(({ n, month, day, error }, index) => {
        return (
          n === String(index) && month === String((index % 12) + 1) && day === String((index % 28) + 1) && error === ''
        );
      }),
    ).toBe(true);
  });

  it('that is stopped and gone on with ends as one that never was', async () => {
    parquetWrite({ writer: fileWriter(at('births.parquet')), columnData: births(COUNT) });
    const select = ['--input', at('births.parquet'), '--select', 'n,sign_name'];
    expect((await batch('sunSign', [...select, '--output', at('whole.parquet')])).code).toBe(0);
    const output = ['--output', at('rows.parquet')];
    let stops = 0;
    for (; stops < 10 && !existsSync(at('rows.parquet')); stops++) {
      const { promise, resolve } = deferred<unknown>();
      const running = batch('sunSign', [...select, ...output], '', promise);
      setTimeout(resolve, 150 + 100 * stops, 'SIGTERM');
      await running;
    }
    if (!existsSync(at('rows.parquet'))) await batch('sunSign', [...select, ...output]);
    expect(stops).toBeGreaterThan(1);
    expect(readFileSync(at('rows.parquet')).equals(readFileSync(at('whole.parquet')))).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual(['births.parquet', 'rows.parquet', 'whole.parquet']);
  }, 60_000);

  it('that cannot be read is told, with what can be', async () => {
    const told = async (path: string, ...args: readonly string[]) =>
      (await batch('sunSign', ['--input', path, '--output', at('rows.ndjson'), ...args])).errors;
    writeFileSync(at('text.parquet'), 'month,day\n');
    expect(await told(at('text.parquet'))).toMatch(/text\.parquet cannot be read as Parquet: /);
    parquetWrite({
      writer: fileWriter(at('lz4.parquet')),
      columnData: births(10),
      codec: 'LZ4_RAW',
      compressors: { LZ4_RAW: (bytes) => bytes },
    });
    expect(await told(at('lz4.parquet'), '--ignore-columns')).toMatch(
      /The column "month" of .*lz4\.parquet is compressed with lz4_raw\. Read are: uncompressed, snappy, gzip, brotli/,
    );
    parquetWrite({ writer: fileWriter(at('births.parquet')), columnData: births(1).slice(0, 2) });
    expect(await told(at('births.parquet'))).toMatch(/The column "n" of .*births\.parquet is no field/);
    expect(await told(at('births.parquet'), '--ignore-columns')).toMatch(/births\.parquet has no column day\./);
    expect((await batch('sunSign', ['--format', 'parquet'], 'x')).errors).toMatch(/Parquet is read from its end/);
  });
});

describe('a table that is refused', () => {
  const month: ColumnSource = { name: 'month', data: [5], type: 'INT32' };
  const day: ColumnSource = { name: 'day', data: [17], type: 'INT32' };
  const note: ColumnSource = { name: 'note', data: ['x'], type: 'STRING' };
  const parquet = (...columnData: readonly ColumnSource[]) =>
    parquetWrite({ writer: fileWriter(at('births.parquet')), columnData: [...columnData] });
  const csv = (text: string) => writeFileSync(at('births.csv'), text);
  const refused = {
    'births.csv': [
      () => csv('month,day,note\n5,17,x\n'),
      () => csv('month\n5\n'),
      () => csv(''),
      () => csv('month,day\n5,"17\n'),
    ],
    'births.parquet': [
      () => parquet(month, day, note),
      () => parquet(month),
      () => writeFileSync(at('births.parquet'), 'no table'),
      () => {
        parquet(month, day);
        // What its end says of the pages is not so.
        const bytes = readFileSync(at('births.parquet'));
        writeFileSync(at('births.parquet'), Buffer.from(bytes.fill(0xff, 4, 12)));
      },
    ],
  } as const;
  const inputs = Object.keys(refused) as (keyof typeof refused)[];
  const outputs = ['rows.ndjson', 'rows.csv', 'rows.parquet'];
  const cases = inputs.flatMap((input) => outputs.map((output) => [input, output] as const));

  it.each(cases)('leaves nothing behind, and hinders no later one: %s to %s', async (input, output) => {
    const files = ['--input', at(input), '--output', at(output), '--select', 'sign_name'];
    for (const write of refused[input]) {
      write();
      const { code, errors } = await batch('sunSign', files);
      expect([code, errors]).toEqual([1, expect.stringContaining(input)]);
      expect(readdirSync(folder)).toEqual([input]);
    }
    if (input === 'births.csv') csv('month,day\n5,17\n');
    else parquet(month, day);
    expect((await batch('sunSign', files)).errors).toMatch(/1 record, 0 failed/);
  });

  it.each(cases)('leaves what --force would replace as it is: %s to %s', async (input, output) => {
    writeFileSync(at(output), 'what is there');
    const files = ['--input', at(input), '--output', at(output), '--select', 'sign_name', '--force'];
    for (const write of refused[input]) {
      write();
      expect((await batch('sunSign', files)).code).toBe(1);
      expect(readFileSync(at(output), 'utf8')).toBe('what is there');
    }
    expect(readdirSync(folder).toSorted()).toEqual([input, output].toSorted());
  });
});
