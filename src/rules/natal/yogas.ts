import {
  GRAHAS_BY_WEEKDAY,
  type Graha,
  type Rashi,
  rulesSigns,
  SIGN_RULERS,
  type SignRuler,
} from '../../base/zodiac/rashi.js';
import { association, grahasIn, houseOf, houseSign, type SignChart } from './dignity.js';
import type { Dignity } from './dignity-tables.js';

/** A combination that a chart has, with the grahas that make it. */
export interface Yoga {
  readonly code: YogaCode;
  readonly name: string;
  readonly grahas: readonly Graha[];
  readonly source: string;
}

interface YogaRule {
  readonly code: string;
  readonly name: string;
  readonly source: string;
  /** The grahas of each time that the chart has it. */
  readonly formed: (chart: SignChart) => readonly (readonly Graha[])[];
}

const KENDRAS = [1, 4, 7, 10];
const TRIKONAS = [1, 5, 9];
const STRONG_SIGNS: readonly (Dignity | null)[] = ['exalted', 'moolatrikona', 'own_sign'];
const FRIENDLY_SIGNS: readonly (Dignity | null)[] = [...STRONG_SIGNS, 'friend', 'great_friend'];
/** The Moon is left out: whether it is a benefic hangs on its phase. */
const BENEFICS: readonly Graha[] = ['Mercury', 'Jupiter', 'Venus'];
const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];
const SARASWATI_HOUSES = [1, 2, 4, 5, 7, 9, 10];

const MAHAPURUSHA_SOURCE = 'BPHS 75.1-2; Phaladeepika 6.1; Raman 300 (Pancha Mahapurusha)';

/** A graha in a sign of its own, exalted or moolatrikona, in a kendra from the lagna. */
function mahapurusha<Code extends string>(code: Code, name: string, graha: SignRuler) {
  const formed = (chart: SignChart): Graha[][] =>
    KENDRAS.includes(houseOf(chart, graha, chart.lagna)) && STRONG_SIGNS.includes(chart.dignity[graha])
      ? [[graha]]
      : [];
  return { code, name, source: MAHAPURUSHA_SOURCE, formed };
}

/** Yogas as the texts that are named define them; of two readings, the one that more programs and teachers follow. */
const YOGAS = [
  mahapurusha('ruchaka', 'Ruchaka', 'Mars'),
  mahapurusha('bhadra', 'Bhadra', 'Mercury'),
  mahapurusha('hamsa', 'Hamsa', 'Jupiter'),
  mahapurusha('malavya', 'Malavya', 'Venus'),
  mahapurusha('shasha', 'Shasha', 'Saturn'),
  {
    code: 'dharma_karmadhipati',
    name: 'Dharma-Karmadhipati',
    source: 'Laghu Parashari 17; PVR 11.7.1',
    formed: (chart) => {
      const [ninth, tenth] = [lord(chart, 9), lord(chart, 10)];
      return association(chart, ninth, tenth) ? [[ninth, tenth]] : [];
    },
  },
  {
    code: 'amala',
    name: 'Amala',
    source: 'BPHS 36.5-6; Phaladeepika 6.12; PVR 11.6',
    formed: (chart) => {
      const [fromLagna, fromMoon] = [chart.lagna, chart.rashi.Moon].map((from) => beneficsAlone(chart, from));
      const makers = BENEFICS.filter((graha) => fromLagna?.includes(graha) || fromMoon?.includes(graha));
      return makers.length > 0 ? [makers] : [];
    },
  },
  {
    code: 'budhaditya',
    name: 'Budhaditya',
    source: 'PVR 11.2.4; Raman 300',
    formed: ({ rashi }) => (rashi.Sun === rashi.Mercury ? [['Sun', 'Mercury']] : []),
  },
  {
    code: 'raja_kendra_trikona',
    name: 'Raja (kendra and trikona lords)',
    source: 'BPHS 34.11-12, 39.1; Laghu Parashari 14-15',
    formed: associatedLords,
  },
  {
    code: 'yogakaraka',
    name: 'Yogakaraka',
    source: 'BPHS 34.13; Laghu Parashari',
    formed: (chart) => SIGN_RULERS.filter((graha) => isYogakaraka(chart, graha)).map((graha) => [graha]),
  },
  {
    code: 'saraswati',
    name: 'Saraswati',
    source: 'Phaladeepika 6.27; PVR 11.6',
    formed: (chart) =>
      BENEFICS.every((graha) => SARASWATI_HOUSES.includes(houseOf(chart, graha, chart.lagna))) &&
      FRIENDLY_SIGNS.includes(chart.dignity.Jupiter)
        ? [BENEFICS]
        : [],
  },
  {
    code: 'gajakesari',
    name: 'Gajakesari',
    source: 'Phaladeepika 6.14; Raman 300; strict form BPHS 36.3-4',
    formed: (chart) => (KENDRAS.includes(houseOf(chart, 'Jupiter', chart.rashi.Moon)) ? [['Moon', 'Jupiter']] : []),
  },
] as const satisfies readonly YogaRule[];

export type YogaCode = (typeof YOGAS)[number]['code'];

export const YOGA_CODES: readonly YogaCode[] = YOGAS.map(({ code }) => code);

/** Every yoga of {@link YOGAS} that a chart has; one of lords as often as pairs of lords make it. */
export function yogasOf(chart: SignChart): Yoga[] {
  return YOGAS.flatMap(({ code, name, source, formed }) =>
    formed(chart).map((grahas): Yoga => ({ code, name, grahas: [...grahas], source })),
  );
}

function lord({ lagna }: SignChart, house: number): SignRuler {
  return houseSign(house, lagna).ruler;
}

/** The benefics in the 10th from a sign, where no malefic is with them. */
function beneficsAlone(chart: SignChart, from: Rashi): Graha[] {
  const there = grahasIn(chart.rashi, houseSign(10, from));
  return there.some((graha) => MALEFICS.includes(graha)) ? [] : there.filter((graha) => BENEFICS.includes(graha));
}

/** Each pair of a lord of a kendra and a lord of a trikona that are tied to each other, once. */
function associatedLords(chart: SignChart): Graha[][] {
  const [ofKendras, ofTrikonas] = [KENDRAS, TRIKONAS].map(
    (houses) => new Set(houses.map((house) => lord(chart, house))),
  );
  const rulers = GRAHAS_BY_WEEKDAY.filter(rulesSigns);
  const isPair = (a: SignRuler, b: SignRuler) => ofKendras?.has(a) && ofTrikonas?.has(b);
  return rulers.flatMap((a, i) =>
    rulers
      .slice(i + 1)
      .filter((b) => (isPair(a, b) || isPair(b, a)) && association(chart, a, b))
      .map((b) => [a, b]),
  );
}

/** Whether a graha rules both a kendra and a trikona, the lagna aside. */
function isYogakaraka(chart: SignChart, graha: SignRuler): boolean {
  const rules = (houses: readonly number[]) => houses.some((house) => house !== 1 && lord(chart, house) === graha);
  return rules(KENDRAS) && rules(TRIKONAS);
}
