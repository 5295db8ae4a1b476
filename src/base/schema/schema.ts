export declare const VALUE: unique symbol;
export declare const READ: unique symbol;

/**
 * JSON Schema of values of a type, and what `readFields` makes of one. The types are the compiler's alone; nothing holds
 * them when the program runs.
 */
export interface Schema<Value = unknown, Read = Value> {
  readonly [VALUE]: Value;
  readonly [READ]: Read;
}

/** The type of the values that a schema describes. */
export type Static<Described extends Schema> = Described[typeof VALUE];

/** The type of what these values are once they are read. */
export type ReadBy<Described extends Schema> = Described[typeof READ];

/** A field that may be left out. */
export class Optional<Described extends Schema> {
  constructor(readonly schema: Described) {}
}

export type Properties = Readonly<Record<string, Schema | Optional<Schema>>>;

type Side = typeof VALUE | typeof READ;

export type Sides<Fields extends Properties, Of extends Side> = {
  [Name in keyof Fields as Fields[Name] extends Schema ? Name : never]: Fields[Name] extends Schema
    ? Fields[Name][Of]
    : never;
} & {
  [Name in keyof Fields as Fields[Name] extends Schema ? never : Name]?: Fields[Name] extends Optional<infer Described>
    ? Described[Of]
    : never;
};

export function described(fields: Properties) {
  const names = Object.keys(fields);
  const required = names.filter((name) => !(fields[name] instanceof Optional));
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field instanceof Optional ? field.schema : field]),
  );
  return { type: 'object', ...(required.length > 0 && { required }), properties };
}

export function schema<Value, Read = Value>(json: object): Schema<Value, Read> {
  return json as Schema<Value, Read>;
}
