import type { AnyTool } from '../calculation/tool.js';
import { FURTHER, INDEXED } from './listed.js';

type ListedTool = (typeof INDEXED)[number] | (typeof FURTHER)[number];

/** The slugs of all tools, which the compiler knows: what each tool must have, such as a page, is a record of them. */
export type ToolSlug = ListedTool['slug'];

/** The tool of a slug with its own input and result. */
export type ToolOf<Slug extends ToolSlug> = Extract<ListedTool, { readonly slug: Slug }>;

/** @internal What the tool of a slug answers. */
export type ResultOf<Slug extends ToolSlug> =
  ToolOf<Slug> extends { readonly calculate: (...input: never) => { readonly result: infer Result } } ? Result : never;

/**
 * The 25 tools of the public index, in its order.
 *
 * @example
 * import { tools } from 'nirayana';
 *
 * tools.length; // => 25
 * tools[0]?.slug; // => 'vedic-moon-sign-calculator'
 */
export const tools: readonly AnyTool[] = INDEXED;

/** Tools beyond the 25 of the public index, which lists them apart. They are served, described and documented alike. */
export const furtherTools: readonly AnyTool[] = FURTHER;

/** Every tool that is served. Not by a spread: bundlers would keep that, and so every tool, where nobody asks for it. */
export const allTools: readonly AnyTool[] = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ tools.concat(furtherTools));

/**
 * The tool of a slug, or undefined.
 *
 * @example
 * import { findTool } from 'nirayana';
 *
 * findTool('panchang')?.title; // => 'Daily panchang'
 * findTool('tarot'); // => undefined
 */
export function findTool(slug: string): AnyTool | undefined {
  return allTools.find((tool) => tool.slug === slug);
}
