// Microseconds a call, warm, on one core. The median of many calls: compare figures within one run only.
// SWEPH=<path of the npm package sweph> adds the native Swiss Ephemeris, SWEPH_FILES=<folder> says where its data lie.
import { Bench } from 'tinybench';
import { defaultEphemeris } from '../src/ephemeris/default.js';
import { type Body, calculate, runTool, tools } from '../src/index.js';
import { chartsByEngine, DATES, saturnIngresses } from './charts.js';

const BODIES: readonly Body[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];
const options = { now: new Date('2026-01-01T00:00:00Z') };

/** Births of different dates, so that no memo of one moment can flatter a figure. */
function inputs(example: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  return Array.from({ length: 200 }, (_, index) => {
    const year = String(1901 + index);
    return Object.fromEntries(
      Object.entries(example).map(([name, value]) => [
        name,
        name.endsWith('birth_date') ? `${year}${String(value).slice(4)}` : value,
      ]),
    );
  });
}

/** Charts that are timed together, since reading the clock takes a part of the time of one; and who does so. */
const CHARTS = 50;
const calls = new Map<string, number>();

const bench = new Bench({ time: 400, warmupTime: 100 });

for (const tool of tools) {
  const varied = inputs(tool.example);
  let next = 0;
  bench.add(tool.slug, () => {
    calculate(tool, varied[next++ % varied.length]);
  });
}

const [first] = tools;
if (first) bench.add(`runTool: ${first.slug}`, () => void runTool(first, first.example, options));

for (const body of BODIES) {
  let day = 0;
  bench.add(`position and speed: ${body}`, () => {
    defaultEphemeris.position(body, DATES[day++ % DATES.length] as number);
  });
}

for (const [name, chart] of chartsByEngine(process.env['SWEPH'])) {
  let next = 0;
  bench.add(name, () => {
    for (let i = 0; i < CHARTS; i++) chart(DATES[next++ % DATES.length] as number);
  });
  calls.set(name, CHARTS);
}
bench.add('all Saturn ingresses of 1900 to 2100', () => void saturnIngresses());

await bench.run();

process.stdout.write(`| call | µs, median | µs, 99 % under |\n| --- | ---: | ---: |\n`);
for (const { name, result } of bench.tasks) {
  if (!('latency' in result)) throw new Error(`${name} failed.`);
  const { p50, p99 } = result.latency;
  const [median, high] = [p50, p99].map((milliseconds) => ((milliseconds * 1000) / (calls.get(name) ?? 1)).toFixed(1));
  process.stdout.write(`| ${name} | ${median} | ${high} |\n`);
}
