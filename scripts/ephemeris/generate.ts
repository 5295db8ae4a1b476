/** From kernels to the bytes of a pack. */
import { ARCSECONDS_PER_RADIAN, PI } from '../../src/base/math/angle.js';
import {
  KILOMETRES_PER_AU,
  MOON,
  MOON_DISTANCE_TIER,
  MOON_TIER,
  PLANETS,
  type Planet,
  type PlanetName,
} from './bodies.js';
import { type Ellipse, ellipsePosition, fitEllipse } from './ellipse.js';
import { cheapestSeries, expand, GUARD, reach } from './fit.js';
import { type PackEllipse, type PackSeries, readPack, writePack } from './pack-format.js';
import { offset, Source } from './source.js';
import type { Kernel, Span } from './spk.js';
import { subtract, type Vector } from './vector.js';
import { type BodyAccuracy, measure } from './verify.js';

/** Mean ellipses are fitted to equidistant instants about so many days apart. */
const DAYS_BETWEEN_ELLIPSE_INSTANTS = 7.32;
/** At how many instants the finished pack is measured. */
const VERIFIED_INSTANTS_PER_DAY = 0.75;
/** The light of the Moon is on its way for 1.3 s; the rest of a day is for rounding. */
const LIGHT_TIME_DAYS = 1;
/**
 * How far beyond the span the Moon's mean motion is taken. Any choice would do; this one gives the line, and so the
 * coefficients, of the pack that the test vectors were made with.
 */
const LINE_MARGIN_DAYS = { before: 40, after: 71 } as const;

interface GeneratedEllipse extends PackEllipse {
  readonly body: PlanetName;
  /** au, in one coordinate. */
  readonly largestResidual: number;
}

export interface Generated {
  readonly bytes: Uint8Array;
  readonly ellipses: readonly GeneratedEllipse[];
  readonly series: readonly PackSeries[];
  readonly accuracy: readonly BodyAccuracy[];
  /** At how many instants the accuracy was measured. */
  readonly verifiedInstants: number;
}

/** A pack that is less exact than it was made to be. */
export class AccuracyError extends Error {
  override readonly name = 'AccuracyError';
}

/** Told what is done, a line at a time. */
type Progress = (line: string) => void;

export interface PackRequest {
  readonly kernels: readonly Kernel[];
  /** Julian days (TT) for which the pack is to be valid. */
  readonly span: Span;
  readonly progress: Progress;
}

/**
 * Fits a pack, writes it, reads it back and measures it. Throws a KernelError when the kernels do not suffice and an
 * AccuracyError when the pack misses its tolerance.
 */
export function generatePack({ kernels, span, progress }: PackRequest): Generated {
  const source = new Source(kernels, neededSpan(span));
  progress(`kernel loaded for JD ${span.from} to ${span.to}`);
  const moon = fitMoon(source, span, progress);
  const ellipses = new Map<PlanetName, Ellipse>();
  const fitted = PLANETS.map((planet) => fitPlanet(planet, { source, span, ellipses, progress }));
  const series = [...moon, ...fitted.flatMap((planet) => planet.series)];
  const planetEllipses = fitted.map((planet) => planet.ellipse);

  const bytes = writePack({ span, guard: GUARD, ellipses: planetEllipses, series });
  progress(`written: ${bytes.length} bytes`);
  const verifiedInstants = Math.ceil((span.to - span.from) * VERIFIED_INSTANTS_PER_DAY);
  const accuracy = measure(readPack(bytes), source, verifiedInstants);
  for (const body of accuracy) progress(describeAccuracy(body));
  const missed = accuracy.find((body) => !isWithinLimit(body));
  if (missed) throw new AccuracyError(`The pack is not as exact as it should be. ${describeAccuracy(missed)}.`);
  return { bytes, ellipses: planetEllipses, series, accuracy, verifiedInstants };
}

/** The days for which a pack of this span needs its kernels: the longest segments reach beyond its end. */
export function neededSpan(span: Span): Span {
  const lengths = [...MOON.segmentDays, ...PLANETS.flatMap(({ segmentDays }) => segmentDays)];
  const all = [lineSpan(span), ...lengths.map((days) => reach(span, days))];
  return {
    from: Math.min(...all.map(({ from }) => from)) - LIGHT_TIME_DAYS,
    to: Math.max(...all.map(({ to }) => to)),
  };
}

function fitMoon(source: Source, span: Span, progress: Progress): PackSeries[] {
  const { constant, slope } = meanLongitude(source, span);
  const vectorAt = (julianDay: number): Vector => {
    const moon = source.apparentMoon(julianDay);
    const ahead = moon.x - (constant + slope * (julianDay - span.from));
    // The Moon stays within some degrees of its mean longitude: whole turns are the straight line's.
    return { ...moon, x: ahead - 2 * PI * Math.round(ahead / (2 * PI)) };
  };
  const angle = MOON_TIER / ARCSECONDS_PER_RADIAN;
  return fitAxes(
    {
      name: 'moon',
      packId: MOON.packId,
      segmentDays: MOON.segmentDays,
      tolerances: [angle, angle, MOON_DISTANCE_TIER / KILOMETRES_PER_AU],
      vectorAt,
    },
    span,
    progress,
  ).map((series) => (series.axis === 0 ? { ...series, constant, slope } : series));
}

/** A straight line through the Moon's longitude: its value at the start of the span and its mean motion. */
function meanLongitude(source: Source, span: Span): { constant: number; slope: number } {
  const { from, to } = lineSpan(span);
  const first = source.apparentMoon(from).x;
  let last = first;
  // Day by day, so that no whole turn is lost.
  for (let day = from + 1; day <= to; day++) {
    const step = source.apparentMoon(day).x - last;
    last += step - 2 * PI * Math.floor(step / (2 * PI));
  }
  const start = source.apparentMoon(span.from).x;
  return { constant: start < 0 ? start + 2 * PI : start, slope: (last - first) / Math.floor(to - from) };
}

/** The days over which the Moon's mean motion is taken. */
function lineSpan({ from, to }: Span): Span {
  return { from: from - LINE_MARGIN_DAYS.before, to: to + LINE_MARGIN_DAYS.after };
}

interface PlanetFit extends Pick<PackRequest, 'span' | 'progress'> {
  readonly source: Source;
  /** Of the planets before; the one fitted now is added. */
  readonly ellipses: Map<PlanetName, Ellipse>;
}

function fitPlanet(planet: Planet, fit: PlanetFit): { ellipse: GeneratedEllipse; series: PackSeries[] } {
  const { name, packId, segmentDays, tolerance, start } = planet;
  const { source, span, ellipses, progress } = fit;
  const withoutOffset = (julianDay: number) =>
    subtract(source.heliocentric(name, julianDay), offset(planet, ellipses, julianDay));

  const instants = equidistant(span, DAYS_BETWEEN_ELLIPSE_INSTANTS);
  const { ellipse, largestResidual } = fitEllipse(start, instants, Array.from(instants, withoutOffset));
  ellipses.set(name, ellipse);
  progress(`${name}: mean ellipse, largest residual ${largestResidual.toExponential(2)} au`);

  const vectorAt = (julianDay: number) => subtract(withoutOffset(julianDay), ellipsePosition(ellipse, julianDay));
  const tolerances = [tolerance, tolerance, tolerance] as const;
  const series = fitAxes({ name, packId, segmentDays, tolerances, vectorAt }, span, progress);
  return { ellipse: { body: name, packId, ellipse, largestResidual }, series };
}

/** From the first day to the last, steps a little longer than asked for. */
function equidistant({ from, to }: Span, days: number): Float64Array {
  const steps = Math.floor((to - from) / days);
  return Float64Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) / steps) * i);
}

interface AxesFit {
  readonly name: string;
  readonly packId: number;
  readonly segmentDays: readonly number[];
  readonly tolerances: readonly [number, number, number];
  readonly vectorAt: (julianDay: number) => Vector;
}

function fitAxes(body: AxesFit, span: Span, progress: Progress): PackSeries[] {
  const expansions = body.segmentDays.map((days) => expand(body.vectorAt, span, days));
  return body.tolerances.map((tolerance, axis) => {
    const candidates = expansions.flatMap((axes) => axes[axis] ?? []);
    const series = { packId: body.packId, axis, constant: 0, slope: 0, ...cheapestSeries(candidates, tolerance) };
    progress(
      `${body.name}, axis ${axis}: ${series.columns[0]?.length} segments of ${series.daysPerSegment} days, ` +
        `${series.columns.length} coefficients, quantum ${series.quantum.toExponential(3)}`,
    );
    return series;
  });
}

function isWithinLimit({ longitudeArcseconds, latitudeArcseconds, limitArcseconds }: BodyAccuracy): boolean {
  return longitudeArcseconds.max <= limitArcseconds && latitudeArcseconds.max <= limitArcseconds;
}

function describeAccuracy({ body, longitudeArcseconds, latitudeArcseconds, limitArcseconds }: BodyAccuracy): string {
  const show = ({ max, rms }: { max: number; rms: number }) => `max ${max.toFixed(4)}" rms ${rms.toFixed(4)}"`;
  return `${body}: longitude ${show(longitudeArcseconds)}, latitude ${show(latitudeArcseconds)}, limit ${limitArcseconds}"`;
}
