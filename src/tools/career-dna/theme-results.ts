import { present } from '../../base/input/caveats.js';
import { GRAHAS_BY_WEEKDAY, type Graha, grahaInSentence } from '../../base/zodiac/rashi.js';
import { CAREER_RULES, type Hit, type RuleCode, type StatementFacts } from '../../rules/career/hits.js';
import { GRAHA_FIELDS, houseFields, type ThemeCode } from '../../rules/career/tables.js';
import { filled, type Gaps, type TextName, withArticle } from '../../rules/career/texts.js';
import { exceedsPercent, shownCount, type ThemeTotal } from '../../rules/career/themes.js';
import type { Confidence } from '../../rules/natal/unknown-birth-time.js';
import type { CareerStatement, CareerTheme } from './result.js';

type Rule = (typeof CAREER_RULES)[number];

/** The rules that a chart fulfils, each with its sentence. */
export function statementsOf(hits: readonly Hit[]): CareerStatement[] {
  return hits.map(({ code, facts, points }, index) => {
    const { source, basis } = ruleOf(code);
    return {
      id: statementId(index),
      code,
      points: points.reduce((sum, each) => sum + each, 0),
      rule: filled(textOf(code), wordsOf(facts)),
      source,
      basis,
      facts,
    };
  });
}

function ruleOf(code: RuleCode): Rule {
  return CAREER_RULES.find((rule) => rule.code === code) as Rule;
}

function statementId(hit: number): string {
  return `s${hit + 1}`;
}

function textOf(code: RuleCode): TextName {
  if (code.startsWith('karmajiva')) return 'karmajiva';
  return code.startsWith('yoga') ? 'yoga' : (code as TextName);
}

const REFERENCE_WORDS = { lagna: 'lagna', moon: 'Moon', sun: 'Sun' } as const;

/** The facts of a statement as its sentence says them. */
function wordsOf({ reference, graha, ruler, navamsa_sign, house, kind, dignity, ...facts }: StatementFacts): Gaps {
  const { sign, modality, element, name } = facts;
  return {
    sign,
    modality,
    element,
    name,
    house,
    reference: reference && REFERENCE_WORDS[reference],
    graha: graha && grahaInSentence(graha),
    ruler: ruler && grahaInSentence(ruler),
    navamsa: navamsa_sign && withArticle(navamsa_sign),
    meaning: house && houseFields(house).meaning,
    kind: kind && inWords(kind),
    dignity: dignity && inWords(dignity),
  };
}

function inWords(code: string): string {
  return code.replaceAll('_', ' ');
}

/** What the rules say of a birth beside the points of its own chart. */
export interface ThemeContext {
  /** The first three themes of the birth and of each of its variants. */
  readonly firstThrees: readonly (readonly ThemeCode[])[];
  /** Whether the rules are those of the reference charts. */
  readonly comparable: boolean;
}

/** The themes in rank order, those that are shown with their rules and a text. */
export function themeResults(
  hits: readonly Hit[],
  ranked: readonly ThemeTotal[],
  { firstThrees, comparable }: ThemeContext,
): CareerTheme[] {
  const shown = shownCount(ranked);
  const next = ranked[shown]?.points ?? 0;
  return ranked.map((theme, index): CareerTheme => {
    const { code, label, points, shares } = theme;
    const kept = firstThrees.filter((three) => three.includes(code)).length;
    const confidence = confidenceOf({ kept, of: firstThrees.length, points, next });
    const exceeded = comparable ? exceedsPercent(code, points) : null;
    const isShown = index < shown;
    return {
      code,
      label,
      points,
      rank: index + 1,
      shown: isShown,
      tied: ranked.some((other) => other.points === points && other.code !== code),
      exceeds_percent: exceeded,
      confidence,
      kept_variants: kept,
      rules: isShown ? shares.map(({ hit, ...share }) => ({ statement: statementId(hit), ...share })) : null,
      text: isShown ? themeText(theme, { hits, exceeded, confidence }) : null,
    };
  });
}

/** A lead over the first theme that is not shown by a quarter of its points is a firm one. */
const FIRM_LEAD = 1.25;
const MEDIUM_KEPT = 5;

function confidenceOf({ kept, of, points, next }: Readonly<Record<'kept' | 'of' | 'points' | 'next', number>>) {
  if (kept === of && points >= FIRM_LEAD * next) return 'high';
  return kept >= MEDIUM_KEPT ? 'medium' : 'low';
}

/** What the rules give a theme, then the fields that tradition links with the graha that gives most of it. */
function themeText(
  theme: ThemeTotal,
  told: {
    readonly hits: readonly Hit[];
    readonly exceeded: number | null;
    readonly confidence: Confidence;
  },
): string {
  const { label, points, ruleCount } = theme;
  const graha = chiefGraha(theme, told.hits);
  const sentences = [
    filled('theme', { label, points, rules: ruleCount === 1 ? '1 rule' : `${ruleCount} rules` }),
    told.exceeded !== null && filled('exceeds', { exceeds_percent: told.exceeded }),
    graha && filled('fields', { graha: grahaInSentence(graha), modern: GRAHA_FIELDS[graha].modern.join(', ') }),
    filled(`confidence_${told.confidence}`),
  ];
  return present(sentences).join(' ');
}

/** The graha whose rows give a theme most of its points; of equal ones that of the earlier weekday. */
function chiefGraha({ shares }: ThemeTotal, hits: readonly Hit[]): Graha | undefined {
  const given = new Map<Graha, number>();
  for (const { hit, points } of shares) {
    const { code, facts } = hits[hit] as Hit;
    if (ruleOf(code).table !== 'graha' || !facts.graha) continue;
    given.set(facts.graha, (given.get(facts.graha) ?? 0) + points);
  }
  const most = Math.max(...given.values());
  return GRAHAS_BY_WEEKDAY.find((graha) => given.get(graha) === most);
}
