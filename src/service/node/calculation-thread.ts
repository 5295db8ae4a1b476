import { parentPort } from 'node:worker_threads';
import { successOf } from '../../calculation/run.js';
import { findTool } from '../../tools/registry.js';
import type { LongCall } from '../web/long.js';
import { type Told, toldOf } from './calculation-protocol.js';

/** A thread that calculates: one call after the other, as they come. */
function answer({ slug, fields, conventions, at, baseUrl }: LongCall): Told {
  try {
    const tool = findTool(slug);
    if (!tool) throw new TypeError(`There is no tool ${slug}.`);
    const read = { fields, inputs: 'specified', ownNames: undefined, options: {} } as const;
    return { envelope: successOf(tool, read, new Date(at), { baseUrl, environment: conventions }) };
  } catch (error) {
    return toldOf(error);
  }
}

parentPort?.on('message', (call: LongCall) => parentPort?.postMessage(answer(call)));
