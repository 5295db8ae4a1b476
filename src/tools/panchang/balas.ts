import * as field from '../../base/schema/fields.js';
import type { Zone } from '../../base/time/zone.js';
import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import { type WindowResult, windowFields, windowResult } from '../../contract/day-divisions.js';
import { type Running, running, runningFields } from '../../contract/limbs.js';
import { nakshatraName, nakshatraNumber, signName } from '../../contract/vocabulary.js';
import { chandrabalaOf, goodBirthNakshatras } from '../../rules/muhurta/balas-of-day.js';
import type { LimbSpan, SignSpan } from '../../rules/panchanga/limbs.js';

/** For whom a nakshatra of the Moon is good, whole. */
export interface DayTarabalaResult extends Running {
  readonly nakshatra_name: NakshatraName;
  /** 1 (Ashwini) to 27 (Revati). */
  readonly nakshatra_number: number;
  readonly good_birth_nakshatras: readonly NakshatraName[];
}

/** For whom the Moon in a sign is good, from sunrise to sunrise. */
export interface DayChandrabalaResult extends WindowResult {
  readonly moon_sign_name: SignName;
  readonly good_birth_signs: readonly SignName[];
  /** Good in the bright half of the month alone. */
  readonly bright_half_birth_signs: readonly SignName[];
  /** The birth sign from which the Moon is in the eighth. */
  readonly chandrashtama_birth_sign: SignName;
}

export function tarabalaResults(timeZone: Zone, nakshatras: readonly LimbSpan<'nakshatra'>[]): DayTarabalaResult[] {
  return nakshatras.map((span) => {
    const { name, number } = span.value;
    const good = goodBirthNakshatras(span.value).map((one) => one.name);
    return Object.assign(
      { nakshatra_name: name, nakshatra_number: number, good_birth_nakshatras: good },
      running(timeZone, span),
    );
  });
}

export function chandrabalaResults(timeZone: Zone, signs: readonly SignSpan[]): DayChandrabalaResult[] {
  return signs.map((span) => {
    const { good, goodInBrightHalf, chandrashtama } = chandrabalaOf(span.sign);
    const whose = {
      moon_sign_name: span.sign.name,
      good_birth_signs: good.map(({ name }) => name),
      bright_half_birth_signs: goodInBrightHalf.map(({ name }) => name),
      chandrashtama_birth_sign: chandrashtama.name,
    };
    return Object.assign(whose, windowResult(timeZone, span));
  });
}

export function tarabalaSchema() {
  return field.list(
    field.open({
      nakshatra_name: nakshatraName(),
      nakshatra_number: nakshatraNumber(),
      good_birth_nakshatras: field.list(nakshatraName('A birth nakshatra for which it is good.')),
      ...runningFields(),
    }),
  );
}

export function chandrabalaSchema() {
  return field.list(
    field.open({
      moon_sign_name: signName('Sidereal sign of the Moon.'),
      good_birth_signs: field.list(signName('A birth sign of the Moon for which it is good.')),
      bright_half_birth_signs: field.list(signName('A birth sign for which it is good in the bright half alone.')),
      chandrashtama_birth_sign: signName('The birth sign from which the Moon is in the eighth.'),
      ...windowFields(),
    }),
  );
}
