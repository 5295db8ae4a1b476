import { GRAHAS } from '../../base/zodiac/rashi.js';
import type { ChartWords } from '../../languages/charts/words.js';
import { ENGLISH_CHARTS } from '../../languages/en/charts.js';
import type { Language } from '../../languages/language.js';
import { requireId, requireLanguage, requireNumber, requireObject, requireOneOf, requireText } from '../arguments.js';
import { fittedLines } from '../svg/advance.js';
import { element, type Markup, tenths } from '../svg/element.js';
import { CHART_STYLES, type Chart, type ChartStyle } from './chart.js';
import { eastLayout } from './east.js';
import { type Entry, entriesBySign, type Layout, type Placed, type SignText, type Spot } from './layout.js';
import { northLayout } from './north.js';
import { southLayout } from './south.js';

export interface ChartSvgOptions {
  readonly style: ChartStyle;
  /** The language of the abbreviations. Default: `en`. */
  readonly locale?: Language | undefined;
  /**
   * The id of the SVG, with which those inside of it begin; it must be used once on a page. Default: one made from the
   * title and the style, so that only the same chart drawn twice needs it.
   */
  readonly id?: string | undefined;
}

/**
 * Draws a chart in the North, South or East Indian way, as the text of an SVG. The same chart gives the same bytes
 * everywhere. All colours are classes over `currentColor`, so that a style sheet can colour it and a saved file needs
 * none; the title, with the style after it, and the description are there for who cannot see it. All text is escaped.
 *
 * @throws TypeError for an argument of the wrong type.
 * @throws RangeError for an unknown style, locale or graha, a sign beyond 1 to 12, a degree beyond 0 to 30, a graha
 * twice, an `id` that cannot be one, and for `north` without a lagna.
 *
 * @example
 * import { birth, birthChart } from 'nirayana';
 * import { chartOf, chartSvg } from 'nirayana/charts';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { result } = birthChart(birth({ date: '1990-05-17', time: '10:20', place: delhi }));
 * const svg = chartSvg(chartOf(result, { about: 'Delhi, 17 May 1990, 10:20' }), { style: 'north' });
 * svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'); // => true
 * svg.includes('Rashi chart (D1), Delhi, 17 May 1990, 10:20, North Indian</title>'); // => true
 */
export function chartSvg(chart: Chart, options: ChartSvgOptions): string {
  requireChart(chart);
  requireObject(options, 'options');
  const { style, locale, id } = options;
  requireStyle(style);
  if (locale !== undefined) requireLanguage(locale);
  if (id !== undefined) requireId(id);
  const words = locale?.charts ?? ENGLISH_CHARTS;
  return signsSvg(chart, { style, words, id, entries: entriesBySign(chart, words) });
}

/** The signs, 1 to 12, whose field has no room for the degrees of what stands in it. */
export function crowdedSigns(
  chart: Chart,
  { style, locale }: Required<Pick<ChartSvgOptions, 'style' | 'locale'>>,
): number[] {
  const words = locale?.charts ?? ENGLISH_CHARTS;
  const entries = entriesBySign(chart, words);
  const { fields } = layoutOf(entries, chart.lagna, style, words);
  const leftOut = fields.flatMap(({ entries: drawn, placed }) => (placed.short ? drawn : []));
  return entries.flatMap((own, index) =>
    own.some((entry) => entry.degrees !== undefined && leftOut.includes(entry)) ? [index + 1] : [],
  );
}

interface Signs {
  readonly style: ChartStyle;
  readonly words: ChartWords;
  readonly id?: string | undefined;
  /** What stands in each sign, Aries first. */
  readonly entries: readonly (readonly Entry[])[];
}

/** Draws twelve signs with what stands in them. */
export function signsSvg(
  { title: named, desc, centre, lagna }: Pick<Chart, 'title' | 'desc' | 'centre' | 'lagna'>,
  { style, words, id, entries }: Signs,
): string {
  const title = `${named}, ${words.styles[style]}`;
  const prefix = id ?? idOf(title);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      id: prefix,
      class: 'chart',
      viewBox: '-2 -2 404 404',
      width: 404,
      height: 404,
      fill: 'currentColor',
      'font-family': 'system-ui, sans-serif',
      role: 'img',
      'aria-labelledby': `${prefix}-t ${prefix}-d`,
    },
    element('title', { id: `${prefix}-t` }, title),
    element('desc', { id: `${prefix}-d` }, desc),
    drawn(layoutOf(entries, lagna, style, words), centre),
  ).markup;
}

function layoutOf(entries: Signs['entries'], lagna: Chart['lagna'], style: ChartStyle, words: ChartWords): Layout {
  if (style === 'south') return southLayout(entries, lagna?.sign, words);
  const inTriangles = trianglesOf(entries, lagna, style, words);
  if (words.isWide === undefined) return inTriangles;
  return { ...inTriangles, fields: inTriangles.fields.map((field) => ({ ...field, placed: narrow(field.placed) })) };
}

function trianglesOf(
  entries: Signs['entries'],
  lagna: Chart['lagna'],
  style: Exclude<ChartStyle, 'south'>,
  words: ChartWords,
): Layout {
  if (style === 'east') return eastLayout(entries, lagna?.sign, words);
  if (lagna === null) {
    throw new RangeError('style must be south or east for a chart without a lagna: the houses of north begin with it.');
  }
  return northLayout(entries, lagna.sign);
}

const FULL = { x: 0, y: 0, width: 400, height: 400 };

function drawn({ lines, lagna, mark, fields, centre }: Layout, middle: string): (Markup | undefined)[] {
  return [
    element('rect', { class: 'c-bg', ...FULL, fill: 'none' }),
    lagnaField(lagna),
    element('path', { class: 'c-ln', d: lines, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.25 }),
    mark === undefined
      ? undefined
      : element('path', { class: 'c-mk', d: mark, fill: 'none', stroke: 'currentColor', 'stroke-width': 2 }),
    ...fields.flatMap(({ sign, entries, placed }) => [
      signText(sign),
      ...entries.map((entry, index) => entryText(entry, placed, placed.spots[index] as Spot)),
    ]),
    ...(centre ? centreTexts(middle, centre) : []),
    element('rect', { class: 'c-fr', ...FULL, fill: 'none', stroke: 'currentColor', 'stroke-width': 2 }),
  ];
}

function lagnaField(lagna: Layout['lagna']): Markup | undefined {
  if (lagna === undefined) return undefined;
  if (typeof lagna === 'string') return element('polygon', { class: 'c-lag', points: lagna, fill: 'none' });
  return element('rect', { class: 'c-lag', ...lagna, fill: 'none' });
}

function signText(sign: SignText): Markup {
  return element('text', { class: 'c-sg', ...placeOf(sign), 'font-size': sign.size }, sign.text);
}

/** A phone of 375 px, which a chart fills from side to side, shows it with 11 px. */
const SMALLEST = 12;

/** What stands in a field where letters are wide: as small as can be read, and without degrees. */
function narrow(placed: Placed): Placed {
  if (placed.spots.length <= ROOMY) return placed;
  return { ...placed, size: Math.min(placed.size, SMALLEST), short: true };
}

/** So many stand in a field in any letters. */
const ROOMY = 2;

/** The name, the degree and the mark of retrograde motion, each smaller than the one before. */
function entryText({ kind, name, degrees, mark }: Entry, { size, short }: Placed, spot: Spot): Markup {
  const isLarge = size >= 14;
  return element(
    'text',
    { ...placeOf(spot), 'font-size': size },
    element('tspan', { class: kind, 'font-weight': 650 }, name),
    short || degrees === undefined
      ? undefined
      : element(
          'tspan',
          { class: 'c-dg', dx: isLarge ? 3 : 2, 'font-size': Math.max(SMALLEST, size - 1.5) },
          `${degrees}°`,
        ),
    mark === undefined
      ? undefined
      : element(
          'tspan',
          { class: 'c-rt', dx: short ? 1 : 2, 'font-size': Math.max(SMALLEST, size - 3), 'font-weight': 650 },
          mark,
        ),
  );
}

function placeOf({ x, y, anchor }: Spot) {
  return { x: tenths(x), y: tenths(y), 'text-anchor': anchor };
}

/** An id that differs where titles do (FNV-1a of 32 bits). */
function idOf(title: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < title.length; index++) {
    hash ^= title.charCodeAt(index);
    hash = (hash + (hash << 1) + (hash << 4) + (hash << 7) + (hash << 8) + (hash << 24)) >>> 0;
  }
  return `c${hash.toString(36)}`;
}

interface CentreLine {
  readonly kind: 'c-gr' | 'c-sg';
  readonly size: number;
  readonly words: string;
}

const NOTE_SIZE = 13;
const MIDDLE = 205;

/** What stands in the middle of a chart: its first line as a heading, the others as notes below it. */
function centreTexts(centre: string, { size, width }: NonNullable<Layout['centre']>): Markup[] {
  const [heading = '', ...notes] = centre.split('\n');
  const lines = [
    ...fittedTo('c-gr', heading, { size, width }),
    ...notes.flatMap((note) => fittedTo('c-sg', note, { size: NOTE_SIZE, width })),
  ];
  const depths = lines.map((_, index) =>
    lines.slice(1, index + 1).reduce((sum, line, at) => sum + gap(lines[at], line), 0),
  );
  const start = MIDDLE - (depths.at(-1) ?? 0) / 2;
  return lines.map(({ kind, size, words }, index) =>
    element(
      'text',
      {
        class: kind,
        x: 200,
        y: tenths(start + (depths[index] ?? 0)),
        'text-anchor': 'middle',
        'font-size': size,
        'font-weight': kind === 'c-gr' ? 650 : undefined,
      },
      words,
    ),
  );
}

function fittedTo(kind: CentreLine['kind'], text: string, room: NonNullable<Layout['centre']>): CentreLine[] {
  const { lines, size } = fittedLines(text, room);
  return lines.map((words) => ({ kind, size, words }));
}

/** From one baseline to the next; a heading stands a little off from its notes. */
function gap(above: CentreLine | undefined, { kind, size }: CentreLine): number {
  return above?.kind === 'c-gr' && kind === 'c-sg' ? 22 : size * 1.4;
}

/** Refuses what is no chart, in one sentence: who calls from JavaScript has no compiler that did. */
function requireChart(chart: Chart): void {
  requireObject(chart, 'chart');
  for (const name of ['title', 'desc', 'centre'] as const) requireText(chart[name], `chart.${name}`);
  if (chart.lagna !== null) requirePlace(chart.lagna, 'chart.lagna');
  if (!Array.isArray(chart.grahas)) throw new TypeError('chart.grahas must be an array.');
  for (const [index, graha] of chart.grahas.entries()) requireGraha(graha, `chart.grahas[${index}]`);
  const keys = chart.grahas.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new RangeError(`chart.grahas has ${twice} twice.`);
}

function requireStyle(style: ChartStyle): void {
  requireOneOf(CHART_STYLES, style, 'style');
}

function requireGraha(graha: Chart['grahas'][number], name: string): void {
  requirePlace(graha, name);
  requireOneOf(GRAHAS, graha.key, `${name}.key`);
  if (typeof graha.retrograde !== 'boolean') throw new TypeError(`${name}.retrograde must be true or false.`);
}

function requirePlace(place: NonNullable<Chart['lagna']>, name: string): void {
  requireObject(place, name);
  const { sign, degree } = place;
  requireNumber(sign, `${name}.sign`);
  if (!Number.isInteger(sign) || sign < 1 || sign > 12) {
    throw new RangeError(`${name}.sign must be a whole number from 1 to 12.`);
  }
  if (degree === null) return;
  requireNumber(degree, `${name}.degree`);
  if (degree < 0 || degree >= 30) throw new RangeError(`${name}.degree must be at least 0 and less than 30.`);
}
