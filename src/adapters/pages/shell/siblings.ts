import type { AnyTool } from '../../../calculation/define.js';
import { findTool } from '../../../registry.js';
import { SPAN_FIELDS } from '../form/usual-span.js';
import { TOOL_PAGES, toolPageOf } from '../tools/pages.js';
import { type AddressParts, addressParts, birthNames, DAY_NAMES, ownNames, type Pairs, queryOf } from './address.js';
import type { ToolPage } from './tool-page.js';

export interface Sibling {
  readonly toolPage: ToolPage;
  /** The same details in its own address. */
  readonly query: string;
}

type Texts = ReadonlyMap<string, string>;

/** The other tools that can be asked with what an address says, in the order of the registry. */
export function siblingsOf(tool: AnyTool, texts: Texts): Sibling[] {
  const own = addressParts(tool);
  return TOOL_PAGES.flatMap((toolPage) => {
    const other = findTool(toolPage.tool.slug);
    if (!other || other.slug === tool.slug) return [];
    const parts = addressParts(other);
    if (!isKin(own, parts) || !canBeAsked(parts, texts)) return [];
    return [{ toolPage, query: carried(parts, texts) }];
  });
}

/** The other tools about two people, for one of them. They are asked other things, so nothing goes along. */
export function othersOfTwo(own: AnyTool): ToolPage[] {
  if (!toolPageOf(own).card.isOfTwo) return [];
  return TOOL_PAGES.filter(({ tool, card }) => tool.slug !== own.slug && card.isOfTwo);
}

/** Tools about as many persons, or about a day. */
function isKin(own: AddressParts, other: AddressParts): boolean {
  if (other.births.length > 0) return own.births.length === other.births.length;
  return own.day !== undefined && other.day !== undefined;
}

/** Whether what a tool cannot do without is there. What is left is today, or the place of the birth. */
function canBeAsked({ births, dayPlace, fields }: AddressParts, texts: Texts): boolean {
  const hasBirths = births.every(({ prefix, needsTime }) => {
    const { latitude, time } = birthNames(prefix);
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
      return !isNeeded || isOfToday || schema.enum !== undefined || texts.has(name);
    })
  );
}

/** The texts that another tool has a use for; of a few choices that it asks for, the first stands in. */
function carried(parts: AddressParts, texts: Texts): string {
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

/**
 * The tools about one birth that do without its time, for a tool that does not. What has been typed already goes along,
 * the time left out.
 */
export function timelessOf(tool: AnyTool, sent: URLSearchParams): Sibling[] {
  if (!addressParts(tool).births.some(({ needsTime }) => needsTime)) return [];
  const typed = [...sent].filter(
    ([name, text]) => text !== '' && /^(date_(day|month|year)|date|lat|lon|tz|place)$/.test(name),
  );
  const query = typed.length === 0 ? '' : queryOf([...typed, ['time_unknown', '1']]);
  return TOOL_PAGES.flatMap((toolPage) => {
    const { births = {}, inputSchema } = toolPage.tool;
    const [slot, ...more] = Object.values(births);
    const hasDay = Object.hasOwn(inputSchema.properties, 'timezone');
    if (!slot || slot.isOptional || more.length > 0 || hasDay || inputSchema.required?.includes(slot.time)) return [];
    return [{ toolPage, query }];
  });
}
