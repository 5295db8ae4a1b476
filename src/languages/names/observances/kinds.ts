import type { NeighbourReason } from '../../../rules/vrata/choose.js';
import type { EkadashiClause, Tradition } from '../../../rules/vrata/ekadashi.js';
import type { EkadashiName } from '../../../rules/vrata/ekadashi-names.js';
import type { VrataCode } from '../../../rules/vrata/rule-tables.js';
import type { VrataWindow } from '../../../rules/vrata/rules.js';
import type { WeekdayObservance } from '../../../rules/vrata/weekday-names.js';

/** What a language calls the observances. They stand in files of their own: few who word results want them. */
export type ObservanceNames = Readonly<Record<VrataCode, string>>;

/** The word that goes before Ekadashi. */
export type EkadashiNames = Readonly<Record<EkadashiName, string>>;

/** What an observance of every month is called on some weekday. */
export type WeekdayObservanceNames = Readonly<Record<WeekdayObservance, string>>;

/** What a language says of how their days are found. */
export interface ObservanceWords {
  /** A part or an instant of a day at which a tithi is wanted. */
  readonly vrata_window: Readonly<Record<VrataWindow, string>>;
  /** Why a day next to the chosen one is not it. */
  readonly neighbour_reason: Readonly<Record<NeighbourReason, string>>;
  /** What decides the day of an Ekadashi. */
  readonly ekadashi_clause: Readonly<Record<EkadashiClause, string>>;
  readonly tradition: Readonly<Record<Tradition, string>>;
}
