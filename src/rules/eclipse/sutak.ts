import type { Place } from '../../base/ephemeris/ascendant.js';
import { epochMillisecondsOfUniversalTime, universalTimeAt } from '../../base/ephemeris/ephemeris.js';
import type { SunSky } from '../../base/ephemeris/horizon.js';
import { horizonEvents } from '../../base/ephemeris/rise-set.js';
import type { LunarAtPlace, SolarAtPlace } from './at-place.js';
import type { EclipseSpan } from './syzygies.js';

/** How the beginning of sutak is counted: by praharas of three hours, or by whole quarters of the day and the night. */
export const SUTAKS = ['hours', 'praharas'] as const;
export type SutakKind = (typeof SUTAKS)[number];

/** Where and how it is counted. */
export interface SutakReckoning {
  readonly kind: SutakKind;
  readonly sky: SunSky;
  readonly place: Place;
}

/** Three hours, an eighth of a day. */
const PRAHARA = 3 * 3_600_000;
/** Praharas before the Sun, or the Moon, is touched by the shadow. */
const BEFORE = { solar: 4, lunar: 3 } as const;

/**
 * The time of abstinence (sutak) that almanacs tell: from four praharas before the first contact of the Sun, or three
 * before that of the Moon with the umbra, to the last. By whole praharas it begins with the fourth, or third, before the
 * one in which the place sees the eclipse begin, and ends where the place sees it end, as Drik Panchang prints it. None
 * where nothing is seen, and none of the penumbra alone.
 */
export function sutakOf(seen: SolarAtPlace | LunarAtPlace, reckoning: SutakReckoning): EclipseSpan | undefined {
  if (!seen.isVisible || seen.type === 'penumbral') return undefined;
  const [first, last] = (['first', 'fourth', 'partial_begins', 'partial_ends'] as const)
    .map((code) => seen.contacts.find((contact) => contact.code === code))
    .filter((contact) => contact !== undefined);
  if (first === undefined || last === undefined) return undefined;
  const hours = { start: first.at - BEFORE[seen.kind] * PRAHARA, end: last.at };
  if (reckoning.kind === 'hours') return hours;
  const begins = first.isVisible ? first.at : (seen.rises ?? first.at);
  const start = wholePraharasBefore(begins, BEFORE[seen.kind], reckoning);
  // Where the Sun makes no day and no night there are no praharas but those of three hours.
  if (start === undefined) return hours;
  return { start, end: last.isVisible ? last.at : (seen.sets ?? last.at) };
}

/** Quarters of a day, or of a night. */
const QUARTERS = 4;
/** Days from which risings and settings are looked for: four praharas lie within a day, and none is longer than one. */
const LOOK_BACK = 2;
const LOOK_AHEAD = 1;

/** When the prahara began that lies so many before the one that holds an instant; undefined about a polar day or night. */
function wholePraharasBefore(instant: number, count: number, { sky, place }: SutakReckoning): number | undefined {
  const at = universalTimeAt(instant);
  const question = { body: 'Sun', place, definition: sky.sunrise } as const;
  const turns = horizonEvents(sky.ephemeris, question, { from: at - LOOK_BACK, to: at + LOOK_AHEAD }).map((turn) =>
    epochMillisecondsOfUniversalTime(turn.at),
  );
  const begun = turns.slice(0, -1).flatMap((turn, index) => {
    const length = ((turns[index + 1] as number) - turn) / QUARTERS;
    return Array.from({ length: QUARTERS }, (_, quarter) => turn + quarter * length);
  });
  const holding = (turns.at(-1) ?? 0) > instant ? begun.findLastIndex((start) => start <= instant) : -1;
  return begun[holding - count];
}
