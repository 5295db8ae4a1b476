// signs.mjs births.parquet: a batch over a Parquet file that DuckDB has written, then questions to its answer.
import { execFileSync } from 'node:child_process';
import { DuckDBInstance } from '@duckdb/node-api';

const [, , births = 'births.parquet', signs = 'signs.parquet'] = process.argv;
const select = 'id,birth_date,rashi.name,nakshatra.name,nakshatra.pada';
const options = ['--input', births, '--output', signs, '--select', select, '--now', '2026-01-31T12:00Z', '--force'];
execFileSync('nirayana', ['batch', 'moonSign', ...options], { stdio: 'inherit' });

const connection = await (await DuckDBInstance.create()).connect();
const reader = await connection.runAndReadAll(
  `SELECT "rashi.name" AS rashi, count(*) AS births, min(birth_date) AS first
   FROM read_parquet($1) WHERE error IS NULL GROUP BY rashi ORDER BY births DESC, rashi`,
  [signs],
);
for (const { rashi, births, first } of reader.getRowObjectsJson()) {
  process.stdout.write(`${rashi}\t${births}\t${first}\n`);
}
