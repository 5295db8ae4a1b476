import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { faultsOf, Matches } from './matches.js';

/** In the place of a database: profiles by id, each `{ id, position, known }`. */
const profiles = new Map();
const matches = new Matches();

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const [, first, id, last] = pathname.split('/');
  try {
    if (request.method === 'PUT' && first === 'profiles' && id && !last) return await put(request, response, id);
    if (request.method === 'GET' && first === 'profiles' && last === 'matches') return list(request, response, id);
    answer(response, 404, { error: 'There is no such address.' });
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    answer(response, 500, { error: 'This could not be answered.' });
  }
});

/** Keeps a profile: on which side it stands, and a birth or a nakshatra with its pada. */
async function put(request, response, id) {
  const profile = await json(request).catch(() => undefined);
  if (!isRecord(profile) || !isRecord(profile.known) || !['groom', 'bride'].includes(profile.position)) {
    return answer(response, 400, { error: 'A profile is {"position": "groom" or "bride", "known": {…}}.' });
  }
  const faults = faultsOf(profile.known);
  if (faults.length > 0) return answer(response, 400, { error: 'The profile cannot be matched.', fields: faults });
  profiles.set(id, { id, position: profile.position, known: profile.known });
  answer(response, 204);
}

function list(request, response, id) {
  const person = profiles.get(id);
  if (!person) return answer(response, 404, { error: 'There is no such profile.' });
  const others = [...profiles.values()].filter(({ position }) => position !== person.position);
  const body = JSON.stringify({ matches: matches.of(person, others) });
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  response.setHeader('ETag', tag).setHeader('X-Pairs-Calculated', matches.calculated);
  if (request.headers['if-none-match'] === tag) return answer(response, 304);
  answer(response, 200, body);
}

function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function answer(response, status, body) {
  response.statusCode = status;
  if (body === undefined) return response.end();
  response.setHeader('Content-Type', 'application/json');
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1');
