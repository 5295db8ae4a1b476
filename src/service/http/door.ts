import type { Lazy } from '../web/lazy.js';
import type { Answer } from './answer.js';
import type { Body, FormBody } from './body.js';

/** A request as a part of the service reads it, whatever brought it. */
export interface Asked {
  readonly method: string;
  /** Scheme and host that the client asked, such as `https://example.org`. */
  readonly origin: string;
  /** As it was sent, percent-encoded, without the path of a mount. */
  readonly pathname: string;
  /** With its question mark, '' for none. */
  readonly search: string;
  /** The client's own, where it is safe, or a new one. */
  readonly requestId: string;
  /** Whom a limit counts the request against. */
  readonly client: string;
  /** Whether the client has gone, so that nobody waits for the answer. Where nobody knows, it has not. */
  readonly isGone?: (() => boolean) | undefined;
  /** A header by its name in small letters. */
  readonly header: (name: string) => string | null;
  /** Whether an answer may be sent in gzip: the client takes it, and nothing between here and there encodes it again. */
  readonly takesGzip?: boolean;
  /** Reads the body, of as many bytes as are given at most, or as many as the service takes of any request. */
  readonly json: (most?: number) => Promise<Body>;
  /** Reads the body as the fields of a form. */
  readonly form: () => Promise<FormBody>;
}

/** A part of the service that stands beside the public calculators, such as the keyed interface. */
export interface Door {
  /** All paths that begin with this one and a slash, and this one itself, lead here. */
  readonly path: string;
  readonly answer: (asked: Asked) => Answer | Promise<Answer>;
  /** What it loads when it is first needed. */
  readonly part?: Pick<Lazy<unknown>, 'get' | 'hasFailed'>;
}

/** What is told of every answer, and holds neither birth data nor keys. */
export interface Answered {
  readonly at: Date;
  readonly requestId: string;
  readonly method: string;
  /** The kind of address, such as `calculator`, or the path of a door, such as `/mcp`; never what the client wrote. */
  readonly route: string;
  /** The slug of a tool that exists, or ''. */
  readonly tool: string;
  readonly status: number;
  readonly milliseconds: number;
}
