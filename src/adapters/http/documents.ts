import { description, toolIndex } from '../../catalog/descriptions.js';
import type { Family } from '../../catalog/paths.js';
import { openApi } from './openapi/document.js';
import { type Route, slugOf } from './routes.js';

/** What a GET is answered with: the same until the next release, for one address. */
export interface Document {
  readonly type: string;
  readonly body: string;
  /** The body in UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Strong entity tag, with its quotes. */
  readonly etag: string;
}

export interface Choice {
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
    const key = [route.kind, family, slugOf(route), choice.families].join(' ');
    const made = this.#made.get(key);
    if (made) return made;
    const written = write(route, choice, this.baseUrl);
    if (!written) return undefined;
    const document = tagged(written);
    this.#made.set(key, document);
    return document;
  }
}

type Written = Pick<Document, 'type' | 'body'>;

function write(route: Route, { families }: Choice, baseUrl: string): Written | undefined {
  switch (route.kind) {
    case 'index':
      return jsonDocument(toolIndex(baseUrl));
    case 'openapi':
      return jsonDocument(openApi(baseUrl, families));
    case 'calculator':
      return jsonDocument(description(route.tool, route.family, baseUrl));
    default:
      return undefined;
  }
}

/** A document in JSON. */
export function jsonDocument(value: unknown): Written {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

/** A document with the tag that its text has. */
export async function tagged(written: Written): Promise<Document> {
  const bytes = new TextEncoder().encode(written.body);
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 16)];
  return { ...written, bytes, etag: `"${digest.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"` };
}
