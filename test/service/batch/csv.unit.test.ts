import { describe, expect, it } from 'vitest';
import { moonSignTool } from '../../../src/entries/index.js';
import { csvChunks } from '../../../src/service/batch/csv.js';
import { collected } from '../../support/collected.js';

const NAMES = ['birth_date', 'birth_time', 'latitude', 'longitude', 'birth_timezone'];
const VALUES = ['1990-05-17', '10:20', '28.6139', '77.209', 'Asia/Kolkata'];
const INPUT = {
  birth_date: '1990-05-17',
  birth_time: '10:20',
  latitude: 28.6139,
  longitude: 77.209,
  birth_timezone: 'Asia/Kolkata',
};

/** The records of a file that comes in small pieces. */
async function recordsOf(text: string | Buffer, ignoresUnknown = false) {
  const bytes = Buffer.from(text as string);
  async function* blocks() {
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
  }
  const columns = { name: 'births.csv', tool: moonSignTool, ignoresUnknown };
  const chunks = await collected(csvChunks(blocks(), columns));
  return chunks.flatMap(({ bytes: lines, count, refused }) => {
    const texts = new TextDecoder().decode(lines).split('\n').slice(0, -1);
    expect(texts).toHaveLength(count);
    return texts.map((line, index) => refused.get(index) ?? (JSON.parse(line) as unknown));
  });
}

const table = (...rows: readonly (readonly string[])[]) => rows.map((row) => `${row.join(',')}\n`).join('');

describe('a CSV file', () => {
  it.each([
    ['as it should be', table(NAMES, VALUES)],
    ['with a byte order mark and line ends of Windows', `\uFEFF${table(NAMES, VALUES).replaceAll('\n', '\r\n')}`],
    ['without a last line feed', table(NAMES, VALUES).trimEnd()],
    ['with semicolons', table(NAMES, VALUES).replaceAll(',', ';')],
    ['with tabs', table(NAMES, VALUES).replaceAll(',', '\t')],
    [
      'with quotes',
      table(
        NAMES,
        VALUES.map((value) => `"${value}"`),
      ),
    ],
    ['with blanks around everything', table(NAMES, VALUES).replaceAll(',', ' , ')],
    ['with names for people', table(['Birth date', 'Birth-Time', 'LATITUDE', ' longitude', 'birth timezone'], VALUES)],
    ['with columns in another order', table(NAMES.toReversed(), VALUES.toReversed())],
    ['with empty lines', `\n${table(NAMES)}\n\n${table(VALUES)}\n`],
  ])('is read %s', async (_, text) => {
    expect(await recordsOf(text)).toEqual([INPUT]);
  });

  it('leaves out what is blank, and keeps line feeds and quotes within quotes', async () => {
    const rows = `${table(NAMES, ['1990-05-17', '', '1', '2', ''])}1990-05-17,,1,2,"a ""b""\nc"\n`;
    const blank = { birth_date: '1990-05-17', latitude: 1, longitude: 2 };
    expect(await recordsOf(rows)).toEqual([blank, { ...blank, birth_timezone: 'a "b"\nc' }]);
  });

  it('refuses a record of another length or in other bytes than UTF-8, and goes on', async () => {
    const latin = Buffer.concat([
      Buffer.from(table(NAMES, ['1'], [...VALUES, 'x'])),
      Buffer.from('a,b,1,2,S\xe3o\n', 'latin1'),
      Buffer.from(table(VALUES)),
    ]);
    expect(await recordsOf(latin)).toEqual([
      'The record has 1 values, and the first line names 5 columns.',
      'The record has 6 values, and the first line names 5 columns.',
      'The record is not valid UTF-8.',
      INPUT,
    ]);
  });

  it('leaves columns that are no fields out when it is told to', async () => {
    const text = table(['name', ...NAMES, 'note'], ['Asha', ...VALUES, '7']);
    await expect(recordsOf(text)).rejects.toThrow('"name", "note" of births.csv are no fields.');
    expect(await recordsOf(text, true)).toEqual([INPUT]);
  });

  it('keeps an id, which its envelope has too', async () => {
    expect(await recordsOf(table([...NAMES, 'ID'], [...VALUES, '7']))).toEqual([{ ...INPUT, id: '7' }]);
  });

  it.each([
    ['', 'births.csv is empty. Its first line must name the fields.'],
    ['\n\n', 'births.csv is empty. Its first line must name the fields.'],
    [table(VALUES), 'of births.csv are no fields.'],
    [table(VALUES), 'births.csv has no column birth_date and no column'],
    [table([...NAMES, 'note']), 'The column "note" of births.csv is no field.'],
    [table(['birth_date', 'latitude']), 'births.csv has no column longitude.'],
    [table(['birth_date', 'latitude', 'longitude', 'Birth Date']), 'Two columns of births.csv are named "birth_date".'],
    [table(NAMES, VALUES, ['"x', '1']), 'A quote in births.csv is not closed: it is still open at the end, line 3.'],
    [
      table(NAMES, VALUES, ['"1990-05-17" x', '10:20', '1', '2', '']),
      'A value of births.csv goes on after its closing quote, line 3. A quote within quotes is written twice: "".',
    ],
    [`${table(NAMES)}"${table(VALUES).repeat(2_000)}`, 'is longer than 65536 bytes. Is a quote not closed?'],
  ])('that cannot be read is told: %#', async (text, message) => {
    await expect(recordsOf(text)).rejects.toThrow(message);
  });

  it('of names alone has no records', async () => {
    expect(await recordsOf(table(NAMES))).toEqual([]);
  });
});
