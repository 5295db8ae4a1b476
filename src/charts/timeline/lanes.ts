import type { Timeline, TimelineMark, TimelineSegment } from './timeline.js';
import { timelineSvg } from './timeline-svg.js';

/** What every lane can have beside its stretches. */
export interface Lane extends Pick<Timeline, 'id' | 'title' | 'desc' | 'from' | 'to' | 'height'> {
  /** The present, where it is to be shown. */
  readonly now?: number | undefined;
  /** The scale below. */
  readonly ticks?: readonly Omit<TimelineMark, 'kind'>[] | undefined;
}

/** A stretch of which one may run now. */
export interface Period extends Pick<TimelineSegment, 'from' | 'to' | 'label' | 'short' | 'title'> {
  readonly runs?: boolean | undefined;
}

export interface PeriodsLane extends Lane {
  readonly periods: readonly Period[];
}

/**
 * Periods that follow each other, in two tones by turns, the one that runs in full: dashas, the limbs of a day, what a
 * day of unknown time leaves open.
 *
 * @example
 * import { periodsSvg } from 'nirayana/charts';
 *
 * const at = (year: number) => Date.UTC(year, 0, 1);
 * const svg = periodsSvg({
 *   title: 'Mahadashas to 2024; Rahu runs now',
 *   from: at(1990),
 *   to: at(2024),
 *   periods: [
 *     { from: at(1990), to: at(2006), label: 'Jupiter' },
 *     { from: at(2006), to: at(2024), label: 'Rahu', runs: true },
 *   ],
 *   now: at(2015),
 * });
 * svg.includes('text-anchor="middle" fill="#ffffff" font-weight="600">Rahu</text>'); // => true
 */
export function periodsSvg({ periods, height = 32, ...lane }: PeriodsLane): string {
  const segments = periods.map(({ runs, ...period }, index): TimelineSegment => {
    return { ...period, kind: runs ? 'on' : index % 2 === 0 ? 'a' : 'b' };
  });
  return timelineSvg({ ...withMarks(lane), height, segments });
}

export interface CyclesLane extends Lane {
  readonly cycles: readonly Period[];
}

/**
 * A life with the stretches that come back in it, their labels above: Sade Sati.
 *
 * @example
 * import { cyclesSvg } from 'nirayana/charts';
 *
 * const at = (year: number) => Date.UTC(year, 0, 1);
 * const svg = cyclesSvg({
 *   title: 'Sade Sati from 2022 to 2030',
 *   from: at(1990),
 *   to: at(2060),
 *   cycles: [{ from: at(2022), to: at(2030), label: '2022 to 2030', runs: true }],
 *   ticks: [{ at: at(2000), label: '2000' }, { at: at(2050), label: '2050' }],
 * });
 * svg.includes('>2022 to 2030</text>'); // => true
 */
export function cyclesSvg({ cycles, height = 26, ...lane }: CyclesLane): string {
  return timelineSvg({ ...withMarks(lane), height, labels: 'above', segments: cycles.map(ofOneKind) });
}

/**
 * One phase that is left and entered again, such as Saturn's stay in a sign: a lane for each phase shows the gaps.
 *
 * @example
 * import { phaseSvg } from 'nirayana/charts';
 *
 * const at = (year: number) => Date.UTC(year, 0, 1);
 * const stays = [{ from: at(2025), to: at(2027) }, { from: at(2028), to: at(2029) }];
 * const svg = phaseSvg({ title: 'Saturn in Pisces', from: at(2022), to: at(2030), stays, runs: true });
 * svg.split('class="t-on"').length; // => 3
 */
export function phaseSvg({ stays, runs = false, ...lane }: PhaseLane): string {
  return timelineSvg({ ...withMarks(lane), segments: stays.map((stay) => ofOneKind({ ...stay, runs })) });
}

export interface PhaseLane extends Lane {
  readonly stays: readonly Omit<Period, 'runs' | 'label'>[];
  /** Whether the phase runs now. */
  readonly runs?: boolean | undefined;
}

export interface DayLane extends Omit<Lane, 'from' | 'to'> {
  readonly sunrise: number;
  readonly sunset: number;
  readonly nextSunrise: number;
  readonly dayLabel?: string | undefined;
  readonly nightLabel?: string | undefined;
}

/**
 * The sky of a day: from sunrise to sunset and on to the next sunrise.
 *
 * @example
 * import { daySvg } from 'nirayana/charts';
 *
 * const svg = daySvg({
 *   title: 'Day from 06:00 to 18:00, night until 06:00',
 *   sunrise: Date.parse('2026-03-20T06:00Z'),
 *   sunset: Date.parse('2026-03-20T18:00Z'),
 *   nextSunrise: Date.parse('2026-03-21T06:00Z'),
 *   dayLabel: 'Day, 12 h',
 *   nightLabel: 'Night',
 * });
 * svg.includes('<rect class="t-day" x="0%" y="0" width="50%"'); // => true
 */
export function daySvg({ sunrise, sunset, nextSunrise, dayLabel, nightLabel, ...lane }: DayLane): string {
  return timelineSvg({
    ...withMarks({ ...lane, from: sunrise, to: nextSunrise }),
    segments: [
      { from: sunrise, to: sunset, kind: 'day', label: dayLabel },
      { from: sunset, to: nextSunrise, kind: 'night', label: nightLabel },
    ],
  });
}

/** A window of a day and how tradition judges it. */
export interface DayWindow extends Pick<TimelineSegment, 'from' | 'to' | 'label' | 'title'> {
  readonly kind: 'good' | 'mid' | 'bad';
}

export interface WindowsLane extends Lane {
  readonly windows: readonly DayWindow[];
}

/**
 * Windows of a day in a lane that is empty otherwise, their labels beside them: Rahu Kalam, Abhijit, a best time.
 *
 * @example
 * import { windowsSvg } from 'nirayana/charts';
 *
 * const at = (time: string) => Date.parse(`2026-03-20T${time}Z`);
 * const svg = windowsSvg({
 *   title: 'Rahu Kalam, 10:30 to 12:00',
 *   from: at('06:00'),
 *   to: at('18:00'),
 *   windows: [{ from: at('10:30'), to: at('12:00'), kind: 'bad', label: '10:30 to 12:00' }],
 * });
 * svg.includes('<text class="halo" x="50%" dx="8"'); // => true
 */
export function windowsSvg({ windows, ...lane }: WindowsLane): string {
  return timelineSvg({ ...withMarks(lane), labels: 'beside', segments: windows });
}

/**
 * The scale alone, to stand below several lanes of the same stretch of time.
 *
 * @example
 * import { scaleSvg } from 'nirayana/charts';
 *
 * const svg = scaleSvg({ from: 0, to: 86_400_000, ticks: [{ at: 43_200_000, label: '12:00' }] });
 * svg.includes('aria-hidden="true"'); // => true
 * svg.includes('x="50%"'); // => true
 */
export function scaleSvg({ from, to, ticks }: Pick<Lane, 'from' | 'to' | 'ticks'>): string {
  return timelineSvg({ ...withMarks({ title: null, from, to, ticks }), height: 0 });
}

function ofOneKind({ runs, ...period }: Period): TimelineSegment {
  return { ...period, kind: runs ? 'on' : 'on2' };
}

function withMarks<Some extends Lane>({
  now,
  ticks = [],
  ...lane
}: Some): Omit<Some, 'now' | 'ticks'> & Pick<Timeline, 'marks'> {
  const marks: TimelineMark[] = ticks.map((tick) => ({ ...tick, kind: 'tick' }));
  return { ...lane, marks: now === undefined ? marks : [...marks, { at: now, kind: 'now' }] };
}
