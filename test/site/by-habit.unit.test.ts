import { describe, expect, it } from 'vitest';
import { BROWSER, reader } from '../pages/shell/asked.js';

const DELHI = 'on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209&at_place=Delhi';
const DAY = `on=2026-11-29&${DELHI}`;
const TWO =
  'a_date=1990-05-17&a_time=10:20&a_lat=28.6139&a_lon=77.209&a_tz=Asia/Kolkata&a_place=Delhi&b_date=1992-03-02&b_time=04:05&b_lat=13.0827&b_lon=80.2707&b_tz=Asia/Kolkata&b_place=Chennai';

const read = reader();
async function main(path: string): Promise<string> {
  const { status, text } = await read(path, BROWSER);
  expect(status, path).toBe(200);
  return /<main.*<\/main>/s.exec(text)?.[0] ?? '';
}

const inOrder = (text: string, ...parts: readonly string[]) => {
  const places = parts.map((part) => text.indexOf(part));
  expect(places, parts.join(' < ')).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
};

describe('a page by the habit of its language', () => {
  it('begins a day with the date by the Sun, says so, and changes it where it is asked', async () => {
    const tamil = await main(`/ta/tools/panchang?${DAY}`);
    inOrder(tamil, 'கார்த்திகை 13, பராபவ', 'id="h-limbs"');
    expect(tamil).toContain('முதலில் காட்டும் மாதம்: தமிழ் நாட்காட்டி');
    inOrder(await main(`/ml/tools/panchang?${DAY}`), 'വൃശ്ചികം 13, ', '1202', 'id="h-limbs"');
    const lunar = await main(`/ta/tools/panchang?${DAY}&month=amanta`);
    expect(lunar).not.toContain('<p class="sub">கார்த்திகை');
    expect(lunar).not.toContain('முதலில் காட்டும் மாதம்: தமிழ்');
    expect(await main(`/tools/panchang?${DAY}`)).not.toContain('Month told first');
  });

  it('has the windows of a day in the order of its almanacs', async () => {
    const tamil = await main(`/ta/tools/panchang?${DAY}`);
    inOrder(tamil, 'ராகு காலம்', 'எமகண்டம்', 'குளிகை', 'id="h-gowri"', 'id="h-choghadiya"');
    expect(await main(`/te/tools/panchang?${DAY}`)).not.toContain('id="h-gowri"');
  });

  it('has poruthams first in Tamil and Malayalam, kootas elsewhere, and either where it is asked', async () => {
    const [poruthams, kootas] = ['aria-labelledby="s-poruthams"', 'aria-labelledby="s-kootas"'];
    inOrder(await main(`/ta/matching?${TWO}`), poruthams, kootas);
    inOrder(await main(`/ta/matching?${TWO}&match=kootas`), kootas, poruthams);
    inOrder(await main(`/te/matching?${TWO}`), kootas, poruthams);
    inOrder(await main(`/ml/tools/horoscope-matching?${TWO}`), 'id="h-poruthams"', 'id="h-kootas"');
    inOrder(await main(`/tools/horoscope-matching?${TWO}&match=poruthams`), 'id="h-poruthams"', 'id="h-kootas"');
  });

  it('tells no other numbers and no other JSON', async () => {
    const rows = (text: string) => text.match(/<tr>.*?<\/tr>/gs)?.toSorted();
    const [first, second] = await Promise.all(
      ['kootas', 'poruthams'].map((match) => main(`/ta/tools/horoscope-matching?${TWO}&match=${match}`)),
    );
    expect(rows(first ?? '')?.length).toBeGreaterThan(15);
    expect(rows(second ?? '')).toEqual(rows(first ?? ''));
    const json = async (path: string) => (await read(path, BROWSER)).text;
    const own = await json(`/ta/tools/panchang.json?${DAY}&month=amanta`);
    expect(JSON.parse(own).result).toEqual(JSON.parse(await json(`/tools/panchang.json?${DAY}`)).result);
  });

  it('tells the date by the Hindu calendars as its readers count it', async () => {
    inOrder(await main(`/ta/tools/hindu-date?${DAY}`), 'id="h-sun"', 'id="h-moon"');
    inOrder(await main(`/gu/tools/hindu-date?${DAY}`), '2083</p>', 'id="h-moon"', 'id="h-sun"');
    expect(await main('/ta')).toMatch(/<p class="sub">[^<]+, [^<]+; [^<]+<\/p>/);
  });
});
