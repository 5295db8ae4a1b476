import type { Command } from 'commander';
import { isCalculationError } from '../../base/errors.js';
import type { ToldConventions } from '../../calculation/conventions.js';
import { conventionsFromTexts } from '../../calculation/conventions-from-texts.js';
import type { AnyTool } from '../../calculation/define.js';
import type { Count } from '../batch/run-batch.js';
import { optionFlags, typed } from './flags.js';
import { UsageError } from './terminal.js';

/**
 * The conventions that flags choose.
 *
 * @throws UsageError naming the flags that make no sense
 */
export function conventionsOf(tool: AnyTool, command: Command): ToldConventions {
  const flags = optionFlags(tool);
  const texts = flags.flatMap(({ field, option }) => {
    const text = typed(option, command);
    return text === undefined ? [] : [[field, text] as const];
  });
  try {
    return conventionsFromTexts(tool.options, texts);
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    const told = error.fieldErrors.map(({ field, message }) => {
      const flag = flags.find((one) => one.field === field);
      return `${flag?.option.long ?? field}: ${message}`;
    });
    throw new UsageError(told.join(' '));
  }
}

const MOST_THREADS = 256;

/** @throws UsageError for what is no number of threads */
export function threadsFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= MOST_THREADS) return value;
  throw new UsageError(`--threads must be a whole number from 1 to ${MOST_THREADS}, not "${text}".`);
}

/** What has been done, in a sentence. */
export function summary({ records: done, failed }: Count, resumed: number, started: number): string {
  const seconds = (performance.now() - started) / 1000;
  const rate = Math.round((done - resumed) / seconds).toLocaleString('en');
  return `${records(done)}, ${failed.toLocaleString('en')} failed, ${seconds.toFixed(1)} s, ${rate} a second.`;
}

/** So many records. */
export function records(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'record' : 'records'}`;
}
