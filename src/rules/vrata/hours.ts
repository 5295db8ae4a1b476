import type { Place } from '../../base/ephemeris/ascendant.js';
import { ascendantCandidates, hasAscendant } from '../../base/ephemeris/ascendant.js';
import {
  epochMillisecondsOfUniversalTime,
  momentAt,
  momentOfUniversalTime,
  universalTimeAt,
} from '../../base/ephemeris/ephemeris.js';
import { frameLongitude, lagnaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import { nightPart, type Span } from '../panchanga/day-divisions.js';
import { nextElongation } from '../panchanga/elongation.js';
import type { VrataDay } from './days.js';
import type { Tradition } from './ekadashi.js';
import type { Observance } from './observances.js';
import type { VrataWindow } from './rules.js';
import { inDay, windowOf } from './windows.js';

/** What is done, or what the day is kept for, in some hours or at an instant of it. */
export const OBSERVANCE_WINDOWS = [
  'sthapana',
  'madhyahna',
  'nishita',
  'prahara_1',
  'prahara_2',
  'prahara_3',
  'prahara_4',
  'pradosha',
  'vrishabha_lagna',
  'mahanishita',
  'moonrise',
  'parana',
  'aparahna',
  'pratah',
  'arunodaya',
  'sunrise',
  'sunset',
] as const;
export type ObservanceWindow = (typeof OBSERVANCE_WINDOWS)[number];

/** Hours of an observance; an instant starts and ends at once. */
export interface ObservanceHours extends Span {
  readonly code: ObservanceWindow;
}

/** Where and in whose tradition. */
export interface HoursAsked {
  readonly sky: Sky;
  readonly place: Place;
  readonly tradition: Tradition;
}

/** The part of the day, ten ghatis, in which the vessel of a Navaratri is set up while Pratipada runs: Dharmasindhu. */
const STHAPANA = 1 / 3;
const PRAHARAS = ['prahara_1', 'prahara_2', 'prahara_3', 'prahara_4'] as const;
const TAURUS = 2;
/** Degrees of elongation at which the first half of Purnima, Vishti, ends. */
const VISHTI_ENDS = 174;

/** Windows of rules that are told as hours; sunrise is when most days begin, and says nothing. */
const TOLD: readonly VrataWindow[] = [
  'madhyahna',
  'nishita',
  'pradosha',
  'moonrise',
  'aparahna',
  'pratah',
  'arunodaya',
];

/** The days that begin a Navaratri. */
const NAVARATRIS: readonly string[] = [
  'sharad_navaratri',
  'chaitra_navaratri',
  'navaratri_begins',
  'ashadha_navaratri',
  'magha_navaratri',
  'gupta_navaratri',
];

/** The hours of an observance, in the order in which they are told. */
export function hoursOf(asked: HoursAsked, observance: Observance): ObservanceHours[] {
  const { code, chosen, tithi } = observance;
  const { day } = chosen;
  if (NAVARATRIS.includes(code)) return sthapana(day, tithi);
  switch (code) {
    case 'ekadashi':
    case 'ekadashi_parana':
      return parana(observance, asked.tradition);
    case 'ekadashi_vaishnava':
    case 'ekadashi_gauna':
      return parana(observance, 'vaishnava');
    case 'maha_shivaratri':
      return [...windowHours(day, 'nishita'), ...praharas(day)];
    case 'lakshmi_puja':
      return [...windowHours(day, 'pradosha'), ...taurusRising(asked, day), ...named('mahanishita', day, 'nishita')];
    case 'dhanteras':
      return [...windowHours(day, 'pradosha'), ...taurusRising(asked, day)];
    case 'raksha_bandhana':
    case 'holika':
    case 'holika_maharashtra':
      return afterBhadra(asked.sky, observance);
    case 'chhath':
      return windowHours(day, 'sunset', 'sunset');
    case 'usha_arghya':
      return windowHours(day, 'sunrise', 'sunrise');
    default:
      return windowHours(day, observance.choice?.window ?? chosen.window);
  }
}

/** The window of a day, where it is one that is told. */
function windowHours(day: VrataDay, window: VrataWindow | undefined, always?: VrataWindow): ObservanceHours[] {
  if (window === undefined || !(TOLD.includes(window) || window === always)) return [];
  return named(window as ObservanceWindow, day, window);
}

function named(code: ObservanceWindow, day: VrataDay, window: VrataWindow): ObservanceHours[] {
  const at = windowOf(day, window);
  return at ? [{ code, start: at.start, end: at.end }] : [];
}

function sthapana(day: VrataDay, tithi: Span | undefined): ObservanceHours[] {
  const third = { start: day.sunrise, end: inDay(day, STHAPANA) };
  const start = Math.max(third.start, tithi?.start ?? third.start);
  const end = Math.min(third.end, tithi?.end ?? third.end);
  return [{ code: 'sthapana', ...(start < end ? { start, end } : third) }];
}

function parana({ ekadashi }: Observance, tradition: Tradition): ObservanceHours[] {
  const span = ekadashi?.[tradition].parana;
  return span ? [{ code: 'parana', start: span.start, end: span.end }] : [];
}

/** The quarters of the night. */
function praharas(day: VrataDay): ObservanceHours[] {
  return PRAHARAS.map((code, index) => ({ code, ...nightPart(day, index + 1, PRAHARAS.length) }));
}

/** When Taurus rises in the night of a day: the steady sign in which Lakshmi is worshipped. */
function taurusRising({ sky, place }: HoursAsked, { sunset, nextSunrise }: VrataDay): ObservanceHours[] {
  if (!hasAscendant(place)) return [];
  const moment = momentAt(sunset);
  const edges = ascendantCandidates(moment, place, {
    longitudes: [(TAURUS - 1) * 30, TAURUS * 30].map((edge) => frameLongitude(sky, edge, moment.tt)),
    days: 1,
  }).filter((at) => at > universalTimeAt(sunset) && at < universalTimeAt(nextSunrise));
  const parts = [universalTimeAt(sunset), ...edges, universalTimeAt(nextSunrise)];
  const index = parts.findIndex((from, at) => {
    const to = parts[at + 1];
    if (to === undefined) return false;
    return rashiOf(lagnaLongitude(sky, momentOfUniversalTime((from + to) / 2), place)).number === TAURUS;
  });
  if (index < 0) return [];
  const [start, end] = [parts[index], parts[index + 1]].map((at) => epochMillisecondsOfUniversalTime(at as number));
  return [{ code: 'vrishabha_lagna', start: start as number, end: end as number }];
}

/**
 * The first of aparahna and pradosha in which Purnima runs without Bhadra, its first half, cut to that; pradosha alone for
 * the fire of Holika. Of an evening that is Bhadra's whole the pradosha as it is. Source: Dharmasindhu.
 */
function afterBhadra(sky: Sky, { code, chosen: { day }, tithi }: Observance): ObservanceHours[] {
  const windows = code === 'raksha_bandhana' ? (['aparahna', 'pradosha'] as const) : (['pradosha'] as const);
  const free = tithi && nextElongation(sky, tithi.start, VISHTI_ENDS);
  for (const window of windows) {
    const at = windowOf(day, window);
    if (!at || !tithi || free === undefined) continue;
    const [start, end] = [Math.max(at.start, free), Math.min(at.end, tithi.end)];
    if (start < end) return [{ code: window, start, end }];
  }
  return named('pradosha', day, 'pradosha');
}
