/** A row as a place in a list that is read in pages: its moment, which may be finer than a date, and its id. */
export interface Mark<Id = string> {
  readonly moment: string;
  readonly id: Id;
}

/** Where a page of a list begins, and how many rows it has at most. */
export interface PageAsked<Id = string> {
  readonly after?: Mark<Id> | undefined;
  readonly limit: number;
}

export interface Page<R, Id = string> {
  readonly rows: readonly R[];
  /** After which row the next page begins; undefined after the last row. */
  readonly next: Mark<Id> | undefined;
}

/** Rows that were asked for with a limit as a page, each without its mark where that is none of its own. */
export function pageOf<M extends Mark<Id>, R, Id = string>(
  found: readonly M[],
  limit: number,
  rowOf: (found: M) => R,
): Page<R, Id> {
  const last = found.length < limit ? undefined : found.at(-1);
  return { rows: found.map(rowOf), next: last && { moment: last.moment, id: last.id } };
}
