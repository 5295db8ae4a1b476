import type { CareerStatement, CareerTheme } from '../tools/career-dna/result.js';
import type { InterpretedSentence, StatedField } from './interpretation.js';
import { type InterpretationLanguage, interpretedByRules, reasonIn } from './interpreter/by-rules.js';

export { careerOfBirthTool } from '../tools/career-dna/tool.js';

type Told = { readonly statements: readonly CareerStatement[]; readonly themes: readonly CareerTheme[] };

/** The fields of work that a result of career-dna shows, as an interpreter is given them. */
export function shownFields({ themes }: Pick<Told, 'themes'>): readonly StatedField[] {
  return themes.flatMap(({ code, points, rules }) => (rules ? [{ code, points, rules }] : []));
}

/** A result of career-dna in words, as the interpreter that is built in writes them. */
export function careerSentences(
  { statements, themes }: Told,
  language: InterpretationLanguage,
): readonly InterpretedSentence[] {
  return interpretedByRules({ statements, themes: shownFields({ themes }) }, language);
}

/** A rule that a chart fulfils, as a language names it. */
export function ruleIn(statement: CareerStatement, language: InterpretationLanguage): string {
  return reasonIn(statement, language);
}
