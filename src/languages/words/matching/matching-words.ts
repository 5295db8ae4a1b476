import type { PapaPoint } from '../../../rules/matching/papasamya.js';
import type { PoruthamCode } from '../../../rules/matching/porutham-tables.js';
import type { PoruthamValue, PoruthamWaiver } from '../../../rules/matching/poruthams.js';
import { capital } from '../../locale/plural.js';
import type { Names } from '../../names/kinds.js';
import { type DecimalSign, printed } from '../caveats/clauses.js';
import type { Catalogue } from '../rules/catalogue.js';

/** What a language says of poruthams and of papasamya. */
export interface MatchingWords {
  readonly groom: string;
  readonly bride: string;
  /** How far a porutham agrees. */
  readonly agrees: string;
  readonly half: string;
  readonly doesNot: string;
  /** Before what texts say may waive it. */
  readonly waived: string;
  /** A graha in a house that counts, and what it counts. */
  readonly papa: (planet: string, house: string, reference: string, points: string) => string;
  readonly balanced: string;
  readonly notBalanced: string;
  readonly decimalSign: DecimalSign;
}

/** A porutham of a match as results list it. */
export interface PoruthamFinding {
  readonly code: PoruthamCode;
  readonly points: number;
  readonly bride_value: PoruthamValue;
  readonly groom_value: PoruthamValue;
  readonly waivers: readonly PoruthamWaiver[];
}

/** A graha that counts in papasamya, as results list it. */
export type PapaFinding = Omit<PapaPoint, 'graha'> & { readonly planet: PapaPoint['graha'] };

/** Whether papasamya is balanced, as results tell it. */
export interface PapasamyaFinding {
  readonly is_balanced: boolean;
}

/** Of what kind what a porutham compares may be. */
export const PORUTHAM_VALUE_KINDS = [
  'nakshatra',
  'sign',
  'graha',
  'gana',
  'yoni',
  'nadi',
  'varna',
  'rajju_group',
] as const satisfies readonly (keyof Names)[];

/** The kinds of names that stand in what is said of poruthams, and no more: the others would come into the bundle too. */
type PoruthamNames = Pick<Names, (typeof PORUTHAM_VALUE_KINDS)[number] | 'porutham' | 'porutham_waiver'>;

/** A language, as far as the sentences of poruthams need it. */
export interface PoruthamLanguage {
  readonly matching: Pick<MatchingWords, 'groom' | 'bride' | 'agrees' | 'half' | 'doesNot' | 'waived'>;
  readonly names: PoruthamNames;
  readonly rules: { readonly texts: Pick<Catalogue['texts'], 'about' | 'list' | 'sentence'> };
}

/** How far a porutham agrees and what each has, as a sentence, with what may waive it. */
export function poruthamSentence(language: PoruthamLanguage, found: PoruthamFinding): string {
  const { about, sentence } = language.rules.texts;
  const verdict = about(language.names.porutham[found.code], verdictOf(language, found));
  return [sentence(verdict), ...sidesOf(language, found)].join(' ');
}

/** The same beside the name of the porutham, which it does not repeat. */
export function poruthamBesideName(language: PoruthamLanguage, found: PoruthamFinding): string {
  const verdict = language.rules.texts.sentence(capital(verdictOf(language, found)));
  return [verdict, ...sidesOf(language, found)].join(' ');
}

function verdictOf({ matching }: PoruthamLanguage, { points }: PoruthamFinding): string {
  const { agrees, half, doesNot } = matching;
  return points === 1 ? agrees : points === 0 ? doesNot : half;
}

/** What the bride and the groom have, and what may waive a porutham, as sentences. */
function sidesOf({ matching, names, rules }: PoruthamLanguage, found: PoruthamFinding): string[] {
  const { about, list, sentence } = rules.texts;
  const persons = [
    about(matching.bride, poruthamValue(names, found.bride_value)),
    about(matching.groom, poruthamValue(names, found.groom_value)),
  ];
  const waivers = found.waivers.map((waiver) => names.porutham_waiver[waiver]);
  const waived = waivers.length === 0 ? [] : [about(matching.waived, list(waivers))];
  return [persons.join(', '), ...waived].map(sentence);
}

/** What is compared of a person. */
function poruthamValue(names: PoruthamNames, value: PoruthamValue): string {
  for (const kind of PORUTHAM_VALUE_KINDS) {
    const of: Readonly<Record<string, string>> = names[kind];
    const called = of[value];
    if (called !== undefined) return called;
  }
  throw new RangeError(`No porutham compares ${value}.`);
}

/** A language, as far as the sentences of papasamya need it. */
interface Speaking {
  readonly matching: MatchingWords;
  readonly names: Names;
  readonly rules: Catalogue;
}

export function papaSentence({ matching, names, rules }: Speaking, found: PapaFinding): string {
  const { planet, house, reference, points } = found;
  const told = [names.graha[planet], `${house}`, names.counted_from[reference]] as const;
  return rules.texts.sentence(matching.papa(...told, printed(points, matching.decimalSign)));
}

export function papasamyaSentence({ matching }: Speaking, { is_balanced }: PapasamyaFinding): string {
  return is_balanced ? matching.balanced : matching.notBalanced;
}
