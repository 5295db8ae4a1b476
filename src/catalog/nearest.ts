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

/** Levenshtein distance, one row of the table at a time. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
