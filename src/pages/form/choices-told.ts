import { nativeDigits } from '../../languages/pages/native-digits.js';
import type { Pairs } from '../shell/address.js';
import { type ChoiceName, isConvention } from '../shell/choice-names.js';
import type { PageContext } from '../shell/context.js';
import { conventionValue } from './convention-fields.js';

/** How digits show what they are. */
const SAMPLE = '123';

/** How a reader calls a choice. */
export function choiceLabel(name: ChoiceName, { words }: PageContext): string {
  if (isConvention(name)) return words.form.conventionNames[name];
  return {
    style: words.shared.charts.style,
    month: words.choices.monthLabel,
    match: words.choices.matchLabel,
    hours: words.site.hours.label,
    digits: words.format.digits?.label ?? '',
  }[name];
}

/** How a reader calls what it may be. */
export function choiceValue(name: ChoiceName, value: string, page: PageContext): string {
  if (isConvention(name)) return conventionValue(name, value, page);
  const { choices, shared, site, format } = page.words;
  const { calendar, rank_by } = page.language.names;
  const names: Readonly<Record<string, string>> = {
    style: shared.charts.styles,
    month: { ...calendar, ...choices.months },
    match: rank_by,
    hours: site.hours.of,
    digits: { latin: SAMPLE, native: nativeDigits(SAMPLE, format.digits?.native ?? '') },
  }[name];
  return names[value] ?? value;
}

/** "Region: Tamil Nadu; ayanamsha: Raman": some choices on a line. */
export function choicesTold(chosen: Pairs, page: PageContext): string {
  return chosen
    .map(([name, value]) => `${choiceLabel(name as ChoiceName, page)}: ${choiceValue(name as ChoiceName, value, page)}`)
    .join('; ');
}
