// The pictures of the README that are drawn without a browser, from the built package.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chartOf, chartSvg } from '../../dist/charts.js';
import { birth, birthChart } from '../../dist/index.js';

const root = new URL('../../', import.meta.url);
export const CHART_FILE = new URL('docs/pictures/chart.svg', root);
export const COMMAND_FILE = new URL('docs/pictures/command-line.svg', root);

const COMMAND = 'calc moonSign --birth-date 1990-05-17 --birth-time 10:20 --place Delhi';
/** Of monospaced letters, as a browser draws them at this size. */
const SIZE = 14;
const LETTER = 8.43;
const LINE = 19;
const EDGE = 20;

/** The chart of the example of the documentation, as an SVG to be put into a page. */
export function exampleChart() {
  const place = { latitude: 28.6139, longitude: 77.209 };
  const example = birth({ date: '1990-05-17', time: '10:20', place, zone: 'Asia/Kolkata' });
  return chartSvg(chartOf(birthChart(example).result, { about: 'Delhi, 17 May 1990, 10:20' }), { style: 'north' });
}

/** The same on paper of its own, for whoever looks at a file. */
export function chartPicture() {
  return `${exampleChart().replace('<svg ', '<svg style="background:#fff" ')}\n`;
}

/** What the command line answers, as a terminal shows it. */
export function commandPicture() {
  const bin = fileURLToPath(new URL('dist/bin.js', root));
  const answer = execFileSync(process.execPath, [bin, ...COMMAND.split(' '), '--format', 'table'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = [`$ npx nirayana ${COMMAND}`, ...answer.trimEnd().split('\n').flatMap(folded)];
  const width = Math.ceil(Math.max(...lines.map((line) => line.length)) * LETTER + 2 * EDGE);
  const height = lines.length * LINE + 2 * EDGE;
  const rows = lines.map((line, index) => row(line, EDGE + SIZE + index * LINE)).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>What nirayana calc moonSign answers for 17 May 1990, 10:20, in Delhi</title>
<rect width="100%" height="100%" rx="8" fill="#1a1c23"/>
<g font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="${SIZE}" fill="#e8e6df" style="white-space:pre">
${rows}
</g>
</svg>
`;
}

const WIDEST = 92;

/** A line as a terminal of 92 letters breaks it, at a space. */
function folded(line) {
  if (line.length <= WIDEST) return [line];
  const at = line.lastIndexOf(' ', WIDEST);
  return [line.slice(0, at), ...folded(`           ${line.slice(at + 1)}`)];
}

function row(line, y) {
  const text = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const fill = line.startsWith('$') ? ' fill="#9fc5a8"' : '';
  return `<text x="${EDGE}" y="${y}"${fill}>${text}</text>`;
}
