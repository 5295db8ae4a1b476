import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import { needsPada } from '../../contract/known-person.js';
import { LONGEST_NUMBERS, latinDigits } from '../../reading/digits.js';
import { folded } from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import { NOTHING, type PartRead, readDate, readTime, Sent, wrong } from './read-parts.js';
import { type PlaceTold, readPlace } from './read-place.js';

/** Lines of a page: they stand in its address, which browsers and servers take of some thousand letters only. */
export const MOST_LINES = 60;

type Asking = PageContext & PlaceTold;

/** A line as an address has it, or what is wrong with it. */
type LineRead = { readonly text: string } | { readonly message: string };

/**
 * Reads candidates of which each has a line of its own: a nakshatra with its pada, or date, time and place of a birth. The
 * place may be called by its name; the address has its coordinates.
 */
export async function readRows(sent: Sent, name: string, page: Asking): Promise<PartRead> {
  const { lineForm, linesMany, inLine } = page.words.form.faults;
  const lines = sent
    .text(name)
    .split(/[;\n]/)
    .map((line) => line.trim());
  const written = lines.filter((line) => line !== '');
  if (written.length === 0) return wrong({ id: name, group: name, message: lineForm });
  if (written.length > MOST_LINES) return wrong({ id: name, group: name, message: linesMany(String(MOST_LINES)) });
  const texts: string[] = [];
  for (const [index, line] of written.entries()) {
    const read = await readLine(line, page);
    if ('message' in read) return wrong({ id: name, group: name, message: inLine(String(index + 1), read.message) });
    texts.push(read.text);
  }
  return { query: [[name, texts.join(';')]], errors: [] };
}

const LONGEST_LINE = 200;

async function readLine(line: string, page: Asking): Promise<LineRead> {
  if (line.length > LONGEST_LINE) return { message: page.words.form.faults.tooLong(LONGEST_LINE) };
  return readStar(line, page) ?? readBirthLine(line, page);
}

/** What some write before the number. */
const PADA = ['pada', 'पाद', 'пада'];

/** A nakshatra and its pada; undefined for a line that begins with none. */
function readStar(line: string, { language }: Pick<Asking, 'language'>): LineRead | undefined {
  const text = latinDigits(line);
  const last = text.slice(-1);
  const pada = '1234'.includes(last) ? last : undefined;
  const called = pada === undefined ? text : text.slice(0, -1);
  if (/\d/.test(called)) return undefined;
  const name = nakshatraCalled(called, language.names.nakshatra);
  if (name === undefined) return undefined;
  if (pada === undefined && needsPada(name)) return { message: language.refusals.reasons.pada_decides({}) };
  return { text: pada === undefined ? name : `${name},${pada}` };
}

/** The nakshatra of a name in the language of the reader or in Latin letters. */
function nakshatraCalled(typed: string, names: Readonly<Record<NakshatraName, string>>): NakshatraName | undefined {
  const letters = lettersOf(typed);
  // Of two nakshatras the name itself ends so.
  const sought = [letters, ...PADA.flatMap((word) => (letters.endsWith(word) ? [letters.slice(0, -word.length)] : []))];
  const known = Object.keys(names) as NakshatraName[];
  return known.find((name) => sought.includes(lettersOf(name)) || sought.includes(lettersOf(names[name])));
}

function lettersOf(text: string): string {
  return folded(text).replaceAll(/[^\p{L}\p{M}]/gu, '');
}

/** Names of the parts of a line, for what reads them in a form. */
const PART = { prefix: 'c_', place: 'c_place', latitude: 'c_lat', longitude: 'c_lon', zone: 'c_tz' } as const;
const DATE = 'c_date';
const TIME = 'c_time';

async function readBirthLine(line: string, page: Asking): Promise<LineRead> {
  const parts = partsOf(line);
  const [date = '', second = ''] = parts;
  const time = readClock(second, page);
  const place = parts.slice(time ? 2 : 1);
  const texts: [string, string][] = [[`${DATE}_day`, date], ...placeTexts(place)];
  const sent = new Sent(texts, page.locale);
  const reads = [
    readDate(sent, DATE, page),
    time ?? NOTHING,
    await readPlace(sent, { ...PART, zoneWillDo: false }, page),
  ];
  const [error] = reads.flatMap(({ errors }) => errors);
  if (error) {
    const { lineForm } = page.words.form.faults;
    if (parts.length < 2) return { message: lineForm };
    const among = error.places?.map(({ label }) => label) ?? [];
    return { message: among.length === 0 ? error.message : `${error.message} (${among.slice(0, 4).join('; ')})` };
  }
  const found = new Map(reads.flatMap(({ query }) => query));
  const told = [DATE, TIME, PART.latitude, PART.longitude, PART.zone].map((part) => found.get(part) ?? '');
  while (told.at(-1) === '') told.pop();
  return { text: told.join(',') };
}

/** The parts between commas; a year that stands behind one belongs to its date, as in "June 3, 1992". */
function partsOf(line: string): string[] {
  const parts = line.split(',').map((part) => part.trim());
  const [first = '', second = ''] = parts;
  return /^\d{4}$/.test(latinDigits(second)) && /\p{L}/u.test(first)
    ? [`${first}, ${second}`, ...parts.slice(2)]
    : parts;
}

/** The time of a line: that of its second part, which may be empty; undefined where that is the place. */
function readClock(typed: string, page: Asking): PartRead | undefined {
  if (typed === '') return NOTHING;
  if (typed.length > LONGEST_NUMBERS || !/^\d/.test(latinDigits(typed))) return undefined;
  return readTime(new Sent([[TIME, typed]], page.locale), TIME, page);
}

const DEGREES = /^[+-]?\d+(\.\d+)?$/;

/** Coordinates with or without a zone, as an address has them, or the name of a place with all of its commas. */
function placeTexts(parts: readonly string[]): [string, string][] {
  const [latitude = '', longitude = '', zone = ''] = parts;
  if (!DEGREES.test(latitude) || !DEGREES.test(longitude)) return [[PART.place, parts.join(', ')]];
  return [
    [PART.latitude, latitude],
    [PART.longitude, longitude],
    [PART.zone, zone],
  ];
}
