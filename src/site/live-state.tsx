import { zoneOf } from '../base/time/named-zone.js';
import { formatLocalWithOffset } from '../base/time/zone.js';
import { instantOf, isOver, runsNow, type Stretch } from '../pages/shared/day.js';
import type { PageContext } from '../pages/shell/context.js';

interface Props {
  readonly page: PageContext;
  readonly timezone: string;
  /** The day in which it lies. */
  readonly day: Stretch;
  readonly stretch: Stretch;
  /** How it is marked while it runs; as what is avoided where nothing is said. */
  readonly tone?: 'good' | 'bad';
}

const MINUTE = 60_000;

/**
 * Whether a stretch of today is to come, runs or is over, at the moment of the answer. The script moves it on, and has the
 * words for it here; without it the moment is told.
 */
export function LiveState({ page, timezone, day, stretch, tone = 'bad' }: Props) {
  const { format } = page;
  const { state } = page.words.site.home;
  const { over } = page.words.shared.day;
  const now = page.at.getTime();
  const [from, to] = [instantOf(stretch.starts_at), instantOf(stretch.ends_at)];
  if (!runsNow(page, day)) return null;
  const runs = state.runs(format.clock(stretch.ends_at));
  const told = runsNow(page, stretch)
    ? runs
    : isOver(page, day, stretch)
      ? over
      : state.begins(format.duration(minutesUntil(from, now)));
  return (
    <>
      <b
        class={runsNow(page, stretch) ? `tag ${tone}` : undefined}
        data-tone={tone === 'bad' ? undefined : tone}
        data-state={JSON.stringify([from, to])}
        data-now={now}
        data-begins={state.begins('{t}')}
        data-hours={ofOneAndMore(page, 60)}
        data-minutes={ofOneAndMore(page, 1)}
        data-runs={runs}
        data-over={over}
      >
        {told}
      </b>
      <span class="as-of">, {state.asOf(format.clock(formatLocalWithOffset(zoneOf(timezone), now)))}</span>
    </>
  );
}

/** Whole minutes as a reader counts them between two clocks; never none. */
function minutesUntil(from: number, now: number): number {
  return Math.max(1, Math.floor(from / MINUTE) - Math.floor(now / MINUTE));
}

/** How a language counts hours or minutes, for a number that the script puts in: of one, and of more. */
function ofOneAndMore({ format }: PageContext, unit: number): string {
  const two = format.duration(unit * 2).replace(/\d/, '{n}');
  return [format.duration(unit), two].join('|');
}
