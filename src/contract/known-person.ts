import type { FieldError } from '../base/errors.js';
import type { ResolvedBirth } from '../base/input/birth.js';
import { because } from '../base/reasons.js';
import * as field from '../base/schema/fields.js';
import { NAKSHATRA_NAMES, NAKSHATRAS, type NakshatraName } from '../base/zodiac/nakshatra.js';
import { grahaLongitude, type Sky } from '../base/zodiac/positions.js';
import type { SignName } from '../base/zodiac/rashi.js';
import { matchMoon } from '../rules/matching/ashtakoota.js';
import { distinct, type KnownMoon, knownMoon, signsApart } from '../rules/matching/stated-moon.js';
import { possibleMatchMoons } from './two-moons.js';
import { nakshatraName, named, pada, signName } from './vocabulary.js';

/** A nakshatra that is known without a birth, and its pada. */
export interface NakshatraFields {
  /** In place of a birth. */
  readonly nakshatra_name?: NakshatraName | undefined;
  /** 1 to 4; absent where it is not known of a nakshatra that lies in one sign. */
  readonly pada?: number | undefined;
}

/** What the fields of a nakshatra are called beside those of a birth, of which the first is named in errors. */
interface KnownNames {
  readonly date: string;
  readonly nakshatra: string;
  readonly pada: string;
}

/** The person of a match as results tell it. */
export interface KnownPerson {
  readonly moon_sign: SignName;
  readonly nakshatra: NakshatraName;
  /** Null where it is not known. */
  readonly pada: number | null;
}

/** What is wrong where a birth and a nakshatra are both there or both not, or where a pada decides that is not told. */
export function knownFaults(
  { nakshatra_name, pada: told }: NakshatraFields,
  hasBirth: boolean,
  names: KnownNames,
): FieldError[] {
  if (hasBirth) {
    const given = [
      ...(nakshatra_name === undefined ? [] : [names.nakshatra]),
      ...(told === undefined ? [] : [names.pada]),
    ];
    const message = 'Leave this field out: the birth tells it.';
    return given.map((each) => because({ field: each, message }, 'not_needed', {}));
  }
  if (nakshatra_name === undefined) {
    const message = `This field is required where there is no ${names.nakshatra}.`;
    const of = told === undefined ? names.date : names.nakshatra;
    return [because({ field: of, message: told === undefined ? message : 'This field is required.' }, 'required', {})];
  }
  const apart = told === undefined ? signsApart(nakshatraNamed(nakshatra_name)) : undefined;
  if (!apart) return [];
  const message = `This field is required of ${nakshatra_name}, which lies in ${apart[0].name} and ${apart[1].name}.`;
  return [because({ field: names.pada, message }, 'pada_decides', {})];
}

function nakshatraNamed(name: NakshatraName) {
  return NAKSHATRAS[NAKSHATRA_NAMES.indexOf(name)] as (typeof NAKSHATRAS)[number];
}

/** Whether a nakshatra lies in two signs, of which its pada decides. */
export function needsPada(name: NakshatraName): boolean {
  return signsApart(nakshatraNamed(name)) !== undefined;
}

/** The Moon of a nakshatra that is told, with every one that it may be. */
export function moonOfNakshatra(name: NakshatraName, told: number | undefined): KnownMoon {
  return knownMoon({ nakshatra: nakshatraNamed(name), pada: told });
}

/** The Moon of a birth, with every one of the minutes in which it may have been. */
export function moonOfBirth(sky: Sky, birth: ResolvedBirth): KnownMoon {
  const moon = matchMoon(grahaLongitude(sky, 'Moon', birth.moment));
  return { moon, possible: birth.span ? distinct(possibleMatchMoons(sky, birth)) : [moon] };
}

export function knownPerson({ moon }: KnownMoon, isPadaKnown: boolean): KnownPerson {
  return { moon_sign: moon.rashi.name, nakshatra: moon.nakshatra.name, pada: isPadaKnown ? moon.pada : null };
}

/** The fields of a nakshatra that stands in place of a birth. */
export function nakshatraInput() {
  return {
    nakshatra_name: field.optional(named('nakshatra', NAKSHATRA_NAMES, 'The nakshatra, where no birth is known.')),
    pada: field.optional(
      pada('Its quarter, 1 to 4; it may be left out of a nakshatra that lies in one sign, and the answer has a range.'),
    ),
  };
}

/** Fields of a person of a match. */
export function knownPersonFields() {
  return {
    moon_sign: signName('Sidereal sign of the natal Moon.'),
    nakshatra: nakshatraName('Nakshatra of the natal Moon.'),
    pada: field.orNull(pada('Its quarter, 1 to 4; null where it is not known.')),
  };
}
