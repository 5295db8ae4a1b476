import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chapter, pagesOf, ROOM, sheetsOf } from '../../src/gathered/kundli/booklet/sheets.js';
import { pagesIn } from '../../src/languages/list.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { idsOf, plain, read } from '../pages/form/asked.js';
import { LANGUAGES } from '../support/languages.js';
import { runs } from '../support/support.js';

const BORN = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata';
const DELHI = `${BORN}&place=Delhi,+India&view=booklet`;

/** The sheets of a booklet, each as its HTML. */
async function sheetsAt(query: string, locale = 'en'): Promise<string[]> {
  const { status, text } = await read(`${locale === 'en' ? '' : `/${locale}`}/kundli?${query}`);
  expect(status).toBe(200);
  const ids = idsOf(text);
  expect(new Set(ids).size).toBe(ids.length);
  return text.split('<section class="sheet').slice(1);
}

/** What the cover says stands on which page. */
function contentsOf(cover = ''): (readonly [id: string, page: number])[] {
  const toc = cover.slice(cover.indexOf('class="toc"'));
  return [...toc.matchAll(/href="#b-(\w+)">[^<]*<\/a><span>(\d+)<\/span>/g)].map(([, id = '', page]) => [
    id,
    Number(page),
  ]);
}

describe('the booklet of a kundli', () => {
  it('ends with its address, which says the clock and the digits once', async () => {
    const [address] = (await sheetsAt(`${DELHI}&hours=12&digits=native`, 'hi')).flatMap((sheet) =>
      [...sheet.matchAll(/<p class="small address"[^>]*>([^<]*)</g)].map(([, text = '']) => plain(text)),
    );
    expect(address).toMatch(/\/hi\/kundli\?date=1990-05-17&.*&hours=12&digits=native$/);
    expect(address?.match(/hours=|digits=|view=/g)).toEqual(['hours=', 'digits=']);
  });

  it.each(LANGUAGE_CODES)(
    'names the page of every chapter on its cover, and numbers each sheet, in %s',
    async (locale) => {
      const sheets = await sheetsAt(DELHI, locale);
      const contents = contentsOf(sheets[0]);
      expect(contents.map(([id]) => id)).toEqual([
        'charts',
        'vargas',
        'dashas',
        'yogas',
        'manglik',
        'saturn',
        'ashtakavarga',
        'strengths',
        ...((await pagesIn(locale)).placements ? ['tradition'] : []),
        'used',
      ]);
      for (const [id, page] of contents) expect(sheets[page - 1]).toContain(`id="b-${id}"`);
      sheets.forEach((sheet, index) => {
        expect(sheet.match(/class="s-foot"/g)).toHaveLength(1);
        expect(sheet).toContain(`<span>${index + 1} / ${sheets.length}</span>`);
      });
    },
  );

  it('has no inline style or script, and is led to from the kundli', async () => {
    const { text } = await read(`/kundli?${DELHI}`);
    expect(text).not.toMatch(/ style="|<style|<script(?! src=)/);
    const kundli = await read(`/kundli?${BORN}`);
    expect(plain(kundli.text)).toContain(`href="/kundli?${BORN}&view=booklet"`);
  });

  it('leaves out what needs the time of birth where nobody knows it', async () => {
    const sheets = await sheetsAt(`${DELHI.replace('time=10:20', 'time_unknown=1')}`);
    expect(contentsOf(sheets[0]).map(([id]) => id)).toEqual(['planets', 'dashas', 'yogas', 'saturn', 'used']);
    expect(sheets[0]).toContain('South Indian');
    expect(sheets.find((sheet) => sheet.includes('id="b-dashas"'))).toContain('Not before');
    expect(sheets.join('')).not.toMatch(/undefined|NaN|\[object/);
  });

  it('tells antardashas by the clock of the birth place with the age', async () => {
    const sheets = await sheetsAt(DELHI);
    const dashas = plain((sheets[3] ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));
    expect(dashas).toContain('Jupiter, 2014 to 2030 · Age: 24\u2060–\u206040');
    expect(dashas).toMatch(/Moon now|29 November 2025 35/);
    expect(dashas).toContain('India Standard Time');
  });

  it('tells on its cover and before its tables what runs on the day of the print', async () => {
    const sheets = await sheetsAt(DELHI);
    const told = sheets.map((sheet) => plain(sheet.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')));
    expect(told[0]).toMatch(/Dasha now \w+ .*Sade Sati \w+/);
    const [dashas, saturn] = ['dashas', 'saturn'].map((id) => sheets.find((sheet) => sheet.includes(`id="b-${id}"`)));
    expect(dashas).toMatch(/class="verdict">[^<]*, until /);
    expect(saturn).toMatch(/class="verdict">Sade Sati: /);
  });

  it('tells on its cover the date by the Sun where it is counted by the Sun, and elsewhere where it is asked for', async () => {
    const told = (sheet = '') => plain(sheet.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));
    const bySun = {
      ta: 'தமிழ் நாட்காட்டி வைகாசி 3, பிரமோதூத மாதத் தொடக்கம்: 15 மே, 1990',
      ml: 'മലയാളം (കൊല്ലവർഷം) ഇടവം 3, കൊല്ലവർഷം 1165',
      bn: 'বাংলা জ্যৈষ্ঠ 2, বঙ্গাব্দ 1397',
    };
    for (const locale of LANGUAGE_CODES) {
      const [cover] = await sheetsAt(DELHI, locale);
      const { month_rule } = LANGUAGES[locale].names;
      if (locale in bySun) expect(told(cover)).toContain(bySun[locale as keyof typeof bySun]);
      else for (const rule of Object.values(month_rule)) expect(told(cover), locale).not.toContain(rule);
    }
    expect(told((await sheetsAt(`${DELHI}&month=tamil`))[0])).toContain(
      'Tamil Vaikasi 3, Pramoda Month from: 15 May 1990',
    );
    expect(told((await sheetsAt(`${DELHI}&month=amanta`, 'ta'))[0])).not.toContain('வைகாசி');
  });

  it('says on its cover that the Moon is about to change its sign', async () => {
    const edge = 'date=2004-02-02&time=07:20&lat=18.5195&lon=73.8555&tz=Asia/Kolkata&view=booklet';
    expect((await sheetsAt(edge))[0]).toContain('The Moon is within half an hour of another sign.');
    expect((await sheetsAt(DELHI))[0]).not.toContain('within half an hour');
  });

  it('leaves the Sade Satis open where the Moon changes its sign on a day of unknown time', async () => {
    const open = 'date=2004-02-02&time_unknown=1&lat=18.5195&lon=73.8555&tz=Asia/Kolkata&view=booklet';
    const saturn = (await sheetsAt(open)).find((sheet) => sheet.includes('id="b-saturn"'));
    expect(saturn).toContain('Taurus or Gemini');
    expect(saturn).not.toContain('class="verdict"');
  });

  it('counts the sheets anew for a place with a long name, and keeps its foot on one line', async () => {
    const long = 'Thiruvananthapuram Taluk of a very long name, '.repeat(4).trim().slice(0, 190);
    const sheets = await sheetsAt(`${BORN}&place=${encodeURIComponent(long)}&view=booklet`);
    const contents = contentsOf(sheets[0]);
    for (const [id, page] of contents) expect(sheets[page - 1]).toContain(`id="b-${id}"`);
  });
});

describe('sheets', () => {
  const piece = (height: number) => ({ height, show: () => null });
  const ofHeights = (all: readonly (readonly number[])[]) =>
    all.map((heights, index): Chapter => ({ id: `c${index}`, title: `${index}`, pieces: heights.map(piece) }));
  const chaptersUpTo = (max: number) =>
    fc
      .array(fc.array(fc.double({ min: 1, max, noNaN: true }), { minLength: 1, maxLength: 40 }), { maxLength: 12 })
      .map(ofHeights);
  const filled = (sheet: ReturnType<typeof sheetsOf>[number]) =>
    sheet.flatMap(({ pieces }) => pieces).reduce((sum, { height }) => sum + height, 0);

  it('hold every piece once and in order, and none more than it has room for', () => {
    fc.assert(
      fc.property(chaptersUpTo(ROOM - 5), (all) => {
        const sheets = sheetsOf(all);
        const placed = sheets.flatMap((sheet) => sheet.flatMap(({ pieces }) => pieces));
        expect(placed).toEqual(all.flatMap(({ pieces }) => pieces));
        for (const sheet of sheets) expect(filled(sheet)).toBeLessThanOrEqual(ROOM);
        for (const { chapter, page } of pagesOf(sheets)) {
          const first = sheets[page - 2]?.find((one) => one.chapter === chapter);
          expect(first?.isContinued).toBe(false);
        }
        expect(pagesOf(sheets)).toHaveLength(all.length);
      }),
      runs(200),
    );
  });

  it('but the last are half filled where the pieces are short', () => {
    fc.assert(
      fc.property(
        chaptersUpTo(ROOM / 4).filter((all) => all.every(({ pieces }) => pieces.length < 10)),
        (all) => {
          for (const sheet of sheetsOf(all).slice(0, -1)) {
            // With the distances, which grow with the number of the pieces.
            const distances = 3.5 * sheet.flatMap(({ pieces }) => pieces).length + 17 * (sheet.length - 1);
            expect(filled(sheet) + distances).toBeGreaterThan(ROOM / 2);
          }
        },
      ),
      runs(200),
    );
  });

  it('keep a chapter whole where that leaves no sheet half empty, and else let the next begin below it', () => {
    const half = ROOM / 2;
    const idsOn = (all: readonly (readonly number[])[]) =>
      sheetsOf(ofHeights(all)).map((sheet) => sheet.map(({ chapter, pieces }) => [chapter.id, pieces.length]));
    expect(idsOn([[half + 40], [half - 20, half - 20], [10]])).toEqual([
      [['c0', 1]],
      [
        ['c1', 2],
        ['c2', 1],
      ],
    ]);
    expect(idsOn([[60], [half, 50, 50, 50], [10]])).toEqual([
      [
        ['c0', 1],
        ['c1', 1],
      ],
      [
        ['c1', 3],
        ['c2', 1],
      ],
    ]);
  });

  it('leave no heading at the foot of a sheet', () => {
    const heading = { ...piece(7), heads: true as const };
    const pieces = [piece(ROOM - 30), heading, piece(40)];
    const sheets = sheetsOf([{ id: 'c', title: '', pieces }]);
    expect(sheets.map((sheet) => sheet.flatMap((placed) => placed.pieces))).toEqual([
      [pieces[0]],
      [heading, pieces[2]],
    ]);
  });
});
