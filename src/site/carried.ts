import type { ToolDescription } from '../calculation/tool.js';
import {
  type AddressParts,
  addressParts,
  birthNames,
  DAY_NAMES,
  ownNames,
  type Pairs,
  queryOf,
  SPAN_FIELDS,
} from '../pages/shell/address.js';
import type { Whose } from '../pages/shell/gathered-page.js';

type Texts = ReadonlyMap<string, string>;

/** Whether what a tool cannot do without is there. What is left is today, or the place of the birth. */
export function canBeAsked({ births, dayPlace, fields }: AddressParts, texts: Texts): boolean {
  const hasBirths = births.every(({ prefix, needsTime, instead }) => {
    const { latitude, time } = birthNames(prefix);
    if (instead && texts.has(instead.nakshatra)) return true;
    return texts.has(latitude) && (!needsTime || texts.has(time));
  });
  const needsCoordinates = dayPlace?.latitude !== undefined;
  const hasDayPlace = texts.has(DAY_NAMES.latitude) || (texts.has(DAY_NAMES.zone) && !needsCoordinates);
  const hasPlace = !dayPlace?.isNeeded || births.length > 0 || hasDayPlace;
  return (
    hasBirths &&
    hasPlace &&
    fields.every(({ name, isNeeded, schema }) => {
      // A month and a span are those of today, and of a few choices the first stands in.
      const isOfToday = schema.format === 'calendar-month' || SPAN_FIELDS.includes(name);
      // Nobody's sign stands in for another's.
      const hasFirst = schema.enum !== undefined && name !== 'moon_sign';
      return !isNeeded || isOfToday || hasFirst || texts.has(name);
    })
  );
}

/** The query of another page: the texts that it has a use for. Of a few choices that it asks for, the first stands in. */
export function carried(parts: AddressParts, texts: Texts): string {
  const first = new Map(
    parts.fields.flatMap(({ name, isNeeded, schema: { enum: [value] = [] } }) =>
      value && isNeeded ? [[name, value]] : [],
    ),
  );
  return queryOf(
    [...ownNames(parts), ...parts.conventions].flatMap((name): Pairs => {
      const text = texts.get(name) ?? first.get(name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** The query of a page that asks less than the one whose texts these are. */
export function queryFor(asked: ToolDescription, texts: Texts): string {
  return carried(addressParts(asked), texts);
}

/** What an address of two people says of one of them, as an address of one says it; of both, as it stands. */
export function textsOf(texts: Texts, whose: Whose): Texts {
  if (whose === '') return texts;
  const own = Object.values(birthNames(''));
  const ofOne = own.flatMap((name): Pairs => {
    const text = texts.get(whose + name);
    return name === '' || text === undefined ? [] : [[name, text]];
  });
  const rest = [...texts].filter(([name]) => !/^[ab]_/.test(name));
  return new Map([...ofOne, ...rest]);
}
