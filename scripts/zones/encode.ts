import { changeInYear, TABLE_EPOCH_SECONDS, type YearlyChange } from '../../src/base/time/zone-history.js';
import type { LocalTimeType, TimeZoneFile } from './tzif.js';

/*
 * A line of the table:
 *
 *     name|kinds|order|rule|steps
 *
 * kinds   Offsets in seconds, separated by spaces, each with a mark where it needs one: d daylight saving time, m local
 *         mean time, c the mean time of a city for a whole country, u not known to anybody.
 * order   For each period in order the place of its kind, one digit of base 36. Where two kinds take turns to the end, the
 *         first two turns stand for all.
 * steps   For each change the hours since the one before, base 36, both by the clock that they end: laws name its hour,
 *         so the same steps come again and again. With a dot at the end they are minutes, with a colon seconds. The first
 *         counts from 1800-01-01T00:00.
 *         They stand in lines of their own, which compresses better.
 * rule    Where the clock goes on changing: the kinds of both seasons and the change into the second and back, each
 *         month.week.weekday/seconds.
 */

/** An era in which the database has the winter as the exception, in seconds since 1970. */
interface TurnedEra {
  readonly zone: string;
  readonly from: number;
  readonly until: number;
}

const seconds = (instant: string) => Date.parse(instant) / 1000;

/**
 * Where the law calls the summer clock the standard one and takes the hour off in winter, the database flags the winter.
 * Nobody means that by daylight saving time, so within these eras the flag is turned round. They are those of the
 * "rearguard" form that the database itself offers to programs which know only positive savings. The hour that Prague
 * was put back in the winter of 1946 is no daylight saving time in either reading.
 */
const TURNED: readonly TurnedEra[] = [
  { zone: 'Europe/Dublin', from: seconds('1971-10-31T02:00Z'), until: Number.POSITIVE_INFINITY },
  { zone: 'Africa/Windhoek', from: seconds('1994-03-20T22:00Z'), until: seconds('2017-10-23T22:00Z') },
  { zone: 'Africa/Casablanca', from: seconds('2018-10-28T02:00Z'), until: seconds('2026-09-20T01:00Z') },
  { zone: 'Africa/El_Aaiun', from: seconds('2018-10-28T02:00Z'), until: seconds('2026-09-20T01:00Z') },
];
const NEVER_DAYLIGHT = [{ zone: 'Europe/Prague', offset: 0 }];

interface Change {
  readonly at: number;
  /** A kind as the table writes it. */
  readonly kind: string;
}

interface Rule {
  readonly base: string;
  readonly other: string;
  readonly leave: YearlyChange;
  readonly back: YearlyChange;
}

/** The line of a zone, without its name. `isNegative` says whether the source takes hours off anywhere in it. */
export function encodeZone(zone: string, file: TimeZoneFile, isNegative: boolean): string {
  const eras = TURNED.filter((era) => era.zone === zone);
  if (isNegative !== (eras.length > 0 || NEVER_DAYLIGHT.some((one) => one.zone === zone))) {
    throw new RangeError(`${zone} ${isNegative ? 'now has' : 'no longer has'} a season with time taken off; say when.`);
  }
  const kindOf = (at: number, type: LocalTimeType) => kindText(type, isDaylight(zone, eras, at, type));
  const raw = [{ at: Number.NEGATIVE_INFINITY, type: file.first }, ...file.changes];
  const ends = eras.flatMap(({ until }) => {
    const before = raw.findLast(({ at }) => at < until);
    return until < Number.POSITIVE_INFINITY && before && !raw.some(({ at }) => at === until)
      ? [{ at: until, type: before.type }]
      : [];
  });
  const changes = [...raw, ...ends]
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, type }) => ({ at, kind: kindOf(at, type) }))
    .filter(({ kind }, index, all) => kind !== all[index - 1]?.kind);
  requireDaylightAhead(zone, changes);
  const rule = ruleOf(file.footer, (type) => kindOf(Number.POSITIVE_INFINITY, type));
  const recorded = rule ? withoutRuled(changes, rule) : changes;
  requireAgreement(zone, recorded.at(-1) as Change, file.footer, rule);
  return lineOf(recorded, rule);
}

function isDaylight(zone: string, eras: readonly TurnedEra[], at: number, type: LocalTimeType): boolean {
  if (NEVER_DAYLIGHT.some((one) => one.zone === zone && one.offset === type.offset)) return false;
  const isTurned = eras.some(({ from, until }) => at >= from && (at < until || until === Number.POSITIVE_INFINITY));
  return type.isDaylight !== isTurned;
}

/** In a zone whose flags are turned, the clock must go forwards into daylight time and back out of it. */
function requireDaylightAhead(zone: string, changes: readonly Change[]): void {
  if (!TURNED.some((era) => era.zone === zone)) return;
  for (const [index, { at, kind }] of changes.entries()) {
    const before = changes[index - 1]?.kind ?? kind;
    const step = Number.parseInt(kind, 10) - Number.parseInt(before, 10);
    const enters = kind.endsWith('d');
    if (step === 0 || enters === before.endsWith('d') || step > 0 === enters) continue;
    throw new RangeError(
      `${zone}: daylight time would be behind from ${new Date(at * 1000).toISOString()} on; its era is no longer true.`,
    );
  }
}

function kindText({ offset, abbreviation }: LocalTimeType, daylight: boolean): string {
  return `${offset}${daylight ? 'd' : markOf(abbreviation)}`;
}

/** The database calls the mean time of a city by its first letters and MT; Greenwich's and New Zealand's are standards. */
function markOf(abbreviation: string): string {
  if (abbreviation === 'LMT') return 'm';
  if (abbreviation === '-00') return 'u';
  return /^[A-Z]+MT$/.test(abbreviation) && !['GMT', 'NZMT'].includes(abbreviation) ? 'c' : '';
}

const NAME = '(?:[A-Za-z]{3,}|<[A-Za-z0-9+-]+>)';
const TIME = '[+-]?\\d+(?::\\d\\d(?::\\d\\d)?)?';
const DAY = 'M(\\d+)\\.(\\d)\\.(\\d)';
const FOOTER = new RegExp(`^(${NAME})(${TIME})(?:(${NAME})(${TIME})?,${DAY}(?:/(${TIME}))?,${DAY}(?:/(${TIME}))?)?$`);

function footerParts(footer: string): RegExpExecArray {
  const parts = FOOTER.exec(footer);
  if (!parts) throw new RangeError(`The rule ${footer} has a form that is not read here.`);
  return parts;
}

function ruleOf(footer: string, kindOf: (type: LocalTimeType) => string): Rule | undefined {
  const [, name = '', offset = '', otherName, otherOffset, ...days] = footerParts(footer);
  if (otherName === undefined) return undefined;
  // POSIX counts west of Greenwich, and an hour ahead where no offset is written.
  const base = -secondsOf(offset);
  const other = otherOffset === undefined ? base + 3600 : -secondsOf(otherOffset);
  const changeOf = ([month, week, weekday, time = '2']: (string | undefined)[]): YearlyChange => ({
    month: Number(month),
    week: Number(week),
    weekday: Number(weekday),
    seconds: secondsOf(time),
  });
  return {
    base: kindOf({ offset: base, isDaylight: false, abbreviation: name }),
    other: kindOf({ offset: other, isDaylight: true, abbreviation: otherName }),
    leave: changeOf(days.slice(0, 4)),
    back: changeOf(days.slice(4)),
  };
}

function secondsOf(text: string): number {
  const [hours = 0, minutes = 0, rest = 0] = text.replace(/^[+-]/, '').split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + rest);
}

/** Leaves out the changes at the end that the rule gives as well. */
function withoutRuled(changes: readonly Change[], rule: Rule): readonly Change[] {
  let length = changes.length;
  while (length > 1) {
    const [before, last] = changes.slice(length - 2, length) as [Change, Change];
    const next = nextByRule(rule, before.at);
    if (next.at !== last.at || next.kind !== last.kind || ![rule.base, rule.other].includes(before.kind)) break;
    length--;
  }
  return changes.slice(0, length);
}

function nextByRule({ base, other, leave, back }: Rule, after: number): Change {
  const year = new Date(Math.max(after, 0) * 1000).getUTCFullYear();
  const candidates = [year - 1, year, year + 1, year + 2].flatMap((y) => [
    { at: changeInYear(leave, y, Number.parseInt(base, 10)) / 1000, kind: other },
    { at: changeInYear(back, y, Number.parseInt(other, 10)) / 1000, kind: base },
  ]);
  return candidates.filter(({ at }) => at > after).toSorted((a, b) => a.at - b.at)[0] as Change;
}

function requireAgreement(zone: string, last: Change, footer: string, rule: Rule | undefined): void {
  const [, , offset = ''] = footerParts(footer);
  const expected = rule ? [rule.base, rule.other] : [String(-secondsOf(offset))];
  if (!expected.some((kind) => Number.parseInt(kind, 10) === Number.parseInt(last.kind, 10))) {
    throw new RangeError(`${zone}: its rule ${footer} does not go on from its last change.`);
  }
}

/** The order of kinds without the turns at its end that those before them tell. */
function withoutTurns(order: string): string {
  let { length } = order;
  while (length > 2 && order[length - 1] === order[length - 3]) length--;
  return order.slice(0, length);
}

function lineOf(changes: readonly Change[], rule: Rule | undefined): string {
  const kinds = [...new Set([...changes.map(({ kind }) => kind), ...(rule ? [rule.base, rule.other] : [])])];
  const digit = (kind: string) => kinds.indexOf(kind).toString(36);
  let reading = TABLE_EPOCH_SECONDS;
  const steps = changes.slice(1).map(({ at }, index) => {
    const step = at + Number.parseInt((changes[index] as Change).kind, 10) - reading;
    if (index === 0 && step < 0) throw new RangeError('The table begins in 1800.');
    reading += step;
    if (step % 3600 === 0) return (step / 3600).toString(36);
    return step % 60 === 0 ? `${(step / 60).toString(36)}.` : `${step.toString(36)}:`;
  });
  const day = ({ month, week, weekday, seconds: time }: YearlyChange) => `${month}.${week}.${weekday}/${time}`;
  return [
    kinds.join(' '),
    withoutTurns(changes.map(({ kind }) => digit(kind)).join('')),
    rule ? `${digit(rule.base)} ${digit(rule.other)} ${day(rule.leave)} ${day(rule.back)}` : '',
    steps.join(' '),
  ].join('|');
}
