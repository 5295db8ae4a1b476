import methodology from 'virtual:methodology';
import { description, toolIndex } from '../../catalog/descriptions.js';
import type { Family } from '../../catalog/paths.js';
import { indexPage, methodologyPage, STYLESHEET, toolPage } from '../pages/pages.js';
import { openApi } from './openapi/document.js';
import { type Route, slugOf } from './routes.js';

/** What a GET is answered with: the same until the next release, for one address. */
export interface Document {
  readonly type: string;
  readonly body: string;
  /** Strong entity tag, with its quotes. */
  readonly etag: string;
}

export interface Choice {
  /** Of the index: the page for people. */
  readonly asHtml: boolean;
  /** Of the OpenAPI document: the families of paths that it describes. */
  readonly families: readonly Family[];
}

/** The documents of one base address, each made when it is first asked for and kept. */
export class Documents {
  readonly baseUrl: string;
  readonly #made = new Map<string, Promise<Document>>();

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  /** The document that stands behind a route, of the kind that was asked for where there is a choice. */
  async at(route: Route, choice: Choice): Promise<Document | undefined> {
    const family = route.kind === 'calculator' ? route.family : '';
    const key = [route.kind, family, slugOf(route), choice.asHtml, choice.families].join(' ');
    const made = this.#made.get(key);
    if (made) return made;
    const written = write(route, choice, this.baseUrl);
    if (!written) return undefined;
    const document = tagged(written);
    this.#made.set(key, document);
    return document;
  }
}

type Written = Omit<Document, 'etag'>;

function write(route: Route, { asHtml, families }: Choice, baseUrl: string): Written | undefined {
  switch (route.kind) {
    case 'home':
      return page(indexPage(baseUrl));
    case 'index':
      return asHtml ? page(indexPage(baseUrl)) : jsonDocument(toolIndex(baseUrl));
    case 'openapi':
      return jsonDocument(openApi(baseUrl, families));
    case 'stylesheet':
      return { type: 'text/css; charset=utf-8', body: STYLESHEET };
    case 'calculator':
      return jsonDocument(description(route.tool, route.family, baseUrl));
    case 'page':
      return page(toolPage(route.tool, baseUrl));
    case 'methodology': {
      const { slug } = route.tool;
      const text = Object.hasOwn(methodology, slug) ? methodology[slug] : undefined;
      return text === undefined ? undefined : page(methodologyPage(route.tool, text, baseUrl));
    }
    default:
      return undefined;
  }
}

function page(body: string): Written {
  return { type: 'text/html; charset=utf-8', body };
}

/** A document in JSON. */
export function jsonDocument(value: unknown): Written {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

/** A document with the tag that its text has. */
export async function tagged(written: Written): Promise<Document> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(written.body));
  const bytes = [...new Uint8Array(digest, 0, 16)];
  return { ...written, etag: `"${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"` };
}
