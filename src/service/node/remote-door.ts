import type { Answer } from '../http/answer.js';
import type { Body, BodyRefusal, FormBody } from '../http/body.js';
import type { Asked, Door } from '../http/door.js';

/** The headers that go to another process with a request. A door there can ask for no other. */
const HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-api-key',
] as const;

/** A request on its way to the process that answers it. */
export interface SentRequest extends Pick<Asked, 'method' | 'origin' | 'pathname' | 'search' | 'requestId' | 'client'> {
  readonly door: string;
  readonly headers: Readonly<Record<string, string | null>>;
  /** By which the process that has the body is asked for it. */
  readonly body: number;
}

/** Which body is to be read, and how many bytes of it at most; as many as the service takes of any request where none. */
export interface AskedBody {
  readonly request: number;
  readonly most?: number;
  /** Read as a form, and not as JSON. */
  readonly isForm?: true;
}

/** The doors of another process, as those of this one. */
export class RemoteDoors {
  readonly doors: readonly Door[];
  readonly #unread = new Map<number, Pick<Asked, 'json' | 'form'>>();
  readonly #send: (request: SentRequest) => Promise<Answer>;
  #requests = 0;

  /** @param send has the other process answer */
  constructor(paths: readonly string[], send: (request: SentRequest) => Promise<Answer>) {
    this.#send = send;
    this.doors = paths.map((path) => ({ path, answer: (asked) => this.#answer(path, asked) }));
  }

  /**
   * Reads the body of a request that waits for its answer, when the other process asks for it.
   *
   * @returns a {@link Body} as JSON
   */
  async body({ request, most, isForm }: AskedBody): Promise<string> {
    const asked = this.#unread.get(request);
    if (!asked) throw new Error('There is no such request.');
    return written(await (isForm ? asked.form() : asked.json(most)));
  }

  async #answer(door: string, asked: Asked): Promise<Answer> {
    const body = ++this.#requests;
    const { method, origin, pathname, search, requestId, client } = asked;
    const headers = Object.fromEntries(HEADERS.map((name) => [name, asked.header(name)]));
    this.#unread.set(body, asked);
    try {
      return await this.#send({ door, method, origin, pathname, search, requestId, client, headers, body });
    } finally {
      this.#unread.delete(body);
    }
  }
}

const TOO_DEEP: BodyRefusal = { status: 400, message: 'The body is nested too deeply.' };

/** JSON is read to any depth, but written only as deep as the stack is, so that it is not left to the channel. */
function written(body: Body): string {
  try {
    return JSON.stringify(body);
  } catch {
    return JSON.stringify(TOO_DEEP);
  }
}

/** Answers what {@link RemoteDoors} of another process sends. */
export async function answerFor(
  doors: readonly Door[],
  { door: path, headers, body, ...request }: SentRequest,
  readBody: (asked: AskedBody) => Promise<string>,
): Promise<Answer> {
  const door = doors.find((candidate) => candidate.path === path);
  if (!door) throw new Error(`There is no door at ${path}.`);
  let read: Promise<Body> | undefined;
  let form: Promise<FormBody> | undefined;
  return door.answer({
    ...request,
    header: (name) => {
      const value = headers[name.toLowerCase()];
      if (value === undefined) throw new Error(`The header ${name} is not sent from one process to another.`);
      return value;
    },
    json: (most) => {
      read ??= readBody({ request: body, ...(most !== undefined && { most }) }).then(
        (text) => JSON.parse(text) as Body,
      );
      return read;
    },
    form: () => {
      form ??= readBody({ request: body, isForm: true }).then((text) => JSON.parse(text) as FormBody);
      return form;
    },
  });
}
