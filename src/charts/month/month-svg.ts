import { ENGLISH_CHARTS } from '../../languages/en/charts.js';
import type { Language } from '../../languages/language.js';
import { requireId, requireNumber, requireObject, requireOneOf, requireText } from '../arguments.js';
import { type Content, element, type Markup } from '../svg/element.js';
import { FILLS, INK, type SegmentKind } from '../timeline/paint.js';
import { monthWeeks } from './month-weeks.js';
import { moonDisc } from './moon-svg.js';

/** What a month's grid shows of a day. */
export interface MonthDay {
  /** 1 to 31. */
  readonly day: number;
  /** How tradition judges the day; one without it is left plain. */
  readonly kind?: 'good' | 'mid' | 'bad' | undefined;
  /** A score or word below the number. */
  readonly label?: string | undefined;
  /** Elongation of the Moon from the Sun, degrees, for a picture of its phase. */
  readonly moon?: number | undefined;
  /** Shown by a browser to who points at the day. */
  readonly title?: string | undefined;
}

/** A month with what is known of its days, in any order. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** What is shown, in words: "May 2026, a score for each day". */
  readonly title: string;
  /** The days in words, for who cannot see them. */
  readonly desc?: string | undefined;
  readonly days?: readonly MonthDay[] | undefined;
  /** The language of the weekdays, which also says with which of them a week begins. Default: `en`. */
  readonly locale?: Language | undefined;
  /** What the ids in the SVG begin with, if it shall have a title and description of its own. */
  readonly id?: string | undefined;
}

const WIDTH = 100;
const HEIGHT = 76;
const HEAD = 26;

/**
 * A month's grid as a picture, to be kept or shown in an app; on a page a table says more to who cannot see it.
 *
 * @throws TypeError for an argument of the wrong type.
 * @throws RangeError for a month that there is not, a day that it has not or has twice, an unknown kind or locale.
 *
 * @example
 * import { monthSvg } from 'nirayana/charts';
 *
 * const days = [{ day: 1, kind: 'good' as const, label: '+8', moon: 178 }, { day: 2, label: '−1' }];
 * const svg = monthSvg({ year: 2026, month: 5, title: 'May 2026', days });
 * svg.includes('>+8</text>'); // => true
 * svg.includes('viewBox="-1 0 702 407"'); // => true
 */
export function monthSvg(month: Month): string {
  requireObject(month, 'month');
  const { year, month: number, title, desc, days = [], locale, id } = month;
  requireText(title, 'month.title');
  if (desc !== undefined) requireText(desc, 'month.desc');
  if (id !== undefined) requireId(id);
  const { weekdays, weeks } = monthWeeks(year, number, locale);
  requireDays(days, weeks.flat());
  const names = (locale?.charts ?? ENGLISH_CHARTS).weekdays;
  const known = new Map(days.map((day) => [day.day, day]));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'tl',
      viewBox: `-1 0 ${7 * WIDTH + 2} ${HEAD + weeks.length * HEIGHT + 1}`,
      fill: 'currentColor',
      'font-family': 'system-ui, sans-serif',
      'font-size': 13,
      role: 'img',
      ...(id === undefined
        ? { 'aria-label': desc === undefined ? title : `${title}. ${desc}` }
        : { 'aria-labelledby': desc === undefined ? `${id}-t` : `${id}-t ${id}-d` }),
    },
    id === undefined ? undefined : element('title', { id: `${id}-t` }, title),
    id === undefined || desc === undefined ? undefined : element('desc', { id: `${id}-d` }, desc),
    weekdays.map((weekday, column) =>
      element('text', { class: 't2', x: (column + 0.5) * WIDTH, y: 17, 'text-anchor': 'middle' }, names[weekday - 1]),
    ),
    weeks.map((week, row) =>
      week.map((day, column) =>
        day === null ? undefined : cell(known.get(day) ?? { day }, column * WIDTH, HEAD + row * HEIGHT),
      ),
    ),
  ).markup;
}

function cell({ day, kind, label, moon, title }: MonthDay, x: number, y: number): Content {
  const wash: SegmentKind | undefined = kind && `${kind}w`;
  // Ink is for the washes, which are light where no style sheet says otherwise; a plain day stands on the page itself.
  const ink = wash === undefined ? 'currentColor' : INK;
  return element(
    'g',
    {},
    title === undefined ? undefined : element('title', {}, title),
    wash === undefined ? undefined : element('rect', { class: `t-${wash}`, ...square(x, y), fill: FILLS[wash] }),
    element('rect', { class: 't-tick', ...square(x, y), fill: 'none', stroke: 'currentColor', 'stroke-width': 1 }),
    element('text', { x: x + 10, y: y + 22, 'font-size': 16, 'font-weight': 600, fill: ink }, day),
    label === undefined ? undefined : element('text', { x: x + 10, y: y + 44, fill: ink }, label),
    moon === undefined ? undefined : moonAt(moon, x + WIDTH - 26, y + 9),
  );
}

function square(x: number, y: number) {
  return { x, y, width: WIDTH, height: HEIGHT };
}

function moonAt(elongation: number, x: number, y: number): Markup {
  return element('g', { transform: `translate(${x} ${y})` }, moonDisc(elongation));
}

function requireDays(days: readonly MonthDay[], all: readonly (number | null)[]): void {
  if (!Array.isArray(days)) throw new TypeError('month.days must be an array.');
  const seen = new Set<number>();
  for (const [index, each] of days.entries()) {
    const name = `month.days[${index}]`;
    requireObject(each, name);
    const { day, kind, label, moon, title } = each as MonthDay;
    requireNumber(day, `${name}.day`);
    if (!all.includes(day)) throw new RangeError(`${name}.day must be a day of the month.`);
    if (seen.has(day)) throw new RangeError(`month.days has day ${day} twice.`);
    seen.add(day);
    if (kind !== undefined) requireOneOf(['good', 'mid', 'bad'], kind, `${name}.kind`);
    if (label !== undefined) requireText(label, `${name}.label`);
    if (title !== undefined) requireText(title, `${name}.title`);
    if (moon !== undefined) requireNumber(moon, `${name}.moon`);
  }
}
