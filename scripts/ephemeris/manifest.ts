/** What is written beside a pack: where it comes from, what it holds, how exact it is. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { roundTo } from '../../src/base/math/angle.js';
import { PLANETS } from './bodies.js';
import { GUARD } from './fit.js';
import type { Generated } from './generate.js';
import type { PackSeries } from './pack-format.js';
import { riceEncode } from './rice.js';
import type { Kernel, SegmentSummary, Span } from './spk.js';
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
export function manifestOf({ file, span, kernels, generated }: Described) {
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
