import { modulo, RADIANS_PER_DEGREE, sinCos } from '../../base/math/angle.js';
import type { Graha } from '../../base/zodiac/rashi.js';
import type { ChartWords } from '../../languages/charts/words.js';
import { element, type Markup, tenths } from '../svg/element.js';

/** A graha on the wheel. */
interface WheelGraha {
  readonly key: Graha;
  /** Degrees in [0, 360). */
  readonly longitude: number;
  readonly retrograde: boolean;
}

/** Houses that are no whole signs, with the signs around them; longitudes in degrees. */
export interface HouseWheel {
  /** The id of the SVG, once on a page. */
  readonly id: string;
  /** What is drawn, of whom, when and where. */
  readonly title: string;
  /** The houses and who stands in them in words, for who cannot see it. */
  readonly desc: string;
  readonly ascendant: number;
  /** Where each house begins, the first house first. */
  readonly starts: readonly number[];
  /** The middles of the houses, where they have any of their own. */
  readonly middles?: readonly number[];
  readonly grahas: readonly WheelGraha[];
}

/** A phone of 375 px, which a wheel fills from side to side, shows it with 11 px. */
const SMALLEST = 12;

const MIDDLE = 200;
/** From outside: the whole signs, the grahas, the houses. */
const RADII = { outer: 199, signs: 162, cusps: 100, inner: 58 } as const;
const SIGN_TEXT = 180.5;
const WHOLE_HOUSE_TEXT = 180.5;
const GRAHA_TEXT = 134;
const HOUSE_TEXT = 79;

/** Written over by every call. */
const trig = new Float64Array(2);

/**
 * Draws a wheel: outside the signs, which are the houses by whole signs, numbered from the rising one; inside the houses
 * with their own edges; the grahas between at their degrees. The ascendant is at the left, the signs go against the
 * clock. Colours are the classes of the other charts, and the same input gives the same bytes everywhere.
 */
export function wheelSvg(wheel: HouseWheel, words: ChartWords): string {
  const { id, title, desc, ascendant } = wheel;
  const on = (longitude: number, radius: number) => pointAt(longitude - ascendant, radius);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      id,
      class: 'chart',
      viewBox: '0 0 400 400',
      width: 400,
      height: 400,
      fill: 'currentColor',
      'font-family': 'system-ui, sans-serif',
      role: 'img',
      'aria-labelledby': `${id}-t ${id}-d`,
    },
    element('title', { id: `${id}-t` }, title),
    element('desc', { id: `${id}-d` }, desc),
    circle('c-bg', RADII.outer, { fill: 'none' }),
    signs(ascendant, on, words),
    houses(wheel, on),
    grahas(wheel, on, words),
    circle('c-ln', RADII.signs, LINE),
    circle('c-ln', RADII.cusps, LINE),
    circle('c-ln', RADII.inner, LINE),
    circle('c-fr', RADII.outer, { ...LINE, 'stroke-width': 2 }),
  ).markup;
}

const LINE = { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.25 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

type On = (longitude: number, radius: number) => Point;

/** So many degrees from the left, against the clock. */
function pointAt(degrees: number, radius: number): Point {
  sinCos(modulo(degrees, 360) * RADIANS_PER_DEGREE, trig);
  return { x: tenths(MIDDLE - radius * (trig[1] as number)), y: tenths(MIDDLE + radius * (trig[0] as number)) };
}

function circle(kind: string, radius: number, look: Readonly<Record<string, string | number>>): Markup {
  return element('circle', { class: kind, cx: MIDDLE, cy: MIDDLE, r: radius, ...look });
}

function line(kind: string, from: Point, to: Point, width: number): Markup {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return element('path', { class: kind, d, fill: 'none', stroke: 'currentColor', 'stroke-width': width });
}

function text(kind: string, { x, y }: Point, size: number, words: string | number): Markup {
  // A third of the size down, which is where the middle of letters and digits stands on the point.
  const look = { class: kind, x, y: tenths(y + size / 3), 'text-anchor': 'middle', 'font-size': size };
  return element('text', look, words);
}

function signs(ascendant: number, on: On, words: ChartWords): Markup[] {
  const rising = Math.floor(ascendant / 30);
  return words.signs.flatMap((name, index) => {
    const house = modulo(index - rising, 12) + 1;
    return [
      line('c-ln', on(index * 30, RADII.outer), on(index * 30, RADII.signs), 1.25),
      text('c-sg', on(index * 30 + 12, SIGN_TEXT), SMALLEST, name),
      text('c-dg', on(index * 30 + 25, WHOLE_HOUSE_TEXT), SMALLEST, house),
    ];
  });
}

function houses({ starts, middles, ascendant }: HouseWheel, on: On): Markup[] {
  return [
    ...starts.flatMap((start, index) => {
      const width = modulo((starts[(index + 1) % 12] as number) - start, 360);
      return [
        // Thin where names stand, which may lie across it.
        line('c-ln', on(start, RADII.signs), on(start, RADII.cusps), 0.6),
        line('c-ln', on(start, RADII.cusps), on(start, RADII.inner), 1.25),
        text('c-sg', on(start + width / 2, HOUSE_TEXT), 13, index + 1),
      ];
    }),
    ...(middles ?? []).map((middle) => line('c-dg', on(middle, RADII.cusps), on(middle, RADII.cusps - 8), 1)),
    line('c-mk', on(ascendant, RADII.outer), on(ascendant, RADII.cusps), 2),
  ];
}

function grahas({ grahas: all, ascendant }: HouseWheel, on: On, words: ChartWords): Markup[] {
  const entries = [
    { kind: 'c-lg', name: words.lagna, longitude: ascendant, mark: '' },
    ...all.map(({ key, longitude, retrograde }) => ({
      kind: 'c-gr',
      name: words.grahas[key],
      longitude,
      mark: retrograde ? words.retrograde : '',
    })),
  ].toSorted((a, b) => a.longitude - b.longitude);
  const places = spread(entries.map(({ longitude }) => longitude));
  return entries.flatMap(({ kind, name, longitude, mark }, index) => {
    const { x, y } = on(places[index] as number, GRAHA_TEXT);
    const look = { class: kind, x, y: tenths(y + 4.5), 'text-anchor': 'middle', 'font-size': 13, 'font-weight': 650 };
    return [
      line('c-dg', on(longitude, RADII.signs), on(places[index] as number, GRAHA_TEXT + 12), 1),
      element(
        'text',
        look,
        name,
        mark === '' ? undefined : element('tspan', { class: 'c-rt', 'font-size': SMALLEST }, mark),
      ),
    ];
  });
}

/** Degrees that two names need between them. */
const APART = 12;
const ROUNDS = 200;

/** Longitudes in ascending order, moved apart where they stand too near one another. */
function spread(longitudes: readonly number[]): number[] {
  const places = [...longitudes];
  for (let round = 0; round < ROUNDS; round++) {
    let isMoved = false;
    for (let index = 0; index < places.length; index++) {
      const next = (index + 1) % places.length;
      const turn = next === 0 ? 360 : 0;
      const lack = APART - ((places[next] as number) + turn - (places[index] as number));
      if (lack <= 0.01) continue;
      places[index] = (places[index] as number) - lack / 2;
      places[next] = (places[next] as number) + lack / 2;
      isMoved = true;
    }
    if (!isMoved) break;
  }
  return places;
}
