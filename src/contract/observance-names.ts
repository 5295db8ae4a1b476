import * as field from '../base/schema/fields.js';
import { formatLocalWithOffset, type Zone } from '../base/time/zone.js';
import { observance } from '../languages/en/observances.js';
import {
  type CalledCode,
  type ObservanceDay,
  observance_called,
  observance_day,
} from '../languages/names/observances/latin-regional.js';
import type { ObservanceCodes } from '../languages/words/observances/observance-words.js';
import {
  COMMUNITY_CHOICES,
  type CommunityChoice,
  type Gathered,
  importanceIn,
  type ObservanceChoice,
} from '../rules/vrata/choice.js';
import { WEEKDAY_OBSERVANCES, weekdayObservance } from '../rules/vrata/days.js';
import { EKADASHI_NAMES, ekadashiName } from '../rules/vrata/ekadashi-names.js';
import { type HoursAsked, hoursOf, OBSERVANCE_WINDOWS, type ObservanceWindow } from '../rules/vrata/hours.js';
import type { Observance } from '../rules/vrata/observances.js';
import { holdersOf, REGIONS, type RegionOrGroup } from '../rules/vrata/regions.js';
import { VRATA_CODES, type VrataCode } from '../rules/vrata/rule-tables.js';
import { type WindowResult, windowFields } from './day-divisions.js';
import { calledBy, named } from './vocabulary.js';

/** What an observance is called, by codes and in English. */
export interface ObservanceWords extends ObservanceCodes {
  /** In English; `say(observance, language)` of `nirayana/languages` has it in others. */
  readonly name: string;
}

/** Hours of an observance: what is done in them, or what the day is kept for. */
export interface ObservanceWindowResult extends WindowResult {
  readonly code: ObservanceWindow;
}

/** An observance by its code and what it is called, how great it is, what else its day is called, and its hours. */
export interface ObservanceName extends ObservanceWords {
  /** In the region: 1 great, 2 widely kept, 3 kept by many who fast or by a community, 4 for those who ask. */
  readonly importance: number;
  /** Further names of the same day, which are no observances of their own. */
  readonly same_day: readonly ObservanceWords[];
  /** An instant starts and ends at once. */
  readonly windows: readonly ObservanceWindowResult[];
}

/** Whose observances a result tells. */
export interface ObservanceChoiceResult {
  readonly region: RegionOrGroup;
  /** Whether it is that of the place, and not one that was asked for. */
  readonly is_region_of_place: boolean;
  readonly community: CommunityChoice;
  /** Down to which importance. */
  readonly least_importance: number;
}

/** Where, by whose rule and in which region observances are told. */
export interface ObservancesTold extends HoursAsked {
  readonly timeZone: Zone;
  readonly choice: ObservanceChoice;
}

export function choiceResult({
  region,
  isByPlace,
  community,
  leastImportance,
}: ObservanceChoice): ObservanceChoiceResult {
  return {
    region,
    is_region_of_place: isByPlace,
    community,
    least_importance: leastImportance,
  };
}

export function observanceName(told: ObservancesTold, { observance: one, beside }: Gathered): ObservanceName {
  const { region } = told.choice;
  const words = wordsOf(region, one);
  const besides = words.weekday_observance_name === null ? beside : beside.filter(({ rule }) => !rule.onWeekdays);
  return {
    code: words.code,
    name: words.name,
    ekadashi_name: words.ekadashi_name,
    weekday_observance_name: words.weekday_observance_name,
    called_code: words.called_code,
    day_name_code: words.day_name_code,
    importance: importanceIn(one.rule, region),
    same_day: besides.map((other) => wordsOf(region, other)),
    windows: hoursOf(told, one).map(({ code, start, end }) => ({
      code,
      starts_at: formatLocalWithOffset(told.timeZone, start),
      ends_at: formatLocalWithOffset(told.timeZone, end),
    })),
  };
}

function wordsOf(region: RegionOrGroup, one: Observance): ObservanceWords {
  const { code, tithi, ekadashi, chosen, month } = one;
  const word = code === 'ekadashi' && ekadashi && tithi ? ekadashiName(tithi) : undefined;
  const called =
    calledIn(region, word ?? code) ??
    calledIn(region, one.rule.insteadOf) ??
    (code === 'shraddha' && tithi ? calledKey(code, tithi.number) : undefined);
  const usual = observance[code];
  const [first, ...more] = word ? [word, usual] : [usual];
  return {
    code,
    name: [called ? observance_called[called] : first, ...more].join(' '),
    ekadashi_name: word ?? null,
    weekday_observance_name: weekdayObservance(code, chosen.day.date) ?? null,
    called_code: called ?? null,
    day_name_code: dayKey(code, month, tithi?.number) ?? null,
  };
}

/** The name that a region, or a group that holds it, has for a day; else for the one in whose place it stands. */
function calledIn(region: RegionOrGroup, name: string | undefined): CalledCode | undefined {
  if (name === undefined) return undefined;
  for (const holder of holdersOf(region)) {
    const key = calledKey(name, holder);
    if (key) return key;
  }
  return undefined;
}

function calledKey(name: string, part: string | number): CalledCode | undefined {
  const key = `${name}.${part}`;
  return Object.hasOwn(observance_called, key) ? (key as CalledCode) : undefined;
}

/** Rules of several days that have names of their own. */
const OF_SEVERAL_DAYS: readonly VrataCode[] = ['manvadi_days', 'yugadi_days', 'dvadashi_names'];

function dayKey(code: VrataCode, month: number | undefined, tithi: number | undefined): ObservanceDay | undefined {
  if (!OF_SEVERAL_DAYS.includes(code)) return undefined;
  return [`${code}.${month}-${tithi}`, `${code}.${month}`].find((key) => Object.hasOwn(observance_day, key)) as
    | ObservanceDay
    | undefined;
}

function wordsFields() {
  return {
    code: named('observance', VRATA_CODES, 'Which observance.'),
    name: calledBy(
      { ekadashi_name: 'ekadashi', code: 'observance' },
      'What it is called in English in the region; an Ekadashi by its month, a shraddha by its tithi.',
      { field: 'called_code', kind: 'observance_called' },
    ),
    ekadashi_name: field.orNull(named('ekadashi', EKADASHI_NAMES, 'The name of an Ekadashi by its month; else null.')),
    weekday_observance_name: field.orNull(
      named(
        'weekday_observance',
        WEEKDAY_OBSERVANCES,
        'What an observance of every month is called on this weekday; null where it has no name for it.',
      ),
    ),
    called_code: field.orNull(
      named(
        'observance_called',
        Object.keys(observance_called) as CalledCode[],
        'What it is called in place of its usual name: in the region, or a shraddha by its tithi; else null.',
      ),
    ),
    day_name_code: field.orNull(
      named(
        'observance_day',
        Object.keys(observance_day) as ObservanceDay[],
        'Which of several days with one code it is, such as a manvantara or a yuga; else null.',
      ),
    ),
  };
}

export function observanceNameFields() {
  return {
    ...wordsFields(),
    importance: importanceSchema(
      'How great it is in the region: 1 great, 2 widely kept, 3 for many who fast, 4 on request.',
    ),
    same_day: field.list(field.open(wordsFields())),
    windows: field.list(
      field.open({
        code: named('observance_window', OBSERVANCE_WINDOWS, 'What the hours are.'),
        ...windowFields(),
      }),
    ),
  };
}

function importanceSchema(description: string) {
  return field.integer(1, 4, description);
}

export function observanceChoiceSchema() {
  return field.open({
    region: named('region', REGIONS, 'Whose observances are told.'),
    is_region_of_place: field.flag('Whether the region is that of the place, and was not asked for.'),
    community: named('community', COMMUNITY_CHOICES, 'Whose further days are told.'),
    least_importance: importanceSchema('Down to which importance observances are told.'),
  });
}
