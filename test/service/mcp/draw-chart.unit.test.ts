import { describe, expect, it } from 'vitest';
import { chartOf, chartSvg } from '../../../src/entries/charts.js';
import { SlidingWindowLimiter } from '../../../src/entries/http.js';
import { birthChart } from '../../../src/entries/index.js';
import { createMcpHandler } from '../../../src/entries/mcp.js';
import { serveStreams } from '../../../src/service/mcp/stdio.js';
import { svgToPng } from '../../../src/service/node/png.js';
import { clientOf, FULL_URL, GENERATIONS, initializing, MCP_URL, rpc, textOf } from '../../support/mcp.js';

const NOW = new Date('2026-01-01T00:00:00Z');
const BORN = { date: '1990-05-17', time: '10:20', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const handle = createMcpHandler({ now: () => NOW, png: svgToPng });
const client = await clientOf(handle);
/** Of a server whose operator has not installed what draws a PNG. */
const plain = await clientOf(createMcpHandler({ now: () => NOW, png: async () => undefined }));

type Called = Awaited<ReturnType<typeof draw>>;

const draw = (given: object, by = client) => by.callTool({ name: 'draw_chart', arguments: { ...given } });

/** The picture of an answer. */
function pictureOf({ content }: Called) {
  const block = content[1] as { type: string; data?: string; mimeType?: string; resource?: Record<string, string> };
  const { type, mimeType = block.resource?.['mimeType'] } = block;
  return { type, mimeType, svg: block.resource?.['text'] ?? '', png: Buffer.from(block.data ?? '', 'base64') };
}

/** Width and height as the header of a PNG has them; throws for what is none. */
function sizeOf(png: Buffer): readonly number[] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(png.subarray(12, 16).toString('latin1')).toBe('IHDR');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe.each(GENERATIONS)('draw_chart, called by a client that asks as %s', async (generation) => {
  const own = await clientOf(handle, generation);

  it.each(['north', 'south', 'east'] as const)('draws a chart in the style %s as the renderer does', async (style) => {
    const drawn = await draw({ ...BORN, style, varga: 'd9', format: 'svg' }, own);
    const about = '1990-05-17, 10:20';
    const chart = chartOf(birthChart(BORN, { now: NOW }).result, { varga: 'D9', about });
    expect(pictureOf(drawn)).toMatchObject({
      type: 'resource',
      mimeType: 'image/svg+xml',
      svg: chartSvg(chart, { style }),
    });
    expect(textOf(drawn)).toMatch(/^Navamsa chart \(D9\), 1990-05-17, 10:20\nLagna Virgo 24 degrees\. House 4/);
    expect(textOf(drawn)).toContain(chart.desc);
    expect(textOf(drawn)).toContain('Zodiac: sidereal, Lahiri');
  });

  it.each(['north', 'south', 'east'])('gives a PNG of 800 by 800 in the style %s', async (style) => {
    const { type, mimeType, png } = pictureOf(await draw({ ...BORN, style }, own));
    expect([type, mimeType, sizeOf(png)]).toEqual(['image', 'image/png', [800, 800]]);
    expect(png.length).toBeGreaterThan(10_000);
    expect(png.length).toBeLessThan(100_000);
  });
});

describe('draw_chart', () => {
  it('draws the rashi chart in the North Indian style where nothing else is asked for', async () => {
    const { svg } = pictureOf(await draw({ ...BORN, format: 'svg' }));
    expect(svg).toBe(pictureOf(await draw({ ...BORN, format: 'svg', style: 'north', varga: 'D1' })).svg);
    expect(svg).toContain('Rashi chart (D1), 1990-05-17, 10:20, North Indian</title>');
  });

  it('takes a place by its name, tells which, and lists those that may be meant', async () => {
    const { lat, lon, tz, ...born } = BORN;
    const drawn = await draw({ ...born, place: 'Benares', format: 'svg' });
    expect(textOf(drawn)).toMatch(/^Place: Varanasi, .+Asia\/Kolkata\)\nRashi chart \(D1\), Varanasi, /);
    expect(drawn._meta?.['nirayana/places']).toMatchObject([{ query: 'Benares', place: { name: 'Varanasi' } }]);
    const open = await draw({ ...born, place: 'Springfield' });
    expect([open.isError, textOf(open)]).toEqual([true, expect.stringMatching(/Several places may be meant/)]);
  });

  it.each([
    ['no time', { ...BORN, time: null }],
    ['a pole', { ...BORN, lat: 90, lon: 0, tz: 'UTC' }],
  ])(
    'draws the South Indian style in place of the North Indian one where there is no lagna for %s',
    async (_, given) => {
      const drawn = await draw({ ...given, format: 'svg' });
      expect(pictureOf(drawn).svg).toContain('South Indian</title>');
      expect(textOf(drawn)).toContain('Drawn in the style south: the houses of north begin with the lagna.');
      expect(pictureOf(await draw({ ...given, style: 'east', format: 'svg' })).svg).toContain('East Indian</title>');
      expect(textOf(drawn)).toContain('Uncertain: ');
    },
  );

  it('speaks the language that is asked for, in the picture too', async () => {
    const drawn = await draw({ ...BORN, locale: 'hi', format: 'svg' });
    expect(textOf(drawn)).toMatch(/^लग्न कुंडली \(D1\), 1990-05-17, 10:20\nलग्न कर्क 9 अंश।/);
    expect(pictureOf(drawn).svg).toContain('>के</tspan>');
    const { png } = pictureOf(await draw({ ...BORN, locale: 'hi' }));
    expect(sizeOf(png)).toEqual([800, 800]);
    expect(png.equals(pictureOf(await draw(BORN)).png)).toBe(false);
  });

  it('reckons by the options of the birth chart', async () => {
    const drawn = await draw({ ...BORN, ayanamsha: 'raman', node: 'true', clock: '+06:30', format: 'svg' });
    expect(textOf(drawn)).toContain('Zodiac: sidereal, Raman');
    expect(pictureOf(drawn).svg).not.toBe(pictureOf(await draw({ ...BORN, format: 'svg' })).svg);
  });

  it('names each field that it does not take, one mistake beside the other', async () => {
    const wrong = { style: 'west', varga: 'D8', format: 'gif', ayanamsha: 'x', time_within: 5, structured: true };
    const { isError, content } = await draw({ ...BORN, ...wrong, date: '1990-02-30' });
    expect(isError).toBe(true);
    const told = textOf({ content });
    expect(told).toContain('style: Must be one of: north, south, east.');
    expect(told).toContain('varga: Must be one of: D1, D2, ');
    expect(told).toContain('format: Must be one of: svg, png.');
    for (const field of ['date', 'ayanamsha', 'time_within', 'structured']) expect(told).toContain(`\n${field}: `);
  });

  it('gives an SVG where no PNG can be made, and says what is missing where one is asked for', async () => {
    expect(pictureOf(await draw(BORN, plain))).toMatchObject({ type: 'resource', mimeType: 'image/svg+xml' });
    const without = await clientOf(createMcpHandler({ now: () => NOW }));
    for (const by of [plain, without]) {
      const asked = await draw({ ...BORN, format: 'png' }, by);
      expect([asked.isError, textOf(asked)]).toEqual([
        true,
        expect.stringContaining('format: A PNG needs the package @resvg/resvg-js, which is not installed'),
      ]);
    }
  });

  it('tells the operator alone of a renderer that fails', async () => {
    const told: unknown[] = [];
    const failure = new Error('out of fonts');
    const broken = createMcpHandler({ png: () => Promise.reject(failure), onError: (error) => told.push(error) });
    const drawn = await draw(BORN, await clientOf(broken));
    expect([drawn.isError, textOf(drawn)]).toEqual([true, expect.not.stringContaining('fonts')]);
    expect(told).toEqual([failure]);
  });

  it('counts with the calls of the birth chart', async () => {
    const rateLimiter = new SlidingWindowLimiter({ limit: 2 });
    const limited = await clientOf(createMcpHandler({ rateLimiter, clientId: () => 'a' }));
    const given = { ...BORN, format: 'svg' };
    expect((await draw(given, limited)).isError).toBeFalsy();
    expect((await limited.callTool({ name: 'birth_chart', arguments: BORN })).isError).toBeFalsy();
    expect(textOf(await draw(given, limited))).toContain('Too many requests.');
  });

  it('is listed with the tools of its group, by whole schemas too, and promises no JSON', async () => {
    for (const url of [MCP_URL, FULL_URL, `${MCP_URL}?tools=natal`]) {
      const { tools } = await (await clientOf(handle, undefined, url)).listTools();
      const own = tools.find(({ name }) => name === 'draw_chart');
      expect(own?.inputSchema).toMatchObject({
        required: ['date'],
        properties: { style: { enum: ['north', 'south', 'east'] }, format: { enum: ['svg', 'png'] }, place: {} },
      });
      expect(own?.inputSchema.properties).not.toHaveProperty('structured');
      expect(own?.outputSchema).toBeUndefined();
    }
    const { tools } = await (await clientOf(handle, undefined, `${MCP_URL}?tools=day`)).listTools();
    expect(tools.map(({ name }) => name)).not.toContain('draw_chart');
    expect(await client.callTool({ name: 'drawchart', arguments: {} }).catch(String)).toContain('mean draw_chart?');
  });

  it('answers over two streams as over HTTP', async () => {
    const drawing = rpc(2, 'tools/call', { name: 'draw_chart', arguments: BORN });
    const messages = [initializing('2025-06-18'), drawing];
    let output = '';
    async function* input() {
      yield Buffer.from(messages.map((message) => `${JSON.stringify(message)}\n`).join(''));
    }
    const streams = { input: input(), output: { write: (text: string) => (output += text) } };
    await serveStreams(streams, new Promise(() => {}), { now: () => NOW, png: svgToPng });
    const [, called] = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(called.result.content).toEqual((await draw(BORN)).content);
  });
});
