import { describe, expect, it } from 'vitest';
import { findPlaces } from '../../src/entries/places.js';
import { readAngle, readDate, readPlace, readTime } from '../../src/entries/read.js';
import type { LanguageCode } from '../../src/languages/locale/locales.js';
import { errorOf } from '../support/support.js';

describe('a date', () => {
  it.each<readonly [string, LanguageCode, string]>([
    ['1990-05-17', 'en', '1990-05-17'],
    ['17.05.1990', 'en', '1990-05-17'],
    ['5/17/1990', 'en', '1990-05-17'],
    ['May 17th, 1990', 'en', '1990-05-17'],
    ['17 sept 1990', 'en', '1990-09-17'],
    ['07/05/1990', 'hi', '1990-05-07'],
    ['17 мая 1990 г.', 'ru', '1990-05-17'],
    ['17 травня 1990 р.', 'uk', '1990-05-17'],
    ['1er janvier 1990', 'fr', '1990-01-01'],
    ['17 de mayo de 1990', 'es', '1990-05-17'],
    ['۱۷/۰۵/۱۹۹۰', 'de', '1990-05-17'],
  ])('%s in %s is %s', (typed, locale, date) => {
    expect(readDate(typed, { locale })).toEqual({ date });
  });

  it.each([
    ['07/05/1990', 'ambiguous', ['1990-05-07', '1990-07-05']],
    ['7/5/90', 'year', ['1990-05-07', '1990-07-05', '2090-05-07', '2090-07-05']],
    ['7 May 90', 'year', ['1990-05-07', '2090-05-07']],
    ["May 7, '90", 'year', ['1990-05-07', '2090-05-07']],
    ['7-May-90', 'year', ['1990-05-07', '2090-05-07']],
    ['13/25/90', 'form', []],
    ['May 17', 'form', []],
    ['', 'missing', []],
    ['yesterday', 'form', []],
    ['31.04.1990', 'none', []],
    ['17 May 1790', 'range', []],
    ['1'.repeat(100), 'form', []],
  ])('%s is %s', (typed, fault, readings) => {
    expect(readDate(typed)).toEqual({ fault, readings });
  });

  it.each([
    ['today', '2026-11-29'],
    ['Вчора', '2026-11-28'],
    ['उद्या', '2026-11-30'],
    ['গতকাল', '2026-11-28'],
    ['ఎల్లుండి', '2026-12-01'],
    ['Aujourd’hui', '2026-11-29'],
    ['pasado mañana', '2026-12-01'],
  ])('%s is counted from today: %s', (typed, date) => {
    expect(readDate(typed, { today: '2026-11-29' })).toEqual({ date });
    expect(readDate(typed)).toEqual({ fault: 'form', readings: [] });
  });

  it('named from today may be either of two, and stays within the accepted days', () => {
    for (const [word, days] of [
      ['कल', ['2026-11-28', '2026-11-30']],
      ['পরশু', ['2026-11-27', '2026-12-01']],
    ] as const) {
      expect(readDate(word, { today: '2026-11-29' })).toEqual({ fault: 'ambiguous', readings: days });
    }
    expect(readDate('tomorrow', { today: '2200-12-31' })).toEqual({ fault: 'range', readings: [] });
    expect(readDate('कल', { today: '2200-12-31' })).toEqual({ fault: 'ambiguous', readings: ['2200-12-30'] });
    expect(readDate('17.05.1990', { today: '2026-11-29' })).toEqual({ date: '1990-05-17' });
    const wrong = errorOf(() => readDate('today', { today: '29.11.2026' }));
    expect(wrong.fieldErrors.map(({ field }) => field)).toEqual(['today']);
  });

  it('is taken by the order that is known', () => {
    expect(readDate('07/05/1990', { order: 'month_first' })).toEqual({ date: '1990-07-05' });
    expect(readDate('07/05/1990', { locale: 'de', order: 'month_first' })).toEqual({ date: '1990-07-05' });
    expect(readDate('17/05/1990', { order: 'month_first' })).toEqual({ fault: 'none', readings: ['1990-05-17'] });
  });

  it('is told in the other order where it is none in that of its language', () => {
    expect(readDate('7/13/1990', { locale: 'hi' })).toEqual({ fault: 'none', readings: ['1990-07-13'] });
    expect(readDate('2/30/1990', { locale: 'de' })).toEqual({ fault: 'none', readings: [] });
    expect(readDate('13/13/1990', { locale: 'hi' })).toEqual({ fault: 'form', readings: [] });
  });

  it('may be asked for in either order in every language', () => {
    expect(readDate('७/५/१९९०', { locale: 'hi', order: 'ask' })).toEqual({
      fault: 'ambiguous',
      readings: ['1990-05-07', '1990-07-05'],
    });
    expect(readDate('7/13/1990', { locale: 'hi', order: 'ask' })).toEqual({ date: '1990-07-13' });
    expect(readDate('7 мая 90 г.', { locale: 'ru' })).toEqual({
      fault: 'year',
      readings: ['1990-05-07', '2090-05-07'],
    });
  });
});

describe('a time', () => {
  it.each([
    ['9:30 PM', '21:30'],
    ['शाम 5 बजे', '17:00'],
    ['शाम ५:३० बजे', '17:30'],
    ['सुबह 7:05', '07:05'],
    ['दोपहर 12 बजे', '12:00'],
    ['दोपहर 2 बजकर 15 मिनट', '14:15'],
    ['रात के 11:45 बजे', '23:45'],
    ['रात 12 बजे', '00:00'],
    ['रात 2:10', '02:10'],
    ['रात 21:30', '21:30'],
    ['7 Uhr abends', '19:00'],
    ['7 h du soir', '19:00'],
    ['8 de la tarde', '20:00'],
    ['7 часов вечера', '19:00'],
    ['3 ночі', '03:00'],
    ['11 in the morning', '11:00'],
    ['दिन में 10 बजे', '10:00'],
    ['शाम के 5 बजकर 7 मिनट', '17:07'],
    ['शाम 5:20:35 बजे', '17:20:35'],
    ['प्रात: 6:10', '06:10'],
    ['तड\u093cके 4 बजे', '04:00'],
    ['सायंकाळी 7 वाजता', '19:00'],
    ['पहाटे 5 वाजून 10 मिनिटांनी', '05:10'],
    ['সকাল 7টা', '07:00'],
    ['বিকেল ৪টে 30 মিনিট', '16:30'],
    ['রাত 11:45', '23:45'],
    ['సాయంత్రం 6 గంటల 15 నిమిషాలకు', '18:15'],
    ['తెల్లవారుజామున 4:30', '04:30'],
    ['2 години дня', '14:00'],
    ['3 h de l’après-midi', '15:00'],
    ['12 del mediodía', '12:00'],
    ['9:30p.m.', '21:30'],
    ['12 am', '00:00'],
    ['12:05 pm', '12:05'],
    ['21.30', '21:30'],
    ['21h05', '21:05'],
    ['14 Uhr 05', '14:05'],
    ['1405', '14:05'],
    ['१०:२०', '10:20'],
    ['10:20:35', '10:20:35'],
    ['10:20:35 pm', '22:20:35'],
    ['10:20:00', '10:20'],
  ])('%s is %s', (typed, time) => {
    expect(readTime(typed)).toEqual({ time });
  });

  it.each([
    ['7:5', 'ambiguous', ['07:05', '07:50']],
    ['7.5 pm', 'ambiguous', ['19:05', '19:50']],
    ['7:9', 'ambiguous', ['07:09']],
    ['10:20:5', 'ambiguous', ['10:20:05', '10:20:50']],
    ['7', 'ambiguous', ['07:00', '19:00']],
    ['7 बजे', 'ambiguous', ['07:00', '19:00']],
    ['शाम 7:5', 'ambiguous', ['19:05', '19:50']],
    ['रात 24:00', 'end', []],
    ['शाम 7 am', 'form', []],
    ['सुबह 14:00', 'form', []],
    ['रात 8:75', 'form', []],
    ['12 de la mañana', 'form', []],
    ['शाम', 'form', []],
    ['14', 'ambiguous', ['14:00']],
    ['24:00', 'end', []],
    ['10:20:35.5', 'fraction', []],
    ['', 'missing', []],
    ['25:00', 'form', []],
    ['13:00 pm', 'form', []],
    ['10:60', 'form', []],
    ['10:20:61', 'form', []],
    ['noon', 'form', []],
  ])('%s is %s: %s', (typed, fault, readings) => {
    expect(readTime(typed)).toEqual({ fault, readings });
  });
});

describe('an angle', () => {
  it.each<readonly [string, LanguageCode, number, 'latitude' | 'longitude' | null]>([
    ['77°12\'30"E', 'en', 77.208333, 'longitude'],
    ['77E12', 'en', 77.2, 'longitude'],
    ["77e12'30", 'en', 77.208333, 'longitude'],
    ['28.6N', 'en', 28.6, 'latitude'],
    ['28n36 50', 'en', 28.613889, 'latitude'],
    ['-33 52 10', 'en', -33.869444, null],
    ['33S52', 'en', -33.866667, 'latitude'],
    ['W 0,5', 'en', -0.5, 'longitude'],
    ['28°36′ उ', 'hi', 28.6, 'latitude'],
    ['13,4 O', 'de', 13.4, 'longitude'],
    ['13,4 O', 'fr', -13.4, 'longitude'],
    ['30.5 в.д.', 'ru', 30.5, 'longitude'],
    ['−0', 'en', 0, null],
  ])('%s in %s is %s of %s', (typed, locale, degrees, axis) => {
    expect(readAngle(typed, { locale })).toEqual({ degrees, axis });
  });

  it.each<readonly [string, 'latitude' | 'longitude' | undefined, string, readonly number[]]>([
    ['13,4 O', undefined, 'ambiguous', [13.4, -13.4]],
    ['77E12', 'latitude', 'swapped', []],
    ['91', 'latitude', 'range', []],
    ['91 N', undefined, 'range', []],
    ['181', undefined, 'range', []],
    ['-33 S', undefined, 'form', []],
    ['28.5 30', undefined, 'form', []],
    ['28 60', undefined, 'form', []],
    ['28N36N', undefined, 'form', []],
    ['', undefined, 'missing', []],
    ['north', undefined, 'form', []],
  ])('%s as %s is %s', (typed, axis, fault, readings) => {
    expect(readAngle(typed, { axis })).toEqual({ fault, readings });
  });
});

describe('a place', () => {
  const read = (typed: string, more = {}) => readPlace(typed, { findPlaces, ...more });

  it.each([
    ['Benares', 'Varanasi, Uttar Pradesh, India'],
    ['Bombay', 'Mumbai, Maharashtra, India'],
    ['मुंबई', 'Mumbai, Maharashtra, India'],
    ['Мумбаи', 'Mumbai, Maharashtra, India'],
    ['Hyderabad, Pakistan', 'Hyderābād, Sindh Province, Pakistan'],
    ['Springfield, Illinois', 'Springfield, Illinois, United States'],
  ])('%s is %s', (typed, name) => {
    expect(read(typed)).toMatchObject({ place: { name } });
  });

  it('is told in the language of the reader, and looked for in one country', () => {
    expect(read('Benares', { locale: 'de' })).toMatchObject({ place: { name: 'Varanasi, Uttar Pradesh, Indien' } });
    expect(read('hyderabad', { country: 'PK' })).toMatchObject({ place: { timezone: 'Asia/Karachi' } });
  });

  it('may be a pair of coordinates, whose zone is not known', () => {
    const at = { name: null, latitude: 28.6, longitude: 77.2, timezone: null };
    for (const typed of ['28.6, 77.2', '28°36′N 77°12′E', '28N36 77E12', '28,6 77,2'])
      expect(read(typed)).toEqual({ place: at });
  });

  it.each([
    ['Springfield', 'several', 'Springfield'],
    ['Mumbbai', 'doubtful', 'Mumbai'],
    ['Kumar Colony, Pune', 'doubtful', 'Pune'],
    ['no such place', 'none', undefined],
    [' ', 'missing', undefined],
    ['x'.repeat(101), 'form', undefined],
    ['x'.repeat(1e6), 'form', undefined],
  ])('%s is %s', (typed, fault, first) => {
    const told = read(typed);
    expect(told).toMatchObject({ fault });
    expect(told.readings?.[0]?.name).toBe(first);
  });
});

it('an option that there is not, or what is no text, is refused', () => {
  const any = (value: unknown) => value as never;
  expect(() => readDate(any(7))).toThrow('must be a text');
  expect(() => readTime(any(undefined))).toThrow('must be a text');
  expect(() => readDate('7', any({ lang: 'de' }))).toThrow('There is no option "lang"');
  expect(() => readDate('7', any({ order: 'year' }))).toThrow('day_first, month_first');
  expect(() => readAngle('7', any({ locale: 'it' }))).toThrow('The option locale must be one of');
  expect(() => readAngle('7', any({ axis: 'x' }))).toThrow('latitude, longitude');
  expect(() => readPlace('Delhi', any(undefined))).toThrow('findPlaces');
  expect(() => readPlace('Delhi', { findPlaces, country: 'XX' })).toThrow('country');
});

describe('what is read', () => {
  it('has its value and its fault by their names, of which the compiler knows that one is there', () => {
    const date = readDate('1990-05-17');
    const time = readTime('10:20');
    const angle = readAngle('77E12');
    const place = readPlace('Delhi', { findPlaces });
    const faults: (string | undefined)[] = [date.fault, time.fault, angle.fault, place.fault];
    const values: (string | number | undefined)[] = [date.date, time.time, angle.degrees, place.place?.latitude];
    expect(faults.every((fault) => fault === undefined)).toBe(true);
    expect(values.every((value) => value !== undefined)).toBe(true);
    const told: string = date.fault === undefined ? date.date : date.readings.join();
    expect(told).toBe('1990-05-17');
  });
});
