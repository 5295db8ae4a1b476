import type { NakshatraName } from '../base/zodiac/nakshatra.js';
import { RASHIS, SIGN_NAMES, type SignName } from '../base/zodiac/rashi.js';
import { SANSKRIT_SIGNS } from '../languages/names/sanskrit.js';
import { nakshatrasOf } from '../rules/muhurta/sign-day.js';
import { paths } from './paths.js';

/** How addresses write a sign: by its Sanskrit name, as those who look for it do. */
const SIGN_SLUGS = Object.fromEntries(SIGN_NAMES.map((sign) => [sign, SANSKRIT_SIGNS[sign].toLowerCase()])) as Readonly<
  Record<SignName, string>
>;

/** The signs that have such a page, Aries first. */
export const TODAY_SIGNS: readonly SignName[] = SIGN_NAMES;

/** The page of today for a sign of the natal Moon, or for a nakshatra that lies in it. */
export function todayPath(sign: SignName, nakshatra?: NakshatraName): string {
  return paths.todayFor(SIGN_SLUGS[sign], nakshatra && nakshatraSlug(nakshatra));
}

/** For whom such a page is. */
export interface TodayFor {
  readonly sign: SignName;
  readonly nakshatra: NakshatraName | undefined;
}

const TODAY = /^\/today\/([a-z]+)(?:\/([a-z-]+))?$/;

/** For whom the page at a path is; undefined for a path of another page, and for a nakshatra that is not in the sign. */
export function todayForOf(path: string): TodayFor | undefined {
  const [, signSlug, slug] = TODAY.exec(path) ?? [];
  const sign = SIGN_NAMES.find((name) => SIGN_SLUGS[name] === signSlug || name.toLowerCase() === signSlug);
  const rashi = RASHIS.find(({ name }) => name === sign);
  if (!sign || !rashi) return undefined;
  if (slug === undefined) return { sign, nakshatra: undefined };
  const found = nakshatrasOf(rashi).find(({ nakshatra }) => nakshatraSlug(nakshatra.name) === slug);
  return found && { sign, nakshatra: found.nakshatra.name };
}

/** "Purva Ashadha": purva-ashadha. */
function nakshatraSlug(name: NakshatraName): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
