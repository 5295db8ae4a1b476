import { successOf } from '../../calculation/run.js';
import { findTool } from '../../tools/registry.js';
import type { LongCall } from '../web/long.js';
import { calculateChunk } from './calculate-chunk.js';
import type { Calculated, Calculation, Chunk } from './chunk.js';
import { type Told, toldOf } from './told.js';

// What threads do: each function is asked for by its name.

export function calculation({ slug, fields, conventions, at, baseUrl }: LongCall): Told {
  try {
    const tool = findTool(slug);
    if (!tool) throw new TypeError(`There is no tool ${slug}.`);
    const read = { fields, inputs: 'specified', ownNames: undefined, options: {} } as const;
    return { envelope: successOf(tool, read, new Date(at), { baseUrl, environment: conventions }) };
  } catch (error) {
    return toldOf(error);
  }
}

export function chunk([calculation, records]: readonly [Calculation, Chunk]): Calculated {
  return calculateChunk(calculation, records);
}
