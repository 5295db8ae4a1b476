import { readDate } from '../../base/time/calendar.js';
import { runTool } from '../../calculation/run.js';
import { variantsOf } from '../../catalog/festival-rules.js';
import type { ObservanceResult } from '../../contract/observances.js';
import { almanacToday, todayIn } from '../../pages/form/today.js';
import { dateAfter } from '../../pages/shared/blocks.js';
import type { PageEnvironment, Pairs } from '../../pages/shell/address.js';
import type { VrataCode } from '../../rules/vrata/rule-tables.js';
import { type VrataCalendarResult, vrataCalendarTool } from '../../tools/vrata-calendar/tool.js';
import { chosenIn, type TodaysPlace } from '../today.js';

/** An observance at a place, this year and the next five. */
export interface FestivalFound {
  /** The date of the day that runs at the place. */
  readonly today: string;
  readonly years: readonly YearFound[];
  /** The first that is not over. */
  readonly next: ObservanceResult | undefined;
  /** The last that is. */
  readonly last: ObservanceResult | undefined;
  /** What else is kept at the place on the days about the next. */
  readonly around: readonly ObservanceResult[];
  /** The nearest day of each rule that others follow for it. */
  readonly variants: readonly ObservanceResult[];
}

interface YearFound {
  readonly year: number;
  readonly days: readonly ObservanceResult[];
  /** Whether the Sun makes no day on some dates of the year. */
  readonly isSunless: boolean;
}

/** The festivals of one year at a place. */
export interface FestivalsOfYear {
  readonly year: number;
  readonly today: string;
  readonly result: VrataCalendarResult | undefined;
}

const YEARS = 6;
export const FIRST_YEAR = 1800;
export const LAST_YEAR = 2200;
/** Days about a feast of which is told what else is kept. */
const AROUND = 4;
/** Days by which rules for one feast differ at most. */
const APART = 45;

/** Where a festival is asked for, and by whose choices. */
interface Asked {
  readonly place: TodaysPlace;
  readonly own: Pairs;
}

/** The rows of the calendar of fasts between two dates. What the tool refuses is empty. */
function calendarOf(
  { place: { latitude, longitude, timezone }, own }: Asked,
  { at, environment, report }: PageEnvironment,
  asked: { readonly from: string; readonly to: string; readonly observance_codes?: readonly VrataCode[] },
): VrataCalendarResult | undefined {
  const { conventions, ofFasts } = chosenIn(own);
  const input = { ...asked, ...ofFasts, latitude, longitude, timezone };
  const options = { now: at, environment: { ...environment, ...conventions }, onError: report };
  const told = runTool(vrataCalendarTool, input, options);
  return 'error' in told ? undefined : told.result;
}

/** An observance in all its years. Whoever else waits is answered between two of them. */
export async function festivalAt(asked: Asked, service: PageEnvironment, code: VrataCode): Promise<FestivalFound> {
  const { place } = asked;
  const today = almanacToday(service, { timeZone: place.timezone, place });
  const first = Number(today.slice(0, 4));
  const years: YearFound[] = [];
  for (let year = first; year < first + YEARS && year <= LAST_YEAR; year++) {
    const result = calendarOf(asked, service, { from: `${year}-01-01`, to: `${year}-12-31`, observance_codes: [code] });
    years.push({ year, days: result?.observances ?? [], isSunless: (result?.excluded.length ?? 0) > 0 });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  const days = years.flatMap((year) => year.days);
  const next = days.find(({ date }) => date >= today);
  const about = next ?? days.at(-1);
  return {
    today,
    years,
    next,
    last: days.findLast(({ date }) => date < today),
    around: about ? aroundOf(asked, service, about) : [],
    variants: about ? variantsAbout(asked, service, about) : [],
  };
}

function aroundOf(asked: Asked, service: PageEnvironment, { date, code }: ObservanceResult): ObservanceResult[] {
  const [from, to] = [dateAfter(date, -AROUND) ?? date, dateAfter(date, AROUND) ?? date];
  return (calendarOf(asked, service, { from, to })?.observances ?? []).filter((one) => one.code !== code);
}

function variantsAbout(asked: Asked, service: PageEnvironment, { date, code }: ObservanceResult): ObservanceResult[] {
  const codes = variantsOf(code);
  if (codes.length === 0) return [];
  const [from, to] = [dateAfter(date, -APART) ?? date, dateAfter(date, APART) ?? date];
  const all = calendarOf(asked, service, { from, to, observance_codes: codes })?.observances ?? [];
  const distance = (one: ObservanceResult) => Math.abs(readDate(one.date) - readDate(date));
  return codes.flatMap((each) => {
    const [nearest] = all.filter((one) => one.code === each).sort((one, other) => distance(one) - distance(other));
    return nearest ? [nearest] : [];
  });
}

/** The festivals of a year; of the present one where none is named. */
export function festivalsOf(asked: Asked, service: PageEnvironment, wanted: number | undefined): FestivalsOfYear {
  const today = todayIn(asked.place.timezone, service.at);
  const year = wanted ?? Math.min(LAST_YEAR, Number(today.slice(0, 4)));
  return { year, today, result: calendarOf(asked, service, { from: `${year}-01-01`, to: `${year}-12-31` }) };
}
