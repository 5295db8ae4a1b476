import { codesOf, type FieldSchema, type ObjectSchema } from '../base/schema/validate.js';

/** One input of a tool in the flattened form of the public index. */
export interface InputField {
  readonly name: string;
  readonly type: 'string' | 'number' | 'integer' | 'array';
  readonly required: boolean;
  readonly description?: string;
  readonly example?: unknown;
  /** Present and true where null may be sent. */
  readonly nullable?: boolean;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  /** What a list may have: codes, each once, or objects. */
  readonly items?: FieldSchema['items'];
}

const TYPES = ['string', 'number', 'integer', 'array'] as const;

/** The inputs of a tool in the order of its schema, each with its value in the tool's example. */
export function flattenInputs(schema: ObjectSchema, example: Readonly<Record<string, unknown>>): InputField[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties).map(([name, field]) => ({
    name,
    type: typeOf(name, field),
    required: required.has(name),
    ...(field.description !== undefined && { description: field.description }),
    ...(Object.hasOwn(example, name) && { example: example[name] }),
    ...(field.type?.includes('null') && { nullable: true }),
    ...(field.pattern !== undefined && { pattern: field.pattern }),
    ...(field.minimum !== undefined && { minimum: field.minimum }),
    ...(field.maximum !== undefined && { maximum: field.maximum }),
    ...(field.enum !== undefined && { enum: field.enum }),
    ...(field.items !== undefined && { items: field.items }),
  }));
}

/** What an input means, with the values it can take where they are listed. */
export function inputMeaning({ description, enum: values, items }: Meant): string {
  const codes = items && codesOf({ items });
  const listed = values ? `One of ${values.join(', ')}.` : codes && `Some of ${codes.join(', ')}.`;
  return [description, listed].filter((sentence) => sentence !== undefined).join(' ');
}

type Meant = { readonly [Part in 'description' | 'enum' | 'items']?: FieldSchema[Part] | undefined };

function typeOf(name: string, field: FieldSchema): InputField['type'] {
  const types = [field.type ?? []].flat();
  const found = TYPES.find((type) => types.includes(type));
  if (!found) throw new TypeError(`The input "${name}" is neither a text, a number nor a list.`);
  return found;
}
