import { VARGA_NAMES, type VargaId, type VargaName } from '../../rules/natal/varga-names.js';

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

/**
 * Names of one table with those of another, of which the second says what both have. By a call, since a bundler keeps a
 * table that is spread into another, also where nobody asks for either.
 */
// @__NO_SIDE_EFFECTS__
export function together<One extends string, Other extends string>(
  names: ByName<One>,
  more: ByName<Other>,
): ByName<One | Other> {
  return { ...names, ...more } as ByName<One | Other>;
}

/** Names of codes by their English titles: `full_moon` by "Full Moon". */
// @__NO_SIDE_EFFECTS__
export function byTitle<Title extends string>(names: ByName<string>): ByName<Title> {
  const title = (code: string) =>
    code.replace(/(^|_)(\w)/g, (_, gap, letter) => `${gap && ' '}${letter.toUpperCase()}`);
  return Object.fromEntries(Object.entries(names).map(([code, said]) => [title(code), said])) as ByName<Title>;
}

/** Names of the vargas by what results call them: D9 by "navamsha". */
// @__NO_SIDE_EFFECTS__
export function byVargaName(names: ByName<VargaId>): ByName<VargaName> {
  const named = Object.entries(names).map(([id, said]) => [VARGA_NAMES[id as VargaId], said]);
  return Object.fromEntries(named) as ByName<VargaName>;
}

/** Names that are their codes in words with capitals: `guru_purnima` is "Guru Purnima". */
// @__NO_SIDE_EFFECTS__
export function titled<const Code extends string>(codes: readonly Code[]): ByName<Code> {
  const title = (code: string) =>
    code.replace(/(^|_)(\w)/g, (_, gap, letter) => `${gap && ' '}${letter.toUpperCase()}`);
  return Object.fromEntries(codes.map((code) => [code, title(code)])) as ByName<Code>;
}

/** The keys of a table of tables with a point between both. */
type Flat<Table> = { [Code in keyof Table & string]: `${Code}.${keyof Table[Code] & (string | number)}` }[keyof Table &
  string];

/** Names of a code and of what of it, by both. */
// @__NO_SIDE_EFFECTS__
export function flat<Table extends object>(names: Table): ByName<Flat<Table>> {
  const all = Object.entries(names).flatMap(([code, of]) =>
    Object.entries(of as ByName<string>).map(([part, said]) => [`${code}.${part}`, said]),
  );
  return Object.fromEntries(all) as ByName<Flat<Table>>;
}
