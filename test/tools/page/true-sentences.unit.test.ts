import { describe, expect, it } from 'vitest';
import { follow, plain, read, withoutTags } from '../../pages/form/asked.js';

/** Sentences of pages that were false for the chart or the day on which they stood. */

const DELHI = 'at_lat=28.6139&at_lon=77.209&on_tz=Asia/Kolkata';
const MADRID = 'at_lat=40.4168&at_lon=-3.7038&on_tz=Europe/Madrid';
const HONOLULU = 'at_lat=21.3069&at_lon=-157.8583&on_tz=Pacific/Honolulu';
const DELHI_BIRTH = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata';
const MUMBAI_AHEAD = 'date=2194-12-30&time=12:00&lat=19.076&lon=72.8777&tz=Asia/Kolkata';
const TROMSO = 'date=1988-12-21&time=11:30&lat=69.6492&lon=18.9553&tz=Europe/Oslo';

async function textOf(path: string, status = 200): Promise<string> {
  const { page } = await follow(path);
  expect([path, page.status]).toEqual([path, status]);
  return plain(withoutTags(page.text.replaceAll('</', ' </')));
}

function answerIn(text: string, words: RegExp): string {
  return words.exec(text)?.[0] ?? '';
}

describe('the answer of the eclipses', () => {
  it.each([
    ['of days that are over', `from=1805-01-01&to=1807-12-31&${DELHI}`, 'Lunar eclipse, partial, 21 May 1807'],
    [
      'of days that are far ahead',
      `from=2190-01-01&to=2195-12-31&${MADRID}`,
      'Solar eclipse, annular (partial from here), 4 May 2190',
    ],
  ])('does not call one the next %s', async (_, query, told) => {
    const text = await textOf(`/tools/eclipses?${query}`);
    expect(text).toContain(told);
    expect(text).not.toMatch(/Next visible|Next:/);
  });

  it('calls one the next where the days have begun', async () => {
    expect(await textOf(`/tools/eclipses?from=2026-01-01&to=2027-12-31&${DELHI}`)).toContain('Next visible: ');
  });

  it('is the one that stands open below it', async () => {
    const { text } = await read(`/tools/eclipses?from=1805-01-01&to=1807-12-31&${DELHI}`);
    expect(text).toMatch(/aria-current="[a-z]+"[^>]*>21 May 1807</);
  });
});

describe('an eclipse', () => {
  it('does not set eclipsed where the shadow has left the Moon before', async () => {
    const text = await textOf(`/tools/eclipses?from=1806-01-01&to=1806-01-31&${DELHI}`);
    expect(text).toContain('04:29 to 07:20');
    expect(text).not.toContain('Sets eclipsed');
  });

  it('that is not seen has one maximum by the clock of the place', async () => {
    const { text } = await read(`/tools/eclipses?from=1807-11-01&to=1807-12-31&${DELHI}`);
    const [facts = ''] = /<dl class="lead-fact">.*?<\/dl>/s.exec(text) ?? [];
    const [, line = ''] = /Maximum (\d\d:\d\d), at the line/.exec(text) ?? [];
    expect(line).toBe('19:03');
    expect(facts).toContain(line);
  });

  it('that is seen covers more than nothing', async () => {
    const text = await textOf(`/tools/eclipses?from=2027-07-01&to=2027-07-31&${HONOLULU}`);
    expect(text).toContain('0.2% in the penumbra');
  });
});

describe('a birth that is still to come', () => {
  it('is not told to lie before today', async () => {
    const text = await textOf(`/career?${MUMBAI_AHEAD}`);
    expect(text).toContain('lies before the birth');
    expect(text).not.toContain('The birth lies less than 18 years before');
  });
});

describe('the page of a Jaimini chart', () => {
  it('tells the exception by which its arudha lagna is counted', async () => {
    // The Moon is in the 7th from Cancer, and so the arudha falls on Cancer: the 10th from there is Aries.
    const text = await textOf(`/tools/jaimini-chart?${DELHI_BIRTH}`);
    expect(text).toMatch(/Arudha lagna\s+Aries/);
    expect(text).toContain('where that is the house itself or its 7th, the 10th from there');
  });

  it('tells by what one planet obstructs one, and that Ketu turns the count', async () => {
    const text = await textOf(`/tools/jaimini-chart?${DELHI_BIRTH}`);
    expect(text).toMatch(/10, Aries\s+Intervenes\s+2: Sun\s+Obstructs\s+12: Venus\s+Outcome\s+obstructed/);
    expect(text).toContain('unless more, or as many that are better placed, stand');
    expect(text).toContain('From a sign that holds Ketu all is counted backwards.');
  });
});

describe('what a page offers', () => {
  it('is a house system of another page, for its own has none to choose', async () => {
    const text = await textOf(`/tools/kp-chart?${TROMSO}`, 422);
    expect(text).toContain('Please read the birth chart instead');
    expect(text).not.toContain('house system');
  });

  it('without a time has something to tell without it', async () => {
    const { text } = await read('/tools/navamsa-chart-calculator?date=1990-05-17&lat=28.6&lon=77.2&time_unknown=1');
    const [list = ''] = /These work without a time of birth:<\/p><ul>.*?<\/ul>/s.exec(text) ?? [];
    const links = [...list.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => plain(href));
    expect(links.length).toBeGreaterThan(10);
    for (const href of links) {
      const page = await read(href);
      expect([href, page.status, /<table|<dl class="(?:lead-fact|facts)"/.test(answerPart(page.text))]).toEqual([
        href,
        200,
        true,
      ]);
    }
  });
});

/** What a page has between its form and what it was calculated with. */
function answerPart(html: string): string {
  return html.slice(html.indexOf('</form>'), html.indexOf('Calculated with'));
}

describe('the page of a month', () => {
  it('tells of the day whose dashas its caveats name', async () => {
    const born = 'date=1805-03-11&time=00:00&lat=51.5074&lon=-0.1278&tz=Europe/London';
    const text = await textOf(`/tools/monthly-snapshot?${born}&target_month=1990-06`);
    expect(text).toContain('No dasha runs at sunrise of 22 November 2026');
    expect(text).toContain('On 22 November 2026');
  });

  it('does not say that a day was asked about', async () => {
    const text = await textOf(`/tools/monthly-snapshot?${DELHI_BIRTH}&target_month=2026-11`);
    expect(text).toContain('The outlined day is 22 November.');
  });
});

describe('the page of bhavas', () => {
  it.each([
    ['', 'Sripati takes', 'Equal houses take'],
    ['&bhava_system=equal', 'Equal houses take', 'Sripati takes'],
  ])('tells the houses that it has%s', async (option, told, other) => {
    const text = await textOf(`/tools/bhava-chart?${DELHI_BIRTH}${option}`);
    expect(text).toContain(told);
    expect(text).not.toContain(other);
  });

  it('tells how narrow a bhava is to a tenth', async () => {
    expect(answerIn(await textOf(`/tools/bhava-chart?${TROMSO}`), /the narrowest bhava is [\d.]+/)).toBe(
      'the narrowest bhava is 22.2',
    );
  });
});

describe('a window', () => {
  it('has the same minutes in a sentence as on the page', async () => {
    const query = 'on=2026-11-27&on_tz=Asia/Kolkata&intent=sign+a+contract';
    const { result } = JSON.parse((await read(`/tools/best-time-today.json?${query}`)).text);
    const { starts_at, ends_at } = result.avoid_windows.find(({ code }: { code: string }) => code === 'rahu_kalam');
    // Its seconds are past the half of their minutes.
    expect([starts_at, ends_at].map((at: string) => at.slice(17, 19) >= '30')).toEqual([true, true]);
    expect(result.summary).toContain(`Rahu Kalam, ${starts_at.slice(11, 16)} to ${ends_at.slice(11, 16)}`);
    expect(await textOf(`/tools/best-time-today?${query}`)).toMatch(
      new RegExp(`${starts_at.slice(11, 16)} to ${ends_at.slice(11, 16)}\\s+Rahu Kalam`),
    );
  });
});
