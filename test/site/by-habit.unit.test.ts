import { describe, expect, it } from 'vitest';
import { BROWSER, reader } from '../pages/shell/asked.js';

const DELHI = 'on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209&at_place=Delhi';
const DAY = `on=2026-11-29&${DELHI}`;
/** Puthandu and Poila Boishakh of 2024, by holiday lists of both states. */
const BORN = 'date=2024-04-14&time=10:20&lat=13.0827&lon=80.2707&tz=Asia/Kolkata';
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

  it('dates the days of a month as the page of each day does, and only where months of the Sun come first', async () => {
    const month = `/tools/panchang-month?${DELHI}&target_month=2026-11`;
    const [tamil, malayalam, bengali] = await Promise.all(['/ta', '/ml', '/bn'].map((path) => main(path + month)));
    expect(tamil).toContain('தமிழ் நாட்காட்டி: ஐப்பசி 15 – கார்த்திகை 14, பராபவ (');
    expect(malayalam).toContain('മലയാളം (കൊല്ലവർഷം): തുലാം 15 – വൃശ്ചികം 14, കൊല്ലവർഷം 1202 (');
    expect(bengali).toContain('বাংলা: কার্তিক 15 – অগ্রহায়ণ 14, বঙ্গাব্দ 1433 (');
    for (const told of ['<b>29 ஞாயிற்றுக்கிழமை</b></a> · கார்த்திகை 13<', '<span>கார்த்திகை </span>1</span>']) {
      expect(tamil).toContain(told);
    }
    expect(await main(`/ta/tools/panchang?${DAY}`)).toContain('கார்த்திகை 13, பராபவ');
    expect(await main(`/ta${month}&month=amanta`)).not.toContain('கார்த்திகை 13');
    const english = await main(month);
    expect(english).not.toMatch(/Karthigai|Vrischikam|Ogrohayon/);
    expect(await main(`${month}&month=tamil`)).toContain('Tamil: Aippasi 15 – Karthigai 14, Parabhava (');
    expect(tamil).toContain('முதலில் காட்டும் மாதம்: தமிழ் நாட்காட்டி');
  });

  it.each(['kundli', 'tools/birth-chart-calculator'])(
    'begins the panchanga of a birth with it, on %s',
    async (path) => {
      const [tamil, lunar, english, asked] = await Promise.all(
        [
          `/ta/${path}?${BORN}`,
          `/ta/${path}?${BORN}&month=amanta`,
          `/${path}?${BORN}`,
          `/${path}?${BORN}&month=bengali`,
        ].map(main),
      );
      inOrder(tamil ?? '', '<dt>தமிழ் நாட்காட்டி</dt><dd>சித்திரை 1, குரோதி <', '<dt>கிழமை</dt>');
      // Before the sunrise it is the last day of the year before, as the weekday is the one before.
      const before = await main(`/ta/${path}?${BORN.replace('10:20', '05:20')}`);
      inOrder(before, '<dd>பங்குனி 31, சோபகிருது <', 'சூரிய உதயம்: 13 ஏப்ரல், 2024', '<dd>சனிக்கிழமை');
      expect(tamil).toContain('முதலில் காட்டும் மாதம்: தமிழ் நாட்காட்டி');
      expect(lunar).not.toContain('சித்திரை 1');
      expect(english).not.toContain('Chithirai');
      inOrder(asked ?? '', '<dt>Bengali</dt><dd>Boishakh 1, Bengali San 1431 <', 'Reckoned in: Kolkata');
    },
  );

  it('has the date of Bangladesh there, and that of the almanacs beside it at a birth', async () => {
    const there = 'on_tz=Asia/Dhaka&at_lat=23.8103&at_lon=90.4125&at_place=Dhaka';
    const born = 'date=2021-02-21&time=10:20&lat=23.8103&lon=90.4125&tz=Asia/Dhaka';
    for (const path of ['kundli', 'tools/birth-chart-calculator']) {
      inOrder(
        await main(`/bn/${path}?${born}`),
        '<dt>বাংলাদেশের ক্যালেন্ডার</dt><dd>ফাল্গুন 8, বাংলা সন 1427 <',
        'মাস আরম্ভ: 14 ফেব্রুয়ারি, 2021',
        '<dt>বাংলা</dt><dd>ফাল্গুন 9, বঙ্গাব্দ 1427 <',
        'কলকাতা',
      );
      const before = await main(`/bn/${path}?${born.replace('2021', '1952')}`);
      expect(before).not.toContain('বাংলাদেশের ক্যালেন্ডার');
      expect(before).toContain('<dt>বাংলা</dt><dd>ফাল্গুন 8, বঙ্গাব্দ 1358 <');
      expect(await main(`/${path}?${born}&month=bengali`)).toContain(
        '<dt>Calendar of Bangladesh</dt><dd>Falgun 8, Bangla San 1427 <',
      );
      for (const asked of [`/bn/${path}?${born}&month=amanta`, `/${path}?${born}`]) {
        expect(await main(asked)).not.toMatch(/বাংলা সন|Bangla San/);
      }
    }
    const day = await main(`/bn/tools/panchang?on=2026-04-14&${there}`);
    expect(day).toContain('<p class="sub">বাংলাদেশের ক্যালেন্ডার: বৈশাখ 1, বাংলা সন 1433</p>');
    const month = await main(`/bn/tools/panchang-month?${there}&target_month=2026-04`);
    expect(month).toContain('বাংলাদেশের ক্যালেন্ডার: চৈত্র 18, বাংলা সন 1432 – বৈশাখ 17, বাংলা সন 1433<');
    expect(month).toContain('<b>14 মঙ্গলবার</b></a> · বৈশাখ 1<');
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
