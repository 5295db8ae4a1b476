import { invalidInput, isCalculationError } from '../../base/errors.js';
import { likewise } from '../../base/reasons.js';
import type { Locale } from '../../languages/locale/locales.js';
import { placeSearch } from '../web/places.js';
import { type Answer, documentAnswer, failure } from './answer.js';
import { type Call, countSearch } from './calculation.js';
import { jsonDocument, tagged } from './documents.js';
import { readQuery } from './query.js';
import type { RateLimiter } from './rate-limit.js';

const PARAMETERS = ['q', 'country', 'limit', 'locale'] as const;

type Parameters = Readonly<Partial<Record<(typeof PARAMETERS)[number], string>>>;

/** A search for places. What it finds may be kept by anybody, so that it says nothing of the limit of one client. */
export async function places(call: Call, limiter: RateLimiter | undefined): Promise<Answer> {
  const { asked, at } = call;
  const { refusal, headers } = await countSearch(call, limiter);
  if (refusal) return failure('', refusal, at, { headers });
  try {
    const found = await find(readQuery(asked, PARAMETERS, ['q']));
    return documentAnswer(await tagged(jsonDocument(found)), asked, {});
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    return failure('', error, at);
  }
}

/** The data are loaded with the first search, so that a service without searches never has them. */
async function find({ q = '', country, limit, locale }: Parameters) {
  const { ATTRIBUTION, findPlaces } = await placeSearch.get();
  try {
    // The search refuses a language that there is not.
    const options = { country, limit: limit === undefined ? undefined : numberIn(limit), locale: locale as Locale };
    return { places: findPlaces(q, options), attribution: ATTRIBUTION };
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    // The library calls `query` what is `q` in an address.
    throw invalidInput(
      error.fieldErrors.map((one) => (one.field === 'query' ? likewise({ ...one, field: 'q' }, one) : one)),
    );
  }
}

/** NaN for what is no whole number in plain digits. */
function numberIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
