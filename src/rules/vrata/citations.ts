import type { VrataCode } from './rule-tables.js';
import { CHIEF_LUNAR_SOURCES } from './tables/chief-lunar.js';
import { CHIEF_RECURRING_SOURCES } from './tables/chief-recurring.js';
import { CHIEF_SOLAR_SOURCES } from './tables/chief-solar.js';
import { FURTHER_RAINS_SOURCES } from './tables/further-rains.js';
import { FURTHER_RECURRING_SOURCES } from './tables/further-recurring.js';
import { FURTHER_RELATIVE_SOURCES } from './tables/further-relative.js';
import { FURTHER_SHARAD_SOURCES } from './tables/further-sharad.js';
import { FURTHER_SOLAR_SOURCES } from './tables/further-solar.js';
import { FURTHER_SPRING_SOURCES } from './tables/further-spring.js';
import { FURTHER_WINTER_SOURCES } from './tables/further-winter.js';

/**
 * By which sources each rule has its day: DS Dharmasindhu, NS Nirnayasindhu, HBV Haribhaktivilasa, GCAL the algorithms of
 * gopal.home.sk, V python-holidays, IT24 and A22 printed calendars, Drik the practice of Drik Panchang, adyatithi
 * jyotisham/adyatithi; custom is common knowledge of the region, of which no text was read.
 */
export const VRATA_CITATIONS: Readonly<Record<VrataCode, string>> = {
  ...CHIEF_RECURRING_SOURCES,
  ...CHIEF_LUNAR_SOURCES,
  ...CHIEF_SOLAR_SOURCES,
  ...FURTHER_RECURRING_SOURCES,
  ...FURTHER_SPRING_SOURCES,
  ...FURTHER_RAINS_SOURCES,
  ...FURTHER_SHARAD_SOURCES,
  ...FURTHER_WINTER_SOURCES,
  ...FURTHER_SOLAR_SOURCES,
  ...FURTHER_RELATIVE_SOURCES,
};
