import { describe, expect, it } from 'vitest';
import { readDate } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { hoursOf, type ObservanceWindow } from '../../../src/rules/vrata/hours.js';
import { type Observance, observancesBetween } from '../../../src/rules/vrata/observances.js';
import type { VrataCode } from '../../../src/rules/vrata/rule-tables.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';

const NEW_DELHI = { latitude: 28.6139, longitude: 77.209 };
const MINUTE = 60_000;
const asked = { sky: DEFAULT_SKY, place: NEW_DELHI, tradition: 'smarta' } as const;

function observanceOn(code: VrataCode, date: string, place = NEW_DELHI): Observance {
  const day = readDate(date);
  const dates = { from: day, to: day, place, timeZone: zoneOf('Asia/Kolkata') };
  return observancesBetween(DEFAULT_SKY, dates, { tradition: 'smarta', codes: [code] })[0] as Observance;
}

/** Minutes of the clock of India from the midnight that begins a date. */
function minutesOf(at: number, date: string): number {
  return (at - Date.parse(`${date}T00:00:00+05:30`)) / MINUTE;
}

function clock(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

/** As Drik Panchang has them for New Delhi; hours after midnight are counted on. */
const PUBLISHED: readonly (readonly [VrataCode, string, ObservanceWindow, string, string])[] = [
  ['maha_shivaratri', '2025-02-26', 'nishita', '24:09', '24:59'],
  ['maha_shivaratri', '2025-02-26', 'prahara_1', '18:19', '21:26'],
  ['maha_shivaratri', '2025-02-26', 'prahara_2', '21:26', '24:34'],
  ['maha_shivaratri', '2025-02-26', 'prahara_3', '24:34', '27:41'],
  ['maha_shivaratri', '2025-02-26', 'prahara_4', '27:41', '30:48'],
  ['lakshmi_puja', '2024-11-01', 'pradosha', '17:36', '20:11'],
  ['lakshmi_puja', '2024-11-01', 'vrishabha_lagna', '18:20', '20:15'],
  ['karva_chauth', '2024-10-20', 'moonrise', '19:54', '19:54'],
  ['rama_navami', '2025-04-06', 'madhyahna', '11:08', '13:39'],
  ['ganesha_chaturthi', '2024-09-07', 'madhyahna', '11:03', '13:34'],
];

describe('the hours of an observance', () => {
  it.each(PUBLISHED)('%s of %s: %s is %s to %s, within two minutes', (code, date, window, from, to) => {
    const hours = hoursOf(asked, observanceOn(code, date)).find((one) => one.code === window);
    expect(Math.abs(minutesOf(hours?.start ?? 0, date) - clock(from))).toBeLessThan(2);
    expect(Math.abs(minutesOf(hours?.end ?? 0, date) - clock(to))).toBeLessThan(2);
  });

  it('are the parana of an Ekadashi on the day after it', () => {
    const one = observanceOn('ekadashi', '2024-12-26');
    expect(hoursOf(asked, one)).toEqual([{ code: 'parana', ...one.ekadashi?.smarta.parana }]);
  });

  it('are the first third of the day for the vessel of Navaratri, while Pratipada runs', () => {
    const one = observanceOn('sharad_navaratri', '2024-10-03');
    const { sunrise, sunset } = one.chosen.day;
    const [hours] = hoursOf(asked, one);
    expect(hours).toMatchObject({ code: 'sthapana', start: sunrise });
    expect(hours?.end).toBeCloseTo(sunrise + (sunset - sunrise) / 3, 0);
  });

  it('leave Bhadra out of Rakhi: on 19 August 2024 it ended at 13:30', () => {
    const [hours] = hoursOf(asked, observanceOn('raksha_bandhana', '2024-08-19'));
    expect(hours?.code).toBe('aparahna');
    expect(Math.abs(minutesOf(hours?.start ?? 0, '2024-08-19') - clock('13:43'))).toBeLessThan(16);
  });

  it('have no lagna at the poles of the Earth and none that lies by day', () => {
    const one = observanceOn('lakshmi_puja', '2024-11-01');
    expect(hoursOf({ ...asked, place: { latitude: 90, longitude: 0 } }, one).map(({ code }) => code)).toEqual([
      'pradosha',
      'mahanishita',
    ]);
  });
});
