import * as field from '../base/schema/fields.js';
import { PHASE_CODES, PRINCIPAL_CODES } from '../rules/panchanga/moon-phase-names.js';
import { named } from './vocabulary.js';

export function phaseCode(
  description = 'Phase of the Moon on the date: a principal one only on the date of its exact instant.',
) {
  return named('moon_phase', PHASE_CODES, description);
}

function principalPhaseCode() {
  return named('moon_phase', PRINCIPAL_CODES, 'Which of the four principal phases it is.');
}

/** An instant at which one of the four phases is exact. */
export function principalPhaseSchema() {
  return field.open({ phase_code: principalPhaseCode(), occurs_at: field.instant('When it is exact.') });
}
