import { describe, expect, it } from 'vitest';
import { reader } from './asked.js';

const read = reader();

/** What stands under the title of the panchang of an address. */
async function placeOn(prefix: string, place: string, at = 'at_lat=28.6139&at_lon=77.209') {
  const asked = `on=2026-01-01&on_tz=Asia/Kolkata&${at}&at_place=${encodeURIComponent(place)}`;
  const { text } = await read(`${prefix}/tools/panchang?${asked}`);
  return /<p class="sub"[^>]*>([^<]*)</.exec(text)?.[1];
}

describe('the place of an address that was made in another language', () => {
  it.each([
    ['/hi', 'Delhi, India', 'दिल्ली, भारत'],
    ['/ru', 'Delhi, India', 'Дели, Индия'],
    ['/de', 'Delhi, India', 'Delhi, Indien'],
    ['', 'दिल्ली, भारत', 'Delhi, India'],
    ['/uk', 'दिल्ली, भारत', 'Делі, Індія'],
  ])('is told on %s pages for %s as %s', async (prefix, place, told) => {
    expect(await placeOn(prefix, place)).toMatch(new RegExp(`${told}$`));
  });

  it('stays as it was typed where it is of the language, not known, or of other coordinates', async () => {
    expect(await placeOn('/hi', 'दिल्ली')).toMatch(/ दिल्ली$/);
    expect(await placeOn('/hi', 'Grandmother’s house')).toMatch(/Grandmother’s house$/);
    expect(await placeOn('/hi', 'Delhi, India', 'at_lat=42.28&at_lon=-74.92')).toMatch(/Delhi, India$/);
  });
});
