import type { Child } from 'hono/jsx';
import type { Provenance } from '../../../calculation/calculate.js';
import type { ToolDescription } from '../../../calculation/define.js';
import type { Locale } from '../../../locale/locales.js';
import type { PageContext } from './context.js';

/** What every tool says of itself on its page and in lists. */
export interface ToolWords {
  /** The name under which people look for it, in lists: "Moon sign (rashi)". */
  readonly name: string;
  /** The title of its page. */
  readonly title: string;
  /** One line: what it answers. */
  readonly summary: string;
  /** The button below its form: "Find the Moon sign". */
  readonly submit: string;
  /** What the result will hold, in two to four short lines. */
  readonly gets: readonly string[];
  /** What the result is not for. */
  readonly disclaimer: string;
}

export interface ViewProps<Result, Words> {
  readonly page: PageContext;
  readonly result: Result;
  /** The fields of the input by their names in the schema. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly provenance: Provenance;
  readonly words: Words;
  /** What the query holds beside the input: `style`, `varga` and the like, which only a view reads. */
  readonly choices: URLSearchParams;
}

/** A tool as people see it. */
export interface ToolPage {
  readonly tool: ToolDescription;
  readonly words: Readonly<Record<Locale, ToolWords>>;
  /** The names in a query that only its view reads. */
  readonly choices: readonly string[];
  readonly View: (props: ViewProps<never, never>) => Child;
}

interface Definition<Result, Words extends ToolWords> {
  readonly tool: ToolDescription & { readonly calculate: (...input: never) => { readonly result: Result } };
  readonly words: Readonly<Record<Locale, Words>>;
  readonly choices?: readonly string[];
  /** What stands between the title and the certainty: lead facts, pictures, tables. */
  readonly View: (props: ViewProps<Result, Words>) => Child;
}

/** Ties a view to the result of its tool and to its words: the compiler checks both. */
export function toolPage<Result, Words extends ToolWords>(definition: Definition<Result, Words>): ToolPage {
  return { choices: [], ...definition };
}
