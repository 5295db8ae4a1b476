import type { ToolDescription } from '../../calculation/define.js';
import { addressParts, ownNames } from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import { readField } from './read-fields.js';
import { Sent } from './read-parts.js';

/**
 * Whether a link has chosen among what a tool may be asked, and has left to the reader the place without which there is no
 * answer: the form begins with that choice. A form that is sent has its place, though it be empty.
 */
export function isChosenAhead(tool: ToolDescription, query: URLSearchParams, page: PageContext): boolean {
  const parts = addressParts(tool);
  const own = ownNames(parts);
  const asked = [...query.keys()].filter((name) => own.some((each) => name === each || name.startsWith(`${each}_`)));
  const sent = new Sent(query, page.locale);
  return (
    parts.dayPlace?.isNeeded === true &&
    asked.length > 0 &&
    asked.every((name) => parts.fields.some((field) => field.name === name)) &&
    parts.fields.every((field) => readField(sent, field, page).errors.length === 0)
  );
}
