import { limb, minuteOf, type Teller } from '../../contract/telling/telling.js';
import type { NakshatraOfTheDayResult } from './tool.js';

export const nakshatraOfTheDayText: Teller<NakshatraOfTheDayResult> = ({ date, nakshatra, ...day }, name) => [
  `At ${minuteOf(day.reference_at)}, ${day.timezone}:`,
  limb('Nakshatra', `${name('nakshatra', nakshatra.name)} pada ${nakshatra.pada}`, nakshatra, {
    date,
    after: name('nakshatra', nakshatra.next.name),
  }),
  `Ruler: ${name('graha', nakshatra.ruler)}; deity: ${name('deity', nakshatra.deity)}; nature: ${name('nature', nakshatra.nature)}; gana: ${name('gana', nakshatra.gana)}`,
  `Moon sign: ${name('sign', day.moon_sign_name)}`,
  `As the day begins: ${name('nakshatra', day.at_day_start.nakshatra_name)}`,
];
