import type { Pairs } from '../shell/address.js';
import { type ChoiceName, isConvention, type MonthChoice } from '../shell/choice-names.js';
import type { PageContext } from '../shell/context.js';
import { conventionValue } from './convention-fields.js';

/** How a reader calls a choice. */
export function choiceLabel(name: ChoiceName, { words }: PageContext): string {
  if (isConvention(name)) return words.form.conventionNames[name];
  return name === 'style' ? words.shared.charts.style : words.choices.monthLabel;
}

/** How a reader calls what it may be. */
export function choiceValue(name: ChoiceName, value: string, page: PageContext): string {
  if (isConvention(name)) return conventionValue(name, value, page);
  const { choices, shared } = page.words;
  return name === 'style' ? shared.charts.styles[value as 'north'] : choices.months[value as MonthChoice];
}

/** "Region: Tamil Nadu; ayanamsha: Raman": some choices on a line. */
export function choicesTold(chosen: Pairs, page: PageContext): string {
  return chosen
    .map(([name, value]) => `${choiceLabel(name as ChoiceName, page)}: ${choiceValue(name as ChoiceName, value, page)}`)
    .join('; ');
}
