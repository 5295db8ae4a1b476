import { filledFields, USUAL_NAMES } from '../contract/birth-fields.js';
import type { ToolDescription } from './tool.js';

type Births = Pick<ToolDescription, 'inputSchema' | 'births'>;

/** The fields of a birth by the names that most tools have for them, where a tool has others: its own by the usual one. */
export function usualBirthFields({ inputSchema, births }: Births): Map<string, string> {
  const own = births?.['birth'];
  if (!own || filledFields(own).every(([field, part]) => USUAL[part] === field)) return new Map();
  const usual = Object.entries(USUAL_NAMES).map(
    ([part, name]) => [name, own[part as keyof typeof USUAL_NAMES]] as const,
  );
  return new Map(usual.filter(([name]) => !Object.hasOwn(inputSchema.properties, name)));
}

const USUAL: Readonly<Record<string, string>> = USUAL_NAMES;

/** Fields with those of a tool in the place of the usual ones. */
export interface OwnFields {
  readonly fields: Readonly<Record<string, unknown>>;
  /** What the caller calls each field that a usual one may stand for. */
  readonly ownNames: ReadonlyMap<string, string>;
}

/**
 * Fields with those of a tool in the place of the usual ones; undefined where there are none of these. What is there by
 * both of its names stays, and is refused.
 */
export function ownBirthFields(tool: Births, given: Readonly<Record<string, unknown>>): OwnFields | undefined {
  const open = [...usualBirthFields(tool)].filter(([, field]) => given[field] === undefined);
  const told = open.filter(([name]) => given[name] !== undefined);
  if (told.length === 0) return undefined;
  const fields = { ...given };
  for (const [name, field] of told) {
    delete fields[name];
    fields[field] = given[name];
  }
  return { fields, ownNames: new Map(open.map(([name, field]) => [field, name])) };
}

/** {@link ownBirthFields} where nobody asks what the caller calls them. */
export function withOwnBirthFields(
  tool: Births,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return ownBirthFields(tool, given)?.fields ?? given;
}
