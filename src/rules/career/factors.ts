import { GRAHAS_BY_WEEKDAY, type Graha, type Rashi, rulesSigns, type SignRuler } from '../../base/zodiac/rashi.js';
import { charaKarakas, type KarakaGraha } from '../natal/chara-karakas.js';
import { type Association, association, grahasIn, houseSign, looksUpon } from '../natal/dignity.js';
import type { Dignity } from '../natal/dignity-tables.js';
import { type Yoga, yogasOf } from '../natal/yogas.js';
import type { CareerChart } from './chart.js';

/** Income, service, trade and gains. */
const INCOME_HOUSES = [2, 6, 7, 11];

interface IncomeHouse {
  readonly house: number;
  readonly rashi: Rashi;
  readonly occupants: readonly Graha[];
  /** How its ruler is tied to the ruler of the 10th, where it is. */
  readonly link: Association | undefined;
}

/** The natural significators of work: Phaladeepika 15.17. */
const NATURAL_KARAKAS = ['Sun', 'Mercury', 'Jupiter', 'Saturn'] as const satisfies readonly SignRuler[];

/** How a graha has to do with the 10th house, the nearest first. */
export const TENTH_LINKS = ['in', 'rules', 'aspects', 'with_lord', 'none'] as const;
export type TenthLink = (typeof TENTH_LINKS)[number];

interface StrongGraha {
  readonly graha: SignRuler;
  readonly dignity: Dignity;
  readonly rank: number;
}

/** All that the career rules read in one chart. */
export interface CareerFactors {
  readonly chart: CareerChart;
  /** From the lagna, the Moon and the Sun. */
  readonly references: readonly Reference[];
  readonly primary: Reference;
  /** The 10th from the lagna. */
  readonly tenth: Reference;
  readonly dashamshaTenth: Rashi;
  readonly dashamshaOccupants: readonly Graha[];
  /** The farthest in its sign first. */
  readonly karakas: readonly KarakaGraha[];
  readonly atmakaraka: SignRuler;
  readonly amatyakaraka: SignRuler;
  /** The navamsa sign of the atmakaraka. */
  readonly karakamsa: Rashi;
  readonly karakamsaGrahas: readonly Graha[];
  readonly incomeHouses: readonly IncomeHouse[];
  readonly naturalKarakas: readonly { readonly graha: SignRuler; readonly link: TenthLink }[];
  readonly strongest: readonly StrongGraha[];
  readonly yogas: readonly Yoga[];
}

export function careerFactors(chart: CareerChart): CareerFactors {
  const references = referencesOf(chart);
  const tenth = references[0] as Reference;
  const dashamshaTenth = houseSign(10, chart.dashamshaLagna);
  const karakas = charaKarakas(chart.longitudes);
  const [atmakaraka, amatyakaraka] = karakas.map(({ graha }) => graha) as [SignRuler, SignRuler];
  const karakamsa = chart.navamsa[atmakaraka];
  return {
    chart,
    references,
    primary: primaryReference(references),
    tenth,
    dashamshaTenth,
    dashamshaOccupants: grahasIn(chart.dashamsha, dashamshaTenth),
    karakas,
    atmakaraka,
    amatyakaraka,
    karakamsa,
    karakamsaGrahas: grahasIn(chart.navamsa, karakamsa),
    incomeHouses: INCOME_HOUSES.map((house) => incomeHouse(chart, house, tenth)),
    naturalKarakas: NATURAL_KARAKAS.map((graha) => ({ graha, link: tenthLink(chart, graha, tenth) })),
    strongest: strongestGrahas(chart),
    yogas: yogasOf(chart),
  };
}

function incomeHouse(chart: CareerChart, house: number, { lord }: Reference): IncomeHouse {
  const rashi = houseSign(house, chart.lagna);
  return { house, rashi, occupants: grahasIn(chart.rashi, rashi), link: association(chart, rashi.ruler, lord) };
}

function tenthLink(chart: CareerChart, graha: Graha, { tenth, lord }: Reference): TenthLink {
  if (chart.rashi[graha] === tenth) return 'in';
  if (graha === lord) return 'rules';
  if (looksUpon(chart, graha, tenth)) return 'aspects';
  return chart.rashi[graha] === chart.rashi[lord] ? 'with_lord' : 'none';
}

/** Our own ladder of strength by dignity. */
const STRENGTH_RANK: Readonly<Record<Dignity, number>> = {
  exalted: 7,
  moolatrikona: 6,
  own_sign: 5,
  great_friend: 4,
  friend: 3,
  neutral: 2,
  enemy: 1,
  great_enemy: 0,
  debilitated: -1,
};
/** What combustion takes off. */
const COMBUST = -2;
const MOST_STRONGEST = 2;

/** The grahas of the highest rank, two at most, those of the earlier weekdays first. */
function strongestGrahas({ dignity, combust }: CareerChart): StrongGraha[] {
  const ranked = GRAHAS_BY_WEEKDAY.filter(rulesSigns).map((graha): StrongGraha => {
    const held = dignity[graha] as Dignity;
    return { graha, dignity: held, rank: STRENGTH_RANK[held] + (combust[graha] ? COMBUST : 0) };
  });
  const highest = Math.max(...ranked.map(({ rank }) => rank));
  return ranked.filter(({ rank }) => rank === highest).slice(0, MOST_STRONGEST);
}

/** From where the 10th is counted: Udaya, Chandra and Surya lagna (Brihat Jataka 10.1, Phaladeepika 5.1). */
export const REFERENCES = ['lagna', 'moon', 'sun'] as const;
export type ReferenceName = (typeof REFERENCES)[number];

export interface Reference {
  readonly name: ReferenceName;
  readonly rashi: Rashi;
  /** Points of {@link strengthOf}. */
  readonly strength: number;
  readonly strengthenedBy: readonly SignRuler[];
  /** The 10th sign from it. */
  readonly tenth: Rashi;
  readonly occupants: readonly Graha[];
  readonly aspectedBy: readonly Graha[];
  /** The ruler of the 10th. */
  readonly lord: SignRuler;
  /** The ruler of the navamsa sign in which that ruler stands. */
  readonly karmajiva: SignRuler;
}

function referencesOf(chart: CareerChart): Reference[] {
  const { lagna, rashi } = chart;
  return REFERENCES.map((name, index) => referenceAt(chart, name, [lagna, rashi.Moon, rashi.Sun][index] as Rashi));
}

function referenceAt(chart: CareerChart, name: ReferenceName, rashi: Rashi): Reference {
  const tenth = houseSign(10, rashi);
  return {
    name,
    rashi,
    ...strengthOf(chart, rashi),
    tenth,
    occupants: grahasIn(chart.rashi, tenth),
    aspectedBy: GRAHAS_BY_WEEKDAY.filter((graha) => looksUpon(chart, graha, tenth)),
    lord: tenth.ruler,
    karmajiva: chart.navamsa[tenth.ruler].ruler,
  };
}

const RULER_IN_STRENGTH = 2;
const STRONG: readonly (Dignity | null)[] = ['exalted', 'moolatrikona', 'own_sign'];

/**
 * How strong a sign is: our own points after Brihat Jataka 1.19. One for each of its ruler, Jupiter and Mercury that is in it or
 * looks upon it, and two for a ruler that is exalted, moolatrikona or in a sign of its own.
 */
function strengthOf(chart: CareerChart, rashi: Rashi): Pick<Reference, 'strength' | 'strengthenedBy'> {
  const strengthenedBy = [...new Set<SignRuler>([rashi.ruler, 'Jupiter', 'Mercury'])].filter(
    (graha) => chart.rashi[graha] === rashi || looksUpon(chart, graha, rashi),
  );
  const ofRuler = STRONG.includes(chart.dignity[rashi.ruler]) ? RULER_IN_STRENGTH : 0;
  return { strength: strengthenedBy.length + ofRuler, strengthenedBy };
}

/** The strongest of the references; of equal ones the first. */
function primaryReference(references: readonly Reference[]): Reference {
  return references.reduce((best, reference) => (reference.strength > best.strength ? reference : best));
}
