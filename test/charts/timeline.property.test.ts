import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILLS, type SegmentKind } from '../../src/charts/timeline/paint.js';
import {
  periodsSvg,
  type Timeline,
  type TimelineMark,
  type TimelineSegment,
  timelineSvg,
} from '../../src/entries/charts.js';
import { runs } from '../support/support.js';
import { elementsOf } from './xml.js';

const KINDS = Object.keys(FILLS).filter((kind): kind is SegmentKind => kind !== 'bg');
const HOUR = 3_600_000;
const words = fc.oneof(
  fc.constantFrom('Sun', 'Uttara Bhadrapada', 'शुक्र', 'उत्तराषाढ़ा', 'Юпитер', '10:30–12:00', ''),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const label = fc.option(words, { nil: undefined });

/** Stretches one after the other, some with gaps between them. */
const segments: fc.Arbitrary<readonly TimelineSegment[]> = fc
  .array(
    fc.record({
      gap: fc.constantFrom(0, 0, 1, 5),
      length: fc.integer({ min: 1, max: 20 }),
      label,
      kind: fc.constantFrom(...KINDS),
    }),
    { maxLength: 12 },
  )
  .map((drawn) => {
    let at = 0;
    return drawn.map(({ gap, length, label, kind }) => {
      const from = at + gap * HOUR;
      at = from + length * HOUR;
      return { from, to: at, label, kind };
    });
  });
const marks: fc.Arbitrary<readonly TimelineMark[]> = fc.array(
  fc.record({
    at: fc.integer({ min: -10, max: 110 }).map((hour) => hour * HOUR),
    label,
    kind: fc.constantFrom('tick', 'tick', 'mark'),
  }),
  { maxLength: 8 },
);
const timeline: fc.Arbitrary<Timeline> = fc.record({
  title: fc.oneof(words, fc.constant(null)),
  desc: label,
  id: fc.constantFrom(undefined, 'lane'),
  from: fc.integer({ min: -5, max: 20 }).map((hour) => hour * HOUR),
  to: fc.integer({ min: 21, max: 120 }).map((hour) => hour * HOUR),
  segments,
  marks,
  height: fc.constantFrom(undefined, 0, 18, 32),
  labels: fc.constantFrom(undefined, 'inside', 'above', 'beside'),
});

const TEXT = /<text([^>]*)>([^<]*)<\/text>/g;

function attribute(attributes: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

/** Letters as wide as the guide takes them. */
function widthOf(text: string): number {
  return text.replace(/&[#\w]+;/g, 'x').replace(/\p{Mn}|\p{Cf}/gu, '').length * 7.4;
}

/** The texts of a lane as a screen shows them: where each begins and ends, px, and on which line. */
function shown(svg: string, width: number): { line: number; start: number; end: number; words: string }[] {
  return [...svg.matchAll(TEXT)].flatMap(([, attributes = '', words = '']) => {
    if (width < 800 && attribute(attributes, 'class').includes('t-opt')) return [];
    const x = (Number.parseFloat(attribute(attributes, 'x')) / 100) * width + Number(attribute(attributes, 'dx') || 0);
    const room = widthOf(words);
    const shift = { start: 0, middle: room / 2, end: room }[attribute(attributes, 'text-anchor')] ?? Number.NaN;
    return [{ line: Number(attribute(attributes, 'y')), start: x - shift, end: x - shift + room, words }];
  });
}

describe.each([300, 320, 800, 1100])('a lane that is %i px wide', (width) => {
  test.prop([timeline], runs(100))('shows no label upon another and none beyond its ends', (drawn) => {
    const texts = shown(timelineSvg(drawn), width);
    for (const [index, text] of texts.entries()) {
      expect(text.start, text.words).toBeGreaterThanOrEqual(-1);
      expect(text.end, text.words).toBeLessThanOrEqual(width + 1);
      for (const other of texts.slice(index + 1)) {
        if (other.line !== text.line) continue;
        expect(text.end <= other.start || other.end <= text.start, `${text.words} and ${other.words}`).toBe(true);
      }
    }
  });
});

test.prop([timeline, fc.nat({ max: 120 })], runs(100))(
  'the mark of the present strikes out no label',
  (drawn, hour) => {
    const svg = timelineSvg({
      ...drawn,
      height: drawn.height || 28,
      marks: [...(drawn.marks ?? []), { at: hour * HOUR, kind: 'now' }],
    });
    const heights = [...svg.matchAll(/<line class="t-now"([^>]*)>/g)].map(([, attributes = '']) =>
      ['y1', 'y2'].map((name) => Number(attribute(attributes, name))),
    );
    // A label ends where the screen says, and the mark moves: none may stand at the height of the other at all.
    for (const { line, words } of shown(svg, 800)) {
      for (const [top = 0, bottom = 0] of heights) expect(bottom <= line - 9 || top >= line + 1, words).toBe(true);
    }
  },
);

test.prop([timeline], runs(100))(
  'a timeline is well formed, all within its ends, and without a style of its own',
  (drawn) => {
    const svg = timelineSvg(drawn);
    const elements = elementsOf(svg);
    expect(timelineSvg(drawn)).toBe(svg);
    for (const { name, attributes } of elements) {
      expect(Object.keys(attributes)).not.toContain('style');
      for (const key of ['x', 'x1', 'x2', 'width']) {
        const value = attributes[key] ?? '0';
        if (name === 'svg' || value === '0') continue;
        expect(value).toMatch(/^\d+(?:\.\d{1,3})?%$/);
        expect(Number.parseFloat(value)).toBeLessThanOrEqual(100);
      }
    }
  },
);

test.prop([fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 })], runs(100))(
  'periods that follow each other fill the bar without gap or overlap',
  (lengths) => {
    const ends = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0));
    const periods = ends.map((to, index) => ({ from: ends[index - 1] ?? 0, to }));
    const svg = periodsSvg({ title: 'Periods', from: 0, to: ends.at(-1) ?? 0, periods });
    const rects = [...svg.matchAll(/<rect class="t-[ab]" x="([\d.]+)%" y="0" width="([\d.]+)%"/g)];
    const spans = rects.map(([, x, width]) => [Number(x), Number(width)] as const);
    expect(spans).toHaveLength(lengths.length);
    let at = 0;
    for (const [x, width] of spans) {
      expect(x).toBeCloseTo(at, 2);
      at = x + width;
    }
    expect(at).toBeCloseTo(100, 2);
  },
);

describe('a label inside of a stretch', () => {
  const lane = (share: number, words: string) =>
    timelineSvg({
      title: 'Lane',
      from: 0,
      to: 1000,
      segments: [{ from: 0, to: share * 1000, kind: 'a', label: words }],
    });

  // 7.4 px a letter and 6 beside them: seven letters take 57.8 px, 0.193 of 300 and 0.073 of 800.
  it.each<[number, string | undefined]>([
    [0.2, '<text x='],
    [0.19, '<text class="t-opt"'],
    [0.08, '<text class="t-opt"'],
    [0.07, undefined],
  ])('that has %d of the bar stands where it fits', (share, expected) => {
    const svg = lane(share, 'Jupiter');
    if (expected === undefined) expect(svg).not.toContain('<text');
    else expect(svg).toContain(expected);
  });

  it('does not count the signs above and below letters', () => {
    expect(lane(0.1, 'गुरु')).toContain('<text x=');
  });
});

describe('what is no timeline', () => {
  const right = { title: 'Lane', from: 0, to: 10 };
  it.each<[string, object | null, new (message: string) => Error, string]>([
    ['nothing', null, TypeError, 'timeline must be an object.'],
    ['no title', { from: 0, to: 1 }, TypeError, 'timeline.title must be a string.'],
    ['an instant as text', { ...right, from: '2026' }, TypeError, 'timeline.from must be a number.'],
    ['no instant', { ...right, to: Number.NaN }, RangeError, 'timeline.to must be a finite number.'],
    ['an end at the start', { ...right, to: 0 }, RangeError, 'timeline.from must be before timeline.to.'],
    ['a negative height', { ...right, height: -1 }, RangeError, 'timeline.height must be from 0 to 1000.'],
    [
      'labels somewhere',
      { ...right, labels: 'left' },
      RangeError,
      'timeline.labels must be one of: inside, above, beside.',
    ],
    ['no list', { ...right, segments: 'a' }, TypeError, 'timeline.segments must be an array.'],
    [
      'a stretch backwards',
      { ...right, segments: [{ from: 2, to: 1, kind: 'a' }] },
      RangeError,
      'timeline.segments[0].from must be before timeline.segments[0].to.',
    ],
    [
      'the empty bar as a stretch',
      { ...right, segments: [{ from: 1, to: 2, kind: 'bg' }] },
      RangeError,
      `timeline.segments[0].kind must be one of: ${KINDS.join(', ')}.`,
    ],
    [
      'an unknown mark',
      { ...right, marks: [{ at: 1, kind: 'then' }] },
      RangeError,
      'timeline.marks[0].kind must be one of: now, mark, tick.',
    ],
    [
      'an id with a quote',
      { ...right, id: '"' },
      RangeError,
      'id must begin with a Latin letter and hold only letters, digits, _ and -.',
    ],
  ])('is refused: %s', (_, given, kind, message) => {
    expect(() => timelineSvg(given as Timeline)).toThrow(new kind(message));
  });
});

describe('a stretch with a short label', () => {
  const lane = (to: number) => ({
    title: 'Dashas',
    from: 0,
    to: 120,
    segments: [{ from: 0, to, kind: 'a' as const, label: 'Jupiter', short: 'Ju' }],
  });

  it('shows the whole label where it always fits', () => {
    expect(timelineSvg(lane(60))).toContain('>Jupiter</text>');
    expect(timelineSvg(lane(60))).not.toContain('>Ju</text>');
  });

  it('shows the short one on a phone alone where the whole one fits a page', () => {
    expect(timelineSvg(lane(12))).toMatch(/class="t-opt"[^>]*>Jupiter<.*class="t-nar" display="none"[^>]*>Ju</);
  });

  it('shows the short one alone where the whole one fits nowhere', () => {
    expect(timelineSvg(lane(7))).not.toContain('>Jupiter<');
    expect(timelineSvg(lane(7))).toContain('>Ju</text>');
  });
});
