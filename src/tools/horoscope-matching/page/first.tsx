import { HABITS, type MatchReckoning } from '../../../languages/locale/habits.js';
import type { LanguageCode } from '../../../languages/locale/locales.js';
import { choiceLabel, choiceValue } from '../../../pages/form/choices-told.js';
import { hrefWith } from '../../../pages/shared/blocks.js';
import { CHOICE_VALUES, matchAsked } from '../../../pages/shell/choice-names.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Switch } from '../../../pages/shell/parts.js';

/** What a page tells first of a match: what its address asks for, else what its language goes by. */
export function firstOfMatch(locale: LanguageCode, choices: URLSearchParams): MatchReckoning {
  return matchAsked(choices.get('match')) ?? HABITS[locale].match;
}

/** The switch between both, of which the page shows the one that is chosen before the other. */
export function FirstSwitch({ page, first }: { readonly page: PageContext; readonly first: MatchReckoning }) {
  return (
    <div class="no-print">
      <Switch
        label={choiceLabel('match', page)}
        choices={CHOICE_VALUES.match.map((value) => ({
          label: choiceValue('match', value, page),
          href: hrefWith(page, { match: value }),
          isCurrent: value === first,
        }))}
      />
    </div>
  );
}
