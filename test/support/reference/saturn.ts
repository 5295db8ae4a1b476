import { crossings } from '../../../src/base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { RASHIS, rashiNumbered } from '../../../src/base/zodiac/rashi.js';
import { grahaAt, trackOf } from '../default-sky.js';
import { arcsecondsBetween, type Row, readTable } from './compare.js';
import type { Deviation } from './spread.js';

/** A sign change of Saturn as the reference has it. */
export interface Ingress {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly direct: boolean;
}

/** Every sign change from 1800 to 2200, in order. */
export function ingresses(folder?: string): Ingress[] {
  return readTable('saturn_ingresses.tsv', folder).map((row: Row) => ({
    at: Date.parse(row['utc'] as string),
    from: row['from_sign'] as string,
    to: row['to_sign'] as string,
    direct: row['direction'] === 'direct',
  }));
}

/** Every sign change that our event finder finds from 1800 to 2200. */
export function foundIngresses(): Ingress[] {
  const [from, to] = [Date.UTC(1800, 0, 1), Date.UTC(2201, 0, 1)].map((at) => momentAt(at).tt) as [number, number];
  const edges = RASHIS.map((_, sign) => sign * 30);
  return crossings(trackOf('Saturn'), from, to, edges).map(({ tt, target, direct }) => {
    const [before, after] = [rashiNumbered(target).name, rashiNumbered(target + 1).name];
    const at = epochMillisecondsOf(tt);
    return direct ? { at, from: before, to: after, direct } : { at, from: after, to: before, direct };
  });
}

/** How far our instants are from the reference's, and our Saturn there from the edge; both lists in step. */
export function ingressDeviations(found: readonly Ingress[], all: readonly Ingress[]): Deviation[] {
  return all.flatMap(({ at, from, to, direct }, i) => {
    const row = new Date(at).toISOString();
    const edge = RASHIS.findIndex(({ name }) => name === (direct ? to : from)) * 30;
    const there = grahaAt('Saturn', momentAt(at)) / 1e6;
    const minutes = Math.abs((found[i]?.at ?? Number.NaN) - at) / 60_000;
    return [
      { quantity: 'Saturn ingress', error: minutes, row },
      { quantity: 'Saturn at its ingress', error: arcsecondsBetween(there, edge), row },
    ];
  });
}

/** UTC date of an instant. */
export function dateOf(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString().slice(0, 10);
}

/** A cycle as the result tells it. */
export interface Cycle {
  readonly start: string;
  readonly end: string;
  readonly phases: readonly { readonly sign: string; readonly start: string }[];
  readonly retrograde_crossings: readonly { readonly date: string; readonly from: string; readonly to: string }[];
}

/**
 * Every whole cycle of a Moon sign, read off the sign changes one after the other: it opens with a forward step into
 * the 12th sign, takes in whatever happens at the edges of the three signs, and closes with a forward step out of the
 * 2nd that is not taken back, which the very next sign change tells.
 */
export function cyclesOf(moon: number, all: readonly Ingress[]): Cycle[] {
  const signs: string[] = [moon - 1, moon, moon + 1].map((number) => rashiNumbered(number).name);
  const [first, , last] = signs as [string, string, string];
  const cycles: Cycle[] = [];
  let open: Ingress[] | undefined;
  for (const [i, ingress] of all.entries()) {
    if (!open && ingress.direct && ingress.to === first) open = [];
    if (!open || (!signs.includes(ingress.from) && !signs.includes(ingress.to))) continue;
    open.push(ingress);
    const next = all[i + 1];
    if (ingress.direct && ingress.from === last && next?.direct) {
      cycles.push(closed(open, signs));
      open = undefined;
    }
  }
  return cycles;
}

function closed(way: readonly Ingress[], signs: readonly string[]): Cycle {
  const end = way.at(-1) as Ingress;
  const entries = signs.map((sign) => way.find(({ to, direct }) => to === sign && direct) as Ingress);
  return {
    start: dateOf((way[0] as Ingress).at),
    end: dateOf(end.at),
    phases: entries.map(({ to, at }) => ({ sign: to, start: dateOf(at) })),
    retrograde_crossings: way
      .filter((ingress) => ingress !== end && !entries.includes(ingress))
      .map(({ at, from, to }) => ({ date: dateOf(at), from, to })),
  };
}

/** Saturn's sign at an instant. */
export function saturnSignAt(epochMilliseconds: number, all: readonly Ingress[]): string {
  const before = all.findLast(({ at }) => at <= epochMilliseconds);
  return before ? before.to : (all[0] as Ingress).from;
}

export const SIGN_NUMBERS = RASHIS.map(({ number }) => number);
