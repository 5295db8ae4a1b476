import type { Paksha } from '../panchanga/tables.js';
import type { Community, RegionOrGroup } from './regions.js';
import type {
  DayChoice,
  EntryRule,
  Grade,
  Importance,
  MonthAndTithi,
  MonthKind,
  RuleWhen,
  SolarCalendar,
  SpecialRule,
  VrataRule,
} from './rules.js';

/**
 * Reads a line of the tables: `when|where|how great|grade`. A browser carries hundreds of rules, so each is a
 * line of words.
 *
 * - when: a kind of rule and what it needs. Days are `month.tithi`, month 0 for every one, and `sign.tithi`,
 *   `sign.nakshatra` or `sign.day` of a solar month. Window, tie and none follow, `sunrise first kshaya` where they are
 *   left out; then what has a name, such as `muhurtas=3` or `on=2` for a Tuesday.
 * - where: regions and groups, with `-` those in which it is not kept.
 * - how great: 1 to 4, then where it is otherwise (`kerala=3`), whose it is (`@jain`), the rule whose place it takes
 *   (`for:`), the rule beside which it is a further name (`as:`).
 */
export function readRule(code: string, line: string): VrataRule {
  const [when = '', where = '', rank = '', grade] = line.split('|');
  const named = new Map<string, string>();
  const words = when.split(' ').filter((word) => {
    const [name = '', value] = word.split('=');
    if (value !== undefined) named.set(name, value);
    return value === undefined;
  });
  const places = where.split(' ') as RegionOrGroup[];
  const on = named.get('on');
  return {
    code,
    ...whenOf({ words, named }),
    ...(on === undefined ? {} : { onWeekdays: numbers(on) }),
    grade: grade as Grade,
    regions: places.filter((place) => !place.startsWith('-')),
    notIn: places.filter((place) => place.startsWith('-')).map((place) => place.slice(1) as RegionOrGroup),
    ...rankOf(rank.split(' ')),
  };
}

type Rank = Pick<VrataRule, 'importance' | 'importanceIn' | 'communities' | 'insteadOf' | 'sameDayAs'>;

function rankOf([importance, ...words]: readonly string[]): Rank {
  const after = (start: string) => words.find((word) => word.startsWith(start))?.slice(start.length);
  const [insteadOf, sameDayAs] = [after('for:'), after('as:')];
  return {
    importance: Number(importance) as Importance,
    importanceIn: Object.fromEntries(
      words.filter((word) => word.includes('=')).map((word) => [word.slice(0, -2), Number(word.slice(-1))]),
    ),
    communities: words.filter((word) => word.startsWith('@')).map((word) => word.slice(1) as Community),
    ...(insteadOf === undefined ? {} : { insteadOf }),
    ...(sameDayAs === undefined ? {} : { sameDayAs }),
  };
}

/** The words of when, without those that have a name. */
interface When {
  readonly words: readonly string[];
  readonly named: ReadonlyMap<string, string>;
}

function whenOf(when: When): RuleWhen {
  const [kind = '', first = '', second = '', third = '', ...more] = when.words;
  switch (kind) {
    case 'tithi': {
      const months = when.named.get('months') as MonthKind | undefined;
      return { kind, days: daysOf(first), ...choiceOf(when, 2), ...(months ? { months } : {}) };
    }
    case 'halves':
      return { kind, parts: partsOf(when) };
    case 'begins_by':
    case 'same_ekadashi':
      return { kind, days: daysOf(first) };
    case 'special':
      return { kind, days: daysOf(first), special: second as SpecialRule };
    case 'solar_ekadashi':
      return { kind, sign: Number(first) };
    case 'solar': {
      const offset = when.named.get('offset');
      return {
        kind,
        signs: numbers(first),
        entry: second as EntryRule,
        ...(offset === undefined ? {} : { offset: Number(offset) }),
      };
    }
    case 'solar_day': {
      const [sign, day] = pair(second);
      return { kind, calendar: first as SolarCalendar, sign, day };
    }
    case 'sun_at':
      return { kind, degrees: Number(first), zodiac: second as 'sidereal', by: third as 'civil' };
    case 'nakshatra':
      return { kind, nakshatras: numbers(first), ...choiceOf(when, 2) };
    case 'solar_nakshatra': {
      const [sign, nakshatra] = pair(first);
      return { kind, sign, nakshatra, ...choiceOf(when, 2) };
    }
    case 'solar_tithi': {
      const [sign, tithi] = pair(first);
      return { kind, sign, tithi, two: (when.named.get('two') ?? 'last') as 'last', ...choiceOf(when, 2) };
    }
    case 'lunar_nakshatra': {
      const [month = '', paksha] = first.split('.');
      return {
        kind,
        month: Number(month),
        paksha: paksha as Paksha,
        nakshatras: numbers(second),
        ...choiceOf(when, 3),
      };
    }
    case 'relative':
      return { kind, of: first, offset: Number(second) };
    case 'weekday_after':
      return { kind, of: first, weekdays: numbers(second) };
    case 'weekday':
      return {
        kind,
        weekday: Number(first),
        calendar: second as 'amanta',
        month: Number(third),
        adhika: more.includes('adhika'),
        isLast: more.includes('last'),
      };
    case 'civil': {
      const [month, day] = pair(first);
      return { kind, month, day };
    }
    case 'chandra_darshana':
      return { kind, minutes: Number(first), degrees: Number(second) };
    default:
      return { kind: kind as 'ekadashi' };
  }
}

/** Window, tie and none from a word on. */
function choiceOf({ words, named }: When, from: number): DayChoice {
  const [window = 'sunrise', tie = 'first', none = 'kshaya'] = words.slice(from);
  const [muhurtas, minutes] = [named.get('muhurtas'), named.get('minutes')];
  return {
    window: window as DayChoice['window'],
    tie: tie as DayChoice['tie'],
    none: none as DayChoice['none'],
    ...(muhurtas === undefined ? {} : { leastMuhurtas: Number(muhurtas) }),
    ...(minutes === undefined ? {} : { leastMinutes: Number(minutes) }),
  };
}

/** Days and choices with a stroke between them. */
function partsOf({ words, named }: When) {
  const parts = words.slice(1).join(' ').split(' / ');
  return parts.map((part) => {
    const [days = '', ...choice] = part.split(' ');
    return { days: daysOf(days), ...choiceOf({ words: choice, named }, 0) };
  });
}

function daysOf(text: string): MonthAndTithi[] {
  return text.split(',').map((one) => {
    const [month, tithi] = pair(one);
    return [month || null, tithi];
  });
}

function numbers(text: string): number[] {
  return text.split(',').map(Number);
}

function pair(text: string): [number, number] {
  const [one, other] = text.split('.').map(Number);
  return [one as number, other as number];
}
