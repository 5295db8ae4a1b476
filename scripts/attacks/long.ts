import { type Attack, memoryOf, processorSeconds, type Target, waitOfOthers } from './attack.js';

const PLACE = 'at_lat=66.4&at_lon=25.7&at_tz=Europe/Helsinki';
const BIRTH = 'date=1990-05-17&time=10:20&tz=Asia/Kolkata&lat=28.6139&lon=77.209&within=720';

/** The dearest that can be asked for. */
const DEAREST: readonly string[] = [
  `/tools/vrata-calendar?from=2026-01-01&to=2027-01-31&ayanamsha=true_chitra&${PLACE}`,
  `/tools/vrata-calendar.json?from=2026-01-01&to=2027-01-31&ayanamsha=true_chitra&${PLACE}`,
  `/tools/muhurta-finder.json?activity=marriage&from=2026-01-01&to=2026-12-31&ayanamsha=true_chitra&${PLACE}`,
  `/tools/upcoming-transits?from=2026-01-01&to=2027-12-31&ayanamsha=true_chitra&node=true&${BIRTH}`,
  `/tools/planetary-strengths?${BIRTH}`,
  `/kundli?${BIRTH}`,
];

async function ask({ url }: Target, path: string): Promise<number> {
  const response = await fetch(url + path, { redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== 200 && response.status !== 429) throw new Error(`${path} answered ${response.status}.`);
  return response.status;
}

async function all(target: Target) {
  for (const path of DEAREST) await ask(target, path);
  const before = { memory: memoryOf(target).now, processor: processorSeconds(target) };
  const told: number[] = [];
  const wait = await waitOfOthers(target, async () => {
    const asked = Array.from({ length: 20 }, () => DEAREST).flat();
    told.push(...(await Promise.all(asked.map((path) => ask(target, path)))));
  });
  if (!told.includes(429)) throw new Error('All of them were calculated.');
  return [
    { what: 'another client waits', value: wait, unit: 's', most: 1 },
    { what: 'processor', value: processorSeconds(target) - before.processor, unit: 's', most: 8 },
    { what: 'memory more than before', value: memoryOf(target).most - before.memory, unit: 'MB', most: 250 },
  ] as const;
}

const POLAR = { latitude: 66.4, longitude: 25.7, timezone: 'Europe/Helsinki' };
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const TWO_YEARS = { from: '2026-01-01', to: '2027-12-31' };
const LUNAR = { month_number: 7, tithi_number: 15 };

/** The dearest input of each calculator that looks through days, years or marks of a place. */
const SEARCHES: readonly (readonly [path: string, input: object])[] = [
  ['planet-visibility?sunrise=hindu_rising', { ...YEAR, ...POLAR, asta_rule: 'arcus_visionis' }],
  [
    'hindu-date?ayanamsha=true_chitra',
    { ...POLAR, calendar_code: 'purnimanta', ...LUNAR, from_year: 2000, to_year: 2099 },
  ],
  [
    'tithi-anniversaries?ayanamsha=true_chitra',
    { ...POLAR, kind: 'shraddha', ...LUNAR, from: '2026-01-01', years: 50 },
  ],
  ['prashna-chart?ayanamsha=true_chitra', { ...POLAR, as_of: '2026-06-21T12:00', kp_number: 249 }],
  [
    'muhurta-finder?ayanamsha=true_chitra',
    { ...YEAR, ...POLAR, activity: 'marriage', lagna: 'by_rule', asta_rule: 'arcus_visionis' },
  ],
  [
    'sign-entries?ayanamsha=true_chitra',
    {
      ...TWO_YEARS,
      planet_names: ['Jupiter', 'Venus'],
      asta_rule: 'kalamsha',
      current_latitude: 66,
      current_longitude: 25,
    },
  ],
];

/** @returns whether it was calculated; else the limit refused it */
async function post({ url }: Target, path: string, input: object): Promise<boolean> {
  const response = await fetch(`${url}/api/public/tools/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  if (response.status !== 200 && response.status !== 429)
    throw new Error(`${path} answered ${response.status}: ${text}`);
  return response.status === 200;
}

function search(path: string, input: object): Attack {
  return {
    name: `sixty of the dearest searches of ${path} at once, with the limit of thirty a minute`,
    serve: ['--no-keyed'],
    env: {},
    run: async (target) => {
      const before = { memory: memoryOf(target).now, processor: processorSeconds(target) };
      let calculated = 0;
      const wait = await waitOfOthers(target, async () => {
        const told = await Promise.all(Array.from({ length: 60 }, () => post(target, path, input)));
        calculated = told.filter(Boolean).length;
      });
      if (calculated === 0 || calculated === 60) throw new Error(`${calculated} of 60 were calculated.`);
      return [
        { what: 'another client waits', value: wait, unit: 's', most: 1 },
        { what: 'processor', value: processorSeconds(target) - before.processor, unit: 's', most: 4 },
        { what: 'memory more than before', value: memoryOf(target).most - before.memory, unit: 'MB', most: 150 },
      ];
    },
  };
}

export const LONG_ATTACKS: readonly Attack[] = [
  ...SEARCHES.map(([path, input]) => search(path, input)),
  { name: 'a hundred and twenty of the dearest calculations at once', run: all },
  {
    name: 'a hundred and twenty of the dearest calculations at once, with the limit of thirty a minute',
    serve: ['--no-keyed'],
    env: {},
    run: all,
  },
];
