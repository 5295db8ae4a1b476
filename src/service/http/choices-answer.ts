import { rootOf } from '../../catalog/paths.js';
import { CHOICES_COOKIE, chosenBy, KEPT_SECONDS } from '../../pages/shell/choice-names.js';
import { PRIVATE } from '../../pages/shell/respond.js';
import type { Call } from './calculation.js';
import type { Answer } from './door.js';

/** Has the browser keep what the form of choices was sent with, and leads back to its page. */
export async function choicesAnswer({ asked, baseUrl }: Pick<Call, 'asked' | 'baseUrl'>): Promise<Answer | number> {
  const body = await asked.form();
  if ('status' in body) return body.status;
  const { kept, query } = chosenBy(new URLSearchParams(Object.entries(body.value)));
  const root = rootOf(baseUrl);
  const cookie = [
    `${CHOICES_COOKIE}=${kept}`,
    `Path=${root}/`,
    `Max-Age=${kept === '' ? 0 : KEPT_SECONDS}`,
    'SameSite=Lax',
    ...(baseUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  // The page has no other query that another answer would hang on.
  const headers = { ...PRIVATE, Location: root + asked.pathname + query, 'Set-Cookie': cookie };
  return { status: 303, headers, body: null };
}
