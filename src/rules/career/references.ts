import { GRAHAS_BY_WEEKDAY, type Graha, type SignRuler } from '../../base/zodiac/graha.js';
import type { Rashi } from '../../base/zodiac/rashi.js';
import type { Dignity } from '../natal/dignity-tables.js';
import { grahasIn, houseSign, looksUpon } from '../natal/sign-chart.js';
import type { CareerChart } from './chart.js';

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

export function referencesOf(chart: CareerChart): Reference[] {
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
export function primaryReference(references: readonly Reference[]): Reference {
  return references.reduce((best, reference) => (reference.strength > best.strength ? reference : best));
}
