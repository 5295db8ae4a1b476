/** Units of the longest text of a field: the longest that a form takes has 200 characters, of two units each at most. */
const LONGEST_TEXT = 400;

/** Stands for what was cut off, so that no longer text passes for the shorter one. */
const CUT = '…';

/** A query with every name and text cut to the length that a field can have, before anything looks at them. */
export function boundedQuery(search: string): string {
  if (search.length <= LONGEST_TEXT) return search;
  const sent = [...new URLSearchParams(search)];
  if (!sent.flat().some((text) => text.length > LONGEST_TEXT)) return search;
  return `?${new URLSearchParams(sent.map((pair) => pair.map(bounded)))}`;
}

function bounded(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}${CUT}` : text;
}
