import { FORMATS } from '../../base/schema/formats.js';
import { codesOf, type FieldSchema } from '../../base/schema/validate.js';
import { readAyanamsha } from '../../calculation/ayanamsha-choice.js';
import { type ChosenConvention, CONVENTIONS, USUAL } from '../../calculation/conventions.js';
import { latinDigits } from '../../reading/digits.js';
import { type FieldPart, SPAN_FIELDS, usualDate } from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import { isZodiac, ownName } from './convention-fields.js';
import { NOTHING, type PartRead, readDate, readMonth, readTime, type Sent, wrong } from './read-parts.js';

type Told = Pick<PageContext, 'words' | 'format' | 'at'>;

/** Units of the longest text of one's own. */
const LONGEST_TEXT = 200;

/** Reads a field that only some tools have. */
export function readField(sent: Sent, { name, schema, isNeeded, spanMonths }: FieldPart, page: Told): PartRead {
  const missing = isNeeded ? undefined : NOTHING;
  const codes = codesOf(schema);
  if (codes) return readList(sent, name, codes, page);
  if (schema.enum) return sent.text(name) === '' && missing ? missing : readChoice(sent, name, schema, page);
  switch (schema.format) {
    case 'date':
      return readDate(sent, name, page, SPAN_FIELDS.includes(name) ? spanDay(sent, name, page, spanMonths) : missing);
    case 'calendar-month':
      return readMonth(sent, name, page, { query: [[name, page.at.toISOString().slice(0, 7)]], errors: [] });
    case 'utc-moment':
      return readMoment(sent, name, page);
    default:
      return missing && sent.text(name) === '' ? missing : readScalar(sent, name, schema, page);
  }
}

function readScalar(sent: Sent, name: string, schema: FieldSchema, page: Told): PartRead {
  if (schema.format === 'local-time') return readTime(sent, name, page);
  return schema.type === 'integer' ? readInteger(sent, name, schema, page) : readText(sent, name, page);
}

/** A day of a span that is not given: it begins today, and has as many months as is usual. */
function spanDay(sent: Sent, name: string, page: Told, months: number): PartRead {
  const from = readDate(sent, 'from', page, NOTHING).query[0]?.[1];
  return { query: [[name, usualDate(name, from ?? page.at.toISOString().slice(0, 10), months)]], errors: [] };
}

/** Reads a convention. The usual one leaves no trace in an address. */
export function readConvention(sent: Sent, name: ChosenConvention, page: Told): PartRead {
  const text = sent.text(name).toLowerCase();
  if (isZodiac(name)) {
    const own = sent.text(ownName(name));
    if (own !== '' || text.includes('@')) return readOwnAyanamsha(own || text, { name, isTyped: own !== '' }, page);
  }
  const { values } = CONVENTIONS[name];
  if (!values || text === '' || text === USUAL[name]) return NOTHING;
  return readChoice(sent, name, { enum: values }, page);
}

/** Reads a zodiac that is given by degrees and a moment. */
function readOwnAyanamsha(
  typed: string,
  { name, isTyped }: { readonly name: ChosenConvention; readonly isTyped: boolean },
  { words }: Told,
): PartRead {
  const text = latinDigits(typed).replaceAll(/\s/g, '').toUpperCase();
  const { pattern } = FORMATS.ayanamsha;
  if (text.length <= LONGEST_TEXT && new RegExp(pattern, 'u').test(text) && readAyanamsha(text) !== undefined) {
    return { query: [[name, text]], errors: [] };
  }
  return wrong({
    id: isTyped ? ownName(name) : name,
    group: isTyped ? ownName(name) : name,
    message: words.form.faults.ayanamshaForm,
  });
}

/** Reads the clock of a birth; that of the zone leaves no trace in an address. */
export function readClock(sent: Sent, name: string, { words }: Told): PartRead {
  const text = sent.text(name).toLowerCase();
  if (text === '') return NOTHING;
  if (CONVENTIONS.clock.read(text) !== undefined) return { query: [[name, text]], errors: [] };
  return wrong({ id: name, group: name, message: words.form.faults.choose });
}

/** Reads by how many minutes a time may be out; one that is taken as it is leaves no trace in an address. */
export function readWithin(sent: Sent, name: string, { words }: Told): PartRead {
  const text = latinDigits(sent.text(name));
  if (text === '') return NOTHING;
  const minutes = /^\d{1,4}$/.test(text) ? CONVENTIONS.time_within.read(Number(text)) : undefined;
  if (minutes !== undefined) return { query: [[name, String(minutes)]], errors: [] };
  return wrong({ id: name, group: name, message: words.form.faults.choose });
}

function readChoice(sent: Sent, name: string, schema: FieldSchema, { words }: Told): PartRead {
  const text = sent.text(name).toLowerCase();
  const value = schema.enum?.find((each) => each.toLowerCase() === text);
  if (value !== undefined) return { query: [[name, value]], errors: [] };
  return wrong({ id: name, group: name, message: words.form.faults.choose });
}

/** Reads a list of codes, which says nothing where none is chosen. */
function readList(sent: Sent, name: string, codes: readonly string[], { words }: Told): PartRead {
  const known = new Set(codes.map((code) => code.toLowerCase()));
  if (sent.parts(name).some((part) => !known.has(part))) {
    return wrong({ id: name, group: name, message: words.form.faults.choose });
  }
  const chosen = sent.list(name, codes);
  return chosen.length === 0 ? NOTHING : { query: [[name, chosen.join(',')]], errors: [] };
}

function readInteger(sent: Sent, name: string, { minimum, maximum }: FieldSchema, { words }: Told): PartRead {
  if (minimum === undefined || maximum === undefined) throw new TypeError(`The schema of ${name} has no bounds.`);
  const text = latinDigits(sent.text(name));
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= minimum && value <= maximum) return { query: [[name, String(value)]], errors: [] };
  const message = words.form.faults.wholeNumber(String(minimum), String(maximum));
  return wrong({ id: name, group: name, message });
}

function readText(sent: Sent, name: string, { words }: Told): PartRead {
  const text = sent.text(name).replaceAll(/\s+/g, ' ');
  const { textMissing, tooLong } = words.form.faults;
  if (text === '') return wrong({ id: name, group: name, message: textMissing });
  // Units are quickly counted, but a letter can have two.
  const isLong = text.length > LONGEST_TEXT && [...text].length > LONGEST_TEXT;
  if (isLong) return wrong({ id: name, group: name, message: tooLong(LONGEST_TEXT) });
  return { query: [[name, text]], errors: [] };
}

/** A UTC moment: a date, and a time with it or none. */
function readMoment(sent: Sent, name: string, page: Told): PartRead {
  const [date = '', time = ''] = sent.has(name) ? sent.text(name).split('T') : [];
  const given = sent.has(name)
    ? sent.with([
        [name, date],
        [`${name}_time`, time],
      ])
    : sent;
  const day = readDate(given, name, page, NOTHING);
  const clock = given.text(`${name}_time`) === '' ? NOTHING : readTime(given, `${name}_time`, page);
  const errors = [...day.errors, ...clock.errors];
  const [dayText, clockText] = [day.query[0]?.[1], clock.query[0]?.[1]];
  if (errors.length > 0) return { query: [], errors };
  if (dayText === undefined && clockText !== undefined) {
    return wrong({ id: `${name}_day`, group: name, message: page.words.form.faults.dateMissing });
  }
  if (dayText === undefined) return NOTHING;
  return { query: [[name, clockText === undefined ? dayText : `${dayText}T${clockText}`]], errors: [] };
}
