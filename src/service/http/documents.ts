import { description, toolIndex } from '../../catalog/descriptions.js';
import { type Family, rootOf } from '../../catalog/paths.js';
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

/** Stands for the origin of every address. No host is called so (RFC 2606). */
export const ANY_ORIGIN = 'https://origin.invalid';

/** What is written of documents, by their keys, for whichever address: clients choose the host that they send. */
export type Templates = Map<string, Written>;

/** The documents of one base address, each made when it is first asked for and kept. */
export class Documents {
  readonly baseUrl: string;
  readonly #templates: Templates;
  readonly #made = new Map<string, Promise<Document>>();

  constructor(baseUrl: string, templates: Templates) {
    this.baseUrl = baseUrl;
    this.#templates = templates;
  }

  /** The document that stands behind a route, of the kind that was asked for where there is a choice. */
  async at(route: Route, choice: Choice): Promise<Document | undefined> {
    const family = route.kind === 'calculator' ? route.family : '';
    const key = [route.kind, family, slugOf(route), choice.families].join(' ');
    const made = this.#made.get(key);
    if (made) return made;
    const template = this.#templates.get(key) ?? write(route, choice, ANY_ORIGIN + rootOf(this.baseUrl));
    if (!template) return undefined;
    this.#templates.set(key, template);
    const body = template.body.replaceAll(ANY_ORIGIN, new URL(this.baseUrl).origin);
    const document = tagged({ ...template, body });
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
