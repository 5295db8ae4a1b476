import type { PapaPoint } from '../../../rules/matching/papasamya.js';
import type { PoruthamCode } from '../../../rules/matching/porutham-tables.js';
import type { PoruthamValue, PoruthamWaiver } from '../../../rules/matching/poruthams.js';
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

/** A language, as far as these sentences need it. */
interface Speaking {
  readonly matching: MatchingWords;
  readonly names: Names;
  readonly rules: Catalogue;
}

/** How far a porutham agrees and what each has, as a sentence, with what may waive it. */
export function poruthamSentence({ matching, names, rules }: Speaking, found: PoruthamFinding): string {
  const { about, list, sentence } = rules.texts;
  const { agrees, half, doesNot } = matching;
  const verdict = found.points === 1 ? agrees : found.points === 0 ? doesNot : half;
  const persons = [
    about(matching.bride, poruthamValue(names, found.bride_value)),
    about(matching.groom, poruthamValue(names, found.groom_value)),
  ];
  const waivers = found.waivers.map((waiver) => names.porutham_waiver[waiver]);
  const waived = waivers.length === 0 ? [] : [about(matching.waived, list(waivers))];
  return [about(names.porutham[found.code], verdict), persons.join(', '), ...waived].map(sentence).join(' ');
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

/** What is compared of a person. */
export function poruthamValue(names: Names, value: PoruthamValue): string {
  for (const kind of PORUTHAM_VALUE_KINDS) {
    const of: Readonly<Record<string, string>> = names[kind];
    const called = of[value];
    if (called !== undefined) return called;
  }
  throw new RangeError(`No porutham compares ${value}.`);
}

export function papaSentence({ matching, names, rules }: Speaking, found: PapaFinding): string {
  const { planet, house, reference, points } = found;
  const told = [names.graha[planet], `${house}`, names.counted_from[reference]] as const;
  return rules.texts.sentence(matching.papa(...told, printed(points, matching.decimalSign)));
}

export function papasamyaSentence({ matching }: Speaking, { is_balanced }: PapasamyaFinding): string {
  return is_balanced ? matching.balanced : matching.notBalanced;
}
