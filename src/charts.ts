export type { Locale } from './locale/locales.js';
export type { VargaId } from './natal/varga-names.js';
export { CHART_STYLES, type Chart, type ChartGraha, type ChartLagna, type ChartStyle } from './render/chart/chart.js';
export { type ChartOptions, chartOf } from './render/chart/chart-of.js';
export { type ChartSvgOptions, chartSvg } from './render/chart/chart-svg.js';
export { type EclipseDiscs, type EclipseSvgOptions, eclipseSvg } from './render/eclipse/eclipse-svg.js';
export { type Month, type MonthDay, monthSvg } from './render/month/month-svg.js';
export { type MonthWeeks, monthWeeks } from './render/month/month-weeks.js';
export { type MoonSvgOptions, moonSvg } from './render/month/moon-svg.js';
export {
  type CyclesLane,
  cyclesSvg,
  type DayLane,
  type DayWindow,
  daySvg,
  type Lane,
  type Period,
  type PeriodsLane,
  type PhaseLane,
  periodsSvg,
  phaseSvg,
  scaleSvg,
  type WindowsLane,
  windowsSvg,
} from './render/timeline/lanes.js';
export type { SegmentKind } from './render/timeline/paint.js';
export { type KootaBar, kootaBarSvg, type ScoreBar, scoreBarSvg } from './render/timeline/score-bars.js';
export type { Timeline, TimelineMark, TimelineSegment } from './render/timeline/timeline.js';
export { timelineSvg } from './render/timeline/timeline-svg.js';
