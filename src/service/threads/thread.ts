import { Lazy } from '../../base/lazy.js';
import { findTool } from '../../tools/registry.js';
import { type LongCall, spokenSuccess } from '../web/long.js';
import { calculateChunk } from './calculate-chunk.js';
import type { Calculated, Calculation, Chunk } from './chunk.js';
import type { RowGroupAsked, RowGroupMade } from './row-group.js';
import { takeSharedSky } from './sky-table.js';
import { type Told, toldOf } from './told.js';

takeSharedSky();

// What threads do: each function is asked for by its name.

export async function calculation({ slug, fields, conventions, at, baseUrl }: LongCall): Promise<Told> {
  try {
    const tool = findTool(slug);
    if (!tool) throw new TypeError(`There is no tool ${slug}.`);
    const read = { fields, inputs: 'specified', ownNames: undefined, options: {} } as const;
    return { envelope: await spokenSuccess(tool, read, { at: new Date(at), baseUrl, environment: {}, conventions }) };
  } catch (error) {
    return toldOf(error);
  }
}

export function chunk([calculation, records]: readonly [Calculation, Chunk]): Promise<Calculated> {
  return calculateChunk(calculation, records);
}

/** Most threads write no Parquet. */
const rowGroups = new Lazy(() => import('./row-group.js'));

export async function rowGroup(asked: RowGroupAsked): Promise<RowGroupMade> {
  const { makeRowGroup } = await rowGroups.get();
  return makeRowGroup(asked);
}
