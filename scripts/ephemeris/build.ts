/**
 * Makes the ephemeris pack and its manifest from a planetary kernel.
 *
 *     npm run ephemeris:build -- <kernel.bsp>... [--out src/base/ephemeris/pack/nirayana-1800-2200] [--from 2378480.5] [--to 2524960.5]
 *
 * writes the pack to <out>.nrp, the same in base64 as the module <out>.js, which is what the library carries, and the
 * manifest to <out>.json. The same kernel gives the same bytes on every machine. Of a kernel in parts (de441)
 * give all parts that the span needs; in de430 and de440 one file does. Days are Julian days of Terrestrial Time.
 */
/** What is written beside a pack: where it comes from, what it holds, how exact it is. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { crc32 } from 'node:zlib';
import { roundTo } from '../../src/base/math/angle.js';
import { PLANETS } from './bodies.js';
import { GUARD } from './fit.js';
import { AccuracyError, type Generated, generatePack } from './generate.js';
import type { PackSeries } from './pack-format.js';
import { riceEncode } from './rice.js';
import {
  type ByteSource,
  type Kernel,
  KernelError,
  openKernel,
  type SegmentSummary,
  type Span,
  withFile,
} from './spk.js';
import type { BodyAccuracy, Spread } from './verify.js';

/** Goes up when the same kernel may give other bytes than before. */
const GENERATOR_VERSION = '1.0.0';
const CHECKSUM_BYTES = 4;
const UNIX_EPOCH_JULIAN_DAY = 2440587.5;
const MILLISECONDS_PER_DAY = 86_400_000;

interface Described {
  /** The name of the pack's file. */
  readonly file: string;
  readonly span: Span;
  readonly kernels: readonly { readonly kernel: Kernel; readonly sha256: string }[];
  readonly generated: Generated;
}

/** Holds no time of day and no path, so that the same kernel gives the same manifest. */
function manifestOf({ file, span, kernels, generated }: Described) {
  const { bytes, ellipses, series, accuracy } = generated;
  return {
    format: 'NRP1',
    generator_version: GENERATOR_VERSION,
    pack: {
      file,
      bytes: bytes.length,
      crc32: crc32(bytes.subarray(0, -CHECKSUM_BYTES)).toString(16).padStart(8, '0'),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
    span: { from_jd_tt: span.from, to_jd_tt: span.to, from: dateOf(span.from), to: dateOf(span.to) },
    guard: GUARD,
    kernels: kernels.map(({ kernel, sha256 }) => ({
      file: kernel.source.name,
      bytes: kernel.source.size,
      sha256,
      internal_name: kernel.internalName,
      segments: kernel.segments.map(describeSegment),
      comment: kernel.comment,
    })),
    accuracy: {
      about: `Pack minus kernel at ${generated.verifiedInstants} instants over the span, geocentric.`,
      bodies: accuracy.map(describeAccuracy),
    },
    ellipses: ellipses.map(({ body, packId, largestResidual }) => ({
      body,
      pack_id: packId,
      largest_residual_au: roundTo(largestResidual, 9),
    })),
    series: series.map(describeSeries),
  };
}

function describeSegment({ id, target, center, from, to }: SegmentSummary) {
  return { id, target, center, from_jd_tdb: from, to_jd_tdb: to };
}

function describeSeries(series: PackSeries) {
  const planet = PLANETS.find(({ packId }) => packId === series.packId);
  return {
    body: planet?.name ?? 'moon',
    pack_id: series.packId,
    axis: series.axis,
    days_per_segment: series.daysPerSegment,
    segments: series.columns[0]?.length ?? 0,
    coefficients: series.columns.length,
    quantum: series.quantum,
    bytes: riceEncode(series).length,
  };
}

function describeAccuracy(accuracy: BodyAccuracy) {
  return {
    body: accuracy.body,
    longitude_arcsec: rounded(accuracy.longitudeArcseconds, 5),
    latitude_arcsec: rounded(accuracy.latitudeArcseconds, 5),
    distance_km: rounded(accuracy.distanceKilometres, 2),
  };
}

function rounded({ max, rms }: Spread, decimals: number): Spread {
  return { max: roundTo(max, decimals), rms: roundTo(rms, decimals) };
}

function dateOf(julianDay: number): string {
  return new Date((julianDay - UNIX_EPOCH_JULIAN_DAY) * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

const USAGE =
  'Usage: npm run ephemeris:build -- <kernel.bsp>... [--out <path>] [--from <Julian day>] [--to <Julian day>]\n';
const DEFAULT_OUT = 'src/base/ephemeris/pack/nirayana-1800-2200';
/** 1799-12-16 and 2201-01-03: every civil day of 1800 to 2200 in every time zone, with some days to spare. */
const DEFAULT_SPAN: Span = { from: 2378480.5, to: 2524960.5 };
const HASHED_PIECE = 4_194_304;

interface Options {
  readonly paths: readonly string[];
  readonly out: string;
  readonly span: Span;
}

class UsageError extends Error {}

function readOptions(): Options {
  const { values, positionals } = parsed();
  const span = {
    from: values.from === undefined ? DEFAULT_SPAN.from : Number(values.from),
    to: values.to === undefined ? DEFAULT_SPAN.to : Number(values.to),
  };
  if (positionals.length === 0) throw new UsageError('No kernel is given.');
  if (!(span.from < span.to)) throw new UsageError('The span must be two Julian days, the first one before the last.');
  return { paths: positionals, out: (values.out ?? DEFAULT_OUT).replace(/\.(nrp|json)$/, ''), span };
}

function parsed() {
  const options = { out: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Opens all files, and closes them after `use`. */
function withKernels(paths: readonly string[], use: (kernels: readonly Kernel[]) => void): void {
  const open = ([path, ...rest]: readonly string[], kernels: readonly Kernel[]): void => {
    if (path === undefined) use(kernels);
    else withFile(path, basename(path), (source) => open(rest, [...kernels, openKernel(source)]));
  };
  open(paths, []);
}

function sha256(source: ByteSource): string {
  const hash = createHash('sha256');
  for (let at = 0; at < source.size; at += HASHED_PIECE) {
    hash.update(source.read(at, Math.min(HASHED_PIECE, source.size - at)));
  }
  return hash.digest('hex');
}

function moduleOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('base64');
  return `// Base64 of a pack made by scripts/ephemeris; the manifest beside it says from what.\nexport default\n  '${text}';\n`;
}

function build({ paths, out, span }: Options): void {
  const begin = performance.now();
  const progress = (line: string) => {
    const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(6);
    process.stdout.write(`${seconds} s  ${line}\n`);
  };
  withKernels(paths, (kernels) => {
    const generated = generatePack({ kernels, span, progress });
    const hashed = kernels.map((kernel) => ({ kernel, sha256: sha256(kernel.source) }));
    const manifest = manifestOf({ file: `${basename(out)}.nrp`, span, kernels: hashed, generated });
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(`${out}.nrp`, generated.bytes);
    writeFileSync(`${out}.js`, moduleOf(generated.bytes));
    writeFileSync(`${out}.json`, `${JSON.stringify(manifest, null, 2)}\n`);
    progress(`${out}.nrp: ${manifest.pack.bytes} bytes, CRC-32 ${manifest.pack.crc32}`);
  });
}

try {
  build(readOptions());
} catch (error) {
  if (!(error instanceof UsageError || error instanceof KernelError || error instanceof AccuracyError)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof UsageError ? USAGE : ''}`);
  process.exitCode = 1;
}
