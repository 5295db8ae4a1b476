import type { Catalogue } from '../locale/catalogue.js';
import { windowName } from '../locale/windows.js';
import { type TimingWindow, WINDOW_QUALITIES, type WindowQuality } from '../muhurta/windows.js';
import * as field from '../schema/fields.js';
import { type WindowResult, windowFields, windowResult } from './day-divisions.js';

/** A stretch of a day, as results list it. */
export interface TimingWindowResult extends WindowResult {
  /** Of a choghadiya the name in lower case. */
  readonly code: string;
  readonly name: string;
  readonly quality: WindowQuality;
}

/** A window with its name and its local times. */
export function timingWindowResult(catalogue: Catalogue, timeZone: string, window: TimingWindow): TimingWindowResult {
  return {
    code: window.code.toLowerCase(),
    name: windowName(catalogue, window),
    ...windowResult(timeZone, window),
    quality: window.quality,
  };
}

// @__NO_SIDE_EFFECTS__
export function timingWindowSchema() {
  return field.open({
    code: field.text('rahu_kalam, yamaganda, gulika, dur_muhurta, abhijit, brahma_muhurta, amrit, shubh or labh.'),
    name: field.text(),
    ...windowFields(),
    quality: field.oneOf(WINDOW_QUALITIES),
  });
}
