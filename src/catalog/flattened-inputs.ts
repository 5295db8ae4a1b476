import type { FieldSchema, ObjectSchema } from '../schema/validate.js';

/** One input of a tool in the flattened form of the public index. */
export interface InputField {
  readonly name: string;
  readonly type: 'string' | 'number' | 'integer';
  readonly required: boolean;
  readonly description?: string;
  readonly example?: unknown;
  /** Present and true where null may be sent. */
  readonly nullable?: boolean;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
}

const SCALARS = ['string', 'number', 'integer'] as const;

/** The inputs of a tool in the order of its schema, each with its value in the tool's example. */
export function flattenInputs(schema: ObjectSchema, example: Readonly<Record<string, unknown>>): InputField[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties).map(([name, field]) => ({
    name,
    type: scalarOf(name, field),
    required: required.has(name),
    ...(field.description !== undefined && { description: field.description }),
    ...(Object.hasOwn(example, name) && { example: example[name] }),
    ...(field.type?.includes('null') && { nullable: true }),
    ...(field.pattern !== undefined && { pattern: field.pattern }),
    ...(field.minimum !== undefined && { minimum: field.minimum }),
    ...(field.maximum !== undefined && { maximum: field.maximum }),
    ...(field.enum !== undefined && { enum: field.enum }),
  }));
}

/** What an input means, with the values it can take where they are listed. */
export function inputMeaning({ description, enum: values }: Pick<FieldSchema, 'description' | 'enum'>): string {
  const listed = values && `One of ${values.join(', ')}.`;
  return [description, listed].filter((sentence) => sentence !== undefined).join(' ');
}

function scalarOf(name: string, field: FieldSchema): InputField['type'] {
  const types = [field.type ?? []].flat();
  const scalar = SCALARS.find((type) => types.includes(type));
  if (!scalar) throw new TypeError(`The input "${name}" is neither a string nor a number.`);
  return scalar;
}
