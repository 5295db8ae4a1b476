import { EXTENTS, readDegrees } from '../../src/time/point-rows.js';

/** Puts before the points of each row how far they go. */
export function withExtents(text: string, fields: number): string {
  return text
    .split('\n')
    .map((row) => (row === '' ? row : withExtent(row, fields)))
    .join('\n');
}

function withExtent(row: string, fields: number): string {
  let at = 0;
  for (let field = 0; field < fields; field++) at = row.indexOf(' ', at) + 1;
  const degrees = readDegrees(row, at);
  const farthest = Math.max(...degrees.map((value, index) => Math.abs(value - (degrees[index % 2] as number))));
  const letter = Object.keys(EXTENTS).find((each) => farthest <= (EXTENTS[each] as number));
  if (letter === undefined) throw new Error(`A row goes ${farthest} degrees: ${row.slice(0, at)}`);
  return `${row.slice(0, at)}${letter}${row.slice(at)}`;
}
