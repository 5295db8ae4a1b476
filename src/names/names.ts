import type { Locale } from '../locale/locales.js';
import * as de from './de.js';
import * as en from './en.js';
import * as es from './es.js';
import * as fr from './fr.js';
import * as hi from './hi.js';
import type { Names } from './kinds.js';
import * as ru from './ru.js';
import * as uk from './uk.js';

/** What each language calls everything. */
export const NAMES: Readonly<Record<Locale, Names>> = { en, uk, ru, hi, fr, de, es };
