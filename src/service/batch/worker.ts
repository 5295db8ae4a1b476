import { parentPort } from 'node:worker_threads';
import { calculateChunk } from './calculate-chunk.js';
import type { Calculation, Chunk } from './chunk.js';

parentPort?.on('message', ([calculation, chunk]: [Calculation, Chunk]) => {
  const calculated = calculateChunk(calculation, chunk);
  parentPort?.postMessage(calculated, [calculated.bytes.buffer]);
});
