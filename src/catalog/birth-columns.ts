import type { AnyTool } from '../calculation/tool.js';
import type { BirthSlot } from '../contract/birth-fields.js';
import { type PlaceFields, placesOf } from './place-fields.js';

/** What a column of a table can tell of a birth. */
export type BirthPart = 'date' | 'time' | 'zone' | 'latitude' | 'longitude' | 'place' | 'state' | 'country';

interface Names {
  /** Those that say that it is of a birth. */
  readonly ofBirth: readonly string[];
  /** Those that say so only where the input of a tool has no other date and no other place. */
  readonly alone: readonly string[];
}

/**
 * What people call the columns of a birth, as {@link columnKey} writes them. This list is all that is understood beside
 * the fields of a tool: no column is recognized by what stands in it.
 */
export const BIRTH_COLUMNS: Readonly<Record<BirthPart, Names>> = {
  date: {
    ofBirth: ['birth_date', 'birthdate', 'date_of_birth', 'dob', 'd_o_b', 'bdate', 'birthday', 'born', 'born_on'],
    alone: ['date'],
  },
  time: {
    ofBirth: ['birth_time', 'birthtime', 'time_of_birth', 'tob', 't_o_b', 'btime', 'born_at'],
    alone: ['time', 'local_time'],
  },
  zone: {
    ofBirth: ['birth_timezone', 'birth_time_zone', 'birth_tz', 'birth_zone', 'timezone_of_birth'],
    alone: ['timezone', 'time_zone', 'tz', 'zone', 'tzid', 'utc_offset', 'tz_offset', 'timezone_offset'],
  },
  latitude: {
    ofBirth: ['birth_latitude', 'birth_lat', 'birthplace_latitude', 'latitude_of_birth'],
    alone: ['latitude', 'lat', 'place_latitude', 'place_lat', 'geo_lat'],
  },
  longitude: {
    ofBirth: ['birth_longitude', 'birth_lon', 'birth_lng', 'birth_long', 'birthplace_longitude', 'longitude_of_birth'],
    alone: ['longitude', 'lon', 'lng', 'long', 'place_longitude', 'place_lon', 'place_lng', 'geo_lon', 'geo_lng'],
  },
  place: {
    ofBirth: [
      'birth_place',
      'birthplace',
      'place_of_birth',
      'pob',
      'p_o_b',
      'birth_city',
      'city_of_birth',
      'birth_town',
    ],
    alone: ['place', 'place_name', 'city', 'town', 'location'],
  },
  state: {
    ofBirth: ['birth_state', 'state_of_birth', 'birth_region', 'birth_province'],
    alone: ['state', 'region', 'province'],
  },
  country: {
    ofBirth: ['birth_country', 'country_of_birth', 'birth_country_code'],
    alone: ['country', 'country_code', 'country_name'],
  },
};

/** What stands before such a name where there are two births. */
export const PERSON_WORDS: Readonly<Record<'person A' | 'person B', readonly string[]>> = {
  'person A': ['person_a', 'person_1', 'person1', 'a'],
  'person B': ['person_b', 'person_2', 'person2', 'b'],
};

/** A name of a column as lists have it: `Date of Birth`, `dateOfBirth` and `date-of-birth` are `date_of_birth`. */
export function columnKey(name: string): string {
  const words = name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1_$2')
    .toLowerCase()
    .match(/[\p{L}\p{M}\d]+/gu);
  return words?.join('_') ?? '';
}

/** The columns that name a place of a tool, by the keys that a record has for them. */
export interface PlaceColumns extends PlaceFields {
  /** Key of the name. It is the field of the tool that names the place, where it has one. */
  readonly called: string;
  readonly state: string;
  readonly country: string;
  /** Whether its coordinates are the option `place` and not fields of the input. */
  readonly isOption: boolean;
}

/** The places of a tool that a table may name. */
export function placeColumnsOf(tool: Pick<AnyTool, 'inputSchema' | 'options'>): readonly PlaceColumns[] {
  return placesOf(tool).map((fields) => {
    const before = fields.argument.replace(/place$/, '');
    return {
      ...fields,
      called: fields.name ?? fields.argument,
      state: `${before}state`,
      country: `${before}country`,
      isOption: !Object.hasOwn(tool.inputSchema.properties, fields.latitude),
    };
  });
}

/**
 * The key of a record for each name that a column may have, as {@link columnKey} writes it: fields of the tool, and what
 * names a place. A name that could mean two of these means none.
 */
export function columnKeysOf(tool: Pick<AnyTool, 'inputSchema' | 'options' | 'births'>): ReadonlyMap<string, string> {
  const own = Object.keys(tool.inputSchema.properties);
  const meant = new Map<string, Set<string>>();
  const say = (key: string, names: readonly string[]) => {
    for (const name of names) meant.set(name, (meant.get(name) ?? new Set()).add(key));
  };
  const slots = Object.values(tool.births ?? {});
  for (const slot of slots) {
    for (const part of ['date', 'time', 'zone', 'latitude', 'longitude'] as const) say(slot[part], namesOf(part, slot));
  }
  for (const place of placeColumnsOf(tool)) {
    const slot = slots.find(({ latitude }) => latitude === place.latitude);
    say(place.called, [place.argument, ...placeNames('place', place, slot)]);
    say(place.state, [place.state, ...placeNames('state', place, slot)]);
    say(place.country, [place.country, ...placeNames('country', place, slot)]);
  }
  const keys = [...meant].flatMap(([name, [key = '', ...others]]) =>
    others.length > 0 || own.includes(name) ? [] : [[name, key] as const],
  );
  return new Map([...own.map((field) => [columnKey(field), field] as const), ...keys]);
}

function namesOf(part: BirthPart, { whose }: BirthSlot): readonly string[] {
  const { ofBirth, alone } = BIRTH_COLUMNS[part];
  if (whose === undefined) return [...ofBirth, ...alone];
  if (whose === 'birth') return ofBirth;
  return PERSON_WORDS[whose].flatMap((word) => [...ofBirth, ...alone].map((name) => `${word}_${name}`));
}

function placeNames(
  part: 'place' | 'state' | 'country',
  { argument }: PlaceFields,
  slot: BirthSlot | undefined,
): readonly string[] {
  if (slot) return namesOf(part, slot);
  // The place of a day, where no birth has the plain word.
  return argument === 'place' ? BIRTH_COLUMNS[part].alone : [];
}
