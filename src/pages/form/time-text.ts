import { LONGEST_NUMBERS, latinDigits } from './digits.js';

/** What keeps a typed time from being one: `end` is 24:00, `seconds` a time with seconds. */
export type TimeFault = 'form' | 'end' | 'seconds';

const CLOCK =
  /^(\d{1,2})(?:(?: ?(?:[:.,h٫]|uhr|год\.?|ч\.?) ?| )(\d{2}))?(?:[:.]00)? ?(?:(uhr|h|ч|год)\.?)? ?([ap])?\.? ?(?:m\.?)?$/;
/** A time that goes on behind its minutes. */
const WITH_SECONDS = /^\d{1,2} ?[:.h] ?\d{2} ?[:.] ?\d{1,2}(?:[.,]\d+)?(?: ?[ap]\.? ?m\.?)?$/;
const DIGITS = /^(\d{2})(\d{2})$/;

/** A typed time as HH:MM: 14:05, 14.05, 14h05, 14 Uhr 05, 2:05 pm, 1405, in any digits. */
export function readTypedTime(typed: string): { readonly time: string } | { readonly fault: TimeFault } {
  if (typed.length > LONGEST_NUMBERS) return { fault: 'form' };
  const text = latinDigits(typed).toLowerCase().replaceAll('：', ':');
  const [, hourText, minuteText, unit, half] = DIGITS.exec(text) ?? CLOCK.exec(text) ?? [];
  if (hourText === undefined && WITH_SECONDS.test(text)) return { fault: 'seconds' };
  // A number alone may be meant as an hour or as the beginning of a time.
  if (hourText === undefined || (minuteText ?? unit ?? half) === undefined) return { fault: 'form' };
  const minute = Number(minuteText ?? 0);
  const hour = hourOf(Number(hourText), half);
  if (hour === undefined || minute > 59) return { fault: 'form' };
  if (hour === 24) return { fault: minute === 0 ? 'end' : 'form' };
  return { time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` };
}

function hourOf(shown: number, half: string | undefined): number | undefined {
  if (half === undefined) return shown <= 24 ? shown : undefined;
  if (shown < 1 || shown > 12) return undefined;
  return (shown % 12) + (half === 'p' ? 12 : 0);
}
