import { BALA_QUALITIES } from '../muhurta/day-score-tables.js';
import * as field from '../schema/fields.js';
import { house } from './vocabulary.js';

// @__NO_SIDE_EFFECTS__
export function taraNumber() {
  return field.integer(1, 9, '1 (Janma) to 9 (Ati Mitra), counted from the natal nakshatra.');
}

// @__NO_SIDE_EFFECTS__
export function houseFromMoon() {
  return house('House of the Moon counted from the natal Moon sign.');
}

// @__NO_SIDE_EFFECTS__
export function balaQuality() {
  return field.oneOf(BALA_QUALITIES, 'What the count makes of the day.');
}

// @__NO_SIDE_EFFECTS__
export function chandrashtama() {
  return field.flag('Whether the Moon is in the 8th sign from the natal Moon.');
}
