// How often each theme of career-dna comes first in random charts: npm run career:rates -- [charts] [seed]. A change of a
// table of src/rules/career asks for it, and for src/rules/career/themes.ts and docs/methodology/career-dna.md after it.
import { answerRates, careerRates, decilesOf } from './career/rates.js';

const [charts = 6000, seed = 1] = process.argv.slice(2).map(Number);
const { themes, primary } = careerRates(charts, seed);
const rows = themes.map(({ code, first, firstThree, points }) =>
  [
    code.padEnd(30),
    first.toFixed(1).padStart(6),
    firstThree.toFixed(1).padStart(6),
    `  ${decilesOf(points).join(' ')}`,
  ].join(''),
);
const told = (shares: Readonly<Record<string, number>>) =>
  Object.entries(shares)
    .map(([name, percent]) => `${name} ${percent.toFixed(1)} %`)
    .join(', ');
const { confidence, lost, link, dashamshaEdge, longest } = answerRates(charts / 3, seed);
const lines = [
  `${charts} charts; first, among the first three (percent), deciles`,
  ...rows,
  `primary: ${told(primary)}`,
  `${Math.floor(charts / 3)} answers; confidence of the first three themes: ${told(confidence)}`,
  `not among the first three in all seven charts: ${lost.toFixed(1)} %`,
  `periods: ${told(link)}`,
  `dashamsha lagna near its edge: ${dashamshaEdge.toFixed(1)} %`,
  `longest answer: ${longest} bytes`,
];
process.stdout.write(`${lines.join('\n')}\n`);
