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

/** What a page of several tools says beside what they say. */
export interface GatheredWords<Id extends string> extends ToolWords {
  /** The headings of its sections, which the list of contents has too. */
  readonly sections: Readonly<Record<Id, string>>;
}

/** The words of each tool by its slug. The folder of a tool adds its own, and the compiler wants them of every language. */
// biome-ignore lint/suspicious/noEmptyInterface: declared on by src/tools/<slug>/page/words.ts
export interface WordsOfTools {}
