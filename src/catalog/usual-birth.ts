import type { AnyTool } from '../calculation/tool.js';
import { filledFields, NATAL_BIRTH } from '../contract/birth-fields.js';

/** The fields of a birth by the names that most tools have for them, where a tool has others: its own by the usual one. */
export function usualBirthFields({
  inputSchema,
  births,
}: Pick<AnyTool, 'inputSchema' | 'births'>): Map<string, string> {
  const own = births?.['birth'];
  const usual = filledFields(NATAL_BIRTH.birth).map(([name, part]) => [name, own?.[part]] as const);
  return new Map(
    usual.filter((pair): pair is [string, string] => {
      const [name, field] = pair;
      return field !== undefined && !Object.hasOwn(inputSchema.properties, name);
    }),
  );
}

/** Fields with those of a tool in the place of the usual ones. What is there by both of its names stays, and is refused. */
export function withOwnBirthFields(
  tool: Pick<AnyTool, 'inputSchema' | 'births'>,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const told = [...usualBirthFields(tool)].filter(
    ([name, field]) => given[name] !== undefined && given[field] === undefined,
  );
  if (told.length === 0) return given;
  const fields = { ...given };
  for (const [name, field] of told) {
    delete fields[name];
    fields[field] = given[name];
  }
  return fields;
}
