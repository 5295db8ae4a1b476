import type { InterpretationRequest, InterpretationStep, Interpreter } from '../../jobs/interpretation.js';

/** Bytes of the longest answer that is read. */
const LONGEST_ANSWER = 512 * 1024;

/**
 * An interpreter behind an address. It is sent the request by POST as JSON, and answers with
 * `{"sentences": [{"text": "…", "statements": ["s1"]}]}`, or with lines of JSON (application/x-ndjson), each
 * `{"progress": 0.5}` or, as the last, such an object.
 *
 * @param url http or https. Redirects are not followed: what is sent goes to whom the operator has named.
 *
 * @example
 * import { createServer } from 'node:http';
 * import { httpInterpreter } from 'nirayana/jobs';
 *
 * const told = { sentences: [{ text: 'Words.', statements: ['s1'] }] };
 * const server = createServer((_, response) => response.end(JSON.stringify(told))).listen(0, '127.0.0.1');
 * await new Promise((resolve) => server.once('listening', resolve));
 * const interpret = httpInterpreter(`http://127.0.0.1:${server.address().port}`);
 * const statements = [{ id: 's1', code: 'tenth_lord', facts: { graha: 'Mars' } }];
 * const asked = { method: 'career_rules_v1', locale: 'en', statements, themes: [], never_words: [], disclaimer: '' };
 * const steps = interpret(asked, new AbortController().signal);
 * (await steps.next()).value; // => { sentences: [{ text: 'Words.', statements: ['s1'] }] }
 * server.close();
 */
export function httpInterpreter(url: string): Interpreter {
  return (request, signal) => steps(url, request, signal);
}

async function* steps(
  url: string,
  request: InterpretationRequest,
  signal: AbortSignal,
): AsyncGenerator<InterpretationStep> {
  const response = await post(url, request, signal);
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`it answered with the status ${response.status}.`);
  }
  if (/^application\/(?:x-)?ndjson\b/i.test(response.headers.get('Content-Type') ?? '')) {
    for await (const line of lines(response)) yield stepFrom(line);
    return;
  }
  let whole = '';
  for await (const text of texts(response)) whole += text;
  yield stepFrom(whole);
}

async function post(url: string, request: InterpretationRequest, signal: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/x-ndjson, application/json' };
  try {
    return await fetch(url, { method: 'POST', headers, body: JSON.stringify(request), redirect: 'error', signal });
  } catch (error) {
    // The error of fetch may repeat the address, which may hold a secret.
    const { code } = ((error as Error).cause ?? {}) as { readonly code?: string };
    throw new Error(`it cannot be asked${code === undefined ? '' : ` (${code})`}.`);
  }
}

/** The body of a response in pieces of text. */
async function* texts({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > LONGEST_ANSWER) throw new Error('its answer is too long.');
    yield decoder.decode(chunk, { stream: true });
  }
}

async function* lines(response: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts(response)) {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    yield* parts.filter((line) => line.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}

function stepFrom(text: string): InterpretationStep {
  let step: unknown;
  try {
    step = JSON.parse(text);
  } catch {
    throw new Error('its answer is not JSON.');
  }
  const { progress, sentences } = (step ?? {}) as { readonly progress?: unknown; readonly sentences?: unknown };
  // What is wrong with them is found where all interpreters are asked.
  if (Array.isArray(sentences)) return { sentences };
  if (typeof progress === 'number') return { progress };
  throw new Error('its answer has neither sentences nor a progress.');
}
