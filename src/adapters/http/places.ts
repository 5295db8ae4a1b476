import { type FieldError, invalidInput, isCalculationError, shortened } from '../../errors.js';
import { type Answer, documentAnswer, failure } from './answer.js';
import type { Call } from './calculation.js';
import { jsonDocument, tagged } from './documents.js';

const PARAMETERS = ['q', 'country', 'limit'] as const;

/** A client may send any number of parameters that are not known. */
const MOST_ERRORS = 10;

type Parameters = Readonly<Partial<Record<(typeof PARAMETERS)[number], string>>>;

/** A search for places. */
export async function places({ request, at }: Call): Promise<Answer> {
  try {
    const found = await find(readParameters(new URL(request.url).searchParams));
    return documentAnswer(await tagged(jsonDocument(found)), request, {});
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    return failure('', error, at);
  }
}

/** The data are loaded with the first search, so that a service without searches never has them. */
async function find({ q = '', country, limit }: Parameters) {
  const { ATTRIBUTION, findPlaces } = await import('../../places/find-places.js');
  try {
    const options = { country, limit: limit === undefined ? undefined : numberIn(limit) };
    return { places: findPlaces(q, options), attribution: ATTRIBUTION };
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    // The library calls `query` what is `q` in an address.
    throw invalidInput(error.fieldErrors.map((one) => (one.field === 'query' ? { ...one, field: 'q' } : one)));
  }
}

function readParameters(sent: URLSearchParams): Parameters {
  const errors: FieldError[] = [];
  if (!sent.has('q')) errors.push({ field: 'q', message: 'This parameter is required.' });
  for (const name of new Set(sent.keys())) {
    if (!PARAMETERS.some((known) => known === name)) {
      errors.push({ field: shortened(name), message: 'This parameter is not accepted.' });
    } else if (sent.getAll(name).length > 1) {
      errors.push({ field: name, message: 'This parameter must be sent once.' });
    }
  }
  if (errors.length > 0) throw invalidInput(errors.slice(0, MOST_ERRORS), errors.length);
  return Object.fromEntries(sent);
}

/** NaN for what is no whole number in plain digits. */
function numberIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
