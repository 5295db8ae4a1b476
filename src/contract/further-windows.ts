import * as field from '../base/schema/fields.js';
import type { Zone } from '../base/time/zone.js';
import type { DayWindows, Span } from '../rules/panchanga/day-divisions.js';
import type { FurtherWindows } from '../rules/panchanga/whole-day.js';
import {
  type DayWindowsResult,
  dayWindowFields,
  type WindowResult,
  windowFields,
  windowResult,
} from './day-divisions.js';

/** What of the windows is null where only the basic parts of a day are asked. */
export interface FurtherWindowsResult {
  /** Those that begin in the day; they may end after it. */
  readonly varjyam: readonly WindowResult[] | null;
  readonly amrita_kala: readonly WindowResult[] | null;
  readonly vijaya: WindowResult | null;
  readonly godhuli: WindowResult | null;
  readonly nishita: WindowResult | null;
  /** Before the sunrise; null also after a polar night or day. */
  readonly pratah_sandhya: WindowResult | null;
  readonly sayahna_sandhya: WindowResult | null;
  /** That of `dur_muhurta` which lies in the night, on a Tuesday; null on other days. */
  readonly night_dur_muhurta: WindowResult | null;
}

export interface PanchangWindowsResult extends DayWindowsResult, FurtherWindowsResult {}

/** What stands where only the basic parts of a day are asked. */
export const NO_FURTHER_WINDOWS: FurtherWindowsResult = {
  varjyam: null,
  amrita_kala: null,
  vijaya: null,
  godhuli: null,
  nishita: null,
  pratah_sandhya: null,
  sayahna_sandhya: null,
  night_dur_muhurta: null,
};

/** The windows beside those that only the weekday gives. */
export function furtherWindowsResult(
  timeZone: Zone,
  further: FurtherWindows,
  { nightDurMuhurta }: Pick<DayWindows, 'nightDurMuhurta'>,
): FurtherWindowsResult {
  const window = (span: Span) => windowResult(timeZone, span);
  return {
    varjyam: further.varjyams.map(window),
    amrita_kala: further.amritaKalas.map(window),
    vijaya: window(further.vijaya),
    godhuli: window(further.godhuli),
    nishita: window(further.nishita),
    pratah_sandhya: further.pratahSandhya ? window(further.pratahSandhya) : null,
    sayahna_sandhya: window(further.sayahnaSandhya),
    night_dur_muhurta: nightDurMuhurta ? window(nightDurMuhurta) : null,
  };
}

export function panchangWindowsSchema() {
  const further = () => field.orNull(field.open(windowFields()));
  const list = () => field.orNull(field.list(field.open(windowFields())));
  return field.open({
    ...dayWindowFields(),
    varjyam: list(),
    amrita_kala: list(),
    vijaya: further(),
    godhuli: further(),
    nishita: further(),
    pratah_sandhya: further(),
    sayahna_sandhya: further(),
    night_dur_muhurta: further(),
  });
}
