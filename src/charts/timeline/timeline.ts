import { requireNumber, requireObject, requireOneOf, requireText } from '../arguments.js';
import { FILLS, type SegmentKind } from './paint.js';

/** A stretch of a timeline. */
export interface TimelineSegment {
  /** Milliseconds since 1970, as all instants here. */
  readonly from: number;
  readonly to: number;
  readonly kind: SegmentKind;
  /** Shown where it fits. */
  readonly label?: string | undefined;
  /** Shown inside of the stretch where the label does not fit: two or three letters, with a key on the page. */
  readonly short?: string | undefined;
  /** Shown by a browser to who points at the stretch. */
  readonly title?: string | undefined;
}

/** An instant on a timeline: the present, one that matters, or a tick of the scale below. */
export interface TimelineMark {
  readonly at: number;
  readonly kind: 'now' | 'mark' | 'tick';
  readonly label?: string | undefined;
}

/** A bar of time with what fills it. What lies before or after it is cut off. */
export interface Timeline {
  /** What the ids in the SVG begin with, if it shall have a title and description of its own. */
  readonly id?: string | undefined;
  /** What is shown, in words; null for what says nothing that is not told elsewhere. */
  readonly title: string | null;
  readonly desc?: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly segments?: readonly TimelineSegment[] | undefined;
  readonly marks?: readonly TimelineMark[] | undefined;
  /** Of the bar, px; 0 for a scale alone. Default: 28. */
  readonly height?: number | undefined;
  /** Where the labels of stretches stand: in the middle of each, above the bar, or beside each. Default: `inside`. */
  readonly labels?: 'inside' | 'above' | 'beside' | undefined;
}

/** Refuses what is no timeline, in one sentence. */
export function requireTimeline(timeline: Timeline): void {
  requireObject(timeline, 'timeline');
  const { title, desc, from, to, height = 0, labels = 'inside', segments = [], marks = [] } = timeline;
  if (title !== null) requireText(title, 'timeline.title');
  if (desc !== undefined) requireText(desc, 'timeline.desc');
  requireStretch({ from, to }, 'timeline');
  requireNumber(height, 'timeline.height');
  if (height < 0 || height > 1000) throw new RangeError('timeline.height must be from 0 to 1000.');
  requireOneOf(['inside', 'above', 'beside'], labels, 'timeline.labels');
  if (!Array.isArray(segments)) throw new TypeError('timeline.segments must be an array.');
  if (!Array.isArray(marks)) throw new TypeError('timeline.marks must be an array.');
  for (const [index, segment] of segments.entries()) requireSegment(segment, `timeline.segments[${index}]`);
  for (const [index, mark] of marks.entries()) requireMark(mark, `timeline.marks[${index}]`);
}

const KINDS = Object.keys(FILLS).filter((kind) => kind !== 'bg');

function requireSegment(segment: TimelineSegment, name: string): void {
  requireStretch(segment, name);
  requireOneOf(KINDS, segment.kind, `${name}.kind`);
  if (segment.label !== undefined) requireText(segment.label, `${name}.label`);
  if (segment.short !== undefined) requireText(segment.short, `${name}.short`);
  if (segment.title !== undefined) requireText(segment.title, `${name}.title`);
}

function requireMark(mark: TimelineMark, name: string): void {
  requireObject(mark, name);
  requireNumber(mark.at, `${name}.at`);
  requireOneOf(['now', 'mark', 'tick'], mark.kind, `${name}.kind`);
  if (mark.label !== undefined) requireText(mark.label, `${name}.label`);
}

function requireStretch(stretch: { readonly from: number; readonly to: number }, name: string): void {
  requireObject(stretch, name);
  requireNumber(stretch.from, `${name}.from`);
  requireNumber(stretch.to, `${name}.to`);
  if (stretch.from >= stretch.to) throw new RangeError(`${name}.from must be before ${name}.to.`);
}
