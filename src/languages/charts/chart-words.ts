import { GERMAN_CHARTS } from '../de/charts.js';
import { ENGLISH_CHARTS } from '../en/charts.js';
import { SPANISH_CHARTS } from '../es/charts.js';
import { FRENCH_CHARTS } from '../fr/charts.js';
import { HINDI_CHARTS } from '../hi/charts.js';
import type { Locale } from '../locale/locales.js';
import { RUSSIAN_CHARTS } from '../ru/charts.js';
import { UKRAINIAN_CHARTS } from '../uk/charts.js';
import type { ChartWords } from './words.js';

/** What the charts say in each language. */
export const CHART_WORDS: Readonly<Record<Locale, ChartWords>> = {
  en: ENGLISH_CHARTS,
  uk: UKRAINIAN_CHARTS,
  ru: RUSSIAN_CHARTS,
  hi: HINDI_CHARTS,
  fr: FRENCH_CHARTS,
  de: GERMAN_CHARTS,
  es: SPANISH_CHARTS,
};
