import type { Locale } from '../languages/locale/locales.js';
import type { CareerStatement, CareerTheme } from '../tools/career-dna/result.js';
import type { InterpretedSentence, StatedField } from './interpretation.js';
import { interpretedByRules, reasonIn } from './interpreter/by-rules.js';

export { careerOfBirthTool } from '../tools/career-dna/tool.js';

type Told = { readonly statements: readonly CareerStatement[]; readonly themes: readonly CareerTheme[] };

/** The fields of work that a result of career-dna shows, as an interpreter is given them. */
export function shownFields({ themes }: Pick<Told, 'themes'>): readonly StatedField[] {
  return themes.flatMap(({ code, points, rules }) => (rules ? [{ code, points, rules }] : []));
}

/** A result of career-dna in words, as the interpreter that is built in writes them. */
export function careerSentences({ statements, themes }: Told, locale: Locale): readonly InterpretedSentence[] {
  return interpretedByRules({ locale, statements, themes: shownFields({ themes }) });
}

/** A rule that a chart fulfils, as a language names it. */
export function ruleIn(statement: CareerStatement, locale: Locale): string {
  return reasonIn(statement, locale);
}
