import { shortened } from '../../base/errors.js';
import { UsageError } from './settings.js';

/** @throws UsageError for anything but a whole number within the bounds */
export function wholeNumber(source: string, text: string, least: number, most: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`${source} must be a whole number from ${least} to ${most}, not "${shortened(text)}".`);
}
