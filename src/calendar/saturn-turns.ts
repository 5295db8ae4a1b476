import { houseFrom, RASHIS, type Rashi, type SignName } from '../base/zodiac/rashi.js';
import type { SkyEventResult } from '../contract/sky-event.js';
import { type SadeSatiPhaseName, sadeSatiPhase } from '../rules/transit/sade-sati.js';
import type { SaturnPeriodCode } from '../rules/transit/saturn-periods.js';

/** What an entry of Saturn begins or ends for a natal Moon. */
export interface SaturnTurn {
  readonly turn: 'begins' | 'ends';
  readonly period: SaturnPeriodCode;
  /** Of a Sade Sati that goes on or begins. */
  readonly phase: SadeSatiPhaseName | null;
}

/** An entry into a sign as counted from the sign of a natal Moon. */
export interface EntryFromMoon {
  readonly entry: SkyEventResult;
  /** The sign entered, the Moon's own being the 1st. */
  readonly house: number;
  /** None of other grahas than Saturn. */
  readonly turns: readonly SaturnTurn[];
}

const DHAIYAS: Readonly<Record<number, SaturnPeriodCode>> = { 4: 'ardhashtama', 8: 'ashtama' };

/** The sign from the Moon in which Saturn stands once a Sade Sati is over. */
const AFTER_SADE_SATI = 3;

/**
 * Entries as a Moon in a sign has them. A phase of a Sade Sati begins with the first entry into its sign, and the whole
 * ends with the last entry into the 3rd: so the entries must reach a year further back and on than what is told of them,
 * since Saturn takes 272 days at most from its first entry into a sign to its last (see `sade-sati.ts`). A dhaiya is told
 * stay by stay.
 */
export function entriesFromMoon(sign: SignName, entries: readonly SkyEventResult[]): EntryFromMoon[] {
  const moon = rashiCalled(sign);
  const ofSaturn = entries.filter(({ planet }) => planet === 'Saturn');
  return entries.map((entry) => ({
    entry,
    house: houseFrom(moon, rashiCalled(entry.sign_name_after)),
    turns: entry.planet === 'Saturn' ? turnsOf(moon, entry, ofSaturn) : [],
  }));
}

function turnsOf(moon: Rashi, entry: SkyEventResult, all: readonly SkyEventResult[]): SaturnTurn[] {
  const [before, after] = [rashiCalled(entry.sign_name_before), rashiCalled(entry.sign_name_after)];
  const [left, entered] = [houseFrom(moon, before), houseFrom(moon, after)];
  const phase = sadeSatiPhase(moon, after);
  const alike = all.filter(({ motion, sign_name_after: sign }) => motion === 'direct' && sign === after.name);
  const turns: SaturnTurn[] = [];
  if (DHAIYAS[left]) turns.push({ turn: 'ends', period: DHAIYAS[left], phase: null });
  if (entered === AFTER_SADE_SATI && alike.at(-1) === entry) {
    turns.push({ turn: 'ends', period: 'sade_sati', phase: null });
  }
  if (DHAIYAS[entered]) turns.push({ turn: 'begins', period: DHAIYAS[entered], phase: null });
  if (phase && alike[0] === entry) turns.push({ turn: 'begins', period: 'sade_sati', phase });
  return turns;
}

function rashiCalled(name: SignName): Rashi {
  return RASHIS.find((rashi) => rashi.name === name) as Rashi;
}
