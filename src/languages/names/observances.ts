import * as de from '../de/observances.js';
import * as en from '../en/observances.js';
import * as es from '../es/observances.js';
import * as fr from '../fr/observances.js';
import * as hi from '../hi/observances.js';
import type { Locale } from '../locale/locales.js';
import * as ru from '../ru/observances.js';
import * as uk from '../uk/observances.js';
import type { EkadashiNames, ObservanceNames, ObservanceWords, WeekdayObservanceNames } from './observances/kinds.js';

/** What every language calls an observance. */
export const observance: Readonly<Record<Locale, ObservanceNames>> = {
  en: en.observance,
  uk: uk.observance,
  ru: ru.observance,
  hi: hi.observance,
  fr: fr.observance,
  de: de.observance,
  es: es.observance,
};

/** The name of an Ekadashi by its month and half, without the word itself. */
export const ekadashi: Readonly<Record<Locale, EkadashiNames>> = {
  en: en.ekadashi,
  uk: uk.ekadashi,
  ru: ru.ekadashi,
  hi: hi.ekadashi,
  fr: fr.ekadashi,
  de: de.ekadashi,
  es: es.ekadashi,
};

/** What an observance of every month is called on some weekday. */
export const weekday_observance: Readonly<Record<Locale, WeekdayObservanceNames>> = {
  en: en.weekday_observance,
  uk: uk.weekday_observance,
  ru: ru.weekday_observance,
  hi: hi.weekday_observance,
  fr: fr.weekday_observance,
  de: de.weekday_observance,
  es: es.weekday_observance,
};

/** A part or an instant of a day at which a tithi is wanted. */
export const vrata_window: Readonly<Record<Locale, ObservanceWords['vrata_window']>> = {
  en: en.vrata_window,
  uk: uk.vrata_window,
  ru: ru.vrata_window,
  hi: hi.vrata_window,
  fr: fr.vrata_window,
  de: de.vrata_window,
  es: es.vrata_window,
};

/** Why a day next to the chosen one is not it. */
export const neighbour_reason: Readonly<Record<Locale, ObservanceWords['neighbour_reason']>> = {
  en: en.neighbour_reason,
  uk: uk.neighbour_reason,
  ru: ru.neighbour_reason,
  hi: hi.neighbour_reason,
  fr: fr.neighbour_reason,
  de: de.neighbour_reason,
  es: es.neighbour_reason,
};

/** What decides the day of an Ekadashi. */
export const ekadashi_clause: Readonly<Record<Locale, ObservanceWords['ekadashi_clause']>> = {
  en: en.ekadashi_clause,
  uk: uk.ekadashi_clause,
  ru: ru.ekadashi_clause,
  hi: hi.ekadashi_clause,
  fr: fr.ekadashi_clause,
  de: de.ekadashi_clause,
  es: es.ekadashi_clause,
};

/** Whose days. */
export const tradition: Readonly<Record<Locale, ObservanceWords['tradition']>> = {
  en: en.tradition,
  uk: uk.tradition,
  ru: ru.tradition,
  hi: hi.tradition,
  fr: fr.tradition,
  de: de.tradition,
  es: es.tradition,
};
