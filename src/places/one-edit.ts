/** What of a name a text is, one typing error apart. */
export type Nearness = 'whole' | 'beginning' | undefined;

/** Ends a name among names. */
export const BAR = 124;
/** Ends the names of a place. */
export const LINE_END = 10;

/** Whether a name ends at a place in a text of names. */
export function endsAt(names: string, at: number): boolean {
  const code = names.charCodeAt(at);
  return code === BAR || code === LINE_END || at >= names.length;
}

/**
 * Whether a name that begins at `start` is what was typed, or begins so, but for one letter left out, added, changed
 * or swapped with the next one.
 */
export function oneEditApart(typed: string, names: string, start: number): Nearness {
  const { length } = typed;
  let same = 0;
  while (same < length && typed.charCodeAt(same) === names.charCodeAt(start + same)) same++;
  if (same === length) return 'beginning';
  const at = start + same;
  const added = remainder(typed, same + 1, names, at);
  if (added === 'whole' || endsAt(names, at)) return added;
  const changed = remainder(typed, same + 1, names, at + 1);
  const leftOut = remainder(typed, same, names, at + 1);
  const swapped = isSwapped(typed, same, names, at) ? remainder(typed, same + 2, names, at + 2) : undefined;
  return nearest(nearest(added, changed), nearest(leftOut, swapped));
}

function nearest(one: Nearness, other: Nearness): Nearness {
  return one === 'whole' ? one : (other ?? one);
}

/** Whether the rest of what was typed, from `from` on, is the rest of the name or begins it. */
function remainder(typed: string, from: number, names: string, at: number): Nearness {
  for (let offset = 0; from + offset < typed.length; offset++) {
    if (typed.charCodeAt(from + offset) !== names.charCodeAt(at + offset)) return undefined;
  }
  return endsAt(names, at + typed.length - from) ? 'whole' : 'beginning';
}

function isSwapped(typed: string, from: number, names: string, at: number): boolean {
  return (
    from + 1 < typed.length &&
    typed.charCodeAt(from) === names.charCodeAt(at + 1) &&
    typed.charCodeAt(from + 1) === names.charCodeAt(at)
  );
}
