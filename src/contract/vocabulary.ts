import * as field from '../base/schema/fields.js';
import { NAKSHATRA_NAMES } from '../base/zodiac/nakshatra.js';
import { ELEMENTS, GRAHAS, SIGN_NAMES, SIGN_RULERS } from '../base/zodiac/rashi.js';
import { LANGUAGE_CODES } from '../languages/locale/locales.js';
import type { NameKeys, NameKind } from '../languages/names/kinds.js';
import { WESTERN_MODALITY } from '../rules/matching/sun-signs.js';

/**
 * The schemas of what results say again and again: a function for each, so that it lists the same values wherever it
 * stands. docs/conventions.md has the rules for the keys.
 */

export function signName(description = 'English name of the sidereal sign.') {
  return named('sign', SIGN_NAMES, description);
}

export function signNumber(description = '1 (Aries) to 12 (Pisces).') {
  return field.integer(1, 12, description);
}

export function degreeInSign(description = 'Degrees from the start of the sign, [0, 30).') {
  return field.number(description);
}

export function siderealLongitude(description = 'Sidereal longitude, degrees in [0, 360).') {
  return field.number(description);
}

export function nakshatraName(description = 'Name of the nakshatra.') {
  return named('nakshatra', NAKSHATRA_NAMES, description);
}

export function nakshatraNumber() {
  return field.integer(1, 27, '1 (Ashwini) to 27 (Revati).');
}

export function nakshatraRuler() {
  return graha('Ruler of the nakshatra in the Vimshottari order.');
}

export function pada(description = 'Quarter of the nakshatra, 1 to 4.') {
  return field.integer(1, 4, description);
}

export function graha(description: string) {
  return named('graha', GRAHAS, description);
}

export function signRuler(description = 'The graha that rules the sign.') {
  return named('graha', SIGN_RULERS, description);
}

export function house(description: string) {
  return field.integer(1, 12, description);
}

// @__NO_SIDE_EFFECTS__
export function timeZone(description = 'IANA time zone that was used.') {
  return field.text(description);
}

/** Where a day is, with its clock. */
export function placeOfDay() {
  return field.open({ latitude: field.latitude(), longitude: field.longitude(), timezone: timeZone() });
}

export function dateAskedFor() {
  return field.date('The local date asked for, YYYY-MM-DD.');
}

export function language() {
  return named('language', LANGUAGE_CODES, 'Language of the labels, details and summary.');
}

export function summary() {
  return field.text('The result in a few sentences of that language.');
}

export function elementSchema() {
  return named('element', ELEMENTS, 'Element of the sign.');
}

export function modalitySchema() {
  return named('modality', Object.values(WESTERN_MODALITY), 'How the sign stands in its season.');
}

/** The English name of what fields beside it have, by the kind of each: the labels of a result tell it as well. */
export function calledBy(
  kinds: Readonly<Record<string, NameKind>>,
  description: string,
  instead?: { readonly field: string; readonly kind: NameKind },
) {
  return field.calledBy(instead ? { kinds, instead } : { kinds }, description);
}

/**
 * One of some values of a result that have a name in every language, by the kind of name: the labels of a result tell it.
 * A value that may be of several kinds names them all.
 */
export function named<Kind extends NameKind, const Values extends readonly NameKeys[Kind][]>(
  kinds: Kind | readonly Kind[],
  values: Values,
  description: string,
) {
  return field.named<Values>(kinds, values, description);
}
