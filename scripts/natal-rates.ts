/**
 * How often each yoga is in a chart: 100,000 random ones, or as many as are asked for. It writes the shares into
 * src/rules/yoga/rates.ts and compares them with the 3,000 of golden/reference/yoga_rates.json; more than four standard errors
 * apart is a failure.
 */
import { writeFileSync } from 'node:fs';
import reference from '../golden/reference/yoga_rates.json' with { type: 'json' };
import { NATAL_YOGA_CODES } from '../src/rules/yoga/yogas.js';
import { errorsApart, yogaCounts } from './natal/rates.js';

const COUNT = Number(process.argv[2] ?? 100_000);
const SEED = Number(process.argv[3] ?? 22);
const ALLOWED = 4;

const counts = yogaCounts(COUNT, SEED);
const rows = NATAL_YOGA_CODES.map((code) => {
  const row = reference.rows.find((each) => each.code === code);
  if (!row) throw new Error(`There is no rate of ${code} to compare with.`);
  const theirs = Math.round((row.percent / 100) * reference.charts);
  return {
    code,
    percent: (100 * counts[code]) / COUNT,
    theirs: row.percent,
    apart: errorsApart(counts[code], COUNT, theirs, reference.charts),
  };
});
if (COUNT === 100_000) {
  const written = rows.map(({ code, percent }) => `  ${code}: ${Number(percent.toFixed(2))},`);
  writeFileSync(
    new URL('../src/rules/yoga/rates.ts', import.meta.url),
    `import type { NatalYogaCode } from './yogas.js';

/** How many of 100 charts have each yoga: 100,000 random ones of 1940 to 2019 in India, by \`npm run natal:rates\`. */
export const YOGA_RATES: Readonly<Record<NatalYogaCode, number>> = {\n${written.join('\n')}\n};\n`,
  );
}
const far = rows.filter(({ apart }) => apart > ALLOWED);
const lines = [
  'yoga, percent of ours, percent of theirs, standard errors apart',
  ...rows.map(
    ({ code, percent, theirs, apart }) =>
      `${code.padEnd(24)} ${percent.toFixed(3).padStart(7)} ${theirs.toFixed(2).padStart(6)} ${apart.toFixed(2).padStart(6)}`,
  ),
  `${rows.length} yogas, ${COUNT} charts; farthest ${Math.max(...rows.map(({ apart }) => apart)).toFixed(2)} standard errors`,
  ...(far.length > 0 ? [`More than ${ALLOWED} standard errors apart: ${far.map(({ code }) => code).join(', ')}`] : []),
];
process.stdout.write(`${lines.join('\n')}\n`);
if (far.length > 0) process.exitCode = 1;
