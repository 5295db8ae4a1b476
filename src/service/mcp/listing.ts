import { type FieldError, invalidInput, shortened } from '../../base/errors.js';
import { nearest } from '../../base/nearest.js';
import { TOOL_GROUPS, type ToolGroup } from '../../calculation/tool.js';

/** What a client wants to be told of the tools. */
export interface Listing {
  /** Whether the list has whole schemas of arguments and answers, with which answers hold structured content too. */
  readonly schemas: 'short' | 'full';
  /** The groups of calculators that are listed. Whatever is called is answered. */
  readonly groups: readonly ToolGroup[];
}

/** What is listed for who asks for nothing else: a model pays for each word of it in every conversation. */
export const SHORT_LIST: Listing = { schemas: 'short', groups: TOOL_GROUPS };

const SCHEMAS = ['short', 'full'] as const;

/**
 * What the texts of an address or a command line ask for: `full` or `short`, and groups with commas between them.
 *
 * @throws CalculationError `invalid_input` for words that there are not.
 */
export function listingFrom(texts: {
  readonly schemas?: string | null | undefined;
  readonly tools?: string | null | undefined;
}): Listing {
  const errors: FieldError[] = [];
  const oneOf = <Word extends string>(field: string, text: string, words: readonly Word[]): Word | undefined => {
    const word = words.find((each) => each === text);
    // A client may send thousands, and is told of one.
    if (word !== undefined || errors.some((error) => error.field === field)) return word;
    const meant = nearest(text, words);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    const message = `Must be ${field === 'tools' ? 'some' : 'one'} of: ${words.join(', ')}, not "${shortened(text)}".${hint}`;
    errors.push({ field, message });
    return undefined;
  };
  const schemas = texts.schemas ? oneOf('schemas', texts.schemas, SCHEMAS) : 'short';
  const wanted = texts.tools ? texts.tools.split(',').map((word) => oneOf('tools', word.trim(), TOOL_GROUPS)) : [];
  if (errors.length > 0 || schemas === undefined) throw invalidInput(errors);
  const groups = wanted.length === 0 ? TOOL_GROUPS : TOOL_GROUPS.filter((group) => wanted.includes(group));
  return { schemas, groups };
}
