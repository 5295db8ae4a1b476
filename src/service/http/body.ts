import { ROWS } from '../../base/schema/validate.js';
import type { ToolDescription } from '../../calculation/tool.js';

/** The largest body that is read where a request may have no larger one, bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The same of a request with a list of objects, such as a thousand candidates of a match. */
const MAX_LIST_BYTES = 256 * 1024;

/** The largest body of a calculation. */
export function mostBytesOf({ inputSchema }: Pick<ToolDescription, 'inputSchema'>): number {
  return Object.values(inputSchema.properties).some((field) => field[ROWS]) ? MAX_LIST_BYTES : MAX_BODY_BYTES;
}

/** How much of a body that nobody wants is read, and for how long. */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024;
const MAX_DISCARD_MILLISECONDS = 5_000;

/** A parsed body, or why there is none. */
export type Body = { readonly value: unknown } | BodyRefusal;

/** The fields of a form, or why there are none. */
export type FormBody = { readonly value: Readonly<Record<string, string>> } | BodyRefusal;

export interface BodyRefusal {
  readonly status: 400 | 413 | 415;
  readonly message: string;
}

/** application/json, text/json and whatever ends in +json, with or without parameters. */
const JSON_TYPE = /^(?:(?:application|text)\/json|[\w!#$&^.+-]+\/[\w!#$&^.+-]+\+json)$/i;

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/** What a form of a page is sent as, where no file is in it. */
const FORM_TYPE = /^application\/x-www-form-urlencoded$/i;

export function tooLarge(most: number): BodyRefusal {
  return { status: 413, message: `The body is larger than ${most} bytes.` };
}
export const BROKEN_OFF: BodyRefusal = { status: 400, message: 'The body broke off.' };
const PACKED: BodyRefusal = { status: 415, message: 'The body must not be compressed.' };
const NO_FORM: BodyRefusal = { status: 415, message: 'The body must be a form, as a page sends it.' };
const NOT_UTF8: BodyRefusal = { status: 415, message: 'The body must be in UTF-8, declared as such or not at all.' };
export const NOT_JSON: BodyRefusal = { status: 415, message: 'The body must be JSON, declared as application/json.' };

/**
 * Reads the JSON body of a request: first what it declares, then its size, counted while it arrives, then its text.
 * A body without a declared type is taken for JSON.
 */
export async function readJson(request: Request, most = MAX_BODY_BYTES): Promise<Body> {
  const refusal = declaredRefusal((name) => request.headers.get(name), most);
  if (refusal) return refusal;
  const chunks = await readChunks(request, most);
  return Array.isArray(chunks) ? parseJson(chunks) : chunks;
}

/** Reads the fields of a form in the same way. */
export async function readForm(request: Request, most = MAX_BODY_BYTES): Promise<FormBody> {
  const refusal = declaredFormRefusal((name) => request.headers.get(name), most);
  if (refusal) return refusal;
  const chunks = await readChunks(request, most);
  return Array.isArray(chunks) ? parseForm(chunks) : chunks;
}

/** Why a form is not read at all. One that declares no type was not sent by a page. */
export function declaredFormRefusal(header: (name: string) => string | null, most: number): BodyRefusal | undefined {
  const sent = header('content-type') ?? '';
  if (!FORM_TYPE.test(typeOf(sent))) return NO_FORM;
  return unreadable(sent, header, most);
}

/** Why a body is not read at all, by the headers of its request. */
export function declaredRefusal(header: (name: string) => string | null, most: number): BodyRefusal | undefined {
  const sent = header('content-type') ?? '';
  const type = typeOf(sent);
  if (type && !JSON_TYPE.test(type)) return NOT_JSON;
  return unreadable(sent, header, most);
}

/** A media type without its parameters. */
function typeOf(sent: string): string {
  const end = sent.indexOf(';');
  return (end === -1 ? sent : sent.slice(0, end)).trim();
}

function unreadable(sent: string, header: (name: string) => string | null, most: number): BodyRefusal | undefined {
  const charset = sent.includes(';') ? CHARSET.exec(sent)?.[1] : undefined;
  if (charset !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(charset)) return NOT_UTF8;
  const encoding = header('content-encoding');
  if (encoding && encoding.toLowerCase() !== 'identity') return PACKED;
  return Number(header('content-length')) > most ? tooLarge(most) : undefined;
}

/** The bytes of a body, counted while they are read, since a client may declare any length or none. */
async function readChunks({ body }: Request, most: number): Promise<Uint8Array<ArrayBuffer>[] | BodyRefusal> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  let size = 0;
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      size += next.value.byteLength;
      if (size > most) return tooLarge(most);
      chunks.push(next.value);
    }
  } catch {
    return BROKEN_OFF;
  } finally {
    reader?.releaseLock();
  }
  return chunks;
}

/** A GET or HEAD shows no body to a handler, whatever was sent with it. */
export function mayHaveBody({ method }: { readonly method: string }): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/**
 * Reads what is left of the body of a request and throws it away, up to a size and for a time. Ordinary clients read no
 * answer before they have sent all, and lose it if the connection breaks while they send.
 */
export async function discardBody(request: Request): Promise<void> {
  if (!mayHaveBody(request) || !request.body || request.body.locked) return;
  const reader = request.body.getReader();
  await discardPieces(() => reader.read());
}

/** Asks for pieces of a body, up to the size and for the time that one may take which nobody wants. */
export async function discardPieces(
  next: () => Promise<{ readonly done?: boolean; readonly value?: Uint8Array | undefined }>,
): Promise<void> {
  let left = MAX_DISCARDED_BYTES;
  const discard = async () => {
    while (left > 0) {
      const { done, value } = await next();
      left = done || !value ? 0 : left - value.byteLength;
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_DISCARD_MILLISECONDS);
  });
  // A body that breaks off leaves nothing to be read.
  await Promise.race([discard().catch(() => {}), timeIsUp]);
  clearTimeout(timer);
  left = 0;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** What the bytes of a body say. */
export function parseJson(chunks: readonly Uint8Array[]): Body {
  const bytes = joined(chunks);
  if (bytes.byteLength === 0) return malformed('The body is empty. Send the input as a JSON object.');
  try {
    return { value: JSON.parse(UTF8.decode(bytes)) };
  } catch {
    return malformed('The body is not valid JSON in UTF-8.');
  }
}

/** The fields of a form; of several with one name the first. */
export function parseForm(chunks: readonly Uint8Array[]): FormBody {
  try {
    const fields = [...new URLSearchParams(UTF8.decode(joined(chunks)))].reverse();
    return { value: Object.fromEntries(fields) };
  } catch {
    return NO_FORM;
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [first] = chunks;
  if (first && chunks.length === 1) return first;
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.byteLength;
  }
  return bytes;
}

function malformed(message: string): BodyRefusal {
  return { status: 400, message };
}
