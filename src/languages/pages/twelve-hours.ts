import type { Locale } from '../locale/locales.js';

/** By which clock times are told. */
export type Hours = 12 | 24;

/**
 * How times are told by a clock of twelve hours: the parts of a day, each with the hour that it begins with and where
 * the time stands. What most readers of a language write by CLDR 48, kept here so that every engine gives the same bytes:
 * the two halves, but in Hindi, Ukrainian and Russian the parts of the day, since people there say no "am" and no "дп".
 */
export const PARTS_OF_DAY: Readonly<Record<Locale, string>> = {
  en: '0 {}\u00a0am|12 {}\u00a0pm',
  uk: '0 {}\u00a0ночі|4 {}\u00a0ранку|12 {}\u00a0дня|18 {}\u00a0вечора',
  ru: '0 {}\u00a0ночи|4 {}\u00a0утра|12 {}\u00a0дня|18 {}\u00a0вечера|22 {}\u00a0ночи',
  hi: '0 रात\u00a0{}|4 सुबह\u00a0{}|12 दोपहर\u00a0{}|16 शाम\u00a0{}|20 रात\u00a0{}',
  fr: '0 {}\u00a0AM|12 {}\u00a0PM',
  de: '0 {}\u00a0AM|12 {}\u00a0PM',
  es: '0 {}\u00a0a.\u00a0m.|12 {}\u00a0p.\u00a0m.',
};
