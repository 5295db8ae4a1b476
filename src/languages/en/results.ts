import type { Relation } from '../../base/zodiac/graha-friendship.js';
import { type Element, grahaInSentence, type SignRuler } from '../../base/zodiac/rashi.js';
import { type NATAL_POINTS, TRANSITING } from '../../rules/transit/aspect-tables.js';
import type { ResultWords } from '../words/results/result-words.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `Mars in ${mars} is in house ${house} from ${from}, which is ${isOne ? '' : 'not '}one of the houses ${houses}.`,
  venus: 'Some traditions also count Mars from Venus; this method does not.',
  disclaimer: 'Manglik dosha is one traditional rule with many exceptions. It should not decide a marriage on its own.',
};

export const matchSummaries: ResultWords['matchSummaries'] = {
  excellent: 'Nearly all kootas agree: 33 points or more of 36.',
  very_good: 'Well above the customary minimum of 18 of 36.',
  acceptable: 'At or above the customary minimum of 18 of 36.',
  below_customary_threshold: 'Below 18 of 36, the customary minimum.',
};

export const matchConvention: ResultWords['matchConvention'] =
  'North Indian Ashtakoota of 36 points. Person A is read in the groom position and person B in the bride position, so swapping them can change the total. A cancellation (parihara) that applies is named in the explanation of its koota and never changes a score.';

export const ascendantNotes: ResultWords['ascendantNotes'] = {
  birth_time_unknown:
    'The birth time is not known: the ascendant, the houses and what is counted from them need one and stay empty.',
  no_ascendant: 'There is no ascendant at the poles: use a latitude between -89.99 and 89.99.',
};

export const noBirthNote: ResultWords['noBirthNote'] =
  'No birth is given of one person or of both: what is counted from an ascendant needs both births with their times and stays empty.';

export const noCurrentDasha: ResultWords['noCurrentDasha'] = {
  no_current_time: 'No current time was given.',
  before_birth: 'The birth lies after the current time.',
  ended: 'The nine mahadashas have ended.',
};

const dashasEnded: ResultWords['dashasEnded'] = 'The mahadashas that are listed have ended.';

export const currentLocationNote: ResultWords['currentLocationNote'] =
  'Aspects are geocentric: the current location is accepted and does not change them in this version.';

export const sunriseNotes: ResultWords['sunriseNotes'] = {
  standard:
    "Sunrise and sunset: centre of the Sun's disc 50' below the horizon at sea level (34' of refraction, 16' of semidiameter).",
  hindu_rising: 'Centre of the Sun on the horizon as the centre of the Earth sees it, without refraction.',
};

export const namingNotes: ResultWords['namingNotes'] = {
  birth_time_unknown: 'The birth time is not known: see day_alternates for every sound of that day.',
  near_pada_edge: 'The Moon is within half an hour of another pada: check the birth time before choosing.',
  sound_of_pada: 'The sound of the pada that holds the Moon at birth. Spellings in Latin letters vary.',
};

export const significance: ResultWords['significance'] = {
  transiting_planet_weight: (facts) =>
    `${grahaInSentence(TRANSITING[facts.transiting_planet])} as the transiting planet`,
  natal_point_weight: ({ natal_point }) => englishPoint(natal_point),
  aspect_weight: ({ glance, relationship }) => `${glance} glance: ${relationship.replace('_', ' ')}`,
  tight_orb_within_1deg: (facts) => `${facts.orb_degrees} degrees from exact`,
};

function englishPoint(point: (typeof NATAL_POINTS)[number]): string {
  if (point === 'ascendant') return 'the natal ascendant';
  const name = `natal ${point.slice(0, 1).toUpperCase()}${point.slice(1)}`;
  return point === 'sun' || point === 'moon' ? `the ${name}` : name;
}

/** English has articles before elements and before two of the grahas. */
export const signPair: ResultWords['signPair'] = {
  element: ({ sign_a_name: a, sign_b_name: b, element_a, element_b }) => {
    if (a === b) return `Both are ${a}, ${elementSign(element_a)}.`;
    if (element_a === element_b) return `${a} and ${b} share the element ${element_a}.`;
    return `${a} is ${elementSign(element_a)}, ${b} ${elementSign(element_b)}.`;
  },
  rulership: ({ ruler_a: a, ruler_b: b, regard_a_to_b, regard_b_to_a }) => {
    if (regard_a_to_b === null || regard_b_to_a === null) return `Both signs are ruled by ${grahaInSentence(a)}.`;
    const regards = `${regardClause(a, b, regard_a_to_b)}, and ${regardClause(b, a, regard_b_to_a)}`;
    return `The signs are ruled by ${grahaInSentence(a)} and ${grahaInSentence(b)}: ${regards}.`;
  },
};

function elementSign(element: Element): string {
  return `${element === 'air' || element === 'earth' ? 'an' : 'a'} ${element} sign`;
}

const REGARDED_AS: Readonly<Record<Relation, string>> = { friend: 'a friend', neutral: 'neutral', enemy: 'an enemy' };

function regardClause(from: SignRuler, to: SignRuler, relation: Relation): string {
  return `${grahaInSentence(from)} regards ${grahaInSentence(to)} as ${REGARDED_AS[relation]}`;
}

export const results: ResultWords = {
  mars,
  matchSummaries,
  matchConvention,
  ascendantNotes,
  noBirthNote,
  noCurrentDasha,
  dashasEnded,
  currentLocationNote,
  sunriseNotes,
  namingNotes,
  significance,
  signPair,
};
