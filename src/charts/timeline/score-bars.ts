import { requireId, requireNumber, requireObject, requireText } from '../arguments.js';
import { fill, lane, laneOf, line, type Naming, text, track } from './pieces.js';
import { anchoredIn, visibilities } from './room.js';

/** Points out of a maximum with a mark at the customary minimum. */
export interface ScoreBar extends Naming {
  readonly score: number;
  /** Default: 36. */
  readonly maximum?: number | undefined;
  readonly minimum?: number | undefined;
  /** What stands below the minimum: "18, the customary minimum". */
  readonly minimumLabel?: string | undefined;
}

/**
 * The score of a match: a cell for each point, a mark at the minimum.
 *
 * @throws RangeError for a score or minimum that is not from 0 to the maximum.
 *
 * @example
 * import { scoreBarSvg } from 'nirayana/charts';
 *
 * const svg = scoreBarSvg({ title: '28.5 of 36 points', score: 28.5, minimum: 18, minimumLabel: '18, the minimum' });
 * svg.includes('<rect class="t-on" x="0%" y="16" width="79.167%"'); // => true
 */
export function scoreBarSvg(bar: ScoreBar): string {
  requireObject(bar, 'bar');
  const { id, title, desc, score, maximum = 36, minimum, minimumLabel } = bar;
  requireNaming({ id, title, desc });
  requireScore(score, maximum, 'bar.score');
  if (minimum !== undefined) requireScore(minimum, maximum, 'bar.minimum');
  if (minimumLabel !== undefined) requireText(minimumLabel, 'bar.minimumLabel');
  const at = (points: number) => (points / maximum) * 100;
  const place = { y: 16, height: 20 };
  const labels = [
    ...(minimum === undefined || minimumLabel === undefined
      ? []
      : [{ ink: 'plain' as const, words: minimumLabel, at: anchoredIn(at(minimum), at(minimum), minimumLabel) }]),
    ...['0', String(maximum)].map((words, index) => ({
      ink: 'second' as const,
      words,
      at: anchoredIn(100 * index, 100 * index, words),
    })),
  ];
  const seen = visibilities(labels.map((label) => label.at));
  return lane(
    { id, title, desc },
    58,
    track(place),
    fill('on', [0, at(score)], place),
    cellEdges(maximum).map((point) => line('t-edge', at(point), [16, 36])),
    minimum === undefined ? undefined : line('t-mark', at(minimum), [8, 41]),
    labels.map(({ ink, words, at: { x, anchor } }, index) =>
      text(ink, { x, y: 54, anchor }, seen[index] ?? 'never', words),
    ),
  );
}

/** One of several scores whose bars are as long as they weigh. */
export interface KootaBar {
  readonly score: number;
  readonly maximum: number;
  /** The maximum whose bar is as wide as the place. Default: 8. */
  readonly widest?: number | undefined;
}

/**
 * The score of one koota, to stand beside its name and points: it is hidden from who listens to the page.
 *
 * @throws RangeError for a score that is not from 0 to the maximum, or a maximum that is wider than the widest.
 *
 * @example
 * import { kootaBarSvg } from 'nirayana/charts';
 *
 * kootaBarSvg({ score: 1.5, maximum: 3 }).includes('<rect class="t-on" x="0%" y="0" width="18.75%"'); // => true
 */
export function kootaBarSvg(bar: KootaBar): string {
  requireObject(bar, 'bar');
  const { score, maximum, widest = 8 } = bar;
  requireScore(score, maximum, 'bar.score');
  requireScore(maximum, widest, 'bar.maximum');
  const at = (points: number) => (points / widest) * 100;
  const place = { y: 0, height: 12 };
  return laneOf('tl bar', { title: null }, 12, {}, [
    track(place, at(maximum)),
    fill('on', [0, at(score)], place),
    cellEdges(maximum).map((point) => line('t-edge', at(point), [0, 12])),
  ]);
}

/** A strength against what is required. */
export interface StrengthBar {
  readonly strength: number;
  readonly required: number;
  /** The strength whose bar is as wide as the place. */
  readonly widest: number;
}

/** A strength with a mark at what is required, to stand beside its numbers: it is hidden from who listens to the page. */
export function strengthBarSvg({ strength, required, widest }: StrengthBar): string {
  const at = (value: number) => (Math.max(value, 0) / widest) * 100;
  const place = { y: 3, height: 12 };
  return laneOf('tl bar', { title: null }, 18, {}, [
    track(place, 100),
    fill(strength >= required ? 'on' : 'on2', [0, at(strength)], place),
    line('t-mark', at(required), [0, 18]),
  ]);
}

/** Between the cells of a bar, each of which is one point. */
function cellEdges(maximum: number): number[] {
  return Array.from({ length: Math.max(Math.ceil(maximum) - 1, 0) }, (_, index) => index + 1);
}

const MOST_POINTS = 1000;

function requireScore(value: number, maximum: number, name: string): void {
  requireNumber(maximum, 'the maximum');
  requireNumber(value, name);
  if (maximum <= 0 || maximum > MOST_POINTS) throw new RangeError(`The maximum must be from 1 to ${MOST_POINTS}.`);
  if (value < 0 || value > maximum) throw new RangeError(`${name} must be from 0 to ${maximum}.`);
}

function requireNaming({ id, title, desc }: Naming): void {
  if (id !== undefined) requireId(id);
  if (title !== null) requireText(title, 'title');
  if (desc !== undefined) requireText(desc, 'desc');
}
