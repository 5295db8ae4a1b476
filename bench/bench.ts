// Microseconds a call, warm, on one core. The median of many calls: compare figures within one run only.
// `npm run bench -- --write` puts them into docs/performance.md. SWEPH=<path of the npm package sweph> adds the native Swiss
// Ephemeris, SWEPH_FILES=<folder> says where its data lie.

import { Bench } from 'tinybench';
import { defaultEphemeris } from '../src/base/ephemeris/default.js';
import { dateOf } from '../src/base/time/calendar.js';
import { zoneOf } from '../src/base/time/named-zone.js';
import { offsetAt, readWallClock } from '../src/base/time/zone.js';
import {
  allTools,
  type Body,
  type CareerInput,
  calculate,
  careerDna,
  careerDnaTool,
  matchRankingTool,
  panchangTool,
  runTool,
  tools,
} from '../src/entries/index.js';
import { observancesBetween } from '../src/rules/vrata/observances.js';
import { chartsByEngine, DATES, saturnIngresses } from './charts.js';
import { table, tell } from './written.mjs';

const BODIES: readonly Body[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];
const options = { now: new Date('2026-01-01T00:00:00Z') };

/** Births and days of different dates, so that no memo of one moment can flatter a figure. */
function inputs(example: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  return Array.from({ length: 200 }, (_, index) => {
    const year = String(1901 + index);
    return Object.fromEntries(
      Object.entries(example).map(([name, value]) => {
        if (name === 'year') return [name, Number(year)];
        const isVaried = name === 'date' || name === 'target_month' || name.endsWith('birth_date');
        return [name, isVaried ? `${year}${String(value).slice(4)}` : value];
      }),
    );
  });
}

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const SKY = { ephemeris: defaultEphemeris, ayanamsha: 'lahiri', node: 'mean', sunrise: 'standard' } as const;

/** How old whoever career-dna is asked about is. */
const ADULT_YEARS = 36;

/** Charts that are timed together, since reading the clock takes a part of the time of one; and who does so. */
const CHARTS = 50;
const calls = new Map<string, number>();
const engines = [...chartsByEngine(process.env['SWEPH'])];

const bench = new Bench({ time: 400, warmupTime: 100 });

for (const tool of allTools) {
  const { locale: _, ...example } = tool.example;
  const varied = inputs(example);
  let next = 0;
  bench.add(tool.slug, () => {
    calculate(tool, varied[next++ % varied.length], options);
  });
}

{
  const days = inputs(panchangTool.example);
  let next = 0;
  bench.add('panchang, basic parts', () => {
    calculate(panchangTool, days[next++ % days.length], { parts: 'basic' });
  });
}

const [first] = tools;
if (first) {
  const varied = inputs(first.example);
  let next = 0;
  bench.add(`runTool: ${first.slug}`, () => void runTool(first, varied[next++ % varied.length], options));
}

{
  const births = inputs(careerDnaTool.example).map((input, index) => ({
    input: input as unknown as CareerInput,
    asOf: new Date(Date.UTC(1901 + index + ADULT_YEARS, 0, 1)),
  }));
  let next = 0;
  bench.add('career-dna', () => {
    const { input, asOf } = births[next++ % births.length] as (typeof births)[number];
    careerDna(input, { asOf });
  });
}

{
  // Every third has no time: its Moons of a day are judged, and its Mars from each.
  const lists = Array.from({ length: 10 }, (_, list) =>
    Array.from({ length: 1000 }, (_each, index) => ({
      id: `${index}`,
      date: `${1950 + ((index + list) % 50)}-0${1 + (index % 9)}-1${(index + list) % 9}`,
      ...(index % 3 === 0 ? {} : { time: `1${index % 10}:${10 + (index % 50)}` }),
      lat: 8 + (index % 20),
      lon: 72 + (index % 15),
    })),
  );
  const { candidates: _, ...one } = matchRankingTool.example;
  let next = 0;
  bench.add('match-ranking of 1000 births', () => {
    calculate(matchRankingTool, { ...one, candidates: lists[next++ % lists.length] }, options);
  });
}

for (const days of [365, 1]) {
  let next = 0;
  bench.add(`observances of ${days === 1 ? 'a day' : 'a year'}`, () => {
    const from = dateOf(1801 + ((next++ * 37) % 398), 1, 1 + (next % 28));
    const dates = { from, to: (from + days - 1) as typeof from, place: DELHI, timeZone: zoneOf('Asia/Kolkata') };
    observancesBetween(SKY, dates, { tradition: 'smarta' });
  });
}

for (const timeZone of ['Asia/Kolkata', 'America/New_York', 'Europe/Dublin']) {
  let next = 0;
  bench.add(`local time to instant: ${timeZone}`, () => {
    const index = next++;
    readWallClock({
      date: dateOf(1900 + (index % 300), 1 + (index % 12), 11),
      hour: 2,
      minute: 30,
      timeZone: zoneOf(timeZone),
    });
  });
  bench.add(
    `instant to local: ${timeZone}`,
    () => void offsetAt(zoneOf(timeZone), (next++ % 300) * 31_556_952_000 - 2_208_988_800_000),
  );
}

for (const body of BODIES) {
  let day = 0;
  bench.add(`position and speed: ${body}`, () => {
    defaultEphemeris.position(body, DATES[day++ % DATES.length] as number);
  });
}

for (const [name, chart] of engines) {
  let next = 0;
  bench.add(name, () => {
    for (let i = 0; i < CHARTS; i++) chart(DATES[next++ % DATES.length] as number);
  });
  calls.set(name, CHARTS);
}
bench.add('all Saturn ingresses of 1900 to 2100', () => void saturnIngresses());

await bench.run();

const rows = bench.tasks.map(({ name, result }) => {
  if (!('latency' in result)) throw new Error(`${name} failed.`);
  const { p50, p99 } = result.latency;
  return [name, ...[p50, p99].map((milliseconds) => ((milliseconds * 1000) / (calls.get(name) ?? 1)).toFixed(1))];
});

/** Microseconds a chart, for a tenth of a second: what the engine before left in the processor's caches soon does not count. */
function timed(chart: (ut: number) => number): number {
  const start = performance.now();
  let [charts, elapsed] = [0, 0];
  while (elapsed < 100) {
    for (let i = 0; i < CHARTS; i++) chart(DATES[charts++ % DATES.length] as number);
    elapsed = performance.now() - start;
  }
  return (elapsed * 1000) / charts;
}

// The engines take turns, so that a busy moment of the machine falls on all of them alike.
const rounds = Array.from({ length: 20 }, () => engines.map(([, chart]) => timed(chart)));
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] as number;
const ratios = engines.slice(1).map(([name], index) => {
  const ratio = median(rounds.map((times) => (times[index + 1] as number) / (times[0] as number)));
  return [name, ratio.toFixed(1)];
});
tell({ command: 'bench' }, [
  table(['call', 'µs, median', 'µs, 99 % under'], rows),
  table([`median of ${rounds.length} rounds in turn`, 'times the time of nirayana'], ratios),
]);
