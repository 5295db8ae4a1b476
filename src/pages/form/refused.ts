import type { CalculationError } from '../../base/errors.js';
import { type DatedInput, type Reason, reasonOf } from '../../base/reasons.js';
import type { ToolDescription } from '../../calculation/tool.js';
import { refusalIn } from '../../languages/words/refusals/refusal-in.js';
import {
  addressParts,
  type BirthNames,
  birthNames,
  DAY_NAMES,
  namesInAddress,
  type Pairs,
  queryOf,
} from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import { dayOf } from '../shell/day-of.js';
import type { FormError } from './read-parts.js';

/** What a calculation refused, as errors of the form. */
export interface Refused {
  readonly errors: readonly FormError[];
  /** The nearest readings of a time that the clock skipped, one of which may be meant. */
  readonly choices: readonly ClockChoice[];
}

interface ClockChoice {
  readonly label: string;
  readonly query: string;
}

type Texts = ReadonlyMap<string, string>;

/** What a calculation has refused, at the fields that are meant. `texts` is what its address said. */
export function refusedErrors(
  tool: ToolDescription,
  error: CalculationError,
  texts: Texts,
  page: PageContext,
): Refused {
  const names = namesInAddress(tool);
  const hooks = { date: dayOf(page) };
  const ofFields = error.fieldErrors.map((each) => ({
    ...placeOfError(names.get(each.field) ?? each.field),
    message: page.format.withTimes(refusalIn(page.language, each, hooks)),
  }));
  if (ofFields.length > 0) return { errors: ofFields, choices: [] };
  const reason = reasonOf(error);
  const group = reason ? groupOf(reason, tool, texts) : undefined;
  const at = placeOfError(group ?? [...names.values()][0] ?? '');
  const one = {
    ...at,
    message: page.format.withTimes(refusalIn(page.language, error, hooks)),
    ...(reason?.whose && { isNamed: true as const }),
  };
  return {
    errors: [one],
    choices: reason?.code === 'clock_skipped' ? choicesOf(reason.facts, group ?? '', texts, page) : [],
  };
}

/**
 * Where an error is told, by the name that a group of inputs has in the address, and the first input of the group. The
 * zone of a day stands beside its place.
 */
function placeOfError(group: string): Pick<FormError, 'id' | 'group'> {
  if (/(^|_)(date|on)$/.test(group)) return { id: `${group}_day`, group };
  if (WITH_DAY.includes(group)) return { id: `${group}_day`, group };
  if (group === 'target_month') return { id: 'target_month_month', group };
  return group === DAY_NAMES.zone ? { id: 'at_tz', group: 'at_tz' } : { id: group, group };
}

/** The groups, beside those named after a date, that begin with a day. */
const WITH_DAY: readonly string[] = ['calculation_datetime', 'as_of', 'from', 'to'];

/** The inputs of a form that a reason can be about, by whom it names. */
type Groups = Pick<BirthNames, 'date' | 'time' | 'zone' | 'place' | 'latitude'>;

const OF_DAY: Groups = { ...DAY_NAMES, time: DAY_NAMES.date };

const BEARERS = { birth: birthNames(''), 'person A': birthNames('a_'), 'person B': birthNames('b_') } as const;

const DATED: { readonly [What in DatedInput]?: string } = {
  'calculation date': 'calculation_date',
  'calculation moment': 'calculation_datetime',
  'target month': 'target_month',
};

/** The group of a date that lies outside the accepted ones; undefined for that of the day or of the person. */
function datedGroup(what: DatedInput, { inputSchema }: ToolDescription): string | undefined {
  const has = (name: string) => Object.hasOwn(inputSchema.properties, name);
  if (what === 'calculation moment' && has('as_of')) return 'as_of';
  if (what === 'date' && has('from')) return 'from';
  return what === 'birth date' ? birthNames('').date : DATED[what];
}

/** The group of inputs that a reason is about. */
function groupOf(reason: Reason, tool: ToolDescription, texts: Texts): string | undefined {
  const { births, dayPlace } = addressParts(tool);
  // What is said of nobody is of the day, where there is one; what no latitude near a pole has, of the one nearer to it.
  const { latitude } = BEARERS.birth;
  const nearPole = (name: string) => Math.abs(Number(texts.get(name) ?? 0));
  const isOfSecond = reason.code === 'no_ascendant' && nearPole(DAY_NAMES.latitude) > nearPole(latitude);
  const isOfDay = births.length === 0 || (dayPlace?.isSecond ? isOfSecond : dayPlace !== undefined);
  const groups = reason.whose ? BEARERS[reason.whose] : isOfDay ? OF_DAY : BEARERS.birth;
  switch (reason.code) {
    case 'clock_skipped':
      return reason.facts.shown.includes('T') ? groups.time : groups.date;
    case 'outside_dates':
      return datedGroup(reason.facts.what, tool) ?? groups.date;
    case 'outside_ephemeris':
      return groups.date;
    case 'unknown_zone':
      return groups.zone;
    case 'no_zone_found':
    case 'no_place_for_mean_time':
    case 'no_solar_day':
      return groups.place;
    case 'no_ascendant':
    case 'no_houses':
      return groups.latitude;
    default:
      return undefined;
  }
}

/** The readings on both sides of a gap: times of the day, or dates where a whole date was skipped. */
function choicesOf(
  { shown, before, to }: { readonly shown: string; readonly before: string; readonly to: string },
  group: string,
  texts: Texts,
  page: PageContext,
): ClockChoice[] {
  const isTime = shown.includes('T');
  const dateName = group.replace(/time$/, 'date');
  return [before, to].map((reading) => {
    const [date = '', time = ''] = reading.split('T');
    const changed = new Map(texts).set(dateName, date);
    if (isTime) changed.set(group, time);
    const isSameDay = isTime && date === shown.slice(0, 10);
    const label = isSameDay ? page.format.clock(time) : isTime ? page.format.dateTime(reading) : page.format.date(date);
    return { label, query: queryOf([...changed] satisfies Pairs) };
  });
}
