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

type Written = Pick<Document, 'type' | 'body'>;

/** A document in JSON as it is written once, for whichever origin: clients choose the host that they send. */
export class Template {
  readonly #written: Written;
  #tag: Promise<string> | undefined;

  constructor(written: Written) {
    this.#written = written;
  }

  /** The document of an origin. Its tag follows from that of the template: whoever holds it has nothing made. */
  async at(origin: string): Promise<Document> {
    this.#tag ??= tagOf(this.#written.body);
    return new Addressed(this.#written, origin, await tagOf(`${await this.#tag} ${origin}`));
  }
}

/** A document that is written out when it is sent. */
class Addressed implements Document {
  readonly type: string;
  readonly etag: string;
  readonly #template: string;
  readonly #origin: string;
  #body: string | undefined;
  #bytes: Uint8Array<ArrayBuffer> | undefined;

  constructor({ type, body }: Written, origin: string, etag: string) {
    this.type = type;
    this.etag = etag;
    this.#template = body;
    this.#origin = JSON.stringify(origin).slice(1, -1);
  }

  get body(): string {
    // By a function: a text in its place may have signs that stand for what is around it.
    this.#body ??= this.#template.replaceAll(ANY_ORIGIN, () => this.#origin);
    return this.#body;
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    this.#bytes ??= new TextEncoder().encode(this.body);
    return this.#bytes;
  }
}

/** What is written of documents, by their keys. */
export type Templates = Map<string, Promise<Template>>;

/** The documents of one base address, each made when it is first asked for and kept. */
export class Documents {
  readonly #baseUrl: string;
  readonly #templates: Templates;
  readonly #made = new Map<string, Promise<Document>>();

  constructor(baseUrl: string, templates: Templates) {
    this.#baseUrl = baseUrl;
    this.#templates = templates;
  }

  /** The document that stands behind a route, of the kind that was asked for where there is a choice. */
  async at(route: Route, choice: Choice): Promise<Document | undefined> {
    const family = route.kind === 'calculator' ? route.family : '';
    const key = [route.kind, family, slugOf(route), choice.families].join(' ');
    const made = this.#made.get(key);
    if (made) return made;
    const template = this.#templates.get(key) ?? write(route, choice, ANY_ORIGIN + rootOf(this.#baseUrl));
    if (!template) return undefined;
    const document = template.then((written) => written.at(new URL(this.#baseUrl).origin));
    this.#templates.set(key, template);
    this.#made.set(key, document);
    try {
      return await document;
    } catch (error) {
      // What failed once is written anew by the next one who asks.
      this.#templates.delete(key);
      this.#made.delete(key);
      throw error;
    }
  }
}

function write(route: Route, choice: Choice, baseUrl: string): Promise<Template> | undefined {
  const made = told(route, choice, baseUrl);
  return made && Promise.resolve(made).then((value) => new Template(jsonDocument(value)));
}

function told(route: Route, { families }: Choice, baseUrl: string): object | Promise<object> | undefined {
  switch (route.kind) {
    case 'index':
      return toolIndex(baseUrl);
    case 'openapi':
      return openApi(baseUrl, families);
    case 'calculator':
      return description(route.tool, route.family, baseUrl);
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
  return { ...written, bytes: new TextEncoder().encode(written.body), etag: await tagOf(written.body) };
}

/** The strong entity tag of a text. */
export async function tagOf(text: string): Promise<string> {
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)), 0, 16)];
  return `"${digest.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
