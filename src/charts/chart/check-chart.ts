import { GRAHAS } from '../../base/zodiac/graha.js';
import { requireNumber, requireObject, requireOneOf, requireText } from '../arguments.js';
import { CHART_STYLES, type Chart, type ChartStyle } from './chart.js';

/** Refuses what is no chart, in one sentence: who calls from JavaScript has no compiler that did. */
export function requireChart(chart: Chart): void {
  requireObject(chart, 'chart');
  for (const name of ['title', 'desc', 'centre'] as const) requireText(chart[name], `chart.${name}`);
  if (chart.lagna !== null) requirePlace(chart.lagna, 'chart.lagna');
  if (!Array.isArray(chart.grahas)) throw new TypeError('chart.grahas must be an array.');
  for (const [index, graha] of chart.grahas.entries()) requireGraha(graha, `chart.grahas[${index}]`);
  const keys = chart.grahas.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new RangeError(`chart.grahas has ${twice} twice.`);
}

export function requireStyle(style: ChartStyle): void {
  requireOneOf(CHART_STYLES, style, 'style');
}

function requireGraha(graha: Chart['grahas'][number], name: string): void {
  requirePlace(graha, name);
  requireOneOf(GRAHAS, graha.key, `${name}.key`);
  if (typeof graha.retrograde !== 'boolean') throw new TypeError(`${name}.retrograde must be true or false.`);
}

function requirePlace(place: NonNullable<Chart['lagna']>, name: string): void {
  requireObject(place, name);
  const { sign, degree } = place;
  requireNumber(sign, `${name}.sign`);
  if (!Number.isInteger(sign) || sign < 1 || sign > 12) {
    throw new RangeError(`${name}.sign must be a whole number from 1 to 12.`);
  }
  if (degree === null) return;
  requireNumber(degree, `${name}.degree`);
  if (degree < 0 || degree >= 30) throw new RangeError(`${name}.degree must be at least 0 and less than 30.`);
}
