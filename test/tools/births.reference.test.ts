import { describe, expect, it } from 'vitest';
import { moonSign } from '../../src/entries/index.js';
import {
  clockDifference,
  type Difference,
  differences,
  inputOf,
  skyAnswer,
  toolAnswer,
} from '../support/reference/births.js';
import { clockDifferences } from '../support/reference/clocks.js';
import { birthDeviations, type Row, readTable } from '../support/reference/compare.js';
import { report, spreads, violations } from '../support/reference/spread.js';
import { BIRTHS } from '../support/reference/tolerances.js';

const rows = readTable('births.tsv');

/** The lines about whole numbers that differ, the allowed ones for the output and the others to fail with. */
function told(found: readonly Difference[]): { allowed: string[]; wrong: string[] } {
  const line = ({ row, what, ours, theirs, toEdge }: Difference) =>
    `${row}: ${what} ${ours} instead of ${theirs}, ${toEdge.toFixed(2)} arc-seconds from the edge`;
  return {
    allowed: found.filter(({ isAllowed }) => isAllowed).map(line),
    wrong: found.filter(({ isAllowed }) => !isAllowed).map(line),
  };
}

describe('600 births against the Swiss Ephemeris', () => {
  it('have the sky that is promised at their Universal Time', () => {
    const found = spreads(birthDeviations(rows));
    console.log(report('Births 1900-2099 (arc-seconds)', found));
    expect(violations(found, BIRTHS)).toEqual([]);
  });

  it('have the same sign, nakshatra, pada, rising sign and navamsa, but where an edge is too near to tell', () => {
    const { allowed, wrong } = told(rows.flatMap((row) => differences(row, skyAnswer(row))));
    process.stdout.write(
      `\nWhole numbers at jd_ut: ${allowed.length} of ${rows.length * 5} differ\n${allowed.join('\n')}`,
    );
    expect(wrong).toEqual([]);
    expect(allowed.length).toBeLessThanOrEqual(3);
  });
});

describe('the same births through the tools', () => {
  it('read the same clocks', () => {
    expect(clockDifferences(rows, clockDifference)).toEqual([]);
  });

  it('tell daylight saving time alike', () => {
    const daylight = (row: Row) => {
      const { dst_applied } = moonSign(inputOf(row)).provenance;
      return dst_applied === (row['dst'] === '1') ? undefined : `dst_applied is ${dst_applied}`;
    };
    expect(clockDifferences(rows, daylight)).toEqual([]);
  });

  it('answer with the same sign, nakshatra, pada, rising sign and navamsa', () => {
    const { allowed, wrong } = told(rows.flatMap((row) => differences(row, toolAnswer(row))));
    process.stdout.write(`\nWhole numbers by the tools: ${allowed.length} differ\n${allowed.join('\n')}`);
    expect(wrong).toEqual([]);
  });
});
