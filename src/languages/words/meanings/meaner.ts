import type { MeaningKeys, MeaningKind, Meanings } from './kinds.js';

/** What is traditionally said of something, in one language, by the name, code or number that results have. */
export type Meaner = <Kind extends MeaningKind>(kind: Kind, key: MeaningKeys[Kind]) => string;

// @__NO_SIDE_EFFECTS__
export function meaner(meanings: Meanings): Meaner {
  return (kind, key) => meaningFrom(meanings, kind, key);
}

/** @throws RangeError for a kind or a key that there is not. */
export function meaningFrom<Kind extends MeaningKind>(meanings: Meanings, kind: Kind, key: MeaningKeys[Kind]): string {
  const table: Readonly<Record<string | number, string>> | undefined = Object.hasOwn(meanings, kind)
    ? meanings[kind]
    : undefined;
  if (table === undefined) throw new RangeError(`There is no kind of meanings ${String(kind)}.`);
  const said = Object.hasOwn(table, key) ? table[key] : undefined;
  if (said === undefined) throw new RangeError(`There is no ${kind.replaceAll('_', ' ')} ${String(key)}.`);
  return said;
}
