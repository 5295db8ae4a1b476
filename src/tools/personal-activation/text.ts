import { clockOf, reasons, signed, type Teller } from '../../contract/telling/telling.js';
import type { PersonalActivationResult } from './tool.js';

export const personalActivationText: Teller<PersonalActivationResult> = (day, name) => {
  const { natal, transit, tarabala, chandrabala, date } = day;
  return [
    `${date}, ${day.timezone}: ${day.band_label}, score ${day.score} (${day.minimum} to ${day.maximum})`,
    day.summary,
    `Natal Moon: ${name('sign', natal.moon_sign_name)}, ${name('nakshatra', natal.nakshatra_name)} pada ${natal.pada}`,
    `Moon of the day: ${name('sign', transit.moon_sign_name)}, ${name('nakshatra', transit.nakshatra_name)}; Jupiter ${name('sign', transit.jupiter_sign_name)}, Saturn ${name('sign', transit.saturn_sign_name)}; ${name('weekday', transit.vara_name)}`,
    `Tarabala: ${tarabala.label} (${tarabala.number} of 9), ${signed(tarabala.points)}; chandrabala: house ${chandrabala.house_from_moon} from the Moon, ${signed(chandrabala.points)}${chandrabala.chandrashtama ? ', chandrashtama' : ''}`,
    `House of the day: ${day.activated_house}, ${day.activated_house_label}`,
    ...day.moon_changes.map(
      (change) =>
        `From ${clockOf(change.starts_at, date)}: Moon ${name('sign', change.moon_sign_name)}, ${name('nakshatra', change.nakshatra_name)}, score ${change.score_after}, ${name('band', change.band_code_after)}${change.chandrashtama ? ', chandrashtama' : ''}`,
    ),
    reasons(day.rules),
    `Confidence: ${name('confidence', day.confidence)}`,
  ];
};
