import { fc, test } from '@fast-check/vitest';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { CsvRecords } from '../../../src/service/batch/csv-records.js';
import { runs } from '../../support/support.js';

const AS_READ = { bom: true, trim: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true };

/** Where csv-parse, which reads the records, ends them; undefined for a file that it refuses. */
function endsByParser(text: string, delimiter: string): number[] | undefined {
  try {
    const records = parse(text, { ...AS_READ, delimiter, info: true }) as unknown as { info: { bytes: number } }[];
    return records.map(({ info }) => info.bytes);
  } catch {
    return undefined;
  }
}

function endsOf(blocks: readonly Uint8Array[], delimiter: string): number[] {
  const records = new CsvRecords(delimiter);
  return blocks.flatMap((block, index) => [...records.ends(block, index === blocks.length - 1)]);
}

function blocksOf(text: string, cuts: readonly number[]): Buffer[] {
  const bytes = Buffer.from(text);
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

const piece = fc.constantFrom('a', 'é', '"', '"', '""', '"x\ny"', ',', ';', '\t', ' ', '\r', '\r\n', '\n', '\n', '5" ');
const beginning = fc.constantFrom('', '\uFEFF', 'h,k\n', 'h,k\r\n', '"h\nk",l\n', '\n\nh\n');
const file = fc.tuple(beginning, fc.array(piece, { maxLength: 60 })).map(([first, rest]) => `${first}${rest.join('')}`);

describe('ends of the records of a CSV file', () => {
  test.prop([file, fc.constantFrom(',', ';', '\t'), fc.array(fc.nat(), { maxLength: 6 })], runs(3000))(
    'are those of the parser, however the file comes in',
    (text, delimiter, cuts) => {
      const expected = endsByParser(text, delimiter);
      fc.pre(expected !== undefined);
      const length = Buffer.byteLength(text);
      // Whether the end of the file is one of a record is no matter: nothing begins there.
      expect(endsOf(blocksOf(text, cuts), delimiter).filter((end) => end < length)).toEqual(
        expected?.filter((end) => end < length),
      );
    },
  );

  test.prop([file, fc.array(fc.nat(), { minLength: 1, maxLength: 6 })], runs(1000))(
    'are the same after blocks that are passed over',
    (text, cuts) => {
      fc.pre(endsByParser(text, ',') !== undefined);
      const blocks = blocksOf(text, cuts);
      const passed = blocks[0]?.length ?? 0;
      const records = new CsvRecords(',');
      records.pass(blocks[0] as Buffer);
      const rest = blocks.slice(1).flatMap((block, index) => [...records.ends(block, index === blocks.length - 2)]);
      const length = Buffer.byteLength(text);
      const expected = endsOf(blocks, ',').filter((end) => end > passed && end < length);
      expect(rest.filter((end) => end > passed && end < length)).toEqual(expected);
    },
  );

  it('lie within no quotes', () => {
    expect(endsOf([Buffer.from('a,b\n"x\ny",2\n3,4\n')], ',')).toEqual([4, 12, 16]);
  });
});
