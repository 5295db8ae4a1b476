import type { ToolDescription } from '../calculation/tool.js';
import { type AddressParts, addressParts, queryOf } from '../pages/shell/address.js';
import { canBeAsked, carried } from './carried.js';
import { LISTED, type Listed } from './tool-list.js';

export interface Sibling {
  readonly listed: Listed;
  /** The same details in its own address. */
  readonly query: string;
}

type Texts = ReadonlyMap<string, string>;

/** The other pages that can be asked with what an address says: those of several tools, then the tools. */
export function siblingsOf(tool: ToolDescription, texts: Texts): Sibling[] {
  const own = addressParts(tool);
  return LISTED.flatMap((listed) => {
    if (listed.slug === tool.slug) return [];
    const parts = addressParts(listed.asked);
    if (!isKin(own, parts) || !canBeAsked(parts, texts)) return [];
    return [{ listed, query: carried(parts, texts) }];
  });
}

/** The other pages about two people, for one of them. They are asked other things, so nothing goes along. */
export function othersOfTwo(own: ToolDescription): readonly Listed[] {
  const ofTwo = LISTED.filter(({ card }) => card.isOfTwo);
  const others = ofTwo.filter(({ slug }) => slug !== own.slug);
  return others.length < ofTwo.length ? others : [];
}

/** Tools about as many persons, or about a day. */
function isKin(own: AddressParts, other: AddressParts): boolean {
  if (other.births.length > 0) return own.births.length === other.births.length;
  return own.day !== undefined && other.day !== undefined;
}

/** Those that take a birth without its time and have nothing to answer then: all they tell depends on the lagna. */
const EMPTY_WITHOUT_TIME = ['ashtakavarga'];

/**
 * The tools about one birth that do without its time, for a tool that does not. What has been typed already goes along,
 * the time left out.
 */
export function timelessOf(tool: ToolDescription, sent: URLSearchParams): Sibling[] {
  // Whoever gave a time is refused for something else.
  if (sent.get('time') || !addressParts(tool).births.some(({ needsTime }) => needsTime)) return [];
  const typed = [...sent].filter(
    ([name, text]) => text !== '' && /^(date_(day|month|year)|date|lat|lon|tz|place)$/.test(name),
  );
  const query = typed.length === 0 ? '' : queryOf([...typed, ['time_unknown', '1']]);
  return LISTED.flatMap((listed) => {
    const { births = {}, inputSchema } = listed.asked;
    const [slot, ...more] = Object.values(births);
    const hasDay = Object.hasOwn(inputSchema.properties, 'timezone');
    if (!slot || slot.isOptional || more.length > 0 || hasDay || inputSchema.required?.includes(slot.time)) return [];
    if (EMPTY_WITHOUT_TIME.includes(listed.slug)) return [];
    return [{ listed, query }];
  });
}
