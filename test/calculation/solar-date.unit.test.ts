import { describe, expect, it } from 'vitest';
import { formatDate, readDate } from '../../src/base/time/calendar.js';
import { civilSolarDate, dateOpened, solarDates } from '../../src/calculation/solar-date.js';
import { birthChart, hinduDate, panchang } from '../../src/entries/index.js';
import { readRows } from '../support/reference/compare.js';

const CALENDARS = ['tamil', 'malayalam', 'bengali'] as const;
type Calendar = (typeof CALENDARS)[number];

interface Published {
  readonly calendar: Calendar;
  readonly month: number;
  readonly day: number;
  readonly date: string;
}

const CHENNAI = { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' };
const TROMSO = { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };

function born(date: string, time: string, { latitude, longitude, timezone }: typeof CHENNAI = CHENNAI) {
  const birth = { birth_date: date, birth_time: time, birth_timezone: timezone, latitude, longitude };
  return birthChart(birth).result.panchanga;
}

/** "Chithirai 1" by the town of the calendar. */
function told(calendar: Calendar, date: string): string {
  const found = solarDates(calendar, { environment: {} })(readDate(date));
  return `${found?.name} ${found?.day_number}, ${found?.samvatsara_name ?? found?.year_number}`;
}

describe('the date of a birth by the Sun', () => {
  const rows = readRows<Published>('solar_dates.json').filter(({ calendar }) => CALENDARS.includes(calendar));

  it.each(rows)('is the published one: $calendar $month/$day, $date', ({ calendar, month, day, date }) => {
    const opened = dateOpened(born(date, '10:00'));
    expect(opened).toBe(readDate(date));
    expect(solarDates(calendar, { environment: {} })(readDate(date))).toMatchObject({ number: month, day_number: day });
  });

  it('has the year of its era, which begins with Chithirai, Chingam and Boishakh', () => {
    expect(told('tamil', '2024-04-13')).toBe('Panguni 31, Shobhakrit');
    expect(told('tamil', '2024-04-14')).toBe('Chithirai 1, Krodhi');
    expect(told('malayalam', '2023-08-16')).toBe('Karkidakam 31, 1198');
    expect(told('malayalam', '2023-08-17')).toBe('Chingam 1, 1199');
    expect(told('bengali', '2025-04-14')).toBe('Choitro 31, 1431');
    expect(told('bengali', '2025-04-15')).toBe('Boishakh 1, 1432');
  });

  it('is that of the day which the sunrise before the birth opened', () => {
    const opened = (time: string, date = '2024-04-14') => dateOpened(born(date, time));
    expect(opened('05:00')).toBe(readDate('2024-04-13'));
    expect(opened('06:30')).toBe(readDate('2024-04-14'));
    expect(opened('23:59')).toBe(readDate('2024-04-14'));
    // By the clock of New York the Sun rises in Chennai on the evening before.
    const far = dateOpened(born('2024-04-13', '22:00', { ...CHENNAI, timezone: 'America/New_York' }));
    expect(far && formatDate(far)).toBe('2024-04-14');
    expect(dateOpened(born('2024-12-21', '10:00', TROMSO))).toBeUndefined();
  });

  it('is that of the converter of dates, by the chosen zodiac too', () => {
    for (const date of ['1947-08-15', '1800-03-01', '2200-12-31', '2026-01-14']) {
      for (const ayanamsha of ['lahiri', 'raman'] as const) {
        const { solar_months } = hinduDate({ date, ...CHENNAI }, { ayanamsha }).result;
        for (const calendar of CALENDARS) {
          const found = solarDates(calendar, { environment: {}, options: { ayanamsha } })(readDate(date));
          expect(found).toEqual(solar_months?.[`${calendar}_month`]);
        }
      }
    }
    expect(solarDates('tamil', { environment: {} })(readDate('1800-01-01'))).toBeUndefined();
  });
});

describe('the date of a birth in Bangladesh', () => {
  const DHAKA = 'Asia/Dhaka';
  const civil = (date: string, timezone?: string) => {
    const found = civilSolarDate(readDate(date), timezone);
    return found && `${found.name} ${found.day_number}, ${found.era_code} ${found.year_number}`;
  };

  it('is that of its own calendar from 1394 on, by the zone alone', () => {
    expect(civil('2021-02-21', DHAKA)).toBe('Falgun 8, bangla_san 1427');
    expect(civil('2024-04-14', 'Asia/Dacca')).toBe('Boishakh 1, bangla_san 1431');
    expect(civil('1987-04-14', DHAKA)).toBe('Boishakh 1, bangla_san 1394');
    expect(civil('1987-04-13', DHAKA)).toBeUndefined();
    for (const zone of ['Asia/Kolkata', '+06:00', undefined]) expect(civil('2021-02-21', zone)).toBeUndefined();
  });

  it('was that of the almanacs before: 21 February 1952 was 8 Falgun 1358, 26 March 1971 was 12 Choitro 1377', () => {
    expect(told('bengali', '1952-02-21')).toBe('Falgun 8, 1358');
    expect(told('bengali', '1971-03-26')).toBe('Choitro 12, 1377');
  });
});

describe('the date of a day by the Sun at a place', () => {
  it('is that of its panchang', () => {
    for (const place of [CHENNAI, NEW_YORK, TROMSO]) {
      for (let day = 1; day <= 30; day++) {
        const date = `2026-04-${String(day).padStart(2, '0')}`;
        const { solar_months } = panchang({ date, ...place }).result;
        for (const calendar of CALENDARS) {
          const found = solarDates(calendar, { environment: {}, place })(readDate(date));
          const { number, name, day_number } = found ?? {};
          expect({ number, name, day_number }).toEqual(solar_months?.[`${calendar}_month`]);
        }
      }
    }
  });
});
