import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { forRenderer, svgToPng } from '../../../src/service/node/png.js';

const svgOf = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="404" height="404" font-family="system-ui, sans-serif"><text x="20" y="60" font-size="40" font-weight="650">${text}</text></svg>`;
/** How wide the ink of a text is. */
const widthOf = (text: string) => new Resvg(forRenderer(svgOf(text))).innerBBox()?.width ?? 0;
const hasDevanagari = widthOf('म') > 0 && widthOf('म') !== widthOf('\u{10FFFD}');

describe('a chart as a PNG', () => {
  it('is 800 pixels wide, dark on white', async () => {
    const png = Buffer.from((await svgToPng(svgOf('Ma'))) as Uint8Array);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([800, 800]);
    const { pixels } = await new Resvg(forRenderer(svgOf('Ma')), { background: '#ffffff' }).render();
    const shades = new Set(Array.from({ length: pixels.length / 4 }, (_, at) => pixels[4 * at]));
    expect([shades.has(0), shades.has(255)]).toEqual([true, true]);
  });

  it('is each its own of several that are asked for at once, also after one that cannot be drawn', async () => {
    const [first, broken, last] = await Promise.allSettled(['Ma', '<', 'Sa'].map((text) => svgToPng(svgOf(text))));
    expect(broken?.status).toBe('rejected');
    for (const [drawn, text] of [[first, 'Ma'] as const, [last, 'Sa'] as const]) {
      expect(drawn).toEqual({ status: 'fulfilled', value: await svgToPng(svgOf(text)) });
    }
    expect(first).not.toEqual(last);
  });

  it('is refused in words where eight wait already, and drawn again when they are done', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => svgToPng(svgOf('Ma'))));
    const refused = { code: 'rate_limited', message: expect.stringContaining('ask for svg') };
    expect(asked.map(({ status }) => status)).toEqual([...Array(9).fill('fulfilled'), ...Array(3).fill('rejected')]);
    for (const one of asked.slice(9)) expect(one).toMatchObject({ reason: refused });
    expect(await svgToPng(svgOf('Ma'))).toBeInstanceOf(Uint8Array);
  });

  it('has an element around the number of a varga only where it is drawn', async () => {
    const svg = svgOf('नवांश (D9)').replace('<text', '<title>नवांश (D9)</title><desc>(D9)</desc><text class="(D9)"');
    const told = forRenderer(svg);
    expect(told).toMatch(/<title>[^<]*\(D9\)<\/title><desc>\(D9\)<\/desc>/);
    expect(told).toContain('class="(D9)"');
    expect(told.match(/<tspan/g)).toHaveLength(1);
    expect(await svgToPng(svg)).toBeInstanceOf(Uint8Array);
  });

  it('has its names in bold letters', () => {
    expect(widthOf('Ma')).toBeGreaterThan(
      new Resvg(forRenderer(svgOf('Ma').replace('650', '400'))).innerBBox()?.width ?? 0,
    );
  });

  it.runIf(hasDevanagari).each(['मीन', 'राशि', 'होरा', 'नवांश'])(
    'leaves the signs of the vowels of %s their room',
    (word) => {
      const consonants = word.match(/\p{Lo}/gu) ?? [];
      const signs = word.match(/\p{Mc}/gu) ?? [];
      // No letter stands upon another: the word is as wide as its parts, a sign being at least a seventh of the type.
      const parts = consonants.reduce((sum, letter) => sum + widthOf(letter), 0) + (signs.length * 40) / 7;
      expect(widthOf(word)).toBeGreaterThan(parts);
    },
  );
});
