import { houseFrom, type Rashi, type SignName } from '../../base/zodiac/rashi.js';
import {
  JUPITER_ASPECT_HOUSES,
  MANGLIK_HOUSES,
  MARS_OWN_SIGNS,
  type ManglikChart,
  type ManglikReference,
  SIGN_OF_EXALTED_MARS,
  SIGNS_WAIVING_ANY_HOUSE,
  SIGNS_WAIVING_HOUSE,
  YOGAKARAKA_LAGNAS,
} from './manglik-tables.js';

/** Mars counted from one reference. */
export interface MarsCount<Reference extends string = ManglikReference> {
  readonly reference: Reference;
  /** The sign from which Mars is counted. */
  readonly sign: Rashi;
  /** 1 to 12, the reference sign being the first house. */
  readonly house: number;
  /** Whether that house makes the dosha. */
  readonly flagged: boolean;
}

/** Something that tradition reads as cancelling or reducing the dosha. It never changes whether there is one. */
export interface Mitigation<Reference extends string = ManglikReference> {
  readonly code: keyof typeof MITIGATIONS;
  readonly appliesTo: Reference | 'lagna' | 'both';
  /** House of Mars where the factor hangs on it, else null. */
  readonly house: number | null;
  readonly facts: MitigationFacts;
}

/** The signs by which mitigations hold. They travel as they are, so their names are those of results. */
export interface MitigationFacts {
  readonly mars_sign: SignName;
  readonly ascendant_sign: SignName;
  readonly jupiter_sign: SignName;
  /** House of Mars counted from Jupiter, 1 to 12. */
  readonly house_from_jupiter: number;
}

/** What else there is to say of the dosha of a chart: what other lists leave out, and what is not evaluated. */
export interface ManglikNoteFacts {
  /** Every flagged reference has Mars in this one house, 1 or 2, which some lists leave out. */
  readonly only_house: { readonly house: number };
  /** Mars is in a movable sign, which some texts count as mitigating. */
  readonly movable_sign: { readonly mars_sign: SignName };
  readonly partner_not_evaluated: Readonly<Record<string, never>>;
  readonly others_not_evaluated: Readonly<Record<string, never>>;
}

/** One of the notes with its facts. */
export type ManglikNote = {
  readonly [Code in keyof ManglikNoteFacts & string]: { readonly code: Code; readonly facts: ManglikNoteFacts[Code] };
}[keyof ManglikNoteFacts & string];

/** Every mitigation that is looked at, in the order in which they are told, and what it does to the dosha. */
export const MITIGATIONS = {
  mars_own_sign: 'cancelling',
  mars_exalted: 'cancelling',
  mars_sign_house_exception: 'cancelling',
  mars_in_leo_or_aquarius: 'cancelling',
  jupiter_conjunct_mars: 'cancelling',
  jupiter_aspects_mars: 'cancelling',
  moon_conjunct_mars: 'reducing',
  jupiter_in_lagna: 'reducing',
  mars_yogakaraka_lagna: 'reducing',
} as const;

/** Mars counted from the lagna, then from the Moon. */
export function marsCounts({ ascendant, moon, mars }: ManglikChart): MarsCount[] {
  return ([['lagna', ascendant] as const, ['moon', moon] as const] as const).map(([reference, sign]) => {
    const house = houseFrom(sign, mars);
    return { reference, sign, house, flagged: MANGLIK_HOUSES.includes(house) };
  });
}

/** Every mitigation that holds, in a fixed order; none when no reference is flagged. */
export function mitigations<Reference extends string = ManglikReference>(
  chart: ManglikChart,
  counts: readonly MarsCount<Reference>[],
): Mitigation<Reference>[] {
  const { ascendant, moon, mars, jupiter } = chart;
  const flagged = counts.filter((count) => count.flagged);
  const fromLagna = flagged.some(({ reference }) => reference === 'lagna');
  const fromJupiter = houseFrom(jupiter, mars);
  const facts = {
    mars_sign: mars.name,
    ascendant_sign: ascendant.name,
    jupiter_sign: jupiter.name,
    house_from_jupiter: fromJupiter,
  };
  const holds: readonly (readonly [boolean, Omit<Mitigation<Reference>, 'facts'>])[] = [
    [MARS_OWN_SIGNS.includes(mars.name), general('mars_own_sign')],
    [mars.name === SIGN_OF_EXALTED_MARS, general('mars_exalted')],
    ...flagged.map(
      ({ reference, house }) =>
        [waivesHouse(house, mars.name), { code: 'mars_sign_house_exception', appliesTo: reference, house }] as const,
    ),
    [SIGNS_WAIVING_ANY_HOUSE.includes(mars.name), general('mars_in_leo_or_aquarius')],
    [fromJupiter === 1, general('jupiter_conjunct_mars')],
    [JUPITER_ASPECT_HOUSES.includes(fromJupiter), general('jupiter_aspects_mars')],
    [moon === mars, general('moon_conjunct_mars')],
    [fromLagna && jupiter === ascendant, general('jupiter_in_lagna', 'lagna')],
    [fromLagna && YOGAKARAKA_LAGNAS.includes(ascendant.name), general('mars_yogakaraka_lagna', 'lagna')],
  ];
  if (flagged.length === 0) return [];
  return holds.filter(([isSo]) => isSo).map(([, mitigation]) => ({ ...mitigation, facts }));
}

function waivesHouse(house: number, sign: SignName): boolean {
  return house in SIGNS_WAIVING_HOUSE && SIGNS_WAIVING_HOUSE[house as keyof typeof SIGNS_WAIVING_HOUSE].includes(sign);
}

function general(code: Mitigation['code'], appliesTo: 'lagna' | 'both' = 'both'): Omit<Mitigation<never>, 'facts'> {
  return { code, appliesTo, house: null };
}

/** The notes on a chart, in the order in which they are told. */
export function manglikNotes({ mars }: ManglikChart, counts: readonly MarsCount[]): ManglikNote[] {
  const flagged = counts.filter((count) => count.flagged);
  const disputed = [1, 2].find((house) => flagged.length > 0 && flagged.every((count) => count.house === house));
  return [
    ...(disputed === undefined ? [] : [{ code: 'only_house', facts: { house: disputed } } as const]),
    ...(flagged.length > 0 && mars.modality === 'movable'
      ? [{ code: 'movable_sign', facts: { mars_sign: mars.name } } as const]
      : []),
    { code: 'partner_not_evaluated', facts: {} },
    { code: 'others_not_evaluated', facts: {} },
  ];
}
