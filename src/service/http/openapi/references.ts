/** The slice of JSON Schema of which the schemas of tools are made. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

export function schemaRef(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * Schemas in which whatever has the shape of a component refers to it. Tools make each of their schemas anew, so shapes
 * are told by what they say and not by which object they are.
 */
export class References {
  readonly #shapes: Readonly<Record<string, Schema>>;
  readonly #names: ReadonlyMap<string, string>;
  readonly #used = new Map<string, object>();

  constructor(shapes: Readonly<Record<string, object>>) {
    this.#shapes = shapes;
    this.#names = new Map(Object.entries(this.#shapes).map(([name, schema]) => [contentOf(schema), name]));
  }

  /** The schema with references in it. */
  within(schema: Schema): object {
    const { properties, items, anyOf } = schema;
    return {
      ...schema,
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, this.#to(inner)])),
      }),
      ...(items && { items: this.#to(items) }),
      ...(anyOf && { anyOf: anyOf.map((inner) => this.#to(inner)) }),
    };
  }

  /** The components that have been referred to, in the order of the shapes. */
  used(): Record<string, object> {
    return Object.fromEntries(
      Object.keys(this.#shapes).flatMap((name) => {
        const schema = this.#used.get(name);
        return schema ? [[name, schema]] : [];
      }),
    );
  }

  #to(schema: Schema): object {
    const name = this.#names.get(contentOf(schema));
    const shape = name === undefined ? undefined : this.#shapes[name];
    if (name === undefined || !shape) return this.within(schema);
    if (!this.#used.has(name)) this.#used.set(name, this.within(shape));
    const { description } = schema;
    // Beside a reference stands only what the component does not say itself.
    return {
      ...schemaRef(name),
      ...(description !== undefined && description !== shape.description && { description }),
    };
  }
}

/** What a schema admits, whatever it is called where it stands. */
function contentOf({ description: _, ...content }: Schema): string {
  return JSON.stringify(content);
}
