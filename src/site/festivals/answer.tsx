import type { Child } from 'hono/jsx';
import type { PageEnvironment } from '../../pages/shell/address.js';
import type { PageContext } from '../../pages/shell/context.js';
import { KEPT, PRIVATE, page } from '../../pages/shell/respond.js';
import type { VrataCode } from '../../rules/vrata/rule-tables.js';
import { placeAsked } from '../place-asked.js';
import { delhi } from '../today.js';
import { FestivalPage } from './festival-page.js';
import { FIRST_YEAR, festivalAt, festivalsOf, LAST_YEAR } from './found.js';
import type { AtPlace } from './head.js';
import { YearPage } from './year-page.js';

/** Six years of one observance take some tens of milliseconds, and so does one year of all. */
const PLACES = 2;

type Where = Pick<AtPlace, 'place' | 'isOwn'>;

/** One observance: at the place of the address, else in Delhi, until the script shows that of the place that is kept. */
export function festivalAnswer(
  context: PageContext,
  service: PageEnvironment,
  code: VrataCode,
  sent: URLSearchParams,
): Promise<Response> {
  return answerAt(context, service, sent, async (at, where, wrong) => {
    // A site of files says nothing of a day: that is calculated where it is read.
    const found = isFile(context) ? undefined : await festivalAt(where.place, service, code);
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
    const found = isFile(context) ? undefined : festivalsOf(where.place, service, year);
    return <YearPage page={at} {...where} {...wrong} found={found} isWrongYear={isWrong} />;
  };
  return answerAt(context, service, sent, make, isWrong);
}

function yearIn(text: string): number | undefined {
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
}

function isFile({ onDevice }: PageContext): boolean {
  return onDevice?.writer === 'files';
}

type Wrong = Pick<AtPlace, 'sent' | 'errors'>;
type Make = (at: PageContext, where: Where, wrong: Wrong) => Promise<Child>;

async function answerAt(
  context: PageContext,
  service: PageEnvironment,
  sent: URLSearchParams,
  make: Make,
  isWrong = false,
): Promise<Response> {
  const asked = await placeAsked(context, service, sent);
  if (asked.kind === 'elsewhere') return asked.response;
  await service.countSearch(PLACES);
  const isOwn = asked.kind === 'place';
  const place = isOwn ? asked.place : delhi(context);
  const wrong: Wrong = asked.kind === 'wrong' ? { sent, errors: asked.errors } : {};
  const at = { ...context, query: isOwn ? place.query : '' };
  const made = await make(at, { place, isOwn }, wrong);
  if (asked.kind === 'wrong' || isWrong) return page(at, () => made, 400, PRIVATE);
  return page(at, () => made, 200, sent.size === 0 ? KEPT : PRIVATE);
}
