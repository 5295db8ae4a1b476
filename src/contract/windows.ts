import { WINDOW_CODES } from '../muhurta/day-score-tables.js';
import { type TimingWindow, WINDOW_QUALITIES, type WindowQuality } from '../muhurta/windows.js';
import { CHOGHADIYA_NAMES } from '../panchanga/tables.js';
import * as field from '../schema/fields.js';
import type { Catalogue } from '../words/rules/catalogue.js';
import { windowName } from '../words/rules/windows.js';
import { type WindowResult, windowFields, windowResult } from './day-divisions.js';

export type TimingWindowCode = Lowercase<TimingWindow['code']>;

/** A stretch of a day, as results list it. */
export interface TimingWindowResult extends WindowResult {
  /** Of a choghadiya the name in lower case. */
  readonly code: TimingWindowCode;
  /** In the language of the result. */
  readonly label: string;
  readonly quality: WindowQuality;
}

/** A window with its name and its local times. */
export function timingWindowResult(catalogue: Catalogue, timeZone: string, window: TimingWindow): TimingWindowResult {
  return {
    code: lowerCase(window.code),
    label: windowName(catalogue, window),
    ...windowResult(timeZone, window),
    quality: window.quality,
  };
}

// @__NO_SIDE_EFFECTS__
export function timingWindowSchema() {
  return field.open({
    code: field.oneOf(
      [...WINDOW_CODES, ...CHOGHADIYA_NAMES.map(lowerCase)],
      'What it is; of a choghadiya the name in lower case.',
    ),
    label: field.text('What it is called in the language of the result.'),
    ...windowFields(),
    quality: field.oneOf(WINDOW_QUALITIES, 'Whether to use it or to avoid it.'),
  });
}

function lowerCase<const Code extends string>(code: Code): Lowercase<Code> {
  return code.toLowerCase() as Lowercase<Code>;
}
