import type { Place } from '../base/ephemeris/ascendant.js';
import { HABITS } from '../languages/locale/habits.js';
import type { LanguageCode } from '../languages/locale/locales.js';
import type { RegionChoice } from '../rules/vrata/choice.js';
import { regionNear, regionOfPlace } from '../rules/vrata/region-of-place.js';
import type { RegionOrGroup } from '../rules/vrata/regions.js';

/**
 * Whose observances readers of a language keep at a place that is far from India; undefined where the place says it
 * itself, and for a language of no one state. Pages name it in their addresses; no calculation asks for a language.
 */
export function regionAbroad(locale: LanguageCode, place: Place): RegionOrGroup | undefined {
  const { region } = HABITS[locale];
  return region !== undefined && isAbroad(place) ? region : undefined;
}

/** The region that is meant by a choice, if any, at a place. */
export function regionMeant(choice: RegionChoice | undefined, place: Place): RegionOrGroup {
  return choice === undefined || choice === 'place' ? regionOfPlace(place) : choice;
}

/** Whether a place says nothing of whose observances are kept there. */
export function isAbroad(place: Place): boolean {
  return regionNear(place) === undefined;
}
