import type { PersonalDay } from '../../../../muhurta/personal-score.js';
import { VARAS } from '../../../../panchanga/tables.js';
import type { PersonalActivationResult } from '../../../../tools/personal-activation.js';
import { NAKSHATRAS } from '../../../../zodiac/nakshatra.js';
import { RASHIS } from '../../../../zodiac/rashi.js';
import type { PageContext } from '../../shell/context.js';
import type { PersonalActivationWords } from './words.js';

export interface PersonalProps {
  readonly page: PageContext;
  readonly result: PersonalActivationResult;
  readonly words: PersonalActivationWords;
}

/** A house from the natal Moon with what it stands for; the eighth has a name of its own. */
export function houseText(
  { catalogue }: PageContext,
  words: PersonalActivationWords,
  { house, isEighth }: { readonly house: number; readonly isEighth: boolean },
): string {
  const said = catalogue.texts.about(words.house(house), catalogue.houseThemes[house - 1] ?? '');
  return isEighth ? `${said} (${words.eighth})` : said;
}

/** The sky of the day as the rules take it: results tell it by English names. */
export function personalDay(transit: PersonalActivationResult['transit']): PersonalDay {
  const named = <Item extends { readonly name: string }>(items: readonly Item[], name: string) =>
    items.find((item) => item.name === name) as Item;
  return {
    vara: named(VARAS, transit.vara_name),
    nakshatra: named(NAKSHATRAS, transit.nakshatra_name),
    moon: named(RASHIS, transit.moon_sign_name),
    jupiter: named(RASHIS, transit.jupiter_sign_name),
    saturn: named(RASHIS, transit.saturn_sign_name),
  };
}
