import * as field from '../base/schema/fields.js';
import type { Zone } from '../base/time/zone.js';
import type { Catalogue } from '../languages/words/rules/catalogue.js';
import { windowName } from '../languages/words/rules/windows.js';
import { WINDOW_CODES } from '../rules/muhurta/day-score-tables.js';
import { type TimingWindow, WINDOW_QUALITIES, type WindowQuality } from '../rules/muhurta/windows.js';
import { CHOGHADIYA_NAMES } from '../rules/panchanga/tables.js';
import { type WindowResult, windowFields, windowResult } from './day-divisions.js';
import { points } from './score-rules.js';
import { named } from './vocabulary.js';

export type TimingWindowCode = Lowercase<TimingWindow['code']>;

/** A stretch of a day, as results list it. */
export interface TimingWindowResult extends WindowResult {
  /** Of a choghadiya the name in lower case. */
  readonly code: TimingWindowCode;
  /** In the language of the result. */
  readonly label: string;
  readonly quality: WindowQuality;
  /** How much it counts for or against an hour whose middle it holds, -3 to 3; 0 for one before the day. */
  readonly points: number;
}

/** A window with its name and its local times. */
export function timingWindowResult(catalogue: Catalogue, timeZone: Zone, window: TimingWindow): TimingWindowResult {
  return {
    code: lowerCase(window.code),
    label: windowName(catalogue, window),
    ...windowResult(timeZone, window),
    quality: window.quality,
    points: window.points,
  };
}

export function timingWindowSchema() {
  return field.open({
    code: named(
      'window',
      [...WINDOW_CODES, ...CHOGHADIYA_NAMES.map(lowerCase)],
      'What it is; of a choghadiya the name in lower case.',
    ),
    label: field.text('What it is called in the language of the result.'),
    ...windowFields(),
    quality: named('quality', WINDOW_QUALITIES, 'Whether to use it or to avoid it.'),
    points: points(
      'How much it counts for or against an hour whose middle it holds, points; 0 for Brahma Muhurta, which is before the day.',
    ),
  });
}

function lowerCase<const Code extends string>(code: Code): Lowercase<Code> {
  return code.toLowerCase() as Lowercase<Code>;
}
