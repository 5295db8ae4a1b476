import { readdirSync } from 'node:fs';
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRAHAS } from '../../src/base/zodiac/rashi.js';
import { crowdedSigns } from '../../src/charts/chart/chart-svg.js';
import { CHART_STYLES, type Chart, chartSvg } from '../../src/entries/charts.js';
import { chartSamples, timelineSamples } from '../../src/verify/chart-samples.js';
import { LANGUAGES } from '../support/languages.js';
import { runs } from '../support/support.js';
import { chart as drawable } from './charts.js';
import { elementsOf, hasXmllint, lint } from './xml.js';

const LAGNA = { sign: 4, degree: 9.43 };
const plain: Chart = { title: 'Title', desc: 'Words.', lagna: LAGNA, grahas: [], centre: 'Centre' };

/** The texts of a kind with their places, as "words x,y". */
function texts(svg: string, kind: string): string[] {
  const found = svg.matchAll(new RegExp(`<text class="${kind}" x="([\\d.]+)" y="([\\d.]+)"[^>]*>([^<]*)</text>`, 'g'));
  return [...found].map(([, x, y, words]) => `${words} ${x},${y}`);
}

/** The labels with their places; degrees and marks run on. */
function labels(svg: string): string[] {
  const found = svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>(<tspan.*?)<\/text>/g);
  return [...found].map(([, x, y, words = '']) => `${words.replace(/<[^>]*>/g, '')} ${x},${y}`);
}

const saturn = { key: 'Saturn', sign: 10, degree: 1.49, retrograde: true } as const;
const rahu = { key: 'Rahu', sign: 10, degree: 17.52, retrograde: true } as const;
const moon = { key: 'Moon', sign: 10, degree: 24.85, retrograde: false } as const;

describe('the signs without room for degrees', () => {
  test.prop([drawable, fc.constantFrom(...CHART_STYLES)], runs(100))(
    'are those in which a degree is left out',
    (drawn, style) => {
      const isDrawable = style !== 'north' || drawn.lagna !== null;
      fc.pre(isDrawable);
      const told = [...(drawn.lagna ? [drawn.lagna] : []), ...drawn.grahas].filter(({ degree }) => degree !== null);
      const crowded = crowdedSigns(drawn, { style, locale: LANGUAGES.en });
      const svg = chartSvg(drawn, { style });
      const shown = svg.match(/class="c-dg"/g)?.length ?? 0;
      expect(shown).toBe(told.filter(({ sign }) => !crowded.includes(sign)).length);
    },
  );
});

describe('the North Indian chart', () => {
  it('has the houses in fixed places, numbered by their signs from the lagna on', () => {
    expect(texts(chartSvg(plain, { style: 'north' }), 'c-sg')).toEqual([
      '4 200,184',
      '5 100,86',
      '6 80,105',
      '7 176,205',
      '8 80,305',
      '9 100,324',
      '10 200,228',
      '11 300,324',
      '12 320,305',
      '1 224,205',
      '2 320,105',
      '3 300,86',
    ]);
  });

  it('lists a house by degree, cut off, with a mark for retrograde motion but none for the nodes', () => {
    const svg = chartSvg({ ...plain, grahas: [moon, rahu, saturn] }, { style: 'north' });
    expect(labels(svg)).toEqual(['Lg9° 200,97', 'Sa1°R 200,293', 'Ra17° 200,313', 'Mo24° 200,333']);
  });

  it('leaves the lagna out where nine grahas stand in its house, which is always the first', () => {
    const grahas = GRAHAS.map((key) => ({ key, sign: 4, degree: 1, retrograde: false }));
    expect(labels(chartSvg({ ...plain, grahas }, { style: 'north' }))).toHaveLength(9);
    expect(labels(chartSvg({ ...plain, grahas: grahas.slice(1) }, { style: 'north' }))).toHaveLength(9);
    expect(labels(chartSvg({ ...plain, grahas }, { style: 'south' }))).toHaveLength(10);
  });
});

describe('the South Indian chart', () => {
  const svg = chartSvg({ ...plain, grahas: [saturn] }, { style: 'south' });

  it('has the signs in fixed places, clockwise', () => {
    expect(texts(svg, 'c-sg').slice(0, 5)).toEqual(['Ar 194,15', 'Ta 294,15', 'Ge 394,15', 'Cn 394,115', 'Le 394,215']);
    expect(texts(svg, 'c-sg').slice(5)).toContain('Pi 94,15');
  });

  it('marks the sign of the lagna with a fill and a stroke', () => {
    expect(svg).toContain('<rect class="c-lag" x="300" y="100" width="100" height="100"');
    expect(svg).toContain('<path class="c-mk" d="M300 122 322 100"');
  });

  it('holds the centre', () => {
    expect(texts(svg, 'c-gr')).toEqual(['Centre 200,205']);
    expect(texts(chartSvg({ ...plain, centre: 'One\ntwo' }, { style: 'south' }), 'c-gr')).toEqual(['One 200,194']);
  });
});

describe('the East Indian chart', () => {
  const svg = chartSvg(plain, { style: 'east' });

  it('has the signs in fixed places, counter-clockwise, two in each corner', () => {
    expect(texts(svg, 'c-sg').slice(0, 4)).toEqual(['Ar 260,15', 'Ta 129,98', 'Ge 5,46', 'Cn 128,149']);
  });

  it('fills the sign of the lagna, whatever its shape', () => {
    expect(svg).toContain('<rect class="c-lag" x="0" y="134" width="134" height="132"');
    const gemini = chartSvg({ ...plain, lagna: { sign: 3, degree: 1 } }, { style: 'east' });
    expect(gemini).toContain('<polygon class="c-lag" points="0,0 134,134 0,134"');
  });
});

describe.each(['south', 'east'] as const)('the %s chart without a lagna', (style) => {
  it('has neither fill nor mark nor entry', () => {
    const svg = chartSvg({ ...plain, lagna: null }, { style });
    expect(svg).not.toMatch(/c-lag|c-mk|c-lg/);
  });
});

describe.each(CHART_STYLES)('the %s chart', (style) => {
  it('is named by its title, which tells the style, and described', () => {
    const [svg, ...inside] = elementsOf(chartSvg(plain, { style, id: 'one' }));
    expect(svg?.attributes).toMatchObject({ id: 'one', role: 'img', 'aria-labelledby': 'one-t one-d' });
    expect(inside.slice(0, 2).map(({ name, attributes }) => [name, attributes['id']])).toEqual([
      ['title', 'one-t'],
      ['desc', 'one-d'],
    ]);
    const named = { north: 'North', south: 'South', east: 'East' }[style];
    expect(chartSvg(plain, { style })).toContain(`>Title, ${named} Indian</title>`);
  });

  it('has ids of its own where no id is given', () => {
    const idOf = (chart: Chart) => elementsOf(chartSvg(chart, { style }))[0]?.attributes['id'];
    expect(idOf(plain)).toMatch(/^c[a-z0-9]+$/);
    expect(idOf(plain)).toBe(idOf({ ...plain }));
    expect(idOf(plain)).not.toBe(idOf({ ...plain, title: 'Another' }));
    const styles = CHART_STYLES.map((each) => elementsOf(chartSvg(plain, { style: each }))[0]?.attributes['id']);
    expect(new Set(styles).size).toBe(3);
  });

  it('has no style of its own and a colour that is that of the text around it', () => {
    const svg = chartSvg({ ...plain, grahas: [saturn] }, { style });
    const attributes = elementsOf(svg).flatMap((element) => Object.entries(element.attributes));
    expect(attributes.filter(([name]) => name === 'style' || name.startsWith('on'))).toEqual([]);
    const colours = attributes.filter(([name]) => name === 'fill' || name === 'stroke').map(([, value]) => value);
    expect(new Set(colours)).toEqual(new Set(['currentColor', 'none']));
  });

  test.prop(
    [fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: 'binary-ascii', maxLength: 40 })],
    runs(100),
  )('is well formed whatever it is called', (words, others) => {
    const hostile = `${words}<script>alert("1")</script>&amp;]]>\u0000\ud800${others}`;
    const svg = chartSvg({ ...plain, title: hostile, desc: others + hostile, centre: hostile }, { style });
    expect(elementsOf(svg).some(({ name }) => name === 'script')).toBe(false);
  });
});

describe('a chart that is none', () => {
  const bad = (chart: object): Chart => ({ ...plain, ...chart }) as Chart;
  const graha = (changed: object): Chart => bad({ grahas: [{ ...saturn, ...changed }] });

  it.each<[string, unknown, new (message: string) => Error, string]>([
    ['no object', null, TypeError, 'chart must be an object.'],
    ['a title that is no text', bad({ title: 1 }), TypeError, 'chart.title must be a string.'],
    ['no centre', bad({ centre: undefined }), TypeError, 'chart.centre must be a string.'],
    ['no lagna and no null', bad({ lagna: undefined }), TypeError, 'chart.lagna must be an object.'],
    ['no list of grahas', bad({ grahas: {} }), TypeError, 'chart.grahas must be an array.'],
    ['a hole in the list', bad({ grahas: [null] }), TypeError, 'chart.grahas[0] must be an object.'],
    ['sign 13', graha({ sign: 13 }), RangeError, 'chart.grahas[0].sign must be a whole number from 1 to 12.'],
    ['sign 1.5', graha({ sign: 1.5 }), RangeError, 'chart.grahas[0].sign must be a whole number from 1 to 12.'],
    ['a sign by name', graha({ sign: 'Leo' }), TypeError, 'chart.grahas[0].sign must be a number.'],
    ['degree NaN', graha({ degree: Number.NaN }), RangeError, 'chart.grahas[0].degree must be a finite number.'],
    ['degree 30', graha({ degree: 30 }), RangeError, 'chart.grahas[0].degree must be at least 0 and less than 30.'],
    ['no degree', graha({ degree: undefined }), TypeError, 'chart.grahas[0].degree must be a number.'],
    ['motion in words', graha({ retrograde: 'no' }), TypeError, 'chart.grahas[0].retrograde must be true or false.'],
    [
      'an unknown graha',
      graha({ key: 'Pluto' }),
      RangeError,
      'chart.grahas[0].key must be one of: Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Rahu, Ketu.',
    ],
    ['a graha twice', bad({ grahas: [saturn, rahu, saturn] }), RangeError, 'chart.grahas has Saturn twice.'],
  ])('is refused in one sentence: %s', (_, chart, kind, message) => {
    expect(() => chartSvg(chart as Chart, { style: 'south' })).toThrow(new kind(message));
  });

  it.each<[string, object | undefined, string]>([
    ['no options', undefined, 'options must be an object.'],
    ['no style', {}, 'style must be a string.'],
    ['an unknown style', { style: 'west' }, 'style must be one of: north, south, east.'],
    [
      'an unknown language',
      { style: 'north', locale: 'la' },
      'locale must be a language, such as { hi } of nirayana/languages/hi.',
    ],
    ['an id with a space', { style: 'north', id: 'a b' }, 'id must begin with a Latin letter'],
  ])('is refused with %s', (_, options, message) => {
    expect(() => chartSvg(plain, options as never)).toThrow(message);
  });

  it('is refused in the North Indian style without a lagna', () => {
    expect(() => chartSvg({ ...plain, lagna: null }, { style: 'north' })).toThrow(RangeError);
    expect(() => chartSvg({ ...plain, lagna: null }, { style: 'north' })).toThrow('must be south or east');
  });
});

describe('the recorded SVGs', () => {
  const files = readdirSync('golden/charts').map((file) => `golden/charts/${file}`);

  it('are those of the samples', () => {
    const names = [...Object.keys(chartSamples(LANGUAGES)), ...Object.keys(timelineSamples(LANGUAGES))];
    expect(files.toSorted()).toEqual(names.map((name) => `golden/charts/${name}.svg`).toSorted());
  });

  it.runIf(hasXmllint)('are XML to libxml2', () => {
    expect(() => lint(files)).not.toThrow();
  });
});
