import { checks, holds, same } from '../checks.mjs';

const PLACE = 'on_tz=Asia/Kolkata&at_lat=25.3176&at_lon=82.9739&at_place=Varanasi,+India';
const BIRTH = 'date=1990-05-17&time=10:20&lat=28.652&lon=77.2315&tz=Asia/Kolkata&place=Delhi,+India';

/** The pages that offer a calendar, with the calendars that they offer. */
const PAGES = [
  [`/tools/vrata-calendar?${PLACE}&from=2026-01-01&to=2026-03-31`, ['vrata']],
  [`/hi/tools/panchang?${PLACE}&on=2026-01-01`, ['panchang', 'vrata']],
  [`/de/tools/panchang-month?${PLACE}&target_month=2026-01`, ['panchang', 'vrata']],
  [`/uk/tools/sade-sati-calculator?${BIRTH}`, ['transits']],
];

/** Calendars to subscribe to, from the page to the file. */
export async function calendars({ tally, site, browser }) {
  const check = checks({ tally, site, browser });
  for (const [path, wanted] of PAGES) {
    for (const width of [320, 1280]) {
      const [page] = path.split('?');
      await check(
        `${page} offers ${wanted.join(' and ')} at ${width} px`,
        path,
        async (tab) => {
          const block = tab.locator('section[aria-labelledby=h-feeds]');
          const links = block.locator('a');
          const told = await links.evaluateAll((all) =>
            all.map((link) => ({ href: link.href, box: link.getBoundingClientRect().toJSON() })),
          );
          const names = told.map(({ href }) => /calendars\/([a-z]+)\.ics/.exec(href)?.[1]);
          same(
            names,
            wanted.flatMap((name) => [name, name]),
            'calendars',
          );
          for (const { href, box } of told) {
            holds(box.left >= 0 && box.right <= width, `${href} from ${box.left} to ${box.right}`);
            holds(!/date=|time=|lat=28|place=Delhi/.test(href), `${href} tells the birth`);
          }
          same(
            told.filter((_, index) => index % 2 === 0).map(({ href }) => new URL(href).protocol),
            wanted.map(() => 'webcal:'),
            'what a phone subscribes to',
          );
          await links.first().focus();
          await tab.keyboard.press('Tab');
          const focused = await tab.evaluate(() => document.activeElement?.getAttribute('download'));
          same(focused, `${wanted[0]}.ics`, 'what the next key reaches');
          const [file] = await Promise.all([tab.waitForEvent('download'), tab.keyboard.press('Enter')]);
          same(file.suggestedFilename(), `${wanted[0]}.ics`, 'the name of the file');
          const answer = await tab.request.get(told[0].href.replace('webcal:', 'http:'));
          same(answer.status(), 200, 'the status of what is subscribed to');
          holds((await answer.text()).startsWith('BEGIN:VCALENDAR'), 'what is subscribed to is a calendar');
        },
        { width },
      );
    }
  }
}
