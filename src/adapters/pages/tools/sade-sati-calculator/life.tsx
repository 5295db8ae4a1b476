import { cyclesSvg } from '../../../../render/timeline/lanes.js';
import { MILLISECONDS_PER_DAY } from '../../../../time/calendar.js';
import { Block, Drawing } from '../../shell/parts.js';
import { type Cycle, isSame } from './crossings.js';
import { type Shown, yearsText } from './shown.js';

/** A cycle with its ends in milliseconds; an end beyond the accepted dates is that of the bar. */
interface Drawn {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly runs: boolean;
}

const MARGIN = 365 * MILLISECONDS_PER_DAY;

/** The cycles that are told on one bar, from birth to the end of the last. */
export function Life(shown: Shown) {
  const { words, result, birthDate } = shown;
  const { previous_cycle, current_cycle, next_cycle, cycle_at_birth, calculation_date } = result;
  const around = [previous_cycle, current_cycle, next_cycle].filter((cycle) => cycle !== null);
  const isTold = cycle_at_birth === null || around.some((cycle) => isSame(cycle, cycle_at_birth));
  const cycles = isTold ? around : [cycle_at_birth, ...around].sort(byStart);
  const known = cycles.flatMap(({ start, end }) => [start, end]).filter((date) => date !== null);
  if (known.length === 0) return null;
  const at = Date.parse(calculation_date);
  const instants = [...known.map((date) => Date.parse(date)), at];
  const from = Math.min(...instants, Date.parse(birthDate)) - MARGIN;
  const to = Math.max(...instants) + MARGIN;
  const drawn = cycles.map(
    (cycle): Drawn => ({
      from: cycle.start === null ? from : Date.parse(cycle.start),
      to: cycle.end === null ? to : Date.parse(cycle.end),
      label: yearsText(shown, cycle),
      runs: cycle === current_cycle,
    }),
  );
  return (
    <Block id="h-life" title={words.lifeTitle}>
      <Drawing
        svg={cyclesSvg({
          title: words.life(shown.page.format.list(drawn.map(({ label }) => label))),
          from,
          to,
          cycles: drawn,
          now: at,
          ticks: ticksBetween(from, to, 10),
        })}
      />
      <p class="soft small">{words.lifeNote}</p>
    </Block>
  );
}

type Span = Pick<Cycle, 'start' | 'end'>;

/** One that begins before the accepted dates comes first. */
function byStart(one: Span, other: Span): number {
  return (one.start ?? '') < (other.start ?? '') ? -1 : 1;
}

/** The first days of every so many years, labelled with the year. */
export function ticksBetween(from: number, to: number, step: number): { at: number; label: string }[] {
  const [first, last] = [from, to].map((at) => new Date(at).getUTCFullYear()) as [number, number];
  return Array.from({ length: Math.floor(last / step) - Math.floor(first / step) + 1 }, (_, index) => {
    const year = (Math.floor(first / step) + index) * step;
    return { at: Date.parse(`${year}-01-01`), label: String(year) };
  }).filter(({ at }) => at >= from && at <= to);
}
