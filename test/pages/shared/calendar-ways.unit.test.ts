import { describe, expect, it } from 'vitest';
import { calendarWays } from '../../../src/pages/shared/calendar-ways.js';
import { reader } from '../shell/asked.js';

const ADDRESS =
  'https://example.org/astro/calendars/vrata.ics?on_tz=Asia/Kolkata&at_place=S%C3%A3o+Tom%C3%A9&alarm=eve';

const HOSTILE = ['a&b=c#d?e', '"><script>alert(1)</script>', 'x\r\nBEGIN:VEVENT', "';--", '%26cid=evil', '\u2028 ·'];

describe('the ways of programs to a calendar', () => {
  it('hand its address on whole', () => {
    const { apple, google, outlook } = calendarWays(ADDRESS, 'Ekadashi · Pune');
    expect(apple).toBe(ADDRESS.replace('https:', 'webcal:'));
    expect([...new URL(google).searchParams]).toEqual([['cid', apple]]);
    expect([...new URL(outlook).searchParams]).toEqual([
      ['url', ADDRESS],
      ['name', 'Ekadashi · Pune'],
    ]);
    expect(calendarWays('http://127.0.0.1:8787/calendars/vrata.ics', 'x').apple).toMatch(
      /^webcal:\/\/127\.0\.0\.1:8787\//,
    );
  });

  it.each(HOSTILE)('let no name and no place add to them: %j', (text) => {
    const address = `https://example.org/calendars/vrata.ics?at_place=${encodeURIComponent(text)}`;
    const { google, outlook } = calendarWays(address, text);
    expect([...new URL(google).searchParams.keys()]).toEqual(['cid']);
    expect([...new URL(outlook).searchParams]).toEqual([
      ['url', address],
      ['name', text],
    ]);
    for (const href of [google, outlook]) expect(href).toMatch(/^https:\/\/[!-~]+$/);
  });

  it.each(HOSTILE)('stand escaped on the page of a place that is called %j', async (text) => {
    const place = `on_tz=Asia/Kolkata&at_lat=25.3&at_lon=83&at_place=${encodeURIComponent(text)}`;
    const { status, text: html } = await reader()(`/festivals/onam?${place}`);
    expect(status).toBe(200);
    expect(html).not.toContain('<script>alert');
    const hrefs = [...html.matchAll(/href="(webcal:[^"]*|https:\/\/(?:calendar|outlook)\.[^"]*)"/g)];
    expect(hrefs).toHaveLength(18);
    for (const [, href = ''] of hrefs) expect(href).toMatch(/^[!-~]+$/);
  });
});
