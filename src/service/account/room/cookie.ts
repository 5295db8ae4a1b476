import { rootOf } from '../../../catalog/paths.js';

interface Place {
  /** Scheme, host and mount of the service, as its clients have it. */
  readonly baseUrl: string;
}

/**
 * The name of the cookie. With `__Host-` a browser takes it only over https, from this very host and for all of it; where
 * the service shares a host it is sent below the path of the service alone, which that prefix does not allow.
 */
function nameOf({ baseUrl }: Place): string {
  if (!baseUrl.startsWith('https:')) return 'nirayana_session';
  return rootOf(baseUrl) === '' ? '__Host-nirayana_session' : '__Secure-nirayana_session';
}

/** A secret as `randomSecret` makes it. What has another form is not looked up. */
const SECRET = /^[\w-]{43}$/;

/** The secret of a session that a browser sends; undefined for none, and where two are sent, of which one is not ours. */
export function secretIn(cookies: string | null, place: Place): string | undefined {
  const begin = `${nameOf(place)}=`;
  const sent = (cookies ?? '')
    .split(/[;,]/)
    .map((one) => one.trim())
    .filter((one) => one.startsWith(begin));
  const [secret = ''] = sent.map((one) => one.slice(begin.length));
  return sent.length === 1 && SECRET.test(secret) ? secret : undefined;
}

/** The header that gives a browser the secret of a session. It ends with the browser, and the session before that. */
export function cookieWith(secret: string, place: Place): Readonly<Record<string, string>> {
  return { 'Set-Cookie': [`${nameOf(place)}=${secret}`, ...attributesOf(place)].join('; ') };
}

/** The header that takes it away. */
export function withoutCookie(place: Place): Readonly<Record<string, string>> {
  return { 'Set-Cookie': [`${nameOf(place)}=`, 'Max-Age=0', ...attributesOf(place)].join('; ') };
}

function attributesOf({ baseUrl }: Place): string[] {
  const secure = baseUrl.startsWith('https:') ? ['Secure'] : [];
  return [`Path=${rootOf(baseUrl) || '/'}`, 'HttpOnly', 'SameSite=Lax', ...secure];
}

/** Whether a text may be the secret of an invitation. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}
