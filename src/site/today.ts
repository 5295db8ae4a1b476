import { isTimeZone } from '../base/time/named-zone.js';
import { zoneAt } from '../base/time/zone-at.js';
import type { Conventions } from '../calculation/conventions.js';
import type { ErrorEnvelope } from '../calculation/envelopes.js';
import { runTool } from '../calculation/run.js';
import type { ObservanceResult } from '../contract/observances.js';
import { DELHI, zoneOf } from '../pages/form/reading.js';
import { almanacToday } from '../pages/form/today.js';
import { dateAfter } from '../pages/shared/blocks.js';
import { runsNow } from '../pages/shared/day.js';
import { KINDS } from '../pages/shared/observance-kinds.js';
import { DAY_NAMES, type PageEnvironment, type Pairs, queryOf } from '../pages/shell/address.js';
import { regionToName } from '../pages/shell/choices.js';
import type { PageContext } from '../pages/shell/context.js';
import type { PlaceFound } from '../pages/shell/place-text.js';
import { type PanchangResult, panchangTool } from '../tools/panchang/tool.js';
import { vrataCalendarTool } from '../tools/vrata-calendar/tool.js';

/** A place whose today the first page shows. */
export interface TodaysPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  /** As the reader calls it. */
  readonly name: string;
  /** What addresses hold of it. */
  readonly query: string;
}

/** The place that an address names whole, in numbers, zone and name; undefined for any other address. */
export function placeOfToday(sent: URLSearchParams): TodaysPlace | undefined {
  const { latitude: lat, longitude: lon, zone, place } = DAY_NAMES;
  const [latitude, longitude] = [lat, lon].map((name) => Number(sent.get(name) || Number.NaN)) as [number, number];
  const [timezone, name] = [sent.get(zone) ?? '', sent.get(place) ?? ''];
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isPlace || !isTimeZone(timezone) || name === '') return undefined;
  return placeAt({ latitude, longitude, timezone, name });
}

function placeAt(place: Omit<TodaysPlace, 'query'>): TodaysPlace {
  const { latitude, longitude, zone, place: name } = DAY_NAMES;
  const query = queryOf([
    [zone, place.timezone],
    [latitude, String(place.latitude)],
    [longitude, String(place.longitude)],
    [name, place.name],
  ]);
  return { ...place, query };
}

/** A place as it was read of an address, by the zone that its coordinates are in and their numbers where it names none. */
export function namedPlace(
  { format }: Pick<PageContext, 'format'>,
  texts: ReadonlyMap<string, string>,
  { environment }: Pick<PageEnvironment, 'environment'>,
): TodaysPlace {
  const [latitude, longitude] = [DAY_NAMES.latitude, DAY_NAMES.longitude].map((name) => Number(texts.get(name))) as [
    number,
    number,
  ];
  const timezone = zoneOf(texts, environment.zoneAt ?? zoneAt);
  return placeAt({
    latitude,
    longitude,
    timezone,
    name: texts.get(DAY_NAMES.place) ?? format.coordinates(latitude, longitude),
  });
}

/** A place as the search has found it. */
export function placeFound({ latitude, longitude, timeZone, label }: PlaceFound): TodaysPlace {
  return placeAt({ latitude, longitude, timezone: timeZone, name: label });
}

/** The place of a page to which nobody has told one. */
export function delhi({ words }: Pick<PageContext, 'words'>): TodaysPlace {
  const { latitude, longitude, zone } = DELHI;
  return placeAt({
    latitude: Number(latitude),
    longitude: Number(longitude),
    timezone: zone,
    name: words.form.delhi,
  });
}

/** What the first page tells of a place: its day, or why it has none, and what comes next. */
export interface PlacesToday {
  /** The date of the day of the panchang that runs. */
  readonly date: string;
  readonly day: PanchangResult | ErrorEnvelope['error'];
  readonly next: readonly ObservanceResult[];
}

export function hasDay(day: PlacesToday['day']): day is PanchangResult {
  return 'sunrise_at' in day;
}

type Sky = Pick<PageEnvironment, 'environment'>['environment'];

/** A day takes longer to calculate than the page to be written, and is the same for all visitors. */
let kept: { readonly sky: Sky; readonly told: PlacesToday } | undefined;

/** Today in Delhi, as {@link todayAt}. */
export function todayInDelhi(place: TodaysPlace, service: PageEnvironment): PlacesToday {
  const { at, environment } = service;
  if (kept && kept.sky === environment && isStill(kept.told, at)) return kept.told;
  const told = todayAt(place, service);
  if (hasDay(told.day)) kept = { sky: environment, told };
  return told;
}

function isStill({ day }: PlacesToday, at: Date): boolean {
  return hasDay(day) && runsNow({ at }, dayOf(day));
}

/** What an address chooses, read already. */
type Chosen = Partial<Pick<Conventions, 'region' | 'community' | 'tradition' | 'ayanamsha'>>;

/**
 * The choices of an address as tools take them. The Ekadashis of a tradition are those of the calendar of fasts alone, which
 * has it as a field; the month is of pages.
 */
export function chosenIn(own: Pairs) {
  const { tradition, month: _, ...conventions } = Object.fromEntries(own) as Chosen & { readonly month?: string };
  return { conventions, ofFasts: tradition ? { tradition } : {} };
}

/** A place whose addresses hold the choices of an address too, so that links that begin there lead on by the same. */
export function placeBy(place: TodaysPlace, own: Pairs): TodaysPlace {
  return { ...place, query: withPairs(place.query, own) };
}

export function withPairs(query: string, pairs: Pairs): string {
  return queryOf([...new URLSearchParams(query), ...pairs]);
}

/** The choices by which a page tells of a place: far from India with the region that its language says. */
export function choicesThere({ locale }: Pick<PageContext, 'locale'>, place: TodaysPlace, own: Pairs): Pairs {
  const texts = new Map(new URLSearchParams(withPairs(place.query, own)));
  const region = regionToName({ options: ['region'] }, texts, locale);
  return region === undefined ? own : [...own, ['region', region]];
}

/** The panchang of a place today and the observances of the days to come: together less than one place of a window. */
export function todayAt(
  place: TodaysPlace,
  { at, environment, report }: PageEnvironment,
  own: Pairs = [],
): PlacesToday {
  const { latitude, longitude, timezone } = place;
  const here = { latitude, longitude, timezone };
  const date = almanacToday({ at, environment }, { timeZone: timezone, place: here });
  const { conventions, ofFasts } = chosenIn(own);
  const options = { now: at, environment: { ...environment, ...conventions }, onError: report };
  const panchang = runTool(panchangTool, { date, ...here }, options);
  // What breaks one breaks the other, and is told once.
  if ('error' in panchang && panchang.error.code === 'internal_error') return { date, day: panchang.error, next: [] };
  const span = { from: date, to: dateAfter(date, AHEAD) ?? date };
  const vratas = runTool(vrataCalendarTool, { ...span, ...ofFasts, ...here }, options);
  return {
    date,
    day: 'error' in panchang ? panchang.error : panchang.result,
    next: 'error' in vratas ? [] : nextOf(vratas.result.observances, date),
  };
}

/** Within so many days there is an Ekadashi, and a new or a full Moon. */
const AHEAD = 17;

/** A great festival within so many days is told first, whatever comes before it. */
const GREAT_WITHIN = 14;

/** A great festival that is near, the next observance, the next Ekadashi, and the next new or full Moon. */
function nextOf(all: readonly ObservanceResult[], date: string): ObservanceResult[] {
  const days = all.filter((one) => !BESIDE.has(one.code));
  const others = days.filter((one) => !KINDS.ekadashi(one) && !KINDS.syzygies(one));
  const last = dateAfter(date, GREAT_WITHIN) ?? date;
  const great = others.find((one) => one.importance === 1 && KINDS.main(one) && one.date <= last);
  const rest = [others[0], days.find(KINDS.ekadashi), days.find(KINDS.syzygies)]
    .filter((one) => one !== undefined && one !== great)
    .sort((one, other) => ((one?.date ?? '') < (other?.date ?? '') ? -1 : 1));
  return [great, ...rest].filter((one) => one !== undefined);
}

/** What belongs to another day that is told. */
const BESIDE: ReadonlySet<string> = new Set(['ekadashi_parana', 'ekadashi_vaishnava', 'ekadashi_gauna']);

/** From sunrise to sunrise. */
export function dayOf({ date, sunrise_at, next_sunrise_at }: PanchangResult) {
  return { date, starts_at: sunrise_at, ends_at: next_sunrise_at };
}
