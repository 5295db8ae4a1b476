import { LOCALES, type Locale } from '../locale/locales.js';
import type { Words } from './catalogue.js';
import { FORM_WORDS } from './form/all.js';
import { RESULT_WORDS } from './result/all.js';
import { SITE_WORDS } from './site/all.js';

export const WORDS = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    { site: SITE_WORDS[locale], form: FORM_WORDS[locale], result: RESULT_WORDS[locale] },
  ]),
) as Readonly<Record<Locale, Words>>;
