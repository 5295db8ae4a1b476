import { GRAHAS, type Graha } from '../../base/zodiac/rashi.js';
import type { Held } from './conditions.js';
import { formations } from './formations.js';
import type { Formation } from './held.js';
import { NABHASA_YOGAS } from './nabhasa-tables.js';
import { housesOf, type YogaChart, type YogaRule } from './yoga-chart.js';
import { GENERAL_YOGAS } from './yoga-tables.js';

const RULES = [...GENERAL_YOGAS, ...NABHASA_YOGAS] as const;

export type NatalYogaCode = (typeof RULES)[number]['code'];
export type YogaCancellation = Extract<(typeof RULES)[number], { cancelledBy: unknown }>['cancelledBy'][number]['code'];

type Rule = Omit<YogaRule, 'code' | 'cancelledBy'> & {
  readonly code: NatalYogaCode;
  readonly cancelledBy?: readonly { readonly code: YogaCancellation; readonly when: YogaRule['when'] }[];
};

/** Every yoga and dosha that is looked for. */
export const YOGA_RULES: readonly Rule[] = RULES;
export const NATAL_YOGA_CODES: readonly NatalYogaCode[] = RULES.map(({ code }) => code);
export const YOGA_CANCELLATIONS: readonly YogaCancellation[] = YOGA_RULES.flatMap(({ cancelledBy }) =>
  (cancelledBy ?? []).map(({ code }) => code),
);

/** Kala Sarpa by the house of Rahu, the 1st first. */
export const KALA_SARPA_TYPES = [
  'Ananta',
  'Kulika',
  'Vasuki',
  'Shankhapala',
  'Padma',
  'Mahapadma',
  'Takshaka',
  'Karkotaka',
  'Shankhachuda',
  'Ghataka',
  'Vishadhara',
  'Sheshanaga',
] as const;
export type KalaSarpaType = (typeof KALA_SARPA_TYPES)[number];

/** Which of two definitions a chart meets, where texts have two: the wider alone, or the narrower too. */
export type YogaDefinition = 'loose' | 'strict';

/** One way in which a yoga is formed. */
interface YogaFormation {
  readonly grahas: readonly Graha[];
  /** The houses from the lagna in which they stand; undefined without a lagna. */
  readonly houses: readonly number[] | undefined;
  readonly conditions: readonly Held[];
}

/** A yoga that a chart has. */
export interface HeldYoga {
  readonly rule: Rule;
  /** Undefined where the texts have one. */
  readonly definition: YogaDefinition | undefined;
  readonly formations: readonly YogaFormation[];
  readonly cancellations: readonly { readonly code: YogaCancellation; readonly grahas: readonly Graha[] }[];
}

/** What a chart has of the yogas. */
export interface YogasFound {
  readonly held: readonly HeldYoga[];
  readonly absent: readonly NatalYogaCode[];
  /** Those that hang on a lagna which is not known. */
  readonly open: readonly NatalYogaCode[];
  /** Those of the absent that a wider definition of other texts would have. */
  readonly loose: readonly NatalYogaCode[];
}

const isFigure = ({ group }: Rule) => group.startsWith('nabhasa') && group !== 'nabhasa_sankhya';
const FIGURES = YOGA_RULES.filter(isFigure);
const NO_FIGURES = /* @__PURE__ */ YOGA_RULES.filter((rule) => !isFigure(rule));

/** Every yoga of a chart, with what makes it. */
export function natalYogas(chart: YogaChart): YogasFound {
  const others = lazily(() => someFigure(chart));
  const waysOf = (when: YogaRule['when']) => formations(chart, when, others);
  const [held, absent, open, loose]: [HeldYoga[], NatalYogaCode[], NatalYogaCode[], NatalYogaCode[]] = [[], [], [], []];
  for (const rule of YOGA_RULES) {
    const ways = waysOf(rule.when);
    if (ways === undefined) open.push(rule.code);
    else if (ways.length === 0) {
      absent.push(rule.code);
      if (rule.loose && (waysOf(rule.loose) ?? []).length > 0) loose.push(rule.code);
    } else {
      held.push({
        rule,
        definition: definitionOf(rule, (when) => (waysOf(when) ?? []).length > 0),
        formations: ways.map((way) => formationOf(chart, way)),
        cancellations: (rule.cancelledBy ?? []).flatMap(({ code, when }) => {
          const found = waysOf(when)?.flat() ?? [];
          return found.length > 0 ? [{ code, grahas: makersOf(found) }] : [];
        }),
      });
    }
  }
  return { held, absent, open, loose };
}

/** The codes of the yogas that a chart has. `decided` is what its grahas have without a lagna. */
export function codesUnder(chart: YogaChart, decided: Pick<YogasFound, 'held' | 'open'>): NatalYogaCode[] {
  const held = new Set(decided.held.map(({ rule }) => rule.code));
  if (chart.lagna) {
    const open = new Set(decided.open);
    const add = (rules: readonly Rule[], others: () => boolean | undefined) => {
      for (const { code, when } of rules) {
        if (open.has(code) && (formations(chart, when, others) ?? []).length > 0) held.add(code);
      }
    };
    add(FIGURES, () => undefined);
    const hasFigure = FIGURES.some(({ code }) => held.has(code));
    add(NO_FIGURES, () => hasFigure);
  }
  return NATAL_YOGA_CODES.filter((code) => held.has(code));
}

/** Whether the seven make a figure of the Nabhasa yogas; undefined where that hangs on a lagna which is not known. */
function someFigure(chart: YogaChart): boolean | undefined {
  const ways = FIGURES.map(({ when }) => formations(chart, when, () => undefined));
  if (ways.some((each) => each !== undefined && each.length > 0)) return true;
  return ways.includes(undefined) ? undefined : false;
}

function definitionOf(rule: Rule, isMet: (when: YogaRule['when']) => boolean): YogaDefinition | undefined {
  if (rule.loose) return 'strict';
  return rule.strict && (isMet(rule.strict) ? 'strict' : 'loose');
}

function formationOf(chart: YogaChart, conditions: Formation): YogaFormation {
  const grahas = makersOf(conditions);
  return { grahas, houses: housesOf(chart, grahas), conditions };
}

/** The grahas that conditions are about, those among them from which houses are counted. */
function makersOf(conditions: Formation): Graha[] {
  const makers = new Set<string>(
    conditions.flatMap(({ code, grahas, from }) => [
      ...(code === 'none_in_houses' ? [] : grahas),
      ...(from ? [from] : []),
    ]),
  );
  return GRAHAS.filter((graha) => makers.has(graha));
}

function lazily<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}
