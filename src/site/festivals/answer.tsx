import type { Child } from 'hono/jsx';
import { type PageEnvironment, type Pairs, queryOf } from '../../pages/shell/address.js';
import { hrefOf, type PageContext } from '../../pages/shell/context.js';
import { PRIVATE, page, sharedUnless } from '../../pages/shell/respond.js';
import type { VrataCode } from '../../rules/vrata/rule-tables.js';
import { choicesAt, keptAt } from '../chosen.js';
import { placeAsked } from '../place-asked.js';
import { choicesThere, delhi, placeBy, withPairs } from '../today.js';
import { FestivalPage } from './festival-page.js';
import { FIRST_YEAR, festivalAt, festivalsOf, LAST_YEAR } from './found.js';
import type { AtPlace } from './head.js';
import { YearPage } from './year-page.js';

/** Six years of one observance take some tens of milliseconds, and so does one year of all. */
const PLACES = 2;

type Where = Pick<AtPlace, 'place' | 'isOwn' | 'own'>;

/** One observance: at the place of the address, else in Delhi, until the script shows that of the place that is kept. */
export function festivalAnswer(
  context: PageContext,
  service: PageEnvironment,
  code: VrataCode,
  sent: URLSearchParams,
): Promise<Response> {
  return answerAt(context, service, sent, async (at, where, wrong) => {
    // A site of files says nothing of a day: that is calculated where it is read.
    const found = isFile(context) ? undefined : await festivalAt(where, service, code);
    return <FestivalPage page={at} code={code} {...where} {...wrong} found={found} />;
  });
}

/** The festivals of a year, the same way. A year that there is not is told, above those of the present one. */
export function festivalsAnswer(
  context: PageContext,
  service: PageEnvironment,
  sent: URLSearchParams,
): Promise<Response> {
  const text = sent.get('year') ?? '';
  const year = yearIn(text);
  const isWrong = text !== '' && year === undefined;
  const make: Make = async (at, where, wrong) => {
    const found = isFile(context) ? undefined : festivalsOf(where, service, year);
    return <YearPage page={at} {...where} {...wrong} found={found} isWrongYear={isWrong} />;
  };
  return answerAt(context, service, sent, make, { more: year === undefined ? [] : [['year', text]], isWrong });
}

function yearIn(text: string): number | undefined {
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
}

function isFile({ onDevice }: PageContext): boolean {
  return onDevice?.writer === 'files';
}

type Wrong = Pick<AtPlace, 'sent' | 'errors'>;

interface Beside {
  /** What the address says beside the place and the choices. */
  readonly more?: Pairs;
  /** Whether it says something that there is not. */
  readonly isWrong?: boolean;
}

type Make = (at: PageContext, where: Where, wrong: Wrong) => Promise<Child>;

async function answerAt(
  context: PageContext,
  service: PageEnvironment,
  sent: URLSearchParams,
  make: Make,
  { more = [], isWrong = false }: Beside = {},
): Promise<Response> {
  const asked = await placeAsked(context, service, sent);
  if (asked.kind === 'elsewhere') return asked.response;
  await service.countSearch(PLACES);
  const own = choicesAt(context.path, sent);
  const isOwn = asked.kind === 'place';
  const place = isOwn ? asked.place : delhi(context);
  const there = isOwn ? choicesThere(context, place, own) : own;
  if (there !== own) {
    const location = hrefOf(context, context.path, withPairs(place.query, [...there, ...more]));
    return new Response(null, { status: 303, headers: { Location: location, ...PRIVATE } });
  }
  const wrong: Wrong = asked.kind === 'wrong' ? { sent, errors: asked.errors } : {};
  const here = placeBy(place, own);
  const at = { ...context, query: withPairs(isOwn ? here.query : queryOf(own), more) };
  const made = await make(at, { place: here, isOwn, own }, wrong);
  if (asked.kind === 'wrong' || isWrong) return page(at, () => made, 400, PRIVATE);
  return page(at, () => made, 200, sent.size === 0 ? keptAt(context) : sharedUnless(context.choices.size > 0));
}
