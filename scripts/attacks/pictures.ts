import { type Attack, memoryOf, processorSeconds, type Target, waitOfOthers } from './attack.js';

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const BORN = { date: '1990-05-17', time: '10:20', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata', format: 'png' };
const DRAW = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'draw_chart', arguments: BORN },
};

async function draw({ url }: Target): Promise<boolean> {
  const response = await fetch(`${url}/mcp`, { method: 'POST', headers: HEADERS, body: JSON.stringify(DRAW) });
  return (await response.text()).includes('"image/png"');
}

async function drawHundreds(target: Target) {
  await draw(target);
  const before = { memory: memoryOf(target).now, processor: processorSeconds(target) };
  const drawn: boolean[] = [];
  const wait = await waitOfOthers(target, async () => {
    drawn.push(...(await Promise.all(Array.from({ length: 300 }, () => draw(target)))));
  });
  if (!drawn.includes(false)) throw new Error('All of them were drawn.');
  return [
    { what: 'another client waits', value: wait, unit: 's', most: 1 },
    { what: 'processor', value: processorSeconds(target) - before.processor, unit: 's', most: 8 },
    { what: 'memory more than before', value: memoryOf(target).most - before.memory, unit: 'MB', most: 250 },
  ] as const;
}

export const PICTURE_ATTACKS: readonly Attack[] = [
  { name: 'three hundred charts as PNG at once', run: drawHundreds },
  {
    name: 'three hundred charts as PNG at once, with the limit of thirty a minute',
    serve: ['--no-keyed'],
    env: {},
    run: drawHundreds,
  },
];
