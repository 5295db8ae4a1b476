import { describe, expect, it } from 'vitest';
import { createHandler } from '../../../src/entries/http.js';

const handle = createHandler({ baseUrl: 'https://example.org', basePath: '/jyotish' });
const get = (path: string) => handle(new Request(`https://example.org${path}`));
const BIRTH = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata&place=Delhi';

async function textOf(path: string): Promise<string> {
  const response = await get(path);
  expect(response.status).toBe(200);
  return response.text();
}

describe('the files of pages', () => {
  it('have a name that changes with their content, and are then kept for a year', async () => {
    const html = await textOf('/jyotish/tools');
    const names = [...html.matchAll(/(?:href|src)="(\/jyotish\/(?:style|page|mark)\.[^"]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(3);
    for (const name of names) {
      expect(name).toMatch(/\.[0-9a-f]{8}\.(?:css|js|svg)$/);
      const response = await get(name as string);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('are there for pages of another release too, but not for long', async () => {
    for (const name of ['style.00000000.css', 'page.ffffffff.js', 'style.css', 'mark.00000000.svg']) {
      const response = await get(`/jyotish/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    }
    for (const name of ['style.0000000.css', 'style.00000000.js', 'robots.00000000.txt', 'page.GGGGGGGG.js']) {
      expect((await get(`/jyotish/${name}`)).status).toBe(404);
    }
  });
});

describe('what others show of a page that is linked to', () => {
  it('is its name, its address without a query and a picture of a sample chart', async () => {
    const html = await textOf(`/jyotish/tools/birth-chart-calculator?${BIRTH}`);
    const said = (name: string) => html.match(new RegExp(`property="og:${name}" content="([^"]*)"`))?.[1];
    expect(said('title')).toBe('Birth chart (kundli)');
    expect(said('url')).toBe('https://example.org/jyotish/tools/birth-chart-calculator');
    const picture = await get(new URL(said('image') as string).pathname);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('content-encoding')).toBeNull();
    const bytes = new Uint8Array(await picture.arrayBuffer());
    expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    const size = new DataView(bytes.buffer).getUint32(16);
    expect(said('image:width')).toBe(`${size}`);
  });

  it('holds nothing of a birth, nor does the title', async () => {
    const html = await textOf(`/jyotish/de/tools/vedic-moon-sign-calculator?${BIRTH}`);
    const told = [...html.matchAll(/<meta [^>]*>|<title>[^<]*/g)].join(' ');
    expect(told).not.toMatch(/1990|10:20|28\.6|Delhi/);
  });
});

describe('what search engines read of a calculator', () => {
  it('is on the page of its form and not on that of a result', async () => {
    const form = await textOf('/jyotish/fr/tools/panchang');
    const json = form.match(/<script type="application\/ld\+json">([^<]*)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'WebApplication',
      inLanguage: 'fr',
      url: 'https://example.org/jyotish/fr/tools/panchang',
    });
    expect(await textOf(`/jyotish/tools/birth-chart-calculator?${BIRTH}`)).not.toContain('ld+json');
  });
});
