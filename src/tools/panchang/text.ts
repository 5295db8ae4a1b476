import type { WindowResult } from '../../contract/day-divisions.js';
import {
  choghadiyaLines,
  clockOf,
  degrees,
  limb,
  listed,
  stretch,
  type Teller,
  tithiTold,
} from '../../contract/telling/telling.js';
import type { Namer } from '../../languages/words/say.js';
import type { PanchangResult } from './tool.js';

export const panchangText: Teller<PanchangResult> = (day, name) => {
  const { date, tithi, nakshatra, yoga, karana, lunar_month, windows } = day;
  const at = (instant: string | null) => (instant === null ? 'none' : clockOf(instant, date));
  const span = (window: WindowResult | null) => (window === null ? 'none' : stretch(window, date));
  return [
    `${date}, ${name('weekday', day.vara.name)} (${name('vara', day.vara.sanskrit)}), ${day.place.timezone}`,
    `Sunrise ${at(day.sunrise_at)}, sunset ${at(day.sunset_at)}, next sunrise ${at(day.next_sunrise_at)}; moonrise ${at(day.moonrise_at)}, moonset ${at(day.moonset_at)}`,
    limb('Tithi', tithiTold(name, tithi), tithi, { date, after: tithi.next ? tithiTold(name, tithi.next) : undefined }),
    limb('Nakshatra', `${name('nakshatra', nakshatra.name)} pada ${nakshatra.pada}`, nakshatra, {
      date,
      after: nakshatra.next ? name('nakshatra', nakshatra.next.name) : undefined,
    }),
    limb('Yoga', `${name('yoga', yoga.name)} (${name('yoga_quality', yoga.quality)})`, yoga, {
      date,
      after: yoga.next ? name('yoga', yoga.next.name) : undefined,
    }),
    limb('Karana', name('karana', karana.name), karana, {
      date,
      after: karana.next ? name('karana', karana.next.name) : undefined,
    }),
    lunar_month &&
      `Lunar month: ${monthTold(lunar_month.amanta, name)} (amanta), ${monthTold(lunar_month.purnimanta, name)} (purnimanta)`,
    `Sun: ${name('sign', day.sun_sign.name)} ${degrees(day.sun_sign.degree_in_sign)}; Moon: ${name('sign', day.moon_sign.name)} ${degrees(day.moon_sign.degree_in_sign)}`,
    `${name('window', 'rahu_kalam')} ${span(windows.rahu_kalam)}; ${name('window', 'yamaganda')} ${span(windows.yamaganda)}; ${name('window', 'gulika')} ${span(windows.gulika)}`,
    `${name('window', 'abhijit')} ${span(windows.abhijit)}; ${name('window', 'brahma_muhurta')} ${span(windows.brahma_muhurta)}; ${name('window', 'dur_muhurta')} ${listed(windows.dur_muhurta.map(span))}`,
    ...choghadiyaLines(day.choghadiya, date, name),
    windows.varjyam &&
      windows.amrita_kala &&
      `Varjyam ${listed(windows.varjyam.map(span)) || 'none'}; Amrita Kala ${listed(windows.amrita_kala.map(span)) || 'none'}`,
    day.limbs &&
      `To the next sunrise: tithis ${listed(day.limbs.tithis.map((one) => tithiTold(name, one)))}; nakshatras ${listed(day.limbs.nakshatras.map((one) => name('nakshatra', one.name)))}`,
  ];
};

type Panchang = Parameters<typeof panchangText>[0];

function monthTold({ name: month, adhika }: NonNullable<Panchang['lunar_month']>['purnimanta'], name: Namer): string {
  return `${adhika ? 'adhika ' : ''}${name('lunar_month', month)}`;
}
