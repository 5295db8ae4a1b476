import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { type PageRead, plain, read, tagsOf, withoutTags } from './asked.js';

const BORN = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata&place=Delhi';
const OF_TOOL = { 'annual-chart': 'year_of_life=36', 'kp-chart': 'as_of=2026-01-01' } as const;
const TOOLS = Object.entries(OF_TOOL);

const texts = ({ text }: PageRead) => plain(withoutTags(text)).replaceAll(/\s+/g, ' ');
const inputs = ({ text }: PageRead) => tagsOf(text).flatMap(({ attributes }) => attributes.get('name') ?? []);

/** The answer of a page, without the lines that tell what it was asked. */
const blocks = ({ text }: PageRead) => [...text.matchAll(/<table.*?<\/table>/gs)].map(([table]) => table);

describe.each(TOOLS)('the second place of %s', (slug, own) => {
  const path = `/tools/${slug}?${BORN}`;

  it('is asked for, without a clock, and is the birth place where nobody names one', async () => {
    const form = await read(`/tools/${slug}`);
    expect(inputs(form)).toEqual(expect.arrayContaining(['at_place', 'at_lat', 'at_lon']));
    expect(inputs(form)).not.toContain('on_tz');
    const alone = await read(`${path}&${own}`);
    expect(alone.status).toBe(200);
    expect(texts(alone)).not.toContain('Where you are then:');
    const born = await read(`${path}&at_lat=28.6139&at_lon=77.209&at_place=Delhi&${own}`);
    expect(born.status).toBe(200);
    expect(blocks(born)).toEqual(blocks(alone));
  });

  it('is found by its name, stands in the address and changes the chart', async () => {
    const sent = await read(`${path}&at_place=Sydney&${own}`);
    const location = sent.headers.get('location') ?? '';
    expect(sent.status).toBe(303);
    expect(location).toContain('&at_lat=-33.8677&at_lon=151.2075&at_place=Sydney,+New+South+Wales,+Australia');
    expect(location).not.toContain('on_tz');
    const there = await read(location);
    expect(there.status).toBe(200);
    expect(texts(there)).toContain('Where you are then: Sydney');
    expect(texts(there)).toContain('Where you are then: Coordinates');
    expect(blocks(there)).not.toEqual(blocks(await read(`${path}&${own}`)));
  });

  it.each(LANGUAGE_CODES)('is told in the words of the page in %s', async (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const there = await read(`${prefix}${path}&at_lat=-33.87&at_lon=151.21&at_place=Sydney&${own}`);
    expect(there.status).toBe(200);
    expect(texts(there)).toContain('Sydney');
    if (locale !== 'en') expect(texts(there)).not.toContain('Where you are then');
  });

  it('says at its own fields what is wrong with it', async () => {
    const half = await read(`${path}&at_lat=9&${own}`);
    expect(half.status).toBe(400);
    expect(half.text).toContain('id="at_lon-e"');
    const unknown = await read(`${path}&at_place=Qwxzk&${own}`);
    expect(unknown.status).toBe(400);
    expect(unknown.text).toContain('id="at_place-e"');
    const several = await read(`${path}&at_place=Springfield&${own}`);
    expect(several.status).toBe(400);
    expect(inputs(several)).toContain('at_pick');
  });

  it('is refused at a pole, beside its latitude', async () => {
    const pole = await read(`${path}&at_lat=90&at_lon=0&${own}`);
    expect(pole.status).toBe(422);
    expect(pole.text).toContain('id="at_lat-e"');
    expect(pole.text).not.toContain('id="lat-e"');
  });

  it('takes no zone, not even one that is none', async () => {
    const zoned = await read(`${path}&${own}&on_tz=Nowhere`);
    expect(zoned.status).toBe(200);
  });
});

it('is not asked for where nothing hangs on it', async () => {
  expect(inputs(await read('/tools/current-transits-calculator'))).not.toContain('at_place');
});

it('says of a birth at a pole that it is the birth', async () => {
  const pole = await read('/tools/annual-chart?date=1990-05-17&time=10:20&lat=90&lon=0&year_of_life=36');
  expect(pole.status).toBe(422);
  expect(pole.text).toContain('id="lat-e"');
});
