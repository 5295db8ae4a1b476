import { momentAt } from '../base/ephemeris/ephemeris.js';
import type { ResolvedBirth } from '../base/input/birth.js';
import * as field from '../base/schema/fields.js';
import { grahaLongitude, lagnaLongitude, type Sky } from '../base/zodiac/positions.js';
import { houseFrom, RASHIS, type Rashi, rashiOf, type SignRuler } from '../base/zodiac/rashi.js';
import {
  type Bhinna,
  bhinnashtakavarga,
  type ContributorSigns,
  occupancy,
  pindas,
  reducedBindus,
  sarvashtakavarga,
} from '../rules/strength/ashtakavarga.js';
import {
  ASHTAKAVARGA_GRAHAS,
  type BinduSchool,
  CONTRIBUTORS,
  type Contributor,
} from '../rules/strength/ashtakavarga-tables.js';
import type { TimeSpan, Watch } from '../rules/uncertainty/time-range.js';
import { grahaWay, lagnaWay, SIGN_EDGES } from '../rules/uncertainty/ways.js';
import { named, signRuler } from './vocabulary.js';

/** What gives a bindu, in small letters. */
export type BinduContributor = Exclude<Lowercase<Contributor>, 'lagna'> | 'ascendant';

/** Bindus of the twelve signs, Aries first. */
export interface SignBindus {
  readonly total_bindus: number;
  readonly bindus: readonly number[];
}

export interface Bhinnashtakavarga extends SignBindus {
  readonly planet: SignRuler;
  /** What the trikona and the ekadhipatya reduction leave. */
  readonly reduced_bindus: readonly number[];
  readonly rasi_pinda: number;
  readonly graha_pinda: number;
  readonly sodhya_pinda: number;
  /** Who gives which of them, 1 or 0 for each sign. */
  readonly contributors: readonly { readonly contributor: BinduContributor; readonly bindus: readonly number[] }[];
}

/** The signs of the seven grahas and of the lagna at an instant of a birth. */
export function contributorSigns(sky: Sky, { place }: ResolvedBirth, instant: number): ContributorSigns {
  const moment = momentAt(instant);
  const signs = CONTRIBUTORS.map((of): readonly [Contributor, Rashi] => [
    of,
    rashiOf(of === 'Lagna' ? lagnaLongitude(sky, moment, place) : grahaLongitude(sky, of, moment)),
  ]);
  return Object.fromEntries(signs) as Record<Contributor, Rashi>;
}

/** What these signs alone tell, watched where one of them comes to another. */
export function contributorWatch(
  sky: Sky,
  birth: ResolvedBirth,
  minutes: TimeSpan,
  at: (signs: ContributorSigns) => unknown,
): Watch {
  const ways = [lagnaWay(sky, birth.place, minutes), ...ASHTAKAVARGA_GRAHAS.map((of) => grahaWay(sky, of, minutes))];
  return {
    edges: ways.flatMap((way) => way.passes(SIGN_EDGES)),
    isEven: ways.every(({ isSteady }) => isSteady),
    at: (instant) => at(contributorSigns(sky, birth, instant)),
  };
}

/** What the signs of a chart give. */
export function bindusOf(signs: ContributorSigns, school: BinduSchool) {
  const { seven, sarva } = sarvaOf(signs, school);
  const { total, bindus } = bhinnashtakavarga('Lagna', signs, school);
  return {
    ascendant_sign_name: signs.Lagna.name,
    bhinnashtakavarga: seven.map((bhinna) => bhinnaResult(bhinna, signs)),
    lagna_ashtakavarga: { total_bindus: total, bindus },
    sarvashtakavarga: sarva,
    sarva_total_bindus: sarva.reduce((sum, { total_bindus }) => sum + total_bindus, 0),
  };
}

/** The bindus of the seven, and those of all together house by house. */
export function sarvaOf(signs: ContributorSigns, school: BinduSchool) {
  const seven = ASHTAKAVARGA_GRAHAS.map((graha) => bhinnashtakavarga(graha, signs, school));
  const sarva = sarvashtakavarga(seven);
  const inOrder = [...RASHIS.slice(signs.Lagna.number - 1), ...RASHIS.slice(0, signs.Lagna.number - 1)];
  return {
    seven,
    sarva: inOrder.map((sign) => ({
      house: houseFrom(signs.Lagna, sign),
      sign_name: sign.name,
      sign_number: sign.number,
      total_bindus: sarva[sign.number - 1] as number,
    })),
  };
}

function bhinnaResult(bhinna: Bhinna<SignRuler>, signs: ContributorSigns): Bhinnashtakavarga {
  const reduced = reducedBindus(bhinna.bindus, occupancy(signs));
  const { rasi, graha, sodhya } = pindas(reduced, signs);
  return {
    planet: bhinna.of,
    total_bindus: bhinna.total,
    bindus: bhinna.bindus,
    reduced_bindus: reduced,
    rasi_pinda: rasi,
    graha_pinda: graha,
    sodhya_pinda: sodhya,
    contributors: bhinna.contributors.map(({ from, bindus }) => ({ contributor: contributorKey(from), bindus })),
  };
}

function contributorKey(from: Contributor): BinduContributor {
  return from === 'Lagna' ? 'ascendant' : (from.toLowerCase() as BinduContributor);
}

const BINDU_CONTRIBUTORS = CONTRIBUTORS.map(contributorKey);

function bindusFields() {
  return {
    total_bindus: field.integer(0, 337, 'Bindus of all twelve signs together.'),
    bindus: field.list(field.integer(0, 8, 'Bindus of a sign; twelve of them, Aries first.')),
  };
}

export function signBindusSchema() {
  return field.open(bindusFields());
}

export function bhinnaSchema() {
  return field.open({
    planet: signRuler('The graha whose bindus they are.'),
    ...bindusFields(),
    reduced_bindus: field.list(field.integer(0, 8, 'What both reductions leave of a sign, Aries first.')),
    rasi_pinda: field.integer(0, 1000, 'Reduced bindus, each times the number of its sign, together.'),
    graha_pinda: field.integer(0, 1000, 'Reduced bindus of the signs of the grahas, times their numbers.'),
    sodhya_pinda: field.integer(0, 2000, 'Both pindas together.'),
    contributors: field.listBy(
      'contributor',
      field.open({
        contributor: named('chart_point', BINDU_CONTRIBUTORS, 'Who gives the bindus.'),
        bindus: field.list(field.integer(0, 8, 'Bindus of a sign; twelve of them, Aries first.')),
      }),
    ),
  });
}
