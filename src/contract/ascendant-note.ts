import { hasAscendant } from '../base/ephemeris/ascendant.js';
import type { ResolvedBirth } from '../base/input/birth.js';
import * as field from '../base/schema/fields.js';
import { ascendantNotes } from '../languages/en/results.js';
import type { AskedLanguage } from '../languages/language.js';
import { keysOf } from '../languages/names/numbered.js';
import type { AscendantNote } from '../languages/words/results/result-words.js';

/** Why a result has no ascendant and nothing that is counted from one; both null where it has. */
export interface AscendantNoted {
  readonly ascendant_note: string | null;
  readonly ascendant_note_code: AscendantNote | null;
}

/** Why a birth has no ascendant; null where it has one. */
export function ascendantNoteOf({ timeKnown, place }: ResolvedBirth): AscendantNote | null {
  if (!timeKnown) return 'birth_time_unknown';
  return hasAscendant(place) ? null : 'no_ascendant';
}

export function ascendantNoted(note: AscendantNote | null, language: AskedLanguage): AscendantNoted {
  return {
    ascendant_note: note && (language?.results.ascendantNotes ?? ascendantNotes)[note],
    ascendant_note_code: note,
  };
}

export function ascendantNoteFields() {
  return {
    ascendant_note: field.orNull(field.text('Why there is no ascendant.')),
    ascendant_note_code: field.orNull(field.oneOf(keysOf(ascendantNotes), 'Why there is none, for programs.')),
  };
}
