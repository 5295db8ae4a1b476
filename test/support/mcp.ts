import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';

/** How a client asks: with the handshake that the protocol had until 2025-11-25, or as it does since. */
export const GENERATIONS = ['legacy', 'auto'] as const;
export type Generation = (typeof GENERATIONS)[number];

type Handle = (request: Request) => Promise<Response>;

export const MCP_URL = 'https://example.test/mcp';

/** A client of the official SDK over Streamable HTTP; to a handler of this process where one is given. */
export function httpTransport(url: string, handle?: Handle): Transport {
  const toHandler = (input: string | URL, init?: RequestInit) => (handle as Handle)(new Request(input, init));
  return new StreamableHTTPClientTransport(new URL(url), handle ? { fetch: toHandler } : {});
}

/** What each client has by itself. Shared, since to compile every schema of a list takes seconds, also the second time. */
const ajv = new AjvJsonSchemaValidator();
const compiled = new Map<string, ReturnType<typeof ajv.getValidator>>();
/** The generations give the keys of a schema in another order. */
const sorted = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const jsonSchemaValidator = {
  getValidator<T>(schema: Parameters<typeof ajv.getValidator>[0]) {
    const key = JSON.stringify(schema, sorted);
    const validator = compiled.get(key) ?? ajv.getValidator(schema);
    compiled.set(key, validator);
    return validator as ReturnType<typeof ajv.getValidator<T>>;
  },
};

export async function connected(transport: Transport, mode: Generation = 'legacy'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode }, jsonSchemaValidator });
  await client.connect(transport);
  return client;
}

/** The address at which a client is told all: schemas of answers, and answers as JSON. */
export const FULL_URL = `${MCP_URL}?schemas=full`;

/** A message that asks for an answer. */
export function rpc(id: number | string, method: string, params?: unknown) {
  return { jsonrpc: '2.0', id, method, ...(params !== undefined && { params }) };
}

/** The first message of a client of the handshake. */
export function initializing(protocolVersion: string, id: number | string = 1) {
  const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  return { ...rpc(id, 'initialize', params), params };
}

/** A client of a handler. */
export function clientOf(handle: Handle, mode?: Generation, url: string = MCP_URL): Promise<Client> {
  return connected(httpTransport(url, handle), mode);
}

/** What a call tells a reader. */
export function textOf({ content }: { readonly content: readonly { readonly type: string }[] }): string {
  const [block] = content as readonly { readonly type: string; readonly text?: string }[];
  if (block?.type !== 'text' || block.text === undefined) throw new Error('The call tells nothing.');
  return block.text;
}

/** One message to a handler, as a client of the handshake sends it. */
export async function posted(handle: Handle, message: unknown, headers: Record<string, string> = {}, url = MCP_URL) {
  const response = await handle(
    new Request(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    }),
  );
  const text = await response.text();
  return { response, body: text === '' ? undefined : JSON.parse(text) };
}
