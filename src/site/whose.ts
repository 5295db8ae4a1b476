import type { ToolDescription } from '../calculation/tool.js';
import { capital } from '../languages/locale/plural.js';
import { clockThen } from '../languages/pages/zone-names.js';
import { addressParts, type BirthPart, birthNames, DAY_NAMES, type PlaceNames } from '../pages/shell/address.js';
import type { PageContext } from '../pages/shell/context.js';

type Texts = ReadonlyMap<string, string>;

export interface WhoseLine {
  readonly text: string;
  /** Of a person: what stands before the names of their details. The script puts the person's name before the line. */
  readonly prefix?: string;
}

/** Whose details a result is of, and of what day: a line for each. */
export function whoseDetails(tool: ToolDescription, texts: Texts, page: PageContext): WhoseLine[] {
  const { births, day, dayPlace } = addressParts(tool);
  const { form } = page.words;
  const persons = births.flatMap(({ prefix, instead }, index) => {
    const isBorn = texts.has(birthNames(prefix).date);
    const line = isBorn ? bornLine(prefix, texts, page) : instead && starLine(instead, texts, page);
    if (line === undefined) return [];
    const text = births.length > 1 ? form.ofPerson(index === 0 ? form.personA : form.personB, line) : line;
    return { text, prefix };
  });
  const date = texts.get(DAY_NAMES.date);
  if (day?.isAsked && date !== undefined) return [...persons, { text: dayLine(date, texts, page) }];
  // A span of days stands in the result; where they are does not.
  const isOfPlace = !day && dayPlace?.latitude !== undefined && texts.has(DAY_NAMES.latitude);
  if (!isOfPlace) return persons;
  const place = placeName(texts, DAY_NAMES, page);
  return [...persons, { text: dayPlace.isSecond ? form.ofPerson(form.secondPlace, place) : place }];
}

function bornLine(prefix: string, texts: Texts, page: PageContext): string {
  const { result } = page.words;
  const names = birthNames(prefix);
  const time = texts.get(names.time);
  return result.born({
    date: page.format.date(texts.get(names.date) ?? ''),
    time: time === undefined ? undefined : page.format.clock(time),
    place: placeName(texts, names, page),
  });
}

/** The nakshatra that stands for a birth, with its pada. */
function starLine(
  { nakshatra, pada }: NonNullable<BirthPart['instead']>,
  texts: Texts,
  page: PageContext,
): string | undefined {
  const names: Readonly<Record<string, string>> = page.language.names.nakshatra;
  const star = names[texts.get(nakshatra) ?? ''];
  const quarter = texts.get(pada);
  return quarter === undefined ? star : star && `${star} ${page.format.number(Number(quarter))}`;
}

function dayLine(date: string, texts: Texts, page: PageContext): string {
  const { result } = page.words;
  const place = texts.has(DAY_NAMES.latitude)
    ? placeName(texts, DAY_NAMES, page)
    : clockThen(page, texts.get(DAY_NAMES.zone) ?? 'UTC', date);
  return result.onDay({ date: capital(page.format.dateWithWeekday(date)), place });
}

/** The name of a place, or else its coordinates. */
function placeName(texts: Texts, names: PlaceNames, { format, placesNamed }: PageContext): string {
  const name = texts.get(names.place);
  return (
    placesNamed?.get(name ?? '') ??
    name ??
    format.coordinates(Number(texts.get(names.latitude)), Number(texts.get(names.longitude)))
  );
}
