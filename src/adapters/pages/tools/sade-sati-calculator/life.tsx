import { cyclesSvg } from '../../../../render/timeline/lanes.js';
import { MILLISECONDS_PER_DAY } from '../../../../time/calendar.js';
import { Block, Drawing } from '../../shell/parts.js';
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
  const { previous_cycle, current_cycle, next_cycle, calculation_date } = result;
  const cycles = [previous_cycle, current_cycle, next_cycle].filter((cycle) => cycle !== null);
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

/** The first days of every so many years, labelled with the year. */
export function ticksBetween(from: number, to: number, step: number): { at: number; label: string }[] {
  const [first, last] = [from, to].map((at) => new Date(at).getUTCFullYear()) as [number, number];
  return Array.from({ length: Math.floor(last / step) - Math.floor(first / step) + 1 }, (_, index) => {
    const year = (Math.floor(first / step) + index) * step;
    return { at: Date.parse(`${year}-01-01`), label: String(year) };
  }).filter(({ at }) => at >= from && at <= to);
}
