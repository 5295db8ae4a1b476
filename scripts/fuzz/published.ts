import { Compile } from 'typebox/schema';
import type { AnyTool } from '../../src/calculation/tool.js';

interface Envelope {
  readonly tool?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}

interface Document {
  readonly paths: Readonly<
    Record<string, { readonly post: { readonly responses: Readonly<Record<string, unknown>> } }>
  >;
}

interface Response {
  readonly content: { readonly 'application/json': { readonly schema: object } };
}

type Check = (envelope: unknown) => boolean;

/** What answers of a tool may be: a result, or an error that is the fault of an input. */
const STATUSES = { invalid_input: 400, engine_error: 422 };

/** Holds whole envelopes, of results and of errors, to what the OpenAPI document says of them. */
export class Published {
  /** How many inputs came to a result: a fuzz whose inputs are all refused tries little. */
  results = 0;
  readonly #document: Document;
  readonly #checks = new Map<string, Check>();

  constructor(document: unknown) {
    this.#document = document as Document;
  }

  /** What is wrong with an envelope; with `status`, of an answer that has it. */
  faultOf(envelope: unknown, { slug }: AnyTool, status?: number): string | undefined {
    const { error } = Object(envelope) as Envelope;
    if (error && !Object.hasOwn(STATUSES, error.code)) return `${error.code}: ${error.message}`;
    const due = error ? STATUSES[error.code as keyof typeof STATUSES] : 200;
    if (status !== undefined && status !== due) return `The status is ${status} and not ${due}.`;
    if (!error) this.results++;
    if (!this.#checkOf(slug, due)(envelope) || (envelope as Envelope).tool !== slug) {
      return `An envelope that its schema does not have: ${JSON.stringify(envelope)?.slice(0, 300)}`;
    }
  }

  #checkOf(slug: string, status: number): Check {
    // Errors are the same for every tool.
    const name = status === 200 ? slug : `${status}`;
    const known = this.#checks.get(name);
    if (known) return known;
    const { responses } = this.#document.paths[`/api/public/tools/${slug}`]?.post ?? {};
    const response = this.#resolved(responses?.[status]) as Response;
    const compiled = Compile(response.content['application/json'].schema);
    const check: Check = (envelope) => compiled.Check(envelope);
    this.#checks.set(name, check);
    return check;
  }

  /** A part of the document with what it refers to in the place of each reference: compiled in half the time. */
  #resolved(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((one) => this.#resolved(one));
    if (typeof node !== 'object' || node === null) return node;
    if ('$ref' in node) return this.#resolved(this.#target(String(node.$ref)));
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, this.#resolved(value)]));
  }

  #target(reference: string): unknown {
    const names = reference.split('/').slice(1);
    return names.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], this.#document);
  }
}
