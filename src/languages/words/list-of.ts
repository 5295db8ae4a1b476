/** A list of so many texts. */
export type ListOf<Length extends number, Items extends readonly string[] = []> = Items['length'] extends Length
  ? Items
  : ListOf<Length, readonly [...Items, string]>;
