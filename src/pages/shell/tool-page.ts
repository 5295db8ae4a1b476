import type { Child } from 'hono/jsx';
import type { Provenance } from '../../calculation/calculate.js';
import type { AnyTool } from '../../calculation/tool.js';
import type { Language } from '../../languages/language.js';
import type { PageWords } from '../../languages/pages/page-words.js';
import type { ToolWords, WordsOfTools } from '../../languages/pages/tool-words.js';
import type { PageContext } from './context.js';

/** Where the lists of tools have a tool, and what leads to it. */
export interface ToolCard {
  /** Its place in the group that the tool is in: those with less come first. Tens leave room for what comes between. */
  readonly place: number;
  /**
   * What people type when they look for it, beside its name and its line in their language and in English: other
   * spellings, other names, and the names in other scripts, in small letters.
   */
  readonly searchTerms: string;
  /** What the form of the tool can begin with for somebody who looks for these words, folded: a query, or nothing. */
  readonly chosenFor?: (sought: readonly string[], language: Language) => string;
  /** What else it is found by in the language of the reader. */
  readonly namesIn?: (language: Language) => readonly string[];
  /** Whether it is offered where there is nothing nearer to offer. */
  readonly isMostSought?: true;
  /** Whether it tells of two people, however it is asked. */
  readonly isOfTwo?: true;
  /** Whether people come for the result alone, so that the way to other calculators is folded. */
  readonly isDestination?: true;
}

export interface ViewProps<Result, Words> {
  readonly page: PageContext;
  readonly result: Result;
  /** The fields of the input by their names in the schema. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly provenance: Provenance;
  readonly words: Words;
  /** What another tool shows on this page; the page of a tool that has one places it. */
  readonly beside?: Child;
  /** What the query holds beside the input: `style`, `varga` and the like, which only a view reads. */
  readonly choices: URLSearchParams;
}

/** A tool as people see it. What its result and words are is known where its page is made, and forgotten in lists. */
export interface ToolPage<Slug extends string = string, Result = never, Words = never> {
  readonly tool: AnyTool & { readonly slug: Slug };
  readonly card: ToolCard;
  /** What it says, among all that pages say in a language. */
  readonly wordsIn: (words: PageWords) => ToolWords;
  /** The names in a query that only its view reads. */
  readonly choices: readonly string[];
  /** Whether what it is asked may be a birth, though it has no fields of one: its results are nobody else's. */
  readonly isOfPerson?: true;
  /** The heading of the result, where it says more than the title. */
  readonly heading?: (props: ViewProps<Result, Words>) => string;
  readonly answer: (props: ViewProps<Result, Words>) => Child;
  readonly View: (props: ViewProps<Result, Words>) => Child;
}

/** What the parts of the page of a tool are made from. */
export interface ShownBy<Of extends Calculating> {
  readonly page: PageContext;
  readonly words: WordsOfTools[Of['slug']];
  readonly result: Of extends Calculating<infer Result> ? Result : never;
}

interface Calculating<Result = unknown> {
  readonly slug: keyof WordsOfTools;
  readonly calculate: (...input: never) => { readonly result: Result };
}

interface Definition<Slug extends string, Result, Words> {
  readonly tool: AnyTool & {
    readonly slug: Slug;
    readonly calculate: (...input: never) => { readonly result: Result };
  };
  readonly card: ToolCard;
  readonly choices?: readonly string[];
  /** Whether what it is asked may be a birth, though it has no fields of one: its results are nobody else's. */
  readonly isOfPerson?: true;
  /** The heading of the result, where it says more than the title: for whom the day is. */
  readonly heading?: (props: ViewProps<Result, Words>) => string;
  /**
   * The line that answers the question, of which a reader needs no more: "Moon sign: Capricorn". It is the same whoever
   * was born, says what an unknown time leaves open, and is short enough for two or three lines of a phone.
   */
  readonly answer: (props: ViewProps<Result, Words>) => Child;
  /** What stands between the answer and the certainty: lead facts, pictures, tables. */
  readonly View: (props: ViewProps<Result, Words>) => Child;
}

/** Ties a view to the result of its tool and to its words: the compiler checks both. */
export function toolPage<Slug extends keyof WordsOfTools, Result>(
  definition: Definition<Slug, Result, WordsOfTools[Slug]>,
): ToolPage<Slug, Result, WordsOfTools[Slug]> {
  const { slug } = definition.tool;
  return { choices: [], ...definition, wordsIn: ({ tools }) => tools[slug] };
}
