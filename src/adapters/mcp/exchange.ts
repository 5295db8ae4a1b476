import {
  createMcpHandler,
  isLegacyRequest,
  PARSE_ERROR,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { isRecord } from '../../input/options.js';
import type { Body } from '../http/body.js';

/** What the protocol has for a refusal by HTTP itself. */
const REFUSED = -32_000;

export interface Exchange {
  /** The body of the request, within the limits of the service. */
  readonly json: () => Promise<Body>;
  /** Makes the server that answers it. */
  readonly server: () => Server;
  readonly report: (error: unknown) => void;
}

/**
 * One request of Streamable HTTP and its answer, which is always one JSON document. There are no sessions, so there is
 * nothing to GET or to DELETE.
 */
export async function exchange(request: Request, parts: Exchange): Promise<Response> {
  const answer = await answerTo(request, parts);
  // Any page may ask: there are no credentials, and nothing is told that a page could not calculate itself.
  answer.headers.set('Access-Control-Allow-Origin', '*');
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

async function answerTo(request: Request, { json, server, report }: Exchange): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
  if (request.method !== 'POST') return refused(405, REFUSED, `The method must be one of ${METHODS}.`);
  try {
    const body = await json();
    if ('status' in body) return refused(body.status, body.status === 400 ? PARSE_ERROR : REFUSED, body.message);
    const isEarlier = await isLegacyRequest(request, body.value);
    return await (isEarlier ? withoutEnvelope : withEnvelope)(request, body.value, { server, report });
  } catch (error) {
    report(error);
    return refused(500, -32_603, 'The request failed unexpectedly.');
  }
}

/** The protocol since 2026-07-28: each request tells of its client and its version. */
async function withEnvelope(
  request: Request,
  parsedBody: unknown,
  { server, report }: Omit<Exchange, 'json'>,
): Promise<Response> {
  let failure: unknown;
  const onerror = (error: unknown) => {
    failure = error;
  };
  const answer = await createMcpHandler(server, { legacy: 'reject', onerror }).fetch(request, { parsedBody });
  // What is told beside another answer is a mistake of the client.
  if (answer.status >= 500) report(failure);
  return answer;
}

/** The protocol until 2025-11-25: each request stands for itself, and the handshake is one of them. */
async function withoutEnvelope(request: Request, body: unknown, { server }: Omit<Exchange, 'json'>): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const connected = server();
  await connected.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: withoutCancellations(body) });
  } finally {
    await connected.close();
  }
}

/** A batch that cancels one of its own requests would wait for an answer that never comes. */
function withoutCancellations(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.filter((message) => !(isRecord(message) && message['method'] === 'notifications/cancelled'));
}

const METHODS = 'POST, OPTIONS';

const PREFLIGHT = {
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
};

function refused(status: number, code: number, message: string): Response {
  const headers = status === 405 ? { Allow: METHODS } : {};
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers });
}
