import { describe, expect, it, vi } from 'vitest';
import { createHandler } from '../../../src/entries/http.js';
import { allTools } from '../../../src/tools/registry.js';

type DefaultEphemeris = typeof import('../../../src/base/ephemeris/default.js');
type ZoneAt = typeof import('../../../src/base/time/zone-at.js');

const { bundled } = vi.hoisted(() => ({
  bundled: () => {
    throw new Error('A page asked the bundled data of a service that has its own.');
  },
}));

vi.mock('../../../src/base/ephemeris/default.js', async (original) => {
  const { defaultEphemeris } = await original<DefaultEphemeris>();
  return { defaultEphemeris: { ...defaultEphemeris, position: bundled, motion: bundled } };
});
vi.mock('../../../src/base/time/zone-at.js', async (original) => ({ ...(await original<ZoneAt>()), zoneAt: bundled }));

const { defaultEphemeris } = await vi.importActual<DefaultEphemeris>('../../../src/base/ephemeris/default.js');
const { zoneAt } = await vi.importActual<ZoneAt>('../../../src/base/time/zone-at.js');

const { description, span } = defaultEphemeris;
const ownEphemeris = {
  description: { ...description, library: 'of-the-operator' },
  span,
  position: defaultEphemeris.position.bind(defaultEphemeris),
  motion: defaultEphemeris.motion.bind(defaultEphemeris),
};
const errors: unknown[] = [];
const handle = createHandler({
  baseUrl: 'https://example.org',
  now: () => new Date('2026-01-01T00:00:00Z'),
  ephemeris: ownEphemeris,
  zoneAt,
  onError: (error) => errors.push(error),
});

async function read(path: string): Promise<{ readonly status: number; readonly text: string; readonly to: string }> {
  const response = await handle(new Request(`https://example.org${path}`, { headers: { Accept: 'text/html' } }));
  const location = response.headers.get('location');
  return response.status === 303 && location !== null
    ? read(location)
    : { status: response.status, text: await response.text(), to: path };
}

/** The same question without zones, which are found then, and with no time of birth where a tool does without. */
function others(path: string): string[] {
  const [page = '', query = ''] = path.split('?');
  const sent = new URLSearchParams(query);
  for (const name of ['tz', 'a_tz', 'b_tz']) sent.delete(name);
  const open = new URLSearchParams(sent);
  for (const prefix of ['', 'a_', 'b_']) {
    if (!open.has(`${prefix}time`)) continue;
    open.delete(`${prefix}time`);
    open.set(`${prefix}time_unknown`, '1');
  }
  return [`${page}?${sent}`, `${page}?${open}`];
}

describe('a service with an ephemeris and a finder of zones of its own', () => {
  it.each(allTools.map(({ slug }) => slug))('asks no others for the page of %s', async (slug) => {
    const example = await read(`/tools/${slug}?example`);
    expect(errors.splice(0)).toEqual([]);
    expect(example.status).toBe(200);
    for (const path of others(example.to)) {
      const { status, text } = await read(path);
      expect(errors.splice(0)).toEqual([]);
      // A tool that cannot do without a time asks for it.
      expect([path, [200, 400].includes(status)]).toEqual([path, true]);
      if (status === 200 && /[?&]lat=/.test(path)) expect(text).toContain('of-the-operator');
    }
  });

  it('asks no others for the home page and for charts', async () => {
    expect((await read('/')).text).toContain('class="today"');
    const { to } = await read('/tools/birth-chart-calculator?example');
    for (const style of ['north', 'south', 'east']) {
      expect((await read(`/charts/${style}.svg?${to.split('?')[1]}`)).status).toBe(200);
    }
    expect(errors.splice(0)).toEqual([]);
  });
});
