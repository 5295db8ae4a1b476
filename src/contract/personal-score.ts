import * as field from '../base/schema/fields.js';
import type { Catalogue } from '../languages/words/rules/catalogue.js';
import { taraName } from '../languages/words/rules/phrases.js';
import { BALA_QUALITIES, type BalaQuality, type MoonHouse, type Tara } from '../rules/muhurta/day-score-tables.js';
import { points } from './score-rules.js';
import { house, named } from './vocabulary.js';

/** The nakshatra of a day counted in nines from the natal one. */
export interface TarabalaResult {
  /** 1 (Janma) to 9 (Ati Mitra). */
  readonly number: number;
  /** Its name in the language of the result. */
  readonly label: string;
  readonly quality: BalaQuality;
  readonly points: number;
}

/** The sign of the Moon counted from the natal one. */
export interface ChandrabalaResult {
  /** 1 to 12. */
  readonly house_from_moon: number;
  readonly quality: BalaQuality;
  readonly points: number;
  /** Whether the Moon is 8th from the natal Moon. */
  readonly chandrashtama: boolean;
}

export function tarabalaResult(catalogue: Catalogue, tara: Tara): TarabalaResult {
  const { number, quality, points } = tara;
  return { number, label: taraName(catalogue, tara), quality, points };
}

export function chandrabalaResult(moonHouse: MoonHouse, chandrashtama: boolean): ChandrabalaResult {
  const { house, quality, points } = moonHouse;
  return { house_from_moon: house, quality, points, chandrashtama };
}

export function tarabalaSchema() {
  return field.open({
    number: taraNumber(),
    label: field.text('Name of the tara in the language of the result.'),
    quality: balaQuality(),
    points: points('Points that it gives.'),
  });
}

export function chandrabalaSchema() {
  return field.open({
    house_from_moon: houseFromMoon(),
    quality: balaQuality(),
    points: points('Points that it gives.'),
    chandrashtama: chandrashtama(),
  });
}

export function taraNumber() {
  return field.integer(1, 9, '1 (Janma) to 9 (Ati Mitra), counted from the natal nakshatra.');
}

export function houseFromMoon() {
  return house('House of the Moon counted from the natal Moon sign.');
}

function balaQuality() {
  return named('quality', BALA_QUALITIES, 'What the count makes of the day.');
}

export function chandrashtama() {
  return field.flag('Whether the Moon is in the 8th sign from the natal Moon.');
}
