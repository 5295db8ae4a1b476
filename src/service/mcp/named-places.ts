import { type InputRequiredResult, inputRequired, inputResponse } from '@modelcontextprotocol/server';
import { type FieldError, invalidInput, isCalculationError } from '../../base/errors.js';
import type { AnyTool } from '../../calculation/tool.js';
import { type PlaceFields, placesOf } from '../../catalog/place-fields.js';
import type { FoundPlace } from '../../places/find-places.js';
import { searchPlaces } from '../web/places.js';
import type { Arguments } from './calculation.js';

/** A place that was taken for a name. */
export interface TakenPlace {
  readonly argument: string;
  readonly query: string;
  readonly place: FoundPlace;
}

/** Arguments with coordinates in the place of names and what was taken for each, or what the person is asked. */
type Placed =
  | { readonly given: Arguments; readonly taken: readonly TakenPlace[]; readonly question?: undefined }
  | { readonly question: InputRequiredResult };

/** What the person at the client has said already; undefined where nobody can be asked. */
type Said = Readonly<Record<string, unknown>> | undefined;

/** The argument by which an AI client gives the name of a place: the field of the input that names it, where it has one. */
export function placeArgument({ name, argument }: PlaceFields): string {
  return name ?? argument;
}

/**
 * Finds the places that are given by name without coordinates. Where a name may be that of several places the person is
 * asked, or else the caller told which.
 *
 * @throws CalculationError `invalid_input` for a name that is not known or is that of several places.
 */
export async function withPlaces(tool: AnyTool, given: Arguments, said: Said): Promise<Placed> {
  const named = placesOf(tool).filter(
    (fields) => typeof given[placeArgument(fields)] === 'string' && isAbsent(given, fields.latitude, fields.longitude),
  );
  if (named.length === 0) return { given, taken: [] };
  const taken: TakenPlace[] = [];
  const open: Candidates[] = [];
  const errors: FieldError[] = [];
  const filled: Record<string, unknown> = { ...given };
  for (const fields of named) {
    const argument = placeArgument(fields);
    const query = String(given[argument]);
    const found = await foundBy(query, argument);
    if (!Array.isArray(found)) {
      errors.push(found as FieldError);
      continue;
    }
    const place = chosenOf(found, said, argument);
    if (place === undefined) {
      open.push({ argument, query, found });
      continue;
    }
    taken.push({ argument, query, place });
    if (argument !== fields.name) delete filled[argument];
    filled[fields.latitude] = place.latitude;
    filled[fields.longitude] = place.longitude;
    if (fields.zone !== undefined && isAbsent(given, fields.zone)) filled[fields.zone] = place.timezone;
  }
  if (errors.length === 0 && open.length === 0) return { given: filled, taken };
  if (errors.length === 0 && said !== undefined && open.every(({ argument }) => said[argument] === undefined)) {
    return { question: questionOf(open) };
  }
  throw invalidInput([...errors, ...open.map(candidatesError)]);
}

/** A line for each place that was taken. */
export function placeLines(taken: readonly TakenPlace[]): string[] {
  return taken.map(({ query, place }) => {
    const { label, latitude, longitude, timezone, match } = place;
    const instead = match === 'locality' ? `"${query}" is not known, taken for it: ` : '';
    return `Place: ${instead}${label} (${latitude}, ${longitude}, ${timezone})`;
  });
}

interface Candidates {
  readonly argument: string;
  readonly query: string;
  readonly found: readonly FoundPlace[];
}

/** Places that are named where more than one may be meant. */
const MOST_CANDIDATES = 6;

async function foundBy(query: string, field: string): Promise<readonly FoundPlace[] | FieldError> {
  try {
    const found = await searchPlaces(query, { limit: MOST_CANDIDATES });
    if (found.length > 0) return found;
    return { field, message: 'No place is known by this name. Give its latitude, longitude and time zone.' };
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    return { field, message: error.fieldErrors[0]?.message ?? error.message };
  }
}

/** How many people must live in the second place of a name, as a part of those in the first, for a question. */
const RIVAL = 0.1;

/** The place that is meant; undefined where several may be. */
function chosenOf(found: readonly FoundPlace[], said: Said, argument: string): FoundPlace | undefined {
  const answer = said && inputResponse({ ...said }, argument);
  if (answer?.kind === 'elicit') {
    const label = answer.action === 'accept' ? answer.content?.[argument] : undefined;
    return found.find((place) => place.label === label);
  }
  const [first, second] = found;
  if (!first || first.match === 'typing') return undefined;
  const isRivalled =
    second !== undefined && second.match === first.match && second.population >= RIVAL * first.population;
  // What only begins so may be another place altogether.
  if (first.match === 'prefix' && second !== undefined) return undefined;
  // Punjab is in two countries; a part of a city, and that city itself, are in one.
  const isElsewhere = second !== undefined && second.country !== first.country;
  return isRivalled && (first.match !== 'locality' || isElsewhere) ? undefined : first;
}

function questionOf(open: readonly Candidates[]): InputRequiredResult {
  return inputRequired({
    inputRequests: Object.fromEntries(
      open.map(({ argument, query, found }) => {
        const place = { type: 'string', title: 'Place', enum: found.map(({ label }) => label) } as const;
        return [
          argument,
          inputRequired.elicit({
            message: `Which place is meant by "${query}"?`,
            requestedSchema: { type: 'object', properties: { [argument]: place }, required: [argument] },
          }),
        ];
      }),
    ),
  });
}

function candidatesError({ argument, found }: Candidates): FieldError {
  const labels = found.map(({ label, latitude, longitude }) => `${label} (${latitude}, ${longitude})`).join('; ');
  const asked =
    found.length === 1
      ? 'No place is called so. Ask whether this one is meant'
      : 'Several places may be meant. Ask which';
  return { field: argument, message: `${asked}, and give its name so or its coordinates: ${labels}.` };
}

function isAbsent(given: Arguments, ...fields: readonly string[]): boolean {
  return fields.every((field) => given[field] === undefined || given[field] === null);
}
