import type { PageContext } from '../../../pages/shell/context.js';
import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { personalActivationTool } from '../tool.js';
import type { PersonalActivationWords } from './words.js';

export type PersonalProps = ShownBy<typeof personalActivationTool>;

/** A house from the natal Moon with what it stands for; the eighth has a name of its own. */
export function houseText(
  { catalogue }: PageContext,
  words: PersonalActivationWords,
  { house, isEighth }: { readonly house: number; readonly isEighth: boolean },
): string {
  const said = catalogue.texts.about(words.house(house), catalogue.houseThemes[house - 1] ?? '');
  return isEighth ? `${said} (${words.eighth})` : said;
}
