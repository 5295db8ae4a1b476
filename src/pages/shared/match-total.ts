import { scoreBarSvg } from '../../charts/timeline/score-bars.js';
import { timelineSvg } from '../../charts/timeline/timeline-svg.js';
import type { ScoreRange } from '../../contract/two-moons.js';
import type { PageContext } from '../shell/context.js';

/** The points of eight kootas together, and the customary minimum of them. */
export const MAXIMUM = 36;
const MINIMUM = 18;

/** "28.5", or "22.5–28.5" where a time leaves it open. */
export function pointsText({ format }: PageContext, { least, most }: ScoreRange): string {
  return least === most ? format.number(least) : `${format.number(least)}–${format.number(most)}`;
}

/** The total as a bar with a cell for each point; of an open one, the stretch in which it lies. */
export function matchBarSvg({ least, most }: ScoreRange, title: string, minimumLabel: string): string {
  if (least === most) return scoreBarSvg({ title, score: least, minimum: MINIMUM, minimumLabel });
  return timelineSvg({
    title,
    from: 0,
    to: MAXIMUM,
    height: 20,
    segments: [{ from: least, to: most, kind: 'on2' }],
    marks: [
      { at: 0, kind: 'tick', label: '0' },
      { at: MINIMUM, kind: 'mark', label: minimumLabel },
      { at: MAXIMUM, kind: 'tick', label: String(MAXIMUM) },
    ],
  });
}
