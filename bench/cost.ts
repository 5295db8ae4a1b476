// What the dearest calls of every tool use of a processor, beside the places of a window that its definition says they
// take: `npm run bench:cost`, words after `--` choose tools. The least of some calls, since other programs slow a call
// and nothing quickens one. It fails where a call uses more than its places stand for.
import { costOf } from '../src/calculation/cost.js';
import type { AnyTool } from '../src/calculation/define.js';
import { readInput } from '../src/calculation/read-input.js';
import { allTools, type Conventions, isCalculationError, runTool } from '../src/index.js';

const NOW = new Date('2026-01-01T00:00:00Z');
const CALLS = 5;
const PLACE_MILLISECONDS = 40;

/** From the middle of the ecliptic to where it does not rise, and where the Sun does not. */
const PLACES = [
  { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  { latitude: 66.4, longitude: 25.7, timezone: 'Europe/Helsinki' },
  { latitude: 69.6, longitude: 18.9, timezone: 'Europe/Oslo' },
  { latitude: -67, longitude: 140, timezone: 'Antarctica/DumontDUrville' },
] as const;

/** The longest span that a tool takes, from 2026 on. */
const LAST_DAYS: Readonly<Record<string, string>> = {
  'vrata-calendar': '2027-01-31',
  'upcoming-transits': '2027-12-31',
  'muhurta-finder': '2026-12-31',
  eclipses: '2045-12-31',
  'sign-entries': '2027-12-31',
};

/** The options that make a call dear, as far as a tool takes them. */
const OPTIONS: readonly Partial<Conventions>[] = [
  {},
  { ayanamsha: 'true_chitra', node: 'true' },
  { time_within: 120, time_within_a: 120, time_within_b: 120 },
  { time_within: 720, time_within_a: 720, time_within_b: 720 },
  {
    time_within: 720,
    time_within_a: 720,
    time_within_b: 720,
    ayanamsha: 'true_chitra',
    node: 'true',
    locale: 'hi',
  },
];

/** The example of a tool at another place, of its whole span, with all that a list may name. */
function dearest({ slug, example, inputSchema }: AnyTool, place: (typeof PLACES)[number]): Record<string, unknown> {
  const fields = Object.entries(inputSchema.properties).map(([name, { items }]): [string, unknown] => {
    const kind = (['latitude', 'longitude', 'timezone'] as const).find((each) => name.endsWith(each));
    if (kind) return [name, place[kind]];
    if (items?.enum) return [name, items.enum];
    return [name, name === 'to' && LAST_DAYS[slug] ? LAST_DAYS[slug] : example[name]];
  });
  const whole = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  return LAST_DAYS[slug] ? { ...whole, from: '2026-01-01' } : whole;
}

function milliseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const wanted = process.argv.slice(2);
let tooDear = 0;
process.stdout.write(`${'ms'.padStart(7)} places    kB  call\n`);
for (const tool of allTools.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))) {
  const rows = PLACES.flatMap((place) =>
    OPTIONS.map((options) => {
      const environment = Object.fromEntries(
        Object.entries(options).filter(([name]) => tool.options.includes(name as keyof Conventions)),
      ) as Partial<Conventions>;
      const input = dearest(tool, place);
      const places = costOf(tool, readInput(tool, input, 'specified'), environment);
      let bytes = 0;
      const call = () => {
        const envelope = runTool(tool, input, { now: NOW, inputs: 'specified', environment });
        if ('error' in envelope && isCalculationError(envelope.error)) throw new Error(envelope.error.message);
        bytes = JSON.stringify(envelope).length;
      };
      const used = Math.min(...Array.from({ length: CALLS }, () => milliseconds(call)));
      return { used, places, bytes, what: `${tool.slug} at ${place.latitude} ${JSON.stringify(environment)}` };
    }),
  );
  const shown = rows.toSorted((a, b) => b.used / b.places - a.used / a.places)[0];
  for (const row of rows.filter((each) => each === shown || each.used > each.places * PLACE_MILLISECONDS)) {
    const { used, places, bytes, what } = row;
    const isOver = used > places * PLACE_MILLISECONDS;
    if (isOver) tooDear++;
    const figures = [used.toFixed(1).padStart(7), String(places).padStart(6), (bytes / 1000).toFixed(0).padStart(6)];
    process.stdout.write(`${figures.join(' ')} ${isOver ? '×' : ' '} ${what}\n`);
  }
}
process.exitCode = tooDear === 0 ? 0 : 1;
