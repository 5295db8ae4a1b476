import { dateOf, minuteOf, type Teller, withinEphemeris } from '../../contract/telling/telling.js';
import type { GocharaResult } from './tool.js';

export const gocharaText: Teller<GocharaResult> = (result, name) => [
  `Gochara at ${minuteOf(result.reference_at)} UTC from the natal Moon in ${name('sign', result.natal_moon_sign)}; points together ${result.total_points}:`,
  ...result.planets.map((one) => {
    const grahas = (list: readonly (typeof one.planet)[]) => list.map((graha) => name('graha', graha)).join(', ');
    const parts = [
      `house ${one.house_from_moon} (${name('sign', one.sign_name)}) ${name('house_quality', one.quality)}`,
      ...(one.obstructed_by.length > 0 ? [`obstructed by ${grahas(one.obstructed_by)}`] : []),
      ...(one.lifted_by.length > 0 ? [`lifted by ${grahas(one.lifted_by)}`] : []),
      ...(one.bindus === null ? [] : [`${one.bindus} bindus`]),
      ...(one.murti_code === null ? [] : [`murti ${name('murti', one.murti_code)}`]),
      `points ${one.points}`,
      `until ${withinEphemeris(one.ends_at, dateOf(one.ends_at))}`,
    ];
    return `${name('graha', one.planet)}: ${parts.join(', ')}`;
  }),
];
