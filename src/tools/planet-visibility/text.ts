import { minuteOf, type Teller } from '../../contract/telling/telling.js';
import type { PlanetVisibilityResult } from './tool.js';

export const planetVisibilityText: Teller<PlanetVisibilityResult> = (result, name) => [
  `From ${result.start} to ${result.end} (${result.place.timezone}), asta by: ${name('asta_rule', result.asta_rule)}`,
  ...result.spans.map((one) => {
    const at = (instant: string | null) => (instant === null ? '…' : minuteOf(instant));
    const side = (where: 'east' | 'west' | null) => (where === null ? '' : ` (${name('compass', where)})`);
    return `${name('graha', one.planet)} ${name('visibility_span', one.span_code)}: ${at(one.starts_at)}${side(one.sets_in)} to ${at(one.ends_at)}${side(one.rises_in)}`;
  }),
];
