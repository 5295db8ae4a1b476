import { paths } from '../catalog/paths.js';
import { TODAY_SIGNS, type TodayFor, todayPath } from '../catalog/sign-paths.js';
import { almanacToday } from '../pages/form/today.js';
import { DAY_NAMES, type PageEnvironment, placeIn, queryOf } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { KEPT_UNLESS_CHOSEN, OF_CHOICES, PRIVATE } from '../pages/shell/respond.js';
import { panchangTool } from '../tools/panchang/tool.js';
import { signTodayTool } from '../tools/sign-today/tool.js';
import { choicesAt } from './chosen.js';
import { delhi, placeOfToday } from './today.js';
import { toolAnswer } from './tool-answer.js';

/** The pages of today by addresses that are short enough to remember. */

/**
 * The panchang of today at the place of the address: what the page of the tool shows, to which all its links lead.
 * Without a place it is that of Delhi, and the script goes on to the place that the reader keeps.
 */
export function todayAnswer(context: PageContext, service: PageEnvironment, sent: URLSearchParams): Promise<Response> {
  const { where, isBare, own } = whereOf(context, sent);
  const at = {
    ...context,
    path: paths.page(panchangTool.slug),
    ...(isBare && { ownToday: [paths.today, own] as const }),
  };
  return toolAnswer(at, service, panchangTool, { sent: onToday(context, where), asJson: false });
}

/**
 * The same for a sign of the natal Moon, and for one of its nakshatras. Of Delhi it is the same for everybody and may be kept;
 * an address with a place tells where somebody is.
 */
export async function signTodayAnswer(
  context: PageContext,
  service: PageEnvironment,
  { sign, nakshatra }: TodayFor,
  sent: URLSearchParams,
): Promise<Response> {
  const { where, isBare, own } = whereOf(context, sent);
  const at = {
    ...context,
    path: paths.page(signTodayTool.slug),
    ...(isBare && { ownToday: [todayPath(sign, nakshatra), own] as const }),
  };
  const asked = new URLSearchParams([
    ['moon_sign', sign],
    ...(nakshatra === undefined ? [] : [['nakshatra_name', nakshatra]]),
    ...[...onToday(context, where)].filter(([name]) => name !== 'moon_sign' && name !== 'nakshatra_name'),
  ]);
  const answer = await toolAnswer(at, service, signTodayTool, { sent: asked, asJson: false });
  if (!isBare || answer.status !== 200) return answer;
  // What it says of the limits of whoever asked is nobody else's.
  const kept = [...answer.headers].filter(([name]) => !/^(?:ratelimit|cache-control)/i.test(name));
  const headers = context.choices.size > 0 ? OF_CHOICES : KEPT_UNLESS_CHOSEN;
  return new Response(answer.body, { status: answer.status, headers: { ...Object.fromEntries(kept), ...headers } });
}

/** How the form of the first page asks for the day of a sign, which has an address of its own. */
export const SIGN_ASKED = 'moon_sign';

/** From the form of the first page to the page of the sign that it names, at the place and by the choices of the address. */
export function goToSign(context: PageContext, sent: URLSearchParams): Response | undefined {
  const sign = TODAY_SIGNS.find((name) => name === sent.get(SIGN_ASKED));
  if (!sign) return undefined;
  const path = todayPath(sign);
  const place = new URLSearchParams(placeIn(`?${sent}`));
  const location = hrefOf(context, path, queryOf([...place, ...choicesAt(path, sent)]));
  return new Response(null, { status: 303, headers: { Location: location, ...PRIVATE } });
}

/**
 * The place of an address; Delhi where it says nothing of one, by the choices that it names. What links of others hang on an
 * address says nothing.
 */
function whereOf(context: PageContext, sent: URLSearchParams) {
  const isBare = ![...sent.keys()].some((name) => /^(?:on|at_)/.test(name));
  if (!isBare) return { isBare, own: '', where: sent };
  const own = choicesAt(context.path, sent);
  const place = new URLSearchParams(delhi(context).query);
  return { isBare, own: queryOf(own), where: new URLSearchParams([...place, ...own.map((pair) => [...pair])]) };
}

/** With the date that it is there. An address that names no place whole is read as the page of the tool reads it. */
function onToday(context: PageContext, where: URLSearchParams): URLSearchParams {
  const place = placeOfToday(where);
  if (!place || where.has(DAY_NAMES.date)) return where;
  const date = almanacToday(context, { timeZone: place.timezone, place });
  return new URLSearchParams([[DAY_NAMES.date, date], ...where]);
}
