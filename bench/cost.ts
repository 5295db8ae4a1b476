// What the dearest calls of every tool use of a processor, beside the places of a window that its definition says they
// take: `npm run bench:cost`, words after `--` choose tools, `--write` puts the table into docs/performance.md. The least of
// some calls, since other programs and the first compilation slow a call and nothing quickens one. Of each tool the dearest
// call for its places is told, and each that uses more than its places stand for, at which it fails.

import { costOf } from '../src/calculation/cost.js';
import { readInput } from '../src/calculation/read-input.js';
import { allTools, runTool } from '../src/entries/index.js';
import { spoken } from '../src/service/web/spoken.js';
import { dearestCalls } from '../test/support/dearest-calls.js';
import { ZONES } from '../test/support/zones.js';
import { table, tell, words as wanted } from './written.mjs';

const NOW = new Date('2026-01-01T00:00:00Z');
const CALLS = 15;
const PLACE_MILLISECONDS = 40;

function milliseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

let tooDear = 0;
const told: string[][] = [];
for (const tool of allTools.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))) {
  const calls = dearestCalls(tool).map(async (one) => ({ ...one, environment: await spoken(one.options) }));
  const rows = (await Promise.all(calls)).map(({ input, options, environment, name }) => {
    const places = costOf(tool, readInput(tool, input, 'specified', ZONES), options);
    let bytes = 0;
    const call = () => {
      const envelope = runTool(tool, input, { now: NOW, inputs: 'specified', environment });
      // Beyond the polar circles some are not to be had; no other refusal is a call that was measured.
      if ('error' in envelope && envelope.error.code !== 'engine_error') throw new Error(envelope.error.message);
      bytes = Buffer.byteLength(JSON.stringify(envelope));
    };
    const used = Math.min(...Array.from({ length: CALLS }, () => milliseconds(call)));
    return { used, places, bytes, what: `${tool.slug} ${name}` };
  });
  const shown = rows.toSorted((a, b) => b.used / b.places - a.used / a.places)[0];
  for (const row of rows.filter((each) => each === shown || each.used > each.places * PLACE_MILLISECONDS)) {
    const { used, places, bytes, what } = row;
    const isOver = used > places * PLACE_MILLISECONDS;
    if (isOver) tooDear++;
    told.push([what, `${used.toFixed(1)}${isOver ? ' ×' : ''}`, String(places), (bytes / 1000).toFixed(0)]);
  }
}
tell({ command: 'bench:cost' }, [table(['call', 'processor, ms', 'places', 'kB'], told)]);
process.exitCode = tooDear === 0 ? 0 : 1;
