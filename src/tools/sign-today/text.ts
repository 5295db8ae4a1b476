import {
  clockOf,
  dateOf,
  listed,
  minuteOf,
  stretch,
  type Teller,
  withinEphemeris,
} from '../../contract/telling/telling.js';
import type { Namer } from '../../languages/words/say.js';
import type { SignDayChange, SignMoonStretch, SignPlanet, SlowSignPlanet } from './shapes.js';
import type { SignTodayResult } from './tool.js';

export const signTodayText: Teller<SignTodayResult> = (day, name) => {
  const { date, ahead, next_chandrashtama: eighth } = day;
  return [
    `${date}, ${day.timezone} (${name('day_basis', day.day_basis)}), for a natal Moon in ${name('sign', day.moon_sign)}. Good and bad are words of tradition:`,
    `Chandrabala: ${listed(day.chandrabala.map((one) => moonTold(one, date, name)))}`,
    eighth && `Next Chandrashtama (Moon in the 8th): ${minuteOf(eighth.starts_at)} to ${minuteOf(eighth.ends_at)}`,
    ...day.tarabala.map(({ nakshatra_name, padas, taras }) => {
      const told = taras.map(
        (one) => `${one.label}, ${name('quality', one.quality)}, until ${clockOf(one.ends_at, date)}`,
      );
      return `Tara for ${name('nakshatra', nakshatra_name)} (padas ${padas.join(', ')}): ${listed(told)}`;
    }),
    ...day.slow_planets.map((one) => slowTold(one, date, name)),
    ...day.fast_planets.map((one) => planetTold(one, name)),
    `Changes of the day: ${listed(day.changes.map((one) => changeTold(one, date, name)))}`,
    `Month ahead, house of the Moon from: ${listed(ahead.chandrabala.slice(1).map((one) => `${one.house_from_moon} ${shortOf(one.starts_at)}`))}`,
    `Month ahead, entries: ${listed(ahead.sign_entries.map((one) => `${shortOf(one.occurs_at)} ${name('graha', one.planet)} house ${one.house_from_moon}, ${name('house_quality', one.quality)}`))}`,
    ahead.turns.length > 0 &&
      `Month ahead, turns: ${listed(ahead.turns.map((one) => `${shortOf(one.occurs_at)} ${name('graha', one.planet)} ${name('motion', one.turns)}`))}`,
  ];
};

function moonTold(one: SignMoonStretch, date: string, name: Namer): string {
  return `house ${one.house_from_moon} (${name('sign', one.moon_sign_name)}) ${name('quality', one.quality)}, ${stretch(one, date)}`;
}

function planetTold(one: SignPlanet, name: Namer): string {
  const parts = [
    `house ${one.house_from_moon} (${name('sign', one.sign_name)}) ${name('house_quality', one.quality)}`,
    ...one.obstructed_by.map(
      ({ planet, ends_at }) => `obstructed by ${name('graha', planet)} until ${minuteOf(ends_at)}`,
    ),
    ...one.lifted_by.map(({ planet, ends_at }) => `lifted by ${name('graha', planet)} until ${minuteOf(ends_at)}`),
    `since ${withinEphemeris(one.starts_at, dateOf(one.starts_at))}`,
    `until ${withinEphemeris(one.ends_at, dateOf(one.ends_at))}`,
  ];
  return `${name('graha', one.planet)}: ${parts.join(', ')}`;
}

/** Month, day and minute. */
function shortOf(instant: string): string {
  return minuteOf(instant).slice(5);
}

/** How many of the stays and turns that are ahead a reader is told; the answer has all of five years. */
const NEXT = 2;

function slowTold(one: SlowSignPlanet, date: string, name: Namer): string {
  const later = one.stays
    .filter(({ starts_at }) => starts_at >= one.ends_at)
    .slice(0, NEXT)
    .map((stay) => `house ${stay.house_from_moon} from ${dateOf(stay.starts_at)}`);
  const turns = one.turns
    .filter(({ occurs_at }) => occurs_at > date)
    .slice(0, NEXT)
    .map(({ turns: way, occurs_at }) => `${name('motion', way)} ${dateOf(occurs_at)}`);
  return [
    planetTold(one, name),
    ...(one.saturn_period === null ? [] : [name('saturn_period', one.saturn_period)]),
    ...(later.length === 0 ? [] : [`then ${later.join(', ')}`]),
    ...(turns.length === 0 ? [] : [`turns: ${turns.join(', ')}`]),
  ].join('; ');
}

function changeTold(one: SignDayChange, date: string, name: Namer): string {
  const grahas = (list: SignDayChange['obstructed_by']) => list.map((graha) => name('graha', graha)).join(', ');
  const to =
    one.nakshatra_name !== null
      ? name('nakshatra', one.nakshatra_name)
      : one.turns !== null
        ? name('motion', one.turns)
        : `house ${one.house_from_moon}, ${name('house_quality', one.quality)}`;
  const vedha = [
    ...(one.obstructed_by.length > 0 ? [`obstructed by ${grahas(one.obstructed_by)}`] : []),
    ...(one.lifted_by.length > 0 ? [`lifted by ${grahas(one.lifted_by)}`] : []),
  ];
  return [
    `${clockOf(one.occurs_at, date)} ${name('graha', one.planet)} (${name('sky_event', one.change_code)}): ${to}`,
    ...vedha,
  ].join(', ');
}
