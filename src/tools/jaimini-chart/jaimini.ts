import { fromMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { navamsaOf } from '../../base/zodiac/nakshatra.js';
import { type Graha, houseFrom, RASHIS, type Rashi, type SignName } from '../../base/zodiac/rashi.js';
import { housesFrom } from '../../contract/birth-chart.js';
import { degreeInSign, graha, house, named, signName } from '../../contract/vocabulary.js';
import { type ArgalaCause, argalaOn, arudhaOf, aspectedSigns, grahasInSign } from '../../rules/jaimini/argala.js';
import { EIGHT_KARAKAS, type JaiminiKaraka, jaiminiKarakas, type KarakaCount } from '../../rules/jaimini/karakas.js';
import { type CharaDashaBirth, type CharaDashaResult, charaDashaResult, charaDashaSchema } from './chara-dasha.js';

export interface CharaKarakaResult {
  readonly karaka: JaiminiKaraka;
  readonly planet: Graha;
  /** How far it has come in its sign; for Rahu from the end of the sign. */
  readonly degrees_counted: number;
  /** Whether another has come exactly as far. */
  readonly is_tied: boolean;
}

/** The sign of the atmakaraka in the navamsa. */
export interface KarakamsaResult {
  readonly planet: Graha;
  readonly sign_name: SignName;
  /** Of that sign, from the lagna of the birth chart. */
  readonly house: number;
}

/** The arudha of a house: A1 is the arudha lagna, A12 the upapada. */
export interface ArudhaResult {
  readonly of_house: number;
  readonly sign_name: SignName;
  readonly house: number;
  /** The lord that it was counted by: of Mars and Ketu, Saturn and Rahu the stronger. */
  readonly counted_by: Graha;
}

/** What a sign looks upon by rashi drishti. */
export interface RashiDrishtiResult {
  readonly sign_name: SignName;
  readonly house: number;
  readonly planet_names: readonly Graha[];
  readonly aspected_sign_names: readonly SignName[];
  /** The grahas in the signs that look upon it, which are the same. */
  readonly aspecting_planet_names: readonly Graha[];
}

export interface ArgalaCauseResult {
  /** Counted from the sign, which is its own 1st. */
  readonly counted_house: number;
  readonly is_secondary: boolean;
  readonly planet_names: readonly Graha[];
  readonly obstructing_counted_house: number | null;
  readonly obstructing_planet_names: readonly Graha[];
  /** Null where as many obstruct as intervene and none is better placed. */
  readonly is_obstructed: boolean | null;
}

export interface ArgalaResult {
  readonly house: number;
  readonly sign_name: SignName;
  readonly is_counted_backward: boolean;
  readonly causes: readonly ArgalaCauseResult[];
}

export interface JaiminiFindings {
  readonly chara_karakas: readonly CharaKarakaResult[];
  readonly karakamsa: KarakamsaResult;
  readonly arudhas: readonly ArudhaResult[];
  readonly rashi_drishti: readonly RashiDrishtiResult[];
  readonly argala: readonly ArgalaResult[];
  readonly chara_dasha: CharaDashaResult;
}

/** What of a chart is counted by signs and degrees. */
export interface JaiminiChart extends CharaDashaBirth {
  readonly karakaCount: KarakaCount;
  /** Sidereal, microdegrees. */
  readonly lagnaAt: number;
}

export function jaiminiFindings(chart: JaiminiChart): JaiminiFindings {
  const { longitudes, lagna } = chart;
  return {
    ...karakaFindings(chart),
    arudhas: arudhasOf(chart),
    rashi_drishti: RASHIS.map((sign) => rashiDrishti(sign, chart)),
    argala: housesFrom(lagna).map((sign, index) => {
      const { isBackward, causes } = argalaOn(sign, longitudes);
      return {
        house: index + 1,
        sign_name: sign.name,
        is_counted_backward: isBackward,
        causes: causes.map(causeResult),
      };
    }),
    chara_dasha: charaDashaResult(chart),
  };
}

/** The chara karakas, and the sign of the first in the navamsa. */
function karakaFindings({ longitudes, lagna, karakaCount }: JaiminiChart) {
  const karakas = jaiminiKarakas(longitudes, karakaCount);
  const [atma] = karakas as [(typeof karakas)[number]];
  const { rashi } = navamsaOf(longitudes[atma.graha]);
  return {
    chara_karakas: karakas.map(({ karaka, graha: planet, gone, isTied }) => ({
      karaka,
      planet,
      degrees_counted: fromMicrodegrees(gone),
      is_tied: isTied,
    })),
    karakamsa: { planet: atma.graha, sign_name: rashi.name, house: houseFrom(lagna, rashi) },
  };
}

function arudhasOf({ longitudes, lagna }: JaiminiChart): ArudhaResult[] {
  return housesFrom(lagna).map((of, index) => {
    const { sign, lord } = arudhaOf(of, longitudes);
    return { of_house: index + 1, sign_name: sign.name, house: houseFrom(lagna, sign), counted_by: lord };
  });
}

function rashiDrishti(sign: Rashi, { longitudes, lagna }: JaiminiChart): RashiDrishtiResult {
  const aspected = aspectedSigns(sign);
  return {
    sign_name: sign.name,
    house: houseFrom(lagna, sign),
    planet_names: grahasInSign(longitudes, sign),
    aspected_sign_names: aspected.map(({ name }) => name),
    aspecting_planet_names: aspected.flatMap((other) => grahasInSign(longitudes, other)),
  };
}

function causeResult(cause: ArgalaCause): ArgalaCauseResult {
  return {
    counted_house: cause.from,
    is_secondary: cause.isSecondary,
    planet_names: cause.grahas,
    obstructing_counted_house: cause.obstructedFrom,
    obstructing_planet_names: cause.obstructors,
    is_obstructed: cause.isObstructed,
  };
}

export function jaiminiFields() {
  return {
    chara_karakas: field.listBy(
      'karaka',
      field.open({
        karaka: named('chara_karaka', EIGHT_KARAKAS, 'What it signifies.'),
        planet: graha('The graha that has come so far.'),
        degrees_counted: degreeInSign('Degrees from the start of its sign; for Rahu from the end of it.'),
        is_tied: field.flag('Whether another has come exactly as far; then the order of the weekdays decides.'),
      }),
    ),
    karakamsa: field.open({
      planet: graha('The atmakaraka.'),
      sign_name: signName('Its sign in the navamsa.'),
      house: house('House of that sign from the lagna of the birth chart, 1 to 12.'),
    }),
    arudhas: field.listBy(
      'of_house',
      field.open({
        of_house: house('Whose arudha it is: 1 the arudha lagna, 12 the upapada.'),
        sign_name: signName('The sign of the arudha.'),
        house: house('House of that sign from the lagna, 1 to 12.'),
        counted_by: graha('The lord that it was counted by: of Mars and Ketu, Saturn and Rahu the stronger.'),
      }),
    ),
    rashi_drishti: field.listBy(
      'sign_name',
      field.open({
        sign_name: signName('The sign that looks.'),
        house: house('Its house from the lagna, 1 to 12.'),
        planet_names: field.list(graha('A graha in it, which looks with it.')),
        aspected_sign_names: field.list(signName('A sign that it looks upon, and that looks upon it.')),
        aspecting_planet_names: field.list(graha('A graha in one of these signs.')),
      }),
    ),
    argala: field.listBy(
      'house',
      field.open({
        house: house('The house in whose sign is intervened, 1 to 12.'),
        sign_name: signName('Its sign.'),
        is_counted_backward: field.flag('Whether places are counted backwards, as from a sign with Ketu.'),
        causes: field.listBy(
          'counted_house',
          field.open({
            counted_house: house('The place that intervenes, counted from the sign: 2, 4, 11, 5 or 3.'),
            is_secondary: field.flag('Whether it is the secondary one, of the 5th.'),
            planet_names: field.list(graha('A graha there.')),
            obstructing_counted_house: field.orNull(house('The place that obstructs it; null for the 3rd.')),
            obstructing_planet_names: field.list(graha('A graha in the place that obstructs.')),
            is_obstructed: field.orNull(
              field.flag(
                'Whether more grahas obstruct than intervene, or of as many the better placed; null where they are placed alike.',
              ),
            ),
          }),
        ),
      }),
    ),
    chara_dasha: charaDashaSchema(),
  };
}
