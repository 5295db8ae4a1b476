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

export const LONG_ATTACKS: readonly Attack[] = [
  { name: 'a hundred and twenty of the dearest calculations at once', run: all },
  {
    name: 'a hundred and twenty of the dearest calculations at once, with the limit of thirty a minute',
    serve: ['--no-keyed'],
    env: {},
    run: all,
  },
];
