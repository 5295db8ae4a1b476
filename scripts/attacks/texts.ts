import { tools } from '../../src/entries/index.js';
import { type Attack, type Cost, processorSeconds, secondsOf, type Target, waitOfOthers } from './attack.js';

const LENGTH = 64_000;

/** Two marks in the order that a normaliser has to swap, which it does one by one. */
const MARKS = `a${'\u0301\u0316'.repeat(16_000)}`;

const TEXTS: Readonly<Record<string, string>> = {
  marks: MARKS,
  'one letter': 'a'.repeat(LENGTH),
  digits: '1'.repeat(LENGTH),
  'digits and a letter': `${'1'.repeat(LENGTH)}x`,
  dashes: '1-'.repeat(LENGTH / 2),
  'white space and a letter': `${' '.repeat(LENGTH)}x`,
  words: 'call '.repeat(LENGTH / 5),
};

function post({ url }: Target, slug: string, body: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/api/public/tools/${slug}`, { method: 'POST', headers, body });
}

async function refused(target: Target, slug: string, input: object): Promise<void> {
  const response = await post(target, slug, JSON.stringify(input));
  await response.text();
  if (response.status !== 400) throw new Error(`${slug} answered ${response.status}.`);
}

const fields = tools.flatMap((tool) => Object.keys(tool.inputSchema.properties).map((field) => ({ tool, field })));

export const TEXT_ATTACKS: readonly Attack[] = [
  {
    name: 'thirty texts of 64 kB of marks at once',
    async run(target) {
      const { example } = tools.find(({ slug }) => slug === 'best-time-today') ?? {};
      const wait = await waitOfOthers(target, () =>
        Promise.all(
          Array.from({ length: 30 }, () => refused(target, 'best-time-today', { ...example, intent: MARKS })),
        ),
      );
      return [{ what: 'another client waits', value: wait, unit: 's', most: 1 }];
    },
  },
  {
    name: 'texts of 64 kB in every field of every tool',
    async run(target) {
      const times: Cost[] = [];
      const before = processorSeconds(target);
      for (const { tool, field } of fields) {
        for (const [name, text] of Object.entries(TEXTS)) {
          const value = await secondsOf(() => refused(target, tool.slug, { ...tool.example, [field]: text }));
          times.push({
            what: `the slowest refusal, of ${name} as ${field} of ${tool.slug}`,
            value,
            unit: 's',
            most: 0.25,
          });
        }
      }
      const used = (processorSeconds(target) - before) / times.length;
      const [slowest] = times.sort((one, other) => other.value - one.value);
      if (!slowest) throw new Error('There is no field.');
      return [slowest, { what: 'processor for a refusal', value: used, unit: 's', most: 0.04 }];
    },
  },
];
