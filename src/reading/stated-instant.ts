import type { Ephemeris } from '../base/ephemeris/ephemeris.js';
import { resolveBirth } from '../base/input/birth.js';
import type { ToldCaveat } from '../base/input/caveats.js';
import { isRecord, refusal, requireOptions } from '../base/input/options.js';
import type { Zones } from '../base/input/zone.js';
import * as field from '../base/schema/fields.js';
import { formatInstant } from '../base/time/calendar.js';
import { formatOffset } from '../base/time/gregorian.js';
import { clockAt } from '../base/time/zone.js';
import type { ZoneFinder } from '../base/time/zone-at.js';
import type { Sky } from '../base/zodiac/positions.js';
import { USUAL } from '../calculation/conventions.js';
import { type InputForm, readInput, valuesOf, withStatedBirths } from '../calculation/read-input.js';
import { CHART_BIRTH, NATAL_BIRTH, PERSONAL_BIRTH } from '../contract/birth-fields.js';
import { birthInput, chartInput, personalBirthInput } from '../contract/inputs.js';
import { isLanguage, type Language } from '../languages/language.js';
import { caveatMessage } from '../languages/words/caveats/caveat-message.js';

/** What the instant of a birth is told with. */
export interface InstantOptions {
  /** The language of the messages of caveats, as `hi` of `nirayana/languages/hi`; English without one. */
  readonly locale?: Language | undefined;
  /** Finds the time zone of coordinates. Default: an offline table, in `instantOf` alone. */
  readonly zoneAt?: ZoneFinder | undefined;
}

/** A stretch of the time line, milliseconds since 1970: from its first instant to its last. */
export interface InstantSpan {
  readonly start: number;
  readonly end: number;
}

/** When somebody was born, on the time line, and what is doubtful about it. */
export interface BirthInstant {
  /** Milliseconds since 1970; of an unknown time those of local noon. */
  readonly epochMilliseconds: number;
  /** The same in UTC, YYYY-MM-DDTHH:MM:SSZ. */
  readonly utc: string;
  /** IANA name of the zone by whose clock the birth was read, or its offset. */
  readonly timeZone: string;
  /** Of that clock at that instant, such as `+05:30`; with seconds where it had them. */
  readonly utcOffset: string;
  /** Which zone was taken, and why, in an English sentence. */
  readonly timezoneResolution: string;
  /** Whether daylight saving time was in force. */
  readonly dstApplied: boolean;
  readonly timeKnown: boolean;
  /** The minutes in which the birth may have been: of an unknown time the whole day; null for a time taken as it is. */
  readonly span: InstantSpan | null;
  /** What may make it another instant: code, message and facts, as `provenance.caveats` of results has them. */
  readonly caveats: readonly ToldCaveat[];
}

/** What finds zones, and the sky that tells what another clock would change. */
export interface InstantDefaults {
  readonly zones: Zones;
  readonly ephemeris: Ephemeris;
}

type Dialect = 'natal' | 'chart' | 'personal';

const DIALECTS: Readonly<Record<Dialect, () => InputForm>> = {
  natal: () => form({ inputSchema: field.closed(birthInput()), births: NATAL_BIRTH }),
  chart: () => form({ inputSchema: field.closed(chartInput()), births: CHART_BIRTH }),
  personal: () => {
    const { birth_place, ...rest } = personalBirthInput();
    return form({
      inputSchema: field.closed({ ...rest, birth_place: field.optional(birth_place) }),
      births: PERSONAL_BIRTH,
    });
  },
};

function form(parts: Pick<InputForm, 'births'> & { readonly inputSchema: object }): InputForm {
  return { ...parts, options: ['time_within', 'clock'] } as InputForm;
}

const forms = new Map<Dialect, InputForm>();

/** The fields that only one of the flat forms has. */
const OF_CHART = ['lat', 'lon', 'tz'];
const OF_PERSON = ['birth_latitude', 'birth_longitude', 'birth_place'];

function formOf(input: unknown): InputForm {
  const has = (names: readonly string[]) => isRecord(input) && names.some((name) => input[name] !== undefined);
  const dialect = has(OF_CHART) ? 'chart' : has(OF_PERSON) ? 'personal' : 'natal';
  const known = forms.get(dialect) ?? DIALECTS[dialect]();
  forms.set(dialect, known);
  return known;
}

/** The instant of a birth, by what finds its zone. */
export function instantBy(birth: unknown, options: InstantOptions, defaults: InstantDefaults): BirthInstant {
  requireOptions(options, ['locale', 'zoneAt']);
  const { locale, zoneAt = defaults.zones.at } = options;
  if (locale !== undefined && !isLanguage(locale)) {
    throw refusal('The option locale must be a language, such as hi of nirayana/languages/hi.');
  }
  if (typeof zoneAt !== 'function') throw refusal('The option zoneAt must be a function of latitude and longitude.');
  const zones = { ...defaults.zones, at: zoneAt };
  const asked = formOf(birth);
  const read = readInput(asked, birth, 'wide', zones);
  const stated = withStatedBirths(asked, valuesOf(asked, read), read.options)['birth'];
  const { ephemeris } = defaults;
  const sky = { ephemeris, ayanamsha: USUAL.ayanamsha, node: USUAL.node, sunrise: USUAL.sunrise };
  const born = resolveBirth(stated as Parameters<typeof resolveBirth>[0], { zones, sky: sky as Sky });
  const { epochMilliseconds, timeZone, span } = born;
  return {
    epochMilliseconds,
    utc: formatInstant(epochMilliseconds),
    timeZone: timeZone.name,
    utcOffset: formatOffset(clockAt(timeZone, epochMilliseconds).offsetSeconds),
    timezoneResolution: born.timezoneResolution,
    dstApplied: born.dstApplied,
    timeKnown: born.timeKnown,
    span: span ? { start: span.start, end: span.end } : null,
    caveats: [...born.clockCaveats, ...born.zoneCaveats].map(
      (one) => ({ code: one.code, message: caveatMessage(locale, one), facts: one.facts }) as ToldCaveat,
    ),
  };
}
