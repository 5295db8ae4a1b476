import { describe, expect, it } from 'vitest';
import { allTools } from '../../src/tools/registry.js';
import { follow, plain, read } from '../pages/form/asked.js';
import { words } from '../support/support.js';

/** The links of the section for the same details elsewhere. */
function siblingsIn(html: string): string[] {
  const [section = ''] = /<section class="block no-print" aria-labelledby="h-same">.*?<\/section>/s.exec(html) ?? [];
  return [...section.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => plain(href));
}

/** The status that each address ends with: many examples lead to the same. */
const statuses = new Map<string, Promise<number>>();

function statusOf(href: string): Promise<number> {
  const status = statuses.get(href) ?? follow(href).then(({ page }) => page.status);
  statuses.set(href, status);
  return status;
}

const BORN = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata&place=Delhi,+India';

describe('the same details in other calculators', () => {
  it.each(allTools.map(({ slug }) => slug))(
    'are enough for every tool that the example of %s leads to',
    async (slug) => {
      const { page } = await follow(`/hi/tools/${slug}?example`);
      for (const href of siblingsIn(page.text)) {
        expect(href).toMatch(/^\/hi\/(?:tools\/[a-z-]+|kundli|matching|career)\?/);
        expect([href, await statusOf(href)]).toEqual([href, 200]);
      }
    },
  );

  it('lead from one tool about a birth to all others, and come as they are', async () => {
    // A rank is one of the matchings, which are linked as what is about two people.
    const slugs = allTools
      .filter(({ births = {}, group }) => Object.keys(births).length === 1 && group !== 'matching')
      .map(({ slug }) => slug);
    const links = siblingsIn((await read(`/tools/vedic-moon-sign-calculator?${BORN}`)).text);
    expect(links.map((href) => href.replace(/^\/tools\/|\?.*$/g, '')).sort()).toEqual(
      ['/kundli', '/career', ...slugs.filter((slug) => slug !== 'vedic-moon-sign-calculator')].sort(),
    );
    expect(links.every((href) => href.endsWith(`?${BORN}`))).toBe(true);
  });

  it('do not lead to a tool that needs a time where there is none', async () => {
    const page = await read(`/tools/birth-chart-calculator?${BORN.replace('time=10:20', 'time_unknown=1')}`);
    const links = siblingsIn(page.text).join(' ');
    expect(links).toContain(`/tools/dasha-calculator?${BORN.replace('time=10:20', 'time_unknown=1')}`);
    for (const slug of ['vedic-ascendant-calculator', 'navamsa-chart-calculator', 'manglik-dosha-calculator']) {
      expect(links).not.toContain(slug);
    }
  });

  it('do not lead to the panchang of a day that has a zone and no place', async () => {
    const at = '/tools/push-or-wait?on=2026-01-01&on_tz=Asia/Kolkata';
    expect(siblingsIn((await read(at)).text).join(' ')).not.toMatch(/panchang|planetary/);
    expect(siblingsIn((await read(`${at}&at_lat=28.6&at_lon=77.2`)).text).join(' ')).toMatch(/panchang.*|planetary/);
  });

  it('take the first of a few choices that another tool asks for', async () => {
    const links = siblingsIn((await read('/tools/push-or-wait?on=2026-01-01&on_tz=Asia/Kolkata')).text);
    expect(links).toContain('/tools/relationship-weather?on=2026-01-01&on_tz=Asia/Kolkata&relationship_mode=Romantic');
    expect(links.join(' ')).not.toContain('best-time-today');
  });

  it('keep a convention that the other tool has too', async () => {
    const links = siblingsIn((await read(`/tools/birth-chart-calculator?${BORN}&ayanamsha=raman&node=true`)).text);
    expect(links.find((href) => href.includes('vedic-moon'))).toMatch(/&ayanamsha=raman$/);
    expect(links.find((href) => href.includes('navamsa'))).toMatch(/&ayanamsha=raman&node=true$/);
  });
});

describe('the other calculators about two people', () => {
  it.each(['vedic-compatibility-calculator', 'horoscope-matching', 'relationship-weather', 'compatibility'])(
    'are linked from %s',
    async (slug) => {
      const { page } = await follow(`/hi/tools/${slug}?example`);
      const [section = ''] =
        /<section class="block no-print" aria-labelledby="h-two">.*?<\/section>/s.exec(page.text) ?? [];
      const links = [...section.matchAll(/href="\/hi\/(?:tools\/)?([^"]*)"/g)].map(([, to = '']) => to);
      const all = words`matching match-ranking vedic-compatibility-calculator horoscope-matching relationship-weather compatibility`;
      expect([...links, slug].sort()).toEqual(all.sort());
    },
  );

  it('are not offered to one', async () => {
    expect((await read(`/tools/vedic-moon-sign-calculator?${BORN}`)).text).not.toContain('h-two');
  });
});
