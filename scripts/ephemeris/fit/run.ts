/**
 * Fits the series of the sky to a planetary kernel.
 *
 *     npm run ephemeris:fit -- <kernel.bsp> <output>
 *
 * writes the module <output>.js, which the library carries, and <output>.json, which says from what it was made and
 * how near it is. The same kernel gives the same bytes on every machine; it takes some minutes.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import { roundTo } from '../../../src/base/math/angle.js';
import { Source } from '../source.js';
import { type Kernel, KernelError, openKernel, withFile } from '../spk.js';
import { encodeSeries, type QuantisedList, type QuantisedSeries } from './coding.js';
import { fitSeries, NEEDED, ORDER } from './generate.js';
import { measure, type Spread } from './measure.js';

const MEASURED_INSTANTS = 20_000;
const HASHED_PIECE = 4_194_304;

function make(path: string, output: string): void {
  const begin = performance.now();
  const progress = (line: string) => {
    const seconds = ((performance.now() - begin) / 1000).toFixed(0).padStart(5);
    process.stdout.write(`${seconds} s  ${line}\n`);
  };
  withFile(path, basename(path), (file) => {
    const kernel = openKernel(file);
    const source = new Source([kernel], NEEDED);
    const series = fitSeries(source, progress);
    const bytes = encodeSeries(series);
    const module = moduleOf(bytes);
    writeFileSync(`${output}.js`, module);
    progress(`${output}.js: ${bytes.length} bytes, ${gzipSync(module, { level: 9 }).length} with gzip`);
    const spreads = measure(series, ORDER, source, MEASURED_INSTANTS);
    for (const { what, median, max } of spreads)
      progress(`${what}: median ${median.toFixed(4)}, max ${max.toFixed(4)}`);
    writeFileSync(`${output}.json`, `${JSON.stringify(manifestOf(kernel, series, bytes, spreads), null, 2)}\n`);
  });
}

function moduleOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('base64');
  return `/** The series in base64; \`npm run ephemeris:fit\` writes it. */\nexport default "${text}";\n`;
}

/** Holds no time of day and no path, so that the same kernel gives the same manifest. */
function manifestOf(
  { source, comment }: Kernel,
  series: QuantisedSeries,
  bytes: Uint8Array,
  spreads: readonly Spread[],
) {
  const sizes = ({ rows }: QuantisedList) => ({
    terms: rows.length,
    growing: rows.filter(({ growth }) => growth !== undefined).length,
  });
  const { longitudeDistance, latitude } = series.moon;
  return {
    bytes: bytes.length,
    crc32: crc32(bytes).toString(16).padStart(8, '0'),
    kernel: { file: source.name, bytes: source.size, sha256: sha256(source), comment },
    series: [
      { of: 'moon, longitude and distance', ...sizes(longitudeDistance) },
      { of: 'moon, latitude', ...sizes(latitude) },
      ...series.planets.map((planet, i) => ({ of: ORDER[i], ...sizes(planet) })),
    ],
    accuracy: {
      about: `Series minus kernel at ${MEASURED_INSTANTS} random instants, geocentric; arc-seconds, distances km.`,
      of: spreads.map(({ what, median, max }) => ({ what, median: roundTo(median, 4), max: roundTo(max, 4) })),
    },
  };
}

function sha256({ size, read }: Kernel['source']): string {
  const hash = createHash('sha256');
  for (let at = 0; at < size; at += HASHED_PIECE) hash.update(read(at, Math.min(HASHED_PIECE, size - at)));
  return hash.digest('hex');
}

const [path, output, ...rest] = process.argv.slice(2);
try {
  if (path === undefined || output === undefined || rest.length > 0) {
    throw new KernelError('Usage: npm run ephemeris:fit -- <kernel.bsp> <output>');
  }
  make(path, output);
} catch (error) {
  if (!(error instanceof KernelError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
