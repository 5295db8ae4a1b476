/**
 * The candidate that a word most likely meant: the same, else one that contains it, else the one with the fewest letters
 * to change. Undefined when more than a third of the
 * letters, rounded up, would have to change.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  if (candidates.includes(wanted)) return wanted;
  const containing = candidates.find((candidate) => wanted.length > 2 && candidate.includes(wanted));
  if (containing !== undefined) return containing;
  const [best] = candidates
    // So many letters more or fewer are to be changed at least.
    .filter((candidate) => Math.abs(candidate.length - wanted.length) <= mostChanges(candidate))
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate) }))
    .sort((first, second) => first.distance - second.distance);
  return best && best.distance <= mostChanges(best.candidate) ? best.candidate : undefined;
}

function mostChanges(candidate: string): number {
  return Math.ceil(candidate.length / 3);
}

/** Longer words are no names of ours; one row of the table, since none is compared within another. */
const LONGEST = 255;
const ROW = new Uint8Array(LONGEST + 1);

/**
 * Letters that are to be changed, put in or left out to come from a word to another (Levenshtein), in units of UTF-16;
 * `Infinity` where one of them is longer than any name.
 */
export function editDistance(from: string, to: string): number {
  const length = to.length;
  if (from.length > LONGEST || length > LONGEST) return Number.POSITIVE_INFINITY;
  for (let column = 0; column <= length; column++) ROW[column] = column;
  for (let index = 0; index < from.length; index++) {
    const letter = from.charCodeAt(index);
    let before = index;
    let last = index + 1;
    ROW[0] = last;
    for (let column = 0; column < length; column++) {
      const above = ROW[column + 1] as number;
      const replaced = before + (letter === to.charCodeAt(column) ? 0 : 1);
      last = Math.min(replaced, above + 1, last + 1);
      before = above;
      ROW[column + 1] = last;
    }
  }
  return ROW[length] as number;
}
