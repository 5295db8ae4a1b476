import { changesLine, reasons, type Teller, windowLine } from '../../contract/telling/telling.js';
import type { PushOrWaitResult } from './tool.js';

export const pushOrWaitText: Teller<PushOrWaitResult> = (day, name) => [
  `${day.date}, ${day.timezone}: ${day.verdict_label}, score ${day.score} (${day.minimum} to ${day.maximum})`,
  day.summary,
  windowLine('Best windows', day.best_windows, day.date),
  windowLine('Avoid', day.avoid_windows, day.date),
  changesLine(day.limb_changes, day.date, name),
  reasons(day.rules),
];
