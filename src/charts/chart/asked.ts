import { varga } from '../../languages/en/names.js';
import { keysOf } from '../../languages/names/numbered.js';
import type { VargaId } from '../../rules/natal/varga-names.js';
import type { ChartStyle } from './chart.js';

/** The varga that a word names, in large letters or small; undefined where there is none. */
export function vargaCalled(word: string): VargaId | undefined {
  return keysOf(varga).find((id) => id === word.toUpperCase());
}

/** How a chart can be drawn: the houses of the North Indian style begin with the lagna. */
export function drawableStyle(style: ChartStyle, { hasLagna }: { readonly hasLagna: boolean }): ChartStyle {
  return style === 'north' && !hasLagna ? 'south' : style;
}
