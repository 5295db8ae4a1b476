import type { Child } from 'hono/jsx';
import type { PageContext } from './context.js';
import { withNativeDigits } from './digits.js';

/** Nothing comes from another host, and none learns an address: it may hold a birth. */
export const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; worker-src 'self'; manifest-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export const PAGE_HEADERS = {
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
};

/** Of what is the same for everybody until the next release. Its address does not tell its version, so not for long. */
export const KEPT = { 'Cache-Control': 'public, max-age=300' };

/** Of a file whose name changes with its content. */
export const KEPT_FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The same of a page that leads readers of other languages on: a cache in front asks each time, whether it knows that or not. */
export const ASKED_EACH_TIME = { 'Cache-Control': 'public, s-maxage=0, max-age=300' };

/** Of a page that is the same for everybody who keeps no choices of their own. */
export const KEPT_UNLESS_CHOSEN = { ...KEPT, Vary: 'Cookie' };

/** Of the same page with the choices of its reader. */
export const OF_CHOICES = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' };

/**
 * Of a result that is of nobody, such as the panchang of a day: for minutes, since it marks what runs now. A cache in front
 * gives it once more while it asks anew.
 */
const SHARED = {
  'Cache-Control': 'public, s-maxage=300, max-age=60, stale-while-revalidate=300',
  'X-Robots-Tag': 'noindex',
};

/** The same as data, which mark nothing: for an hour, and a day more while it is asked anew. */
export const SHARED_DATA = {
  ...SHARED,
  'Cache-Control': 'public, s-maxage=3600, max-age=300, stale-while-revalidate=86400',
};

/** The same on a page that tells its readers of what they keep: who keeps something that bears on it has it alone. */
export function sharedUnless(isChosen: boolean): Readonly<Record<string, string>> {
  return isChosen ? { ...SHARED, ...OF_CHOICES } : { ...SHARED, Vary: 'Cookie' };
}

/** Of what holds the details of a visitor. */
export const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** A page as a response. */
export function page(
  context: PageContext,
  content: (context: PageContext) => Child,
  status = 200,
  headers: Readonly<Record<string, string>> = KEPT,
): Response {
  const html = String(content(context));
  const { digits } = context.words.format;
  const body = context.hasNativeDigits && digits ? withNativeDigits(html, digits.native) : html;
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': context.locale,
      ...PAGE_HEADERS,
      ...headers,
    },
  });
}
