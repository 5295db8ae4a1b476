import { listed, named, type Teller } from '../../contract/telling/telling.js';
import type { YogasAndDoshasResult } from './tool.js';

export const yogasAndDoshasText: Teller<YogasAndDoshasResult> = (result, name) => [
  result.ascendant_sign_name === null
    ? 'Without an ascendant only what the Moon, the Sun and conjunctions make is told; in brackets how many of 100 charts have it.'
    : `Rising sign ${name('sign', result.ascendant_sign_name)}; of each in brackets how many of 100 charts have it.`,
  ...(['yogas', 'doshas'] as const).flatMap((kind) => [
    `${kind === 'yogas' ? 'Yogas' : 'Doshas (Manglik and Sade Sati have tools of their own)'}: ${result[kind].length}`,
    ...result[kind].map((yoga) => {
      const parts = [
        `${named(name, 'graha', yoga.planet_names)}${yoga.house_numbers === null ? '' : ` in ${yoga.house_numbers.join(', ')}`}`,
        ...(yoga.kala_sarpa_type === null ? [] : [name('kala_sarpa_type', yoga.kala_sarpa_type)]),
        ...(yoga.definition === null ? [] : [name('yoga_definition', yoga.definition)]),
        ...(yoga.is_cancelled
          ? [`said to be cancelled: ${listed(yoga.cancellations.map(({ code }) => name('yoga_cancellation', code)))}`]
          : []),
      ];
      return `${name('natal_yoga', yoga.code)} (${yoga.frequency_percent}): ${parts.join('; ')}`;
    }),
  ]),
  result.loosely_held_codes.length > 0 &&
    `Only by a wider definition: ${named(name, 'natal_yoga', result.loosely_held_codes)}`,
  ...(result.manglik_without_lagna ?? []).map(
    ({ reference, mars_houses, certainty }) =>
      `Manglik counted from ${name('counted_from', reference)}: ${name('likelihood', certainty)} (Mars in house ${mars_houses.join(' or ')})`,
  ),
  result.open_codes.length > 0 && `Open without an ascendant: ${result.open_codes.length}`,
  `Looked for and absent: ${result.absent_codes.length}`,
];
