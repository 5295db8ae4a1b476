import type { Child } from 'hono/jsx';
import type { CaveatCode } from '../../base/input/caveats.js';
import type { Provenance } from '../../calculation/calculate.js';
import { isChosen } from '../../calculation/conventions.js';
import type { AnyTool, ToolDescription } from '../../calculation/tool.js';
import type { GatheredName } from '../../catalog/gathered.js';
import type { PageWords } from '../../languages/pages/page-words.js';
import type { GatheredWords } from '../../languages/pages/tool-words.js';
import type { PageContext } from './context.js';
import type { IconName } from './icons.js';
import type { Fact } from './parts.js';
import type { ToolCard, ToolPage, ViewProps } from './tool-page.js';

/** Whose birth a tool of a page of two people is asked about; '' for the birth of one, or for both. */
export type Whose = '' | 'a_' | 'b_';

/** A tool that a page of several asks, with what the query of the page has for it. */
export interface Part<Result = never, Words = never> {
  readonly toolPage: ToolPage<string, Result, Words>;
  readonly tool: AnyTool;
  readonly whose: Whose;
}

export function part<Result, Words>(toolPage: ToolPage<string, Result, Words>, whose: Whose = ''): Part<Result, Words> {
  return { toolPage, tool: toolPage.tool, whose };
}

/** A part of a page: what one tool shows, as its own page shows it. */
export interface Section extends Layout {
  readonly part: Part;
  readonly Show: (props: ViewProps<never, never>) => Child;
}

interface Layout<Result = never, Words = never> {
  /** Where it is folded: its picture, and the line beside its name that tells the result; else the answer of its tool. */
  readonly fold?: { readonly icon: IconName; readonly gist?: (props: ViewProps<Result, Words>) => Child };
  /** Whether it tells nothing of a birth of unknown time, of which its tool tells something. */
  readonly needsTime?: true;
  /** Whether paper begins a sheet with it. */
  readonly isNewSheet?: true;
  /** Whether it is one block, whose heading is that of the section. */
  readonly isAlone?: true;
  /** Whether it stands beside the next of its kind where there is room. */
  readonly isHalf?: true;
  /** The page that its link leads to, where that is not the one of its tool. */
  readonly leadsTo?: GatheredName;
}

/** Ties what a page shows to the tool that it comes from: the compiler checks that it takes its result and its words. */
export function section<Result, Words>(
  of: Part<Result, Words>,
  Show: (props: ViewProps<Result, Words>) => Child,
  layout: Layout<Result, Words> = {},
): Section {
  return { part: of, Show, ...layout };
}

/** What a tool of the page tells; undefined where it tells nothing of this birth. */
export type ToldBy = <Result, Words>(part: Part<Result, Words>) => ViewProps<Result, Words> | undefined;

/** What the head of a result is made from: the result of the first tool, and the words of the page. */
export interface HeadProps<Result, Words> extends ViewProps<Result, Words> {
  /** What the address says, by name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly toldBy: ToldBy;
}

/** What a booklet is made from. */
export interface BookletProps extends Pick<HeadProps<never, never>, 'page' | 'choices' | 'toldBy'> {
  /** When and where somebody was born, on a line. */
  readonly whose: string;
  /** The ayanamsha and the day of the print, for the foot of each sheet. */
  readonly foot: string;
  /** Where the result is found. */
  readonly address: string;
  /** How all of it was calculated. */
  readonly used: readonly Fact[];
  /** What is to be kept in mind. */
  readonly caveats: Provenance['caveats'];
}

/** A result as sheets of paper. */
type Booklet = (props: BookletProps) => Child;

/** A page of several tools as people see it. */
export interface GatheredPage {
  readonly name: GatheredName;
  readonly card: ToolCard;
  /** What it says, among all that pages say in a language. */
  readonly wordsIn: (words: PageWords) => GatheredWords<string>;
  /** What its form asks: what the first of its tools asks, and the conventions of all. */
  readonly asked: ToolDescription;
  readonly choices: readonly string[];
  /** The tool without whose result there is no page. Its answer is that of the page. */
  readonly lead: Part;
  readonly Head: (props: HeadProps<never, never>) => Child;
  readonly order: readonly string[];
  /** The order for a reader, where it hangs on the language or on what the address asks for. */
  readonly orderFor?: OrderFor;
  readonly sections: Readonly<Record<string, Section>>;
  readonly paper: Paper;
  /** What prints it, at the address of the result with `view=booklet`. */
  readonly Booklet?: Booklet;
  /** What its tools say of parts of their results that the page does not show. */
  readonly unsaid?: readonly CaveatCode[];
}

/** The sections as a reader has them, and the one with which paper begins a sheet. */
type OrderFor = (
  reader: Pick<PageContext, 'locale'>,
  choices: URLSearchParams,
) => { readonly order: readonly string[]; readonly newSheet: string };

/** How a page is printed: on two sheets, or as it is. */
type Paper = 'two_sheets' | 'plain';

/** What the query of a result says that asks for its booklet. */
export const AS_BOOKLET = { name: 'view', value: 'booklet' } as const;

interface Definition<Name extends GatheredName, Id extends string, Result, ToolsWords> {
  readonly name: Name;
  readonly card: ToolCard;
  readonly choices: readonly string[];
  readonly lead: Part<Result, ToolsWords>;
  /** Lead facts and pictures of the whole. */
  readonly Head: (props: HeadProps<Result, PageWords['gathered'][Name]>) => Child;
  /** The sections in their order. */
  readonly order: readonly Id[];
  readonly orderFor?: OrderFor;
  /** The compiler wants one for each, and its heading in every language. */
  readonly sections: { readonly [Each in NoInfer<Id>]: Section };
  readonly paper: Paper;
  readonly Booklet?: Booklet;
  readonly unsaid?: readonly CaveatCode[];
}

/** Ties sections to their tools, and both to the words of a page. */
export function gatheredPage<
  Name extends GatheredName,
  Id extends keyof PageWords['gathered'][Name]['sections'] & string,
  Result,
  ToolsWords,
>(definition: Definition<Name, Id, Result, ToolsWords>): GatheredPage {
  const { name, lead, sections } = definition;
  const parts: readonly Section[] = Object.values(sections);
  const conventions = parts.flatMap(({ part: { tool } }) => tool.options.filter(isChosen));
  const options = [...new Set([...lead.tool.options, ...conventions])];
  return { ...definition, wordsIn: ({ gathered }) => gathered[name], asked: { ...lead.tool, slug: name, options } };
}
