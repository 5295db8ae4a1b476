import { requireId } from '../arguments.js';
import { type Markup, percentBetween, tenths } from '../svg/element.js';
import { INSIDE } from './paint.js';
import { type Bar, fill, laneOf, line, text, track } from './pieces.js';
import {
  anchoredIn,
  type LineLabel,
  NARROW,
  roomFor,
  shortRoomFor,
  type Visibility,
  visibilities,
  WIDE,
} from './room.js';
import { requireTimeline, type Timeline, type TimelineMark, type TimelineSegment } from './timeline.js';

/** A stretch with its ends in per cent. */
interface Stretch {
  readonly segment: TimelineSegment;
  readonly ends: readonly [start: number, end: number];
}

interface Mark {
  readonly mark: TimelineMark;
  readonly at: number;
}

/**
 * Draws a bar of time as the text of an SVG that is as wide as its place: positions are per cent, text and heights px.
 * Labels stand only where they fit, at 300 px or, with a class that hides them there (`t-opt`), at 800 px.
 *
 * @throws TypeError for an argument of the wrong type.
 * @throws RangeError for an instant that is none, an end that is not after its start, an unknown kind or place of labels.
 *
 * @example
 * import { timelineSvg } from 'nirayana/charts';
 *
 * const [from, to] = [Date.parse('2026-01-01T00:00Z'), Date.parse('2026-01-02T00:00Z')];
 * const noon = (from + to) / 2;
 * const svg = timelineSvg({
 *   title: 'Capricorn until 12:00, then Aquarius',
 *   from,
 *   to,
 *   segments: [
 *     { from, to: noon, kind: 'a', label: 'Capricorn' },
 *     { from: noon, to, kind: 'b', label: 'Aquarius' },
 *   ],
 *   marks: [{ at: noon, kind: 'tick', label: '12:00' }],
 * });
 * svg.includes('<rect class="t-b" x="50%" y="0" width="50%" height="28"'); // => true
 */
export function timelineSvg(timeline: Timeline): string {
  requireTimeline(timeline);
  const { id, from, to, height = 28, labels = 'inside', marks = [] } = timeline;
  if (id !== undefined) requireId(id);
  const at = percentBetween(from, to);
  const bar = { y: above(timeline), height };
  const stretches = stretchesOf(timeline, at);
  const shown = marks.filter((mark) => mark.at >= from && mark.at <= to).map((mark) => ({ mark, at: at(mark.at) }));
  const hasNow = shown.some(({ mark }) => mark.kind === 'now');
  return laneOf('tl', timeline, bar.y + height + below(timeline), hasNow ? { 'data-from': from, 'data-to': to } : {}, [
    height === 0 ? undefined : track(bar),
    ...stretches.map(({ segment, ends }) => fill(segment.kind, ends, bar, segment.title)),
    ...edges(stretches).map((edge) => line('t-edge', edge, [bar.y, bar.y + height])),
    ...LABELS[labels](stretches, bar),
    ...nowLines(shown, bar, labels === 'beside' && stretches.every(({ segment }) => segment.label === undefined)),
    ...scale(shown, bar),
  ]);
}

/** Room above the bar: for labels, for the ends of marks. */
function above({ labels, marks = [] }: Timeline): number {
  if (labels === 'above' || marks.some(({ kind, label }) => kind === 'now' && label !== undefined)) return 24;
  if (marks.some(({ kind }) => kind === 'mark')) return 8;
  return marks.some(({ kind }) => kind === 'now') ? 6 : 0;
}

function below({ height, marks = [] }: Timeline): number {
  if (height === 0) return 18;
  if (marks.some(({ kind, label }) => kind !== 'now' && label !== undefined)) return 24;
  return marks.some(({ kind }) => kind !== 'tick') ? 6 : 0;
}

function stretchesOf({ from, to, segments = [] }: Timeline, at: (instant: number) => number): Stretch[] {
  return segments
    .filter((segment) => segment.from < to && segment.to > from)
    .map((segment) => ({ segment, ends: [at(segment.from), at(segment.to)] as const }));
}

/** Where one stretch ends and another begins. */
function edges(stretches: readonly Stretch[]): readonly number[] {
  const ends = new Set(stretches.map(({ segment }) => segment.to));
  return stretches.filter(({ segment }) => ends.has(segment.from)).map(({ ends: [start] }) => start);
}

type Labeller = (stretches: readonly Stretch[], bar: Bar) => readonly (Markup | undefined)[];

const LABELS: Readonly<Record<NonNullable<Timeline['labels']>, Labeller>> = {
  inside: (stretches, bar) =>
    stretches.flatMap(({ segment: { kind, label, short }, ends: [start, end] }) => {
      const ink = INSIDE[kind];
      if (label === undefined || ink === 'none') return [];
      const place = { x: (start + end) / 2, y: baseline(bar), anchor: 'middle' } as const;
      const seen = (room: number) => visibility(room, (width) => ((end - start) / 100) * width);
      const whole = seen(roomFor(label));
      const instead = short === undefined || whole === 'always' ? 'never' : seen(shortRoomFor(short));
      return [
        text(ink, place, whole, label),
        text(
          ink,
          place,
          instead === 'always' && whole === 'wide' ? 'narrow' : whole === 'wide' ? 'never' : instead,
          short ?? '',
        ),
      ];
    }),
  above: (stretches, bar) => {
    // The one that runs is told before the others.
    const labelled = stretches
      .filter(({ segment }) => segment.label !== undefined)
      .toSorted((a, b) => Number(b.segment.kind === 'on') - Number(a.segment.kind === 'on'));
    const labels = labelled.map(({ segment, ends: [start, end] }) => anchoredIn(start, end, segment.label ?? ''));
    const seen = visibilities(labels);
    return labelled.map(({ segment: { kind, label } }, index) => {
      const { x, anchor } = labels[index] as LineLabel;
      const ink = kind === 'on' ? 'plain' : 'second';
      return text(ink, { x, anchor, y: bar.y - 8 }, seen[index] ?? 'never', label ?? '');
    });
  },
  beside: (stretches, bar) => {
    const inOrder = stretches.toSorted((a, b) => a.ends[0] - b.ends[0]);
    return inOrder.map(({ segment: { label }, ends }, index) => {
      if (label === undefined) return undefined;
      // A label before a stretch shares its gap with one that stands after the last stretch, so that gap must be whole.
      const before = ends[0] - (inOrder[index - 1]?.ends[1] ?? 0);
      const after = (inOrder[index + 1]?.ends[0] ?? 100) - ends[1];
      const isFirst = index === 0;
      const room = roomFor(label) + 8;
      const [afterSeen, beforeSeen] = [after, isFirst ? before : 0].map((gap) =>
        visibility(room, (width) => (gap / 100) * width),
      ) as [Visibility, Visibility];
      if (afterSeen === 'always' || beforeSeen !== 'always') {
        return text('halo', { x: ends[1], dx: 8, y: baseline(bar), anchor: 'start' }, afterSeen, label);
      }
      return text('halo', { x: ends[0], dx: -8, y: baseline(bar), anchor: 'end' }, beforeSeen, label);
    });
  },
};

function baseline({ y, height }: Bar): number {
  return tenths(y + height / 2 + 4.5);
}

function visibility(room: number, widthAt: (width: number) => number): Visibility {
  if (widthAt(NARROW) >= room) return 'always';
  return widthAt(WIDE) >= room ? 'wide' : 'never';
}

/**
 * The present: across an almost empty bar, else only above and below, so as to strike out no label. Where a label beside
 * its stretch ends is known to the screen alone, and the mark moves while a page stays open.
 */
function nowLines(marks: readonly Mark[], bar: Bar, isBare: boolean): (Markup | undefined)[] {
  const [top, bottom] = [bar.y, bar.y + bar.height];
  return marks
    .filter(({ mark }) => mark.kind === 'now')
    .flatMap(({ mark, at }) => {
      const lines = isBare
        ? [line('t-now', at, [top - 4, bottom + 4])]
        : [line('t-now', at, [top - 6, top + 1]), line('t-now', at, [bottom - 1, bottom + 6])];
      if (mark.label === undefined) return lines;
      const { x, anchor } = anchoredIn(at, at, mark.label);
      return [...lines, text('now', { x, anchor, y: top - 9 }, 'always', mark.label)];
    });
}

/** Ticks and marks with their labels below the bar; where two labels meet, a mark stays before a tick. */
function scale(marks: readonly Mark[], bar: Bar): (Markup | undefined)[] {
  const bottom = bar.y + bar.height;
  const own = marks
    .filter(({ mark }) => mark.kind !== 'now')
    .toSorted((a, b) => Number(b.mark.kind === 'mark') - Number(a.mark.kind === 'mark'));
  const labels = own.map(({ mark, at }) => anchoredIn(at, at, mark.label ?? ''));
  const seen = visibilities(labels);
  return own.flatMap(({ mark, at }, index) => {
    const isMark = mark.kind === 'mark';
    const ends = isMark ? ([bar.y - 8, bottom + 5] as const) : ([bottom, bottom + 5] as const);
    const { x, anchor } = labels[index] as LineLabel;
    const y = bar.height === 0 ? 13 : bottom + 19;
    return [
      bar.height === 0 ? undefined : line(isMark ? 't-mark' : 't-tick', at, ends),
      mark.label === undefined
        ? undefined
        : text(isMark ? 'plain' : 'second', { x, anchor, y }, seen[index] ?? 'never', mark.label),
    ];
  });
}
