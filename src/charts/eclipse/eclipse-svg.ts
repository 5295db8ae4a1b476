import { cos, RADIANS_PER_DEGREE, sin } from '../../base/math/angle.js';
import { requireNumber, requireObject, requireOneOf, requireText } from '../arguments.js';
import { element, type Markup, tenths } from '../svg/element.js';

/** The discs of an eclipse as a place sees them. Lengths in radii of the disc that is eclipsed. */
export interface EclipseDiscs {
  readonly kind: 'solar' | 'lunar';
  /** From the centre of the Sun to that of the Moon, or from that of the Moon to that of the shadow. */
  readonly distance: number;
  /** Which way that is, degrees from the zenith against the clock. */
  readonly direction: number;
  /** Radius of the Moon's disc, or of the umbra. */
  readonly coveringRadius: number;
  /** Radius of the penumbra, of the Moon alone. */
  readonly penumbraRadius?: number | null | undefined;
}

export interface EclipseSvgOptions {
  /** What is seen, in words. Without it the picture is hidden from who listens to the page. */
  readonly title?: string | undefined;
}

/** Units of the radius of the eclipsed disc. */
const RADIUS = 100;
/** Around both discs, with the arrow to the zenith in it: a part of their width. */
const MARGIN = 0.12;
/** The side of a picture that has lines of the usual width. */
const USUAL_SIDE = 260;
/** Lines of a saved file; a page has its own. */
const LINE_WIDTH = 2;
const SUN = { fill: '#f8ecc9', stroke: '#7c5200' };
const MOON = { fill: '#ffffff', stroke: '#8a8d99' };
const SHADOW = { fill: '#1a1c23', 'fill-opacity': 0.62 };
const PENUMBRA = { fill: '#1a1c23', 'fill-opacity': 0.18 };
const LINE = { fill: 'none', stroke: '#1a1c23' };

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * The disc of the Sun or the Moon in an eclipse, the zenith up: what is covered is dark, and what covers it is dashed.
 *
 * @throws TypeError for an argument of the wrong type.
 * @throws RangeError for a number that is none, a length below 0 and an unknown kind.
 *
 * @example
 * import { eclipseSvg } from 'nirayana/charts';
 *
 * const svg = eclipseSvg(
 *   { kind: 'solar', distance: 1.77, direction: 141, coveringRadius: 1.07 },
 *   { title: 'The Moon covers 15 percent of the diameter of the Sun' },
 * );
 * svg.includes('class="s-umb"'); // => true
 */
export function eclipseSvg(discs: EclipseDiscs, { title }: EclipseSvgOptions = {}): string {
  requireDiscs(discs);
  if (title !== undefined) requireText(title, 'title');
  const { kind, coveringRadius, penumbraRadius } = discs;
  const covering = discAt(discs, coveringRadius);
  const penumbra = penumbraRadius == null ? undefined : discAt(discs, penumbraRadius);
  const [left, top, side] = box(covering);
  const scale = side / USUAL_SIDE;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'sky',
      viewBox: `${tenths(left)} ${tenths(top)} ${tenths(side)} ${tenths(side)}`,
      ...(title === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': title }),
    },
    element('circle', {
      class: kind === 'solar' ? 's-sun' : 's-moon',
      r: RADIUS,
      ...(kind === 'solar' ? SUN : MOON),
      'stroke-width': tenths(LINE_WIDTH * scale),
    }),
    penumbra && covered(penumbra, { class: 's-pen', ...PENUMBRA }),
    covered(covering, { class: 's-umb', ...SHADOW }),
    penumbra && ring(penumbra, scale, [2, 8]),
    ring(covering, scale, [8, 8]),
    arrow(scale),
  ).markup;
}

function requireDiscs(discs: EclipseDiscs): void {
  requireObject(discs, 'discs');
  const { kind, distance, direction, coveringRadius, penumbraRadius } = discs;
  requireOneOf(['solar', 'lunar'], kind, 'discs.kind');
  requireNumber(direction, 'discs.direction');
  requireLength(distance, 'discs.distance');
  requireLength(coveringRadius, 'discs.coveringRadius');
  if (penumbraRadius != null) requireLength(penumbraRadius, 'discs.penumbraRadius');
}

/** More than any shadow has, and than a picture can show. */
const LONGEST = 100;

function requireLength(value: number, name: string): void {
  requireNumber(value, name);
  if (value < 0 || value > LONGEST) throw new RangeError(`${name} must be from 0 to ${LONGEST}.`);
}

function discAt({ distance, direction }: EclipseDiscs, radius: number): Disc {
  const angle = direction * RADIANS_PER_DEGREE;
  // Against the clock from the zenith, which is up: to the left.
  return { x: -distance * RADIUS * sin(angle), y: -distance * RADIUS * cos(angle), r: radius * RADIUS };
}

/** A square around both discs: left, top, side. */
function box({ x, y, r }: Disc): readonly [number, number, number] {
  const [left, right] = [Math.min(-RADIUS, x - r), Math.max(RADIUS, x + r)];
  const [top, bottom] = [Math.min(-RADIUS, y - r), Math.max(RADIUS, y + r)];
  const side = Math.max(right - left, bottom - top) * (1 + 2 * MARGIN);
  return [(left + right - side) / 2, (top + bottom - side) / 2, side];
}

/** The part of the eclipsed disc within another: a lens, one of the discs, or nothing. */
function covered({ x, y, r }: Disc, look: Readonly<Record<string, string | number>>): Markup | undefined {
  const apart = Math.sqrt(x * x + y * y);
  if (apart >= RADIUS + r) return undefined;
  if (apart <= r - RADIUS) return element('circle', { r: RADIUS, ...look });
  if (apart <= RADIUS - r) return element('circle', { cx: tenths(x), cy: tenths(y), r: tenths(r), ...look });
  // Where both rims cross: along the line of the centres, and to either side of it.
  const along = (apart * apart + RADIUS * RADIUS - r * r) / (2 * apart);
  const aside = Math.sqrt(Math.max(0, RADIUS * RADIUS - along * along));
  const [ux, uy] = [x / apart, y / apart];
  const [ax, ay] = [along * ux - aside * uy, along * uy + aside * ux].map(tenths);
  const [bx, by] = [along * ux + aside * uy, along * uy - aside * ux].map(tenths);
  // The way round is the long one where the centre of a disc lies beyond the line of both crossings.
  const ofOther = apart - along < 0 ? 1 : 0;
  const ofOwn = along < 0 ? 1 : 0;
  const path = `M${ax} ${ay}A${tenths(r)} ${tenths(r)} 0 ${ofOther} 1 ${bx} ${by}A${RADIUS} ${RADIUS} 0 ${ofOwn} 1 ${ax} ${ay}Z`;
  return element('path', { d: path, ...look });
}

function ring({ x, y, r }: Disc, scale: number, dashes: readonly number[]): Markup {
  return element('circle', {
    class: 'c-ln',
    cx: tenths(x),
    cy: tenths(y),
    r: tenths(r),
    ...LINE,
    'stroke-width': tenths(LINE_WIDTH * scale),
    'stroke-dasharray': dashes.map((length) => tenths(length * scale)).join(' '),
  });
}

/** To the zenith, from the top of the eclipsed disc. */
function arrow(scale: number): Markup {
  const at = (up: number) => tenths(-RADIUS - up * scale);
  const aside = tenths(5 * scale);
  const path = `M0 ${at(5)}V${at(21)}M${-aside} ${at(16)}L0 ${at(21)} ${aside} ${at(16)}`;
  return element('path', { class: 'c-ln', d: path, ...LINE, 'stroke-width': tenths(LINE_WIDTH * scale) });
}
