import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth } from '../../base/input/birth.js';
import * as field from '../../base/schema/fields.js';
import type { Zone } from '../../base/time/zone.js';
import { grahaLongitude, grahaPositions, lagnaLongitude, longitudesOf, type Sky } from '../../base/zodiac/positions.js';
import type { Graha, Rashi, SignName } from '../../base/zodiac/rashi.js';
import { type LocalSpan, localSpan, localSpanFields } from '../../contract/dasha.js';
import { graha, named, signName } from '../../contract/vocabulary.js';
import { kalachakraDashas, kalachakraParts } from '../../rules/dasha/kalachakra.js';
import { mahadashasOf } from '../../rules/dasha/scheme.js';
import { ASHTOTTARI_SCHEME, DASHA_DEPTHS, type DashaDepth, runningPath } from '../../rules/dasha/vimshottari.js';
import { YOGINI_SCHEME } from '../../rules/dasha/yogini.js';
import { SIGN_DASHAS, type SignDashaBirth, signDasha, signDashaParts } from '../../rules/jaimini/sign-dashas.js';

/** Dashas that are told on request: two of planets to the fifth level, the others of signs to the second. */
export const FURTHER_DASHAS = ['yogini', 'ashtottari', 'kalachakra', ...SIGN_DASHAS] as const;
export type FurtherDashaSystem = (typeof FURTHER_DASHAS)[number];

/** A period of a planet or of a sign. */
export interface FurtherDashaPeriod extends LocalSpan {
  readonly lord: Graha | null;
  readonly sign_name: SignName | null;
}

export interface FurtherDashaLevel extends FurtherDashaPeriod {
  readonly dasha_level: DashaDepth;
  /** The periods of this level within that of the level above, the running one among them. */
  readonly periods: readonly FurtherDashaPeriod[];
}

/** Another dasha with what runs of it. */
export interface FurtherDasha {
  readonly dasha_system: FurtherDashaSystem;
  readonly levels: readonly FurtherDashaLevel[];
  /** Why none runs, else null. */
  readonly note_code: 'before_birth' | 'ended' | 'birth_time_needed' | null;
}

/** A period while it is reckoned, milliseconds since 1970. */
interface Reckoned {
  readonly lord?: Graha;
  readonly sign?: Rashi;
  readonly start: number;
  readonly end: number;
}

interface Path {
  readonly level: DashaDepth;
  readonly running: Reckoned;
  readonly periods: readonly Reckoned[];
}

/** What a further dasha is reckoned for. */
export interface FurtherAsked {
  readonly sky: Sky;
  readonly yearDays: number;
  readonly at: number;
}

const OF_PLANETS = { yogini: YOGINI_SCHEME, ashtottari: ASHTOTTARI_SCHEME } as const;

/** Whether it hangs on the minute of the birth: all but those of planets do. */
function needsTime(system: FurtherDashaSystem): boolean {
  return !(system in OF_PLANETS);
}

/** Whether it hangs on the lagna. */
export function needsLagna(system: FurtherDashaSystem): boolean {
  return (SIGN_DASHAS as readonly string[]).includes(system);
}

export function furtherDasha(system: FurtherDashaSystem, birth: ResolvedBirth, asked: FurtherAsked): FurtherDasha {
  const { at } = asked;
  if (needsTime(system) && !birth.timeKnown)
    return { dasha_system: system, levels: [], note_code: 'birth_time_needed' };
  const path = pathOf(system, bornAt(birth, birth.epochMilliseconds, asked), asked);
  const levels = path.map(({ level, running, periods }) => ({
    dasha_level: level,
    ...told(birth.timeZone, running),
    periods: periods.map((period) => told(birth.timeZone, period)),
  }));
  const note = at < birth.epochMilliseconds ? 'before_birth' : 'ended';
  return { dasha_system: system, levels, note_code: levels.length > 0 ? null : note };
}

/** Who runs for a birth of any minute, without dates; what needs the minute is not told of an unknown time. */
export function furtherTold(
  systems: readonly FurtherDashaSystem[],
  birth: ResolvedBirth,
  born: number,
  asked: FurtherAsked,
) {
  const of = bornAt(birth, born, asked);
  return systems.map((system) => {
    if (needsTime(system) && !birth.timeKnown) return {};
    return {
      levels: pathOf(system, of, asked).map(({ level, running: { lord, sign } }) => ({
        dasha_level: level,
        lord: lord ?? null,
        sign_name: sign?.name ?? null,
      })),
    };
  });
}

/** A birth of a minute: its Moon, and its chart, made where a dasha asks for it. */
interface Born {
  readonly at: number;
  readonly moon: number;
  readonly chart: () => SignDashaBirth;
}

function bornAt({ place }: ResolvedBirth, at: number, { sky, yearDays }: FurtherAsked): Born {
  const moment = momentAt(at);
  let chart: SignDashaBirth | undefined;
  return {
    at,
    moon: grahaLongitude(sky, 'Moon', moment),
    chart: () => {
      chart ??= {
        longitudes: longitudesOf(grahaPositions(sky, moment)),
        lagnaAt: lagnaLongitude(sky, moment, place),
        birth: at,
        yearDays,
      };
      return chart;
    },
  };
}

function pathOf(system: FurtherDashaSystem, born: Born, { yearDays, at }: FurtherAsked): Path[] {
  if (at < born.at) return [];
  if (system === 'yogini' || system === 'ashtottari') {
    const reckoning = { scheme: OF_PLANETS[system], yearDays };
    return runningPath(reckoning.scheme, mahadashasOf(reckoning, born.moon, born.at), at);
  }
  if (system === 'kalachakra') return twoLevels(kalachakraDashas(born.moon, born.at, yearDays), at, kalachakraParts);
  const of = born.chart();
  return twoLevels(signDasha(system, of), at, (period) => signDashaParts(system, period, of));
}

function twoLevels<Period extends Reckoned & { readonly sign: Rashi }>(
  periods: readonly Period[],
  at: number,
  partsOf: (period: Period) => readonly Reckoned[],
): Path[] {
  const runs = <Each extends Reckoned>(each: Each) => each.start <= at && at < each.end;
  const maha = periods.find(runs);
  if (!maha) return [];
  const parts = partsOf(maha);
  return [
    { level: 'maha', running: maha, periods },
    { level: 'antar', running: parts.find(runs) as Reckoned, periods: parts },
  ];
}

function told(zone: Zone, { lord, sign, start, end }: Reckoned): FurtherDashaPeriod {
  return { lord: lord ?? null, sign_name: sign?.name ?? null, ...localSpan(zone, { start, end }) };
}

function periodFields() {
  return {
    lord: field.orNull(graha('The graha that the period belongs to; null in dashas of signs.')),
    sign_name: field.orNull(signName('The sign that the period belongs to; null in dashas of grahas.')),
    ...localSpanFields(),
  };
}

export function furtherDashaSchema() {
  return field.open({
    dasha_system: named('dasha_system', FURTHER_DASHAS, 'Which dashas they are.'),
    levels: field.list(
      field.open({
        dasha_level: named('dasha_level', DASHA_DEPTHS, 'The level of the period.'),
        ...periodFields(),
        periods: field.list(field.open(periodFields())),
      }),
    ),
    note_code: field.orNull(
      named('dasha_note', ['before_birth', 'ended', 'birth_time_needed'], 'Why no period runs then.'),
    ),
  });
}
