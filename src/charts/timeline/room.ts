import type { Anchor } from '../svg/element.js';

/** The widths, in px, between which a timeline is shown: that of a phone and that of a page. */
export const NARROW = 300;
export const WIDE = 800;

const PER_LETTER = 7.4;
const MARGIN = 6;

/** How much room a label needs at 13 px, whatever the script; marks above and below a letter need none of their own. */
export function roomFor(label: string): number {
  return label === '' ? 0 : label.replace(/\p{Mn}|\p{Cf}/gu, '').length * PER_LETTER + MARGIN;
}

/** Initials may come close to the ends of their stretch, which are drawn; a vowel beside its letter is half as wide. */
export function shortRoomFor(label: string): number {
  const vowels = label.match(/\p{Mc}/gu)?.length ?? 0;
  return roomFor(label) - 4 - (vowels * PER_LETTER) / 2;
}

/** A label on a line of others, where on it in per cent, which end of it stands there and how much room it needs. */
export interface LineLabel {
  readonly x: number;
  readonly anchor: Anchor;
  readonly room: number;
}

/** Where a label stands that would be in the middle of a stretch but must not leave the timeline of a phone. */
export function anchoredIn(start: number, end: number, label: string): LineLabel {
  const room = roomFor(label);
  const middle = (start + end) / 2;
  const half = ((room / 2) * 100) / NARROW;
  if (middle < half) return { x: start, anchor: 'start', room };
  if (middle > 100 - half) return { x: end, anchor: 'end', room };
  return { x: middle, anchor: 'middle', room };
}

/** How visible a label is: on every screen, on a wide one alone, on a narrow one alone, on none. */
export type Visibility = 'always' | 'wide' | 'narrow' | 'never';

/** Which labels of a line can be read at once; where two meet, the one that comes first in the list stays. */
export function visibilities(labels: readonly LineLabel[]): readonly Visibility[] {
  const narrow = kept(labels, NARROW);
  // Whatever a phone shows stands on a page too.
  const wide = kept([...narrow, ...labels.filter((label) => !narrow.has(label))], WIDE);
  return labels.map((label) => {
    if (narrow.has(label)) return 'always';
    return wide.has(label) ? 'wide' : 'never';
  });
}

function kept(labels: readonly LineLabel[], width: number): ReadonlySet<LineLabel> {
  const stay = new Map<LineLabel, readonly [number, number]>();
  for (const label of labels) {
    const [start, end] = extent(label, width);
    const isInside = start >= -1 && end <= width + 1;
    if (isInside && [...stay.values()].every(([from, to]) => end <= from || start >= to)) stay.set(label, [start, end]);
  }
  return new Set(stay.keys());
}

function extent({ x, anchor, room }: LineLabel, width: number): readonly [number, number] {
  const at = (x / 100) * width;
  if (anchor === 'start') return [at, at + room];
  return anchor === 'end' ? [at - room, at] : [at - room / 2, at + room / 2];
}
