import { codesOf, type FieldSchema, type ObjectSchema, ROWS } from './validate.js';

/** A decimal number as people and forms write one. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * The input of a tool from texts, as forms, query strings and command lines have them. A blank text leaves its field
 * out. A text that is none of what its field takes stays a text, and an undeclared field stays in, so that
 * `readFields` says what is wrong with them as it does for JSON.
 */
export function inputFromTexts(
  { properties }: ObjectSchema,
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const given = Object.entries(texts)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return Object.fromEntries(
    given.map(([name, text]) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, field ? valueFromText(field, text) : text];
    }),
  );
}

/** What a text gives for a field: a number where the field takes one and the text is one, and a list from its parts. */
export function valueFromText(field: FieldSchema, text: string): string | number | unknown[] {
  const rows = field[ROWS];
  if (rows) return rows.fromText(text);
  const { type } = field;
  if (codesOf(field)) return text.split(',').map((part) => part.trim());
  const isNumber = [type ?? []].flat().some((name) => name === 'number' || name === 'integer');
  return isNumber && NUMBER.test(text) ? Number(text) : text;
}
