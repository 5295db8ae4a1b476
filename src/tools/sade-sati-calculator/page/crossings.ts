import { isBeyond } from '../../../base/time/accepted.js';
import type { SignName } from '../../../base/zodiac/rashi.js';
import { sign } from '../../../languages/en/names.js';
import { keysOf } from '../../../languages/names/numbered.js';
import type { SadeSatiPhaseName } from '../../../rules/transit/sade-sati.js';
import type { SadeSatiPeriod } from '../shapes.js';

export type Cycle = SadeSatiPeriod;

/** Saturn passing into a sign. */
export interface Crossing {
  /** UTC, YYYY-MM-DD. */
  readonly date: string;
  /** The instant on the clock of the birth place, with its offset. */
  readonly local: string;
  readonly sign: SignName;
  /** The phase that the sign is; undefined outside the three. */
  readonly phase: SadeSatiPhaseName | undefined;
  readonly isRetrograde: boolean;
  /** The exit after which Saturn does not come back. */
  readonly isEnd: boolean;
}

/** A stretch in one sign, as local instants. */
export interface Stay {
  readonly from: string;
  readonly to: string;
}

/** Every crossing of a cycle in the order of time, as far as it lies within the accepted dates. */
export function crossingsOf(cycle: Cycle): Crossing[] {
  const phaseOf = (sign: SignName) => cycle.phases.find((phase) => phase.sign === sign)?.phase;
  const first = cycle.phases.flatMap(({ start, start_local, sign, phase }) =>
    isBeyond(start_local) ? [] : [{ date: start, local: start_local, sign, phase, isRetrograde: false, isEnd: false }],
  );
  const others = cycle.retrograde_crossings.map(({ date, date_local, from, to }) => ({
    date,
    local: date_local,
    sign: to,
    phase: phaseOf(to),
    isRetrograde: signAfter(to) === from,
    isEnd: false,
  }));
  const last = cycle.phases.at(-1);
  const end =
    isBeyond(cycle.end_local) || !last
      ? []
      : [
          {
            date: cycle.end,
            local: cycle.end_local,
            sign: signAfter(last.sign),
            phase: undefined,
            isRetrograde: false,
            isEnd: true,
          },
        ];
  return [...first, ...others, ...end].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Whether two cycles are one: what of them lies within the accepted dates is the same. */
export function isSame(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}

type Span = Pick<Cycle, 'start' | 'end'>;

/** The stretches in which Saturn is in the sign of a phase. One that is not known to end is left out. */
export function staysIn(phase: SadeSatiPhaseName, crossings: readonly Crossing[]): Stay[] {
  return crossings.flatMap((crossing, index) => {
    const next = crossings[index + 1];
    return crossing.phase === phase && next ? [{ from: crossing.local, to: next.local }] : [];
  });
}

/** The first crossing after a day: Saturn is told at the end of that day. */
export function nextAfter(date: string, crossings: readonly Crossing[]): Crossing | undefined {
  return crossings.find((crossing) => crossing.date > date);
}

/** The crossing since which Saturn is where it is at the end of a day. */
export function latestBy(date: string, crossings: readonly Crossing[]): Crossing | undefined {
  return crossings.findLast((crossing) => crossing.date <= date);
}

const SIGNS = keysOf(sign);

function signAfter(sign: SignName): SignName {
  return SIGNS[(SIGNS.indexOf(sign) + 1) % SIGNS.length] as SignName;
}
