import { VARGAS, type VargaId, type VargaName } from '../natal/varga-tables.js';

type ByName<Name extends string> = Readonly<Record<Name, string>>;

/** Names by what is sent in small letters, beside others. */
// @__NO_SIDE_EFFECTS__
export function withLowercase<Own extends string, Name extends string>(
  own: ByName<Own>,
  names: ByName<Name>,
): ByName<Own | Lowercase<Name>> {
  const lowercase = Object.entries(names).map(([name, said]) => [name.toLowerCase(), said]);
  return { ...own, ...Object.fromEntries(lowercase) };
}

/** Names of codes by their English titles: `full_moon` by "Full Moon". */
// @__NO_SIDE_EFFECTS__
export function byTitle<Name extends string, Code extends string>(
  titles: readonly Name[],
  names: ByName<Code>,
): ByName<Name> {
  const entries = titles.map((title) => [title, names[title.toLowerCase().replaceAll(' ', '_') as Code]]);
  return Object.fromEntries(entries) as ByName<Name>;
}

/** Names of the vargas by what results call them: D9 by "navamsha". */
// @__NO_SIDE_EFFECTS__
export function byVargaName(names: ByName<VargaId>): ByName<VargaName> {
  return Object.fromEntries(VARGAS.map(({ id, name }) => [name, names[id]])) as ByName<VargaName>;
}
