import { describe, expect, it } from 'vitest';
import { pagesIn } from '../../../src/languages/list.js';
import { placementMeaning } from '../../../src/languages/words/placements/placement-meaning.js';
import { placementsOf } from '../../../src/languages/words/placements/placements-of.js';
import { birthChart } from '../../../src/tools/birth-chart-calculator/tool.js';
import { DELHI_1990 } from '../../support/births.js';
import { plain, read } from '../form/asked.js';

const BORN = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata&place=Delhi';
const UNTIMED = BORN.replace('time=10:20', 'time_unknown=1');

/** As the pages reckon, on their day. */
const { result } = birthChart(DELHI_1990, { now: new Date('2026-11-22T12:00:00Z') });
const PLACEMENTS = placementsOf(result);

/** Where a chart of birth is told whole. */
const PAGES = ['kundli', 'tools/birth-chart-calculator', 'kundli?view=booklet'] as const;

const addressOf = (locale: string, page: string, born: string) => {
  const [path, view] = page.split('?');
  return `${locale === 'en' ? '' : `/${locale}`}/${path}?${born}${view === undefined ? '' : `&${view}`}`;
};

const textOf = (html: string) => plain(html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));

/** One of each script. The words of every language have laws of their own. */
describe.each(['en', 'hi', 'uk'] as const)('what tradition says of placements, on pages in %s', (locale) => {
  it.each(PAGES)('stands on /%s, of all that the chart has', async (page) => {
    const { language, placements } = await pagesIn(locale);
    if (placements === undefined) throw new Error(`${locale} has no words of placements.`);
    const text = textOf((await read(addressOf(locale, page, BORN))).text);
    expect(PLACEMENTS).toHaveLength(23);
    for (const placement of PLACEMENTS) {
      const [fact, said] = placementMeaning(placement, language, placements).sentences;
      expect(text).toContain(said.replaceAll(/\s+/g, ' '));
      // Pages write days in their own way.
      if (placement.kind !== 'dasha_lord') expect(text).toContain(fact.replaceAll(/\s+/g, ' '));
    }
  });

  it.each(PAGES)('is not on /%s where no hour of birth is known', async (page) => {
    const { placements } = await pagesIn(locale);
    const text = textOf((await read(addressOf(locale, page, UNTIMED))).text);
    expect(text).not.toContain(`${placements?.sources.phaladeepika} 8)`);
    expect(text).not.toContain(`${placements?.sources.parashara_hora} 24.`);
  });
});

it('can be opened below the grahas of a kundli without opening a part', async () => {
  const { text } = await read(addressOf('en', 'kundli', BORN));
  const upTo = text.slice(0, text.indexOf('The tithi of birth is'));
  const open = upTo.split(/<details[ >]/).length - upTo.split('</details>').length;
  expect(open).toBe(1);
  expect(upTo.lastIndexOf('id="s-planets"')).toBeGreaterThan(upTo.lastIndexOf('id="s-charts"'));
  expect(upTo).not.toContain('id="s-houses"');
});
