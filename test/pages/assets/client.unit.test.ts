import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { pageAssets } from '../../../scripts/page-assets.js';
import { clockAt, instantAt, placeOn } from '../../../src/pages/assets/client/clock.js';
import { folded, havingEveryWord } from '../../../src/pages/assets/client/fold.js';
import { runs } from '../../support/support.js';

const FOLDER = new URL('../../../src/pages/assets/client/', import.meta.url);
const sources = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));

describe('the script of the pages', () => {
  const { script } = pageAssets();

  it('weighs less than 12 kB on the wire', () => {
    expect(gzipSync(script).length).toBeLessThan(12_000);
  });

  it('is one file that its policy lets run: it evaluates nothing and loads nothing further', () => {
    expect(script).not.toMatch(/\beval\b|new Function|\bimport\b|\.innerHTML|document\.write|setTimeout\(["'`]/);
  });

  it('keeps in the browser only what kept.ts keeps there, under one name', () => {
    expect(script).not.toMatch(/sessionStorage|indexedDB|\bcaches\b|\.cookie\b|serviceWorker|sendBeacon/);
    const uses = sources.map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const);
    const keeping = uses.filter(([, code]) => code.includes('localStorage')).map(([name]) => name);
    expect(keeping).toEqual(['kept.ts']);
    const [, code = ''] = uses.find(([name]) => name === 'kept.ts') ?? [];
    const calls = [...code.matchAll(/localStorage\.\w+\(([^,)]*)/g)].map(([, key]) => key);
    expect(calls.filter((key) => !/^(?:KEY|`\$\{KEY\}\?`)$/.test(key ?? ''))).toEqual([]);
    expect(calls.length).toBeGreaterThan(3);
  });

  it('knows no host and no absolute path', () => {
    expect(script.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|["'`]\/\w/);
  });

  it('says nothing of its own', () => {
    const texts = sources.flatMap((name) => {
      const code = readFileSync(new URL(name, FOLDER), 'utf8').replace(/^import .*$|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      return [...code.matchAll(/(?:textContent|title|alert|aria-label)\S*[^\n;]*?'([^']*)'/g)].map(([, text]) => text);
    });
    // A sentence has words apart by spaces; selectors and media types have marks of their own.
    expect(texts.filter((text) => /^[A-Z]?[a-z]+ [a-z]+/.test(text ?? ''))).toEqual([]);
  });
});

describe('the search in the list', () => {
  it('takes accents and capitals off, and leaves the vowel signs of Devanagari', () => {
    expect(folded('Daśā ÉTÉ Ganzjährig Йога')).toBe('dasa ete ganzjahrig иога');
    expect(folded('कि')).not.toBe(folded('के'));
  });

  it('asks for every word in any order', () => {
    const texts = ['Birth chart (kundli)', 'Moon sign', 'Eclipses'];
    expect(havingEveryWord(texts, 'KUNDLI birth')).toEqual([true, false, false]);
    expect(havingEveryWord(texts, 'kundli moon')).toEqual([false, false, false]);
    expect(havingEveryWord(texts, 'eclipse 2027')).toEqual([false, false, true]);
    expect(havingEveryWord(texts, 'delhi 2027')).toEqual([false, false, false]);
    expect(havingEveryWord(texts, '')).toEqual([true, true, true]);
  });

  test.prop([fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })], runs(100))(
    'finds a text by any part of it',
    (before, part) => {
      expect(havingEveryWord([`${before} ${part}`], part)).toEqual([true]);
    },
  );

  test.prop([fc.string({ unit: 'grapheme' })], runs(100))('folds once', (text) => {
    expect(folded(folded(text))).toBe(folded(text));
  });
});

describe('the mark of the present', () => {
  const moment = fc.integer({ min: -5e12, max: 7e12 });
  const span = fc.integer({ min: 3_600_000, max: 4e12 });

  test.prop([moment, span, fc.double({ min: 0, max: 1, noNaN: true })], runs(100))(
    'stands where its instant is',
    (from, length, share) => {
      const at = from + length * share;
      const place = placeOn(from, from + length, at);
      expect(Math.abs(instantAt(from, from + length, place ?? '') - at)).toBeLessThanOrEqual(length / 100_000);
    },
  );

  test.prop([moment, span], runs(100))('is nowhere before the beginning and after the end', (from, length) => {
    const to = from + length;
    expect([placeOn(from, to, from - 1), placeOn(from, to, to + 1)]).toEqual([undefined, undefined]);
    expect([placeOn(from, to, from), placeOn(from, to, to)]).toEqual(['0%', '100%']);
  });

  it('tells the time of the place', () => {
    expect(clockAt(Date.parse('2026-01-01T06:30:59Z'), 330)).toBe('12:00');
    expect(clockAt(Date.parse('2026-01-01T02:10:00Z'), -210)).toBe('22:40');
  });
});
