import { Sent } from '../pages/form/read-parts.js';
import { readPlace } from '../pages/form/read-place.js';
import type { FormError } from '../pages/form/reading.js';
import { DAY_NAMES, type PageEnvironment, queryOf } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { PRIVATE } from '../pages/shell/respond.js';
import { choicesAt } from './chosen.js';
import { namedPlace, placeOfToday, type TodaysPlace } from './today.js';

/** What an address says of a place: nothing, a place, what is wrong with it, or the way to the address that has it whole. */
export type PlaceAsked =
  | { readonly kind: 'none' }
  | { readonly kind: 'place'; readonly place: TodaysPlace }
  | { readonly kind: 'wrong'; readonly errors: readonly FormError[] }
  | { readonly kind: 'elsewhere'; readonly response: Response };

/** The place that an address tells, whole or by its name alone. */
export async function placeAsked(
  context: PageContext,
  service: PageEnvironment,
  sent: URLSearchParams,
): Promise<PlaceAsked> {
  const place = placeOfToday(sent);
  if (place && !sent.has(`${DAY_NAMES.prefix}held`)) return { kind: 'place', place };
  const told = new Sent(sent, context.locale);
  if ([DAY_NAMES.place, DAY_NAMES.latitude, DAY_NAMES.longitude].every((name) => told.text(name) === ''))
    return { kind: 'none' };
  const names = { ...DAY_NAMES, zoneWillDo: false };
  const { query, errors } = await readPlace(told, names, { ...context, beforeSearch: service.countSearch });
  if (errors.length > 0) return { kind: 'wrong', errors };
  const found = namedPlace(context, new Map(query), service);
  const others = [...choicesAt(context.path, sent), ...[...sent].filter(([name]) => name === 'year')];
  const location = hrefOf(context, context.path, queryOf([...new URLSearchParams(found.query), ...others]));
  return {
    kind: 'elsewhere',
    response: new Response(null, { status: 303, headers: { Location: location, ...PRIVATE } }),
  };
}
