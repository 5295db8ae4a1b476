export interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
}

/** Every object of a value whose keys are not exactly those of its schema in their order, by path. */
export function misordered(schema: Schema, value: unknown, path = 'result'): string[] {
  if (schema.anyOf) return value === null ? [] : misordered(schema.anyOf[0] as Schema, value, path);
  if (Array.isArray(value)) return value.flatMap((item) => misordered(schema.items as Schema, item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, required = [] } = schema;
  // Facts of any caveat are described as an object alone.
  if (path.endsWith('.facts') && Object.keys(properties).length === 0) return [];
  const expected = Object.keys(properties).filter((key) => required.includes(key) || key in value);
  // The facts of many codes are described as one: each has its own order.
  const inOrder = (keys: readonly string[]) => (path.endsWith('.facts') ? keys.toSorted() : keys).join();
  const own = inOrder(Object.keys(value)) === inOrder(expected) ? [] : [path];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    properties[key] ? misordered(properties[key], item, `${path}.${key}`) : [],
  );
  return [...own, ...inner];
}
