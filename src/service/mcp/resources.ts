import pages from 'virtual:methodology-markdown';
import type { ReadResourceResult, Resource, ResourceTemplateType } from '@modelcontextprotocol/server';
import { methodologyUrl } from '../../calculation/define.js';

/** Links lead to resources where no service is behind them: `nirayana://methodology/<slug>`. */
export const RESOURCE_BASE = 'nirayana:/';

const MARKDOWN = 'text/markdown';

/** A page for each calculator: rule, sources, where traditions differ. */
export function resourceList(): Resource[] {
  return Object.entries(pages).map(([slug, page]) => ({
    uri: methodologyUrl(slug, RESOURCE_BASE),
    name: slug,
    title: `Methodology: ${/^# (.*)$/m.exec(page)?.[1] ?? slug}`,
    mimeType: MARKDOWN,
    size: new TextEncoder().encode(page).length,
  }));
}

export const RESOURCE_TEMPLATE = {
  uriTemplate: methodologyUrl('{slug}', RESOURCE_BASE),
  name: 'methodology',
  title: 'Methodology of a calculator',
  description: 'How it calculates, step by step, with sources and the readings of other traditions.',
  mimeType: MARKDOWN,
} satisfies ResourceTemplateType;

/** The page of an address, as it is listed or as results link to it; undefined for another. */
export function readResource(uri: string, baseUrl: string): ReadResourceResult | undefined {
  const slug = Object.keys(pages).find((one) =>
    [RESOURCE_BASE, baseUrl].some((base) => uri === methodologyUrl(one, base)),
  );
  const text = slug === undefined ? undefined : pages[slug];
  return text === undefined ? undefined : { contents: [{ uri, mimeType: MARKDOWN, text }] };
}

/** The slugs that begin with what was typed. */
export function slugsFrom(typed: string): string[] {
  return Object.keys(pages).filter((slug) => slug.startsWith(typed));
}
