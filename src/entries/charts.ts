export { CHART_STYLES, type Chart, type ChartGraha, type ChartLagna, type ChartStyle } from '../charts/chart/chart.js';
export { type ChartOptions, chartOf } from '../charts/chart/chart-of.js';
export { type ChartSvgOptions, chartSvg } from '../charts/chart/chart-svg.js';
export { type EclipseDiscs, type EclipseSvgOptions, eclipseSvg } from '../charts/eclipse/eclipse-svg.js';
export { type Month, type MonthDay, monthSvg } from '../charts/month/month-svg.js';
export { type MonthWeeks, monthWeeks } from '../charts/month/month-weeks.js';
export { type MoonSvgOptions, moonSvg } from '../charts/month/moon-svg.js';
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
} from '../charts/timeline/lanes.js';
export type { SegmentKind } from '../charts/timeline/paint.js';
export { type KootaBar, kootaBarSvg, type ScoreBar, scoreBarSvg } from '../charts/timeline/score-bars.js';
export type { Timeline, TimelineMark, TimelineSegment } from '../charts/timeline/timeline.js';
export { timelineSvg } from '../charts/timeline/timeline-svg.js';
export type { LanguageCode } from '../languages/locale/locales.js';
export type { VargaId } from '../rules/natal/varga-names.js';
