import type { StatedBirth } from '../base/input/birth.js';
import type { ZoneNames } from '../base/input/zone.js';
import type { CalendarDate, WrittenTime } from '../base/time/calendar.js';
import { readBirth } from './birth.js';
import type { Birth } from './birth-input.js';

/** Which fields of an input a birth fills, by what of the birth they are. */
export interface BirthSlot<Name extends string = string> {
  readonly date: Name;
  readonly time: Name;
  readonly zone: Name;
  readonly latitude: Name;
  readonly longitude: Name;
  /** The name of the place, where the input has one. */
  readonly place?: Name;
  /** The option that tells how far its time may be out. */
  readonly within: 'time_within' | 'time_within_a' | 'time_within_b';
  /** The option that chooses its clock. */
  readonly clock: 'clock' | 'clock_a' | 'clock_b';
  /**
   * @internal What makes a birth of what stands for one, in errors called by `name`. It comes with the slot, so that a
   * bundle of a tool without births does without.
   */
  readonly read: (value: unknown, names: ZoneNames, name?: string) => Birth;
  /** Whose birth it is where an input has more than one person or date, such as `person A`. */
  readonly whose?: 'birth' | 'person A' | 'person B';
  /** Whether there is an answer without it. What is told of it is then told whole: a date comes with its place. */
  readonly isOptional?: true;
}

/**
 * The births that an input takes, by the name that each has beside other fields. One that is called `birth` may also be
 * the whole input.
 */
export type BirthSlots<Name extends string = string> = Readonly<Record<string, BirthSlot<Name>>>;

/** What most tools call the fields of a birth, by what of it they are. */
export const USUAL_NAMES = {
  date: 'birth_date',
  time: 'birth_time',
  zone: 'birth_timezone',
  latitude: 'latitude',
  longitude: 'longitude',
} as const;

/** The birth of most natal tools. */
export const NATAL_BIRTH = {
  birth: {
    ...USUAL_NAMES,
    within: 'time_within',
    clock: 'clock',
    read: readBirth,
  },
} as const;

/** The birth of the chart tools. */
export const CHART_BIRTH = {
  birth: {
    date: 'date',
    time: 'time',
    zone: 'tz',
    latitude: 'lat',
    longitude: 'lon',
    within: 'time_within',
    clock: 'clock',
    read: readBirth,
  },
} as const;

/** The birth of the tools that read a day for a person. */
export const PERSONAL_BIRTH = {
  birth: {
    date: 'birth_date',
    time: 'birth_time',
    zone: 'birth_timezone',
    latitude: 'birth_latitude',
    longitude: 'birth_longitude',
    place: 'birth_place',
    within: 'time_within',
    clock: 'clock',
    read: readBirth,
    whose: 'birth',
  },
} as const;

/** The births of two persons. */
export const TWO_BIRTHS = {
  person_a: {
    date: 'person_a_birth_date',
    time: 'person_a_birth_time',
    zone: 'person_a_birth_timezone',
    latitude: 'person_a_latitude',
    longitude: 'person_a_longitude',
    within: 'time_within_a',
    clock: 'clock_a',
    read: readBirth,
    whose: 'person A',
  },
  person_b: {
    date: 'person_b_birth_date',
    time: 'person_b_birth_time',
    zone: 'person_b_birth_timezone',
    latitude: 'person_b_latitude',
    longitude: 'person_b_longitude',
    within: 'time_within_b',
    clock: 'clock_b',
    read: readBirth,
    whose: 'person B',
  },
} as const;

/** The fields of a birth. What is not known is left out; a place without a name is called by its coordinates. */
export function fieldsOfBirth({ date, time, zone, place }: Birth, slot: BirthSlot): Record<string, unknown> {
  const { name, latitude, longitude } = place;
  return {
    [slot.date]: date,
    ...(time !== null && { [slot.time]: time }),
    ...(zone !== null && { [slot.zone]: zone }),
    [slot.latitude]: latitude,
    [slot.longitude]: longitude,
    ...(slot.place !== undefined && { [slot.place]: name ?? nameOfCoordinates(latitude, longitude) }),
  };
}

/** What options tell of a birth: the doubt about its time, and its clock. */
type BirthOptions = Readonly<Partial<Record<BirthSlot['within'], number> & Record<BirthSlot['clock'], string>>>;

/** The birth that the read fields of an input state, with what the options tell of it. */
export function statedBirth(
  values: Readonly<Record<string, unknown>>,
  slot: BirthSlot,
  options: BirthOptions,
): StatedBirth {
  const minutes = options[slot.within];
  return {
    whose: slot.whose,
    date: values[slot.date] as CalendarDate,
    time: (values[slot.time] ?? null) as WrittenTime | null,
    zone: (values[slot.zone] ?? null) as string | null,
    place: { latitude: values[slot.latitude] as number, longitude: values[slot.longitude] as number },
    within: minutes === undefined ? undefined : { option: slot.within, minutes },
    clock: options[slot.clock],
  };
}

/** What a place is called that has no name. */
export function nameOfCoordinates(latitude: unknown, longitude: unknown): string {
  return `${latitude}, ${longitude}`;
}

/** What of a birth fills a field. */
export type BirthDetail = Exclude<keyof BirthSlot, 'whose' | 'within' | 'clock' | 'read' | 'isOptional'>;

/** The fields that a slot fills, each with what of the birth fills it. */
export function filledFields({
  whose: _,
  within: __,
  clock: ___,
  read: ____,
  isOptional: _____,
  ...parts
}: BirthSlot): [field: string, detail: BirthDetail][] {
  return Object.entries(parts).map(([detail, name]) => [name, detail as BirthDetail]);
}
