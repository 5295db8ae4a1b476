import { parseUtcMoment } from '../../base/time/calendar.js';
import { UsageError } from './settings.js';

const MOMENT = /^(\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?)(?::([0-5]\d))?Z?$/;

/**
 * A moment in UTC that was typed.
 *
 * @throws UsageError for a text that is none
 */
export function momentFrom(text: string | undefined, source: string): Date | undefined {
  if (text === undefined) return undefined;
  const [, minute = '', seconds = '0'] = MOMENT.exec(text) ?? [];
  const epochMilliseconds = parseUtcMoment(minute);
  if (epochMilliseconds !== undefined) return new Date(epochMilliseconds + Number(seconds) * 1000);
  throw new UsageError(`${source} must be a UTC moment such as 2026-01-31 or 2026-01-31T12:00Z, not "${text}".`);
}
