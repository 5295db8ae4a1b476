import { type Anchor, type Content, element, type Markup, percent } from '../svg/element.js';
import { EDGE, FILLS, INK, INVERSE_INK, NOW, type SegmentKind } from './paint.js';
import type { Visibility } from './room.js';

/** Top and bottom of a bar, px. */
export interface Bar {
  readonly y: number;
  readonly height: number;
}

/** How an SVG is named: by an `aria-label`, by elements of its own where it has an id, or not at all. */
export interface Naming {
  readonly id?: string | undefined;
  readonly title: string | null;
  readonly desc?: string | undefined;
}

/**
 * A lane as wide as its place, with x and widths in per cent and all else in px: text stays as large as it is on a
 * phone, and no style needs to be written into it.
 */
export function lane(naming: Naming, height: number, ...content: readonly Content[]): string {
  return laneOf('tl', naming, height, {}, content);
}

export function laneOf(
  className: string,
  naming: Naming,
  height: number,
  data: Readonly<Record<string, number>>,
  content: Content,
): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: className,
      width: '100%',
      height,
      fill: 'currentColor',
      'font-family': 'system-ui, sans-serif',
      'font-size': 13,
      ...data,
      ...named(naming),
    },
    ...titled(naming),
    content,
  ).markup;
}

function named({ id, title, desc }: Naming) {
  if (title === null) return { 'aria-hidden': 'true' };
  if (id === undefined) return { role: 'img', 'aria-label': desc === undefined ? title : `${title}. ${desc}` };
  return { role: 'img', 'aria-labelledby': desc === undefined ? `${id}-t` : `${id}-t ${id}-d` };
}

function titled({ id, title, desc }: Naming): Content[] {
  if (title === null || id === undefined) return [];
  return [
    element('title', { id: `${id}-t` }, title),
    desc === undefined ? undefined : element('desc', { id: `${id}-d` }, desc),
  ];
}

/** The empty bar. */
export function track({ y, height }: Bar, width = 100): Markup {
  return element('rect', { class: 't-bg', x: 0, y, width: percent(width), height, fill: FILLS.bg });
}

/** A filled stretch, from one per cent to another. */
export function fill(kind: SegmentKind, [start, end]: readonly [number, number], bar: Bar, title?: string): Markup {
  return element(
    'rect',
    {
      class: `t-${kind}`,
      x: percent(start),
      y: bar.y,
      width: percent(end - start),
      height: bar.height,
      fill: FILLS[kind],
    },
    title === undefined ? undefined : element('title', {}, title),
  );
}

const STROKES = {
  't-edge': { stroke: EDGE, 'stroke-width': 2 },
  't-tick': { stroke: 'currentColor', 'stroke-width': 1 },
  't-mark': { stroke: 'currentColor', 'stroke-width': 2 },
  't-now': { stroke: NOW, 'stroke-width': 3 },
};

/** A vertical line at a per cent. */
export function line(kind: keyof typeof STROKES, at: number, [top, bottom]: readonly [number, number]): Markup {
  return element('line', { class: kind, x1: percent(at), x2: percent(at), y1: top, y2: bottom, ...STROKES[kind] });
}

const INKS = {
  /** Inside of a stretch in a wash. */
  ink: { class: undefined, fill: INK },
  /** Inside of a stretch in a full tone. */
  inverse: { class: 't-inv', fill: INVERSE_INK, 'font-weight': 600 },
  /** Beside a stretch, over the empty bar. */
  halo: {
    class: 'halo',
    fill: INK,
    stroke: FILLS.bg,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  },
  plain: { class: undefined },
  second: { class: 't2' },
  now: { class: 't-nowt', fill: NOW, 'font-weight': 650 },
};

export interface TextPlace {
  /** Per cent. */
  readonly x: number;
  /** The baseline, px. */
  readonly y: number;
  readonly anchor: Anchor;
  readonly dx?: number | undefined;
}

const SCREENS: Readonly<Record<Visibility, string | undefined>> = {
  always: undefined,
  wide: 't-opt',
  narrow: 't-nar',
  never: undefined,
};

/** A label; one that does not fit on a phone carries the class that hides it there. */
export function text(
  ink: keyof typeof INKS,
  { x, y, anchor, dx }: TextPlace,
  visibility: Visibility,
  words: string,
): Markup | undefined {
  if (visibility === 'never') return undefined;
  const { class: name, ...attributes } = INKS[ink];
  const classes = [name, SCREENS[visibility]].filter((one) => one !== undefined).join(' ');
  return element(
    'text',
    {
      class: classes === '' ? undefined : classes,
      // A saved file, which has no style sheet, shows what a wide screen does.
      display: visibility === 'narrow' ? 'none' : undefined,
      x: percent(x),
      dx,
      y,
      'text-anchor': anchor,
      ...attributes,
    },
    words,
  );
}
