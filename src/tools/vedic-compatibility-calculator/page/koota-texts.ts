import type { Provenance } from '../../../calculation/calculate.js';
import type { BirthTimeRange } from '../../../contract/birth-time-range.js';
import type { KootaResult } from '../../../contract/koota.js';
import { type KootaClass, type KootaWords, kootaSentence } from '../../../languages/words/kootas/koota-words.js';
import type { PageContext } from '../../../pages/shell/context.js';

/** What a koota compared and why it gives its points; of open times, what each person may have of it. */
export function kootaText(page: PageContext, provenance: Provenance, koota: KootaResult, index: number): string {
  const words = page.language.kootas;
  const classes = classesOf(provenance, koota, index);
  return classes.some((of) => of.length > 1) ? eachText(page, words, koota, classes) : kootaSentence(words, koota);
}

/** What each person has, or may have, of what a koota compares. */
export function classesText(page: PageContext, provenance: Provenance, koota: KootaResult, index: number): string {
  return eachText(page, page.language.kootas, koota, classesOf(provenance, koota, index));
}

function eachText(
  { format }: PageContext,
  words: KootaWords,
  { key }: KootaResult,
  [a, b]: readonly [readonly KootaClass[], readonly KootaClass[]],
): string {
  const named = (classes: readonly KootaClass[]) => format.alternatives(classes.map((of) => words.className(key, of)));
  return words.each(named(a), named(b));
}

/** The classes that the minutes of each person allow: one where a time is taken as it is. */
function classesOf(
  { birth_time_range_a, birth_time_range_b }: Provenance,
  { facts }: KootaResult,
  index: number,
): readonly [readonly KootaClass[], readonly KootaClass[]] {
  const path = `ashtakoota.components[${index}].facts`;
  return [allowed(birth_time_range_a, `${path}.a`, facts.a), allowed(birth_time_range_b, `${path}.b`, facts.b)];
}

/** The values of a path over a range, in the order in which they come; the one of the result where it has no range. */
function allowed(range: BirthTimeRange | null | undefined, path: string, told: KootaClass): KootaClass[] {
  const steps = range?.changes.filter((change) => change.path === path) ?? [];
  const [first] = steps;
  if (!first) return [told];
  return [...new Set([first.value_before, ...steps.map(({ value_after }) => value_after)] as KootaClass[])];
}
