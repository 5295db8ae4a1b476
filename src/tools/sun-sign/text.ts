import type { Teller } from '../../contract/telling/telling.js';
import type { SunSignResult } from './tool.js';

export const sunSignText: Teller<SunSignResult> = (result, name) => {
  const { date_range, near_cusp, cusp_sign_name, ruler, modern_ruler } = result;
  const modern = modern_ruler === ruler ? '' : `, modern ${name('graha', modern_ruler)}`;
  return [
    `Sun sign of ${result.month}-${result.day} (month-day): ${name('sign', result.sign_name)}, ${date_range.first_day} to ${date_range.last_day}`,
    `Element: ${name('element', result.element)}; modality: ${name('modality', result.modality)}; polarity: ${name('polarity', result.polarity)}; ruler: ${name('graha', ruler)}${modern}`,
    near_cusp && cusp_sign_name && `Near the cusp: the sign beside it is ${name('sign', cusp_sign_name)}`,
  ];
};
