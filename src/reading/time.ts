import { requireAsked } from './asked.js';
import { LONGEST_NUMBERS, latinDigits } from './digits.js';
import { inPartOfDay, within } from './parts-of-day.js';

/**
 * What keeps a text from being a time: `missing` for none at all; `form` for what is read as none; `ambiguous` for an
 * hour alone and for minutes of one figure; `end` for 24:00, which is 00:00 of the next day; `fraction` for parts of a
 * second.
 */
export type TimeFault = 'missing' | 'form' | 'ambiguous' | 'end' | 'fraction';

/**
 * A local time, HH:MM, or HH:MM:SS where seconds were typed; or what is wrong with the text and the times that it may
 * mean, none where nobody can tell.
 */
export type TimeRead =
  | { readonly time: string; readonly fault?: undefined; readonly readings?: undefined }
  | { readonly fault: TimeFault; readonly readings: readonly string[]; readonly time?: undefined };

const CLOCK =
  /^(\d{1,2})(?:(?: ?(?:[:.,h٫]|uhr|год\.?|ч\.?) ?| )(\d{2}))?(?:[:.]00)? ?(?:(uhr|h|ч|год)\.?)? ?([ap])?\.? ?(?:m\.?)?$/;
/** A time that goes on behind its minutes. */
const WITH_SECONDS = /^(\d{1,2}) ?[:.h] ?(\d{2}) ?[:.] ?(\d{1,2})([.,]\d+)?(?: ?([ap])\.? ?m\.?)?$/;
const DIGITS = /^(\d{2})(\d{2})$/;
const ONE_FIGURE = /^(\d{1,2}) ?[:.,h] ?(\d)(?: ?([ap])\.? ?m\.?)?$/;
const HOUR = /^(\d{1,2})$/;

/**
 * Reads a local time as people type it, as the fields of the pages do: `14:05`, `14.05`, `14h05`, `14 Uhr 05`,
 * `2:05 pm`, `9:30 PM`, `शाम 5 बजे`, `7 часов вечера`, `1405`, `10:20:35`, in digits of any script. Without am, pm or a
 * part of the day it is by a clock of 24 hours. Nothing is guessed: `7:5` may be 07:05 or 07:50, and both are told.
 *
 * @param typed the text, of which no more than 64 units are looked at
 * @throws CalculationError `invalid_input` for what is no text.
 *
 * @example
 * import { readTime } from 'nirayana/read';
 *
 * readTime('9:30 PM'); // => { time: '21:30' }
 * readTime('21.30'); // => { time: '21:30' }
 * readTime('१०:२०'); // => { time: '10:20' }
 * readTime('शाम 5:30 बजे'); // => { time: '17:30' }
 * readTime('रात 2 बजे'); // => { time: '02:00' }
 * readTime('10:20:35'); // => { time: '10:20:35' }
 * readTime('7:5'); // => { fault: 'ambiguous', readings: ['07:05', '07:50'] }
 * readTime('7'); // => { fault: 'ambiguous', readings: ['07:00', '19:00'] }
 * readTime('24:00'); // => { fault: 'end', readings: [] }
 */
export function readTime(typed: string): TimeRead {
  requireAsked(typed, {});
  if (typed.length > LONGEST_NUMBERS) return NO_TIME;
  const { text, hours } = inPartOfDay(latinDigits(typed).toLowerCase().replaceAll('：', ':'));
  if (text === '') return { fault: 'missing', readings: [] };
  if (hours === undefined) return clockTime(text);
  // What says am or pm as well may say two things.
  if (/[ap]/.test(text)) return NO_TIME;
  const read = clockTime(text);
  if (read.time === undefined && read.readings.length === 0) return read;
  return oneOrSeveral((read.readings ?? [read.time]).flatMap((time) => within(hours, time)));
}

function clockTime(text: string): TimeRead {
  const [, hour, minute, unit, half] = DIGITS.exec(text) ?? CLOCK.exec(text) ?? [];
  if (hour === undefined) return withSeconds(text) ?? withOneFigure(text) ?? NO_TIME;
  // A number alone may be meant as an hour or as the beginning of a time.
  if ((minute ?? unit ?? half) === undefined) return hourAlone(text);
  return timeOf({ hour, minute, half });
}

function oneOrSeveral(times: readonly string[]): TimeRead {
  const [time, ...others] = new Set(times);
  if (time === undefined) return NO_TIME;
  return others.length === 0 ? { time } : { fault: 'ambiguous', readings: [time, ...others] };
}

const NO_TIME: TimeRead = { fault: 'form', readings: [] };

interface Shown {
  readonly hour: string;
  readonly minute?: string | undefined;
  readonly second?: string | undefined;
  readonly half?: string | undefined;
}

function timeOf({ hour: hourText, minute: minuteText = '0', second, half }: Shown): TimeRead {
  const hour = hourOf(Number(hourText), half);
  const minute = Number(minuteText);
  if (hour === undefined || minute > 59 || Number(second ?? 0) > 59) return NO_TIME;
  if (hour === 24) return minute === 0 && Number(second ?? 0) === 0 ? { fault: 'end', readings: [] } : NO_TIME;
  return { time: [hour, minute, ...(second === undefined ? [] : [second])].map(two).join(':') };
}

function two(value: number | string): string {
  return String(value).padStart(2, '0');
}

function hourOf(shown: number, half: string | undefined): number | undefined {
  if (half === undefined) return shown <= 24 ? shown : undefined;
  if (shown < 1 || shown > 12) return undefined;
  return (shown % 12) + (half === 'p' ? 12 : 0);
}

function withSeconds(text: string): TimeRead | undefined {
  const [, hour, minute, second, fraction, half] = WITH_SECONDS.exec(text) ?? [];
  if (hour === undefined || second === undefined) return undefined;
  if (fraction !== undefined) return { fault: 'fraction', readings: [] };
  const told = (full: string) => timeOf({ hour, minute, second: full, half });
  return second.length === 2 ? told(second) : several([`0${second}`, `${second}0`].map(told));
}

function withOneFigure(text: string): TimeRead | undefined {
  const [, hour, minute, half] = ONE_FIGURE.exec(text) ?? [];
  if (hour === undefined) return undefined;
  return several([`0${minute}`, `${minute}0`].map((full) => timeOf({ hour, minute: full, half })));
}

function hourAlone(text: string): TimeRead {
  const [, hour = ''] = HOUR.exec(text) ?? [];
  const reads =
    Number(hour) <= 12
      ? [
          { hour, half: 'a' },
          { hour, half: 'p' },
        ]
      : [];
  const known = reads.map(timeOf);
  return several(known.every(({ time }) => time !== undefined) && known.length > 0 ? known : [timeOf({ hour })]);
}

function several(reads: readonly TimeRead[]): TimeRead {
  const readings = reads.flatMap((read) => (read.time === undefined ? [] : [read.time]));
  return readings.length === 0 ? NO_TIME : { fault: 'ambiguous', readings };
}
