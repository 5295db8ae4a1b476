import { readdirSync, readFileSync } from 'node:fs';
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { widestAdvance } from '../../src/charts/svg/advance.js';
import { element, escaped } from '../../src/charts/svg/element.js';
import { runs } from '../support/support.js';
import { GLYPHS } from './glyphs.js';
import { elementsOf } from './xml.js';

describe('an element', () => {
  it('closes itself when it is empty and leaves out what has no value', () => {
    expect(element('rect', { x: 1, y: undefined, fill: null }).markup).toBe('<rect x="1"/>');
    expect(element('g', {}, undefined, null, []).markup).toBe('<g/>');
  });

  it('escapes texts, inside and in attributes, but not elements', () => {
    const inner = element('title', {}, 'a < b & "c"');
    expect(element('g', { id: `'"><` }, inner).markup).toBe(
      '<g id="&#39;&quot;&gt;&lt;"><title>a &lt; b &amp; &quot;c&quot;</title></g>',
    );
  });

  it.each(['', 'a b', 'a>', '1', 'é'])('has no name like %j', (name) => {
    expect(() => element(name, {})).toThrow(TypeError);
    expect(() => element('g', { [name]: 1 })).toThrow(TypeError);
  });

  test.prop([fc.string({ unit: 'binary' })], runs(100))('is well formed with any text', (text) => {
    const [made] = elementsOf(element('g', { id: text }, text).markup);
    expect(made?.name).toBe('g');
    expect(escaped(escaped(text)).length).toBeGreaterThanOrEqual(text.length);
  });
});

it('nothing else in the renderers of SVG writes a tag or an entity', () => {
  const files = ['chart', 'timeline', 'month', 'svg'].flatMap((folder) =>
    readdirSync(`src/charts/${folder}`).map((file) => `src/charts/${folder}/${file}`),
  );
  const writers = files.filter((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const texts = code.match(/'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g) ?? [];
    return texts.some((text) => /<\/?[a-zA-Z$]|&[a-z#]\w*;/.test(text));
  });
  expect(writers).toEqual(['src/charts/svg/element.ts']);
});

it('no letter is wider than the renderers take it to be', () => {
  const wider = Object.entries(GLYPHS).filter(([text, [, bold]]) => widestAdvance(text) < bold / 100);
  expect(wider.map(([text]) => text)).toEqual([]);
});
