import { fromMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import {
  degreeInRashi,
  GRAHAS,
  type Graha,
  houseFrom,
  rashiNumbered,
  rashiOf,
  type SignName,
  type SignRuler,
} from '../../base/zodiac/rashi.js';
import { degreeInSign, graha, house, siderealLongitude, signName, signRuler } from '../../contract/vocabulary.js';
import { type BhavaChalit, bhavaOf, sandhiDistance, widthOf } from '../../rules/bhava/chalit.js';

/** A house of the bhava chalit, with the whole sign of the same number beside it. */
export interface BhavaResult {
  readonly house: number;
  /** Sandhi, middle (madhya) and the next sandhi, degrees in [0, 360). */
  readonly starts_longitude_sidereal: number;
  readonly middle_longitude_sidereal: number;
  readonly ends_longitude_sidereal: number;
  readonly width_deg: number;
  /** The sign that holds the middle, and its ruler. */
  readonly middle_sign_name: SignName;
  readonly ruler: SignRuler;
  readonly planet_names: readonly Graha[];
  readonly whole_sign: {
    readonly sign_name: SignName;
    readonly ruler: SignRuler;
    readonly planet_names: readonly Graha[];
  };
}

/** A graha by both ways of counting houses. */
export interface BhavaPlanet {
  readonly planet: Graha;
  readonly longitude_sidereal: number;
  readonly sign_name: SignName;
  readonly degree_in_sign: number;
  /** In the bhava chalit. */
  readonly bhava: number;
  /** In whole signs. */
  readonly house: number;
  readonly is_moved: boolean;
  /** To the nearer sandhi of its bhava. */
  readonly degrees_from_sandhi: number;
}

/** A graha that comes to another bhava. */
export interface BhavaChange {
  readonly planet: Graha;
  readonly bhava_before: number;
  readonly bhava_after: number;
  readonly occurs_at: string;
}

/** The bhavas of a chart with who stands in them, and the grahas with where they stand. */
export function bhavaFindings(
  chalit: BhavaChalit,
  longitudes: GrahaLongitudes,
): { readonly bhavas: readonly BhavaResult[]; readonly planets: readonly BhavaPlanet[] } {
  const lagna = rashiOf(chalit.middles[0] as number);
  const planets = GRAHAS.map((planet): BhavaPlanet => {
    const longitude = longitudes[planet];
    const bhava = bhavaOf(chalit, longitude);
    const whole = houseFrom(lagna, rashiOf(longitude));
    return {
      planet,
      longitude_sidereal: fromMicrodegrees(longitude),
      sign_name: rashiOf(longitude).name,
      degree_in_sign: degreeInRashi(longitude),
      bhava,
      house: whole,
      is_moved: bhava !== whole,
      degrees_from_sandhi: fromMicrodegrees(sandhiDistance(chalit, longitude)),
    };
  });
  const bhavas = chalit.middles.map((middle, index): BhavaResult => {
    const number = index + 1;
    const sign = rashiOf(middle);
    const whole = rashiNumbered(lagna.number + index);
    const namesOf = (isHere: (planet: BhavaPlanet) => boolean) => planets.filter(isHere).map(({ planet }) => planet);
    return {
      house: number,
      starts_longitude_sidereal: fromMicrodegrees(chalit.starts[index] as number),
      middle_longitude_sidereal: fromMicrodegrees(middle),
      ends_longitude_sidereal: fromMicrodegrees(chalit.starts[number % 12] as number),
      width_deg: fromMicrodegrees(widthOf(chalit, number)),
      middle_sign_name: sign.name,
      ruler: sign.ruler,
      planet_names: namesOf(({ bhava }) => bhava === number),
      whole_sign: {
        sign_name: whole.name,
        ruler: whole.ruler,
        planet_names: namesOf(({ house: at }) => at === number),
      },
    };
  });
  return { bhavas, planets };
}

export function bhavaSchema() {
  return field.open({
    house: house('Which house it is, 1 to 12.'),
    starts_longitude_sidereal: siderealLongitude('The sandhi at which it begins, degrees in [0, 360).'),
    middle_longitude_sidereal: siderealLongitude('Its middle (bhava madhya), degrees in [0, 360).'),
    ends_longitude_sidereal: siderealLongitude('The sandhi at which the next begins, degrees in [0, 360).'),
    width_deg: field.number('From sandhi to sandhi, degrees.'),
    middle_sign_name: signName('The sign that holds its middle.'),
    ruler: signRuler('The ruler of that sign.'),
    planet_names: field.list(graha('A graha in the bhava.')),
    whole_sign: field.open({
      sign_name: signName('The whole sign of the same number, counted from the rising sign.'),
      ruler: signRuler(),
      planet_names: field.list(graha('A graha in that sign.')),
    }),
  });
}

export function bhavaPlanetSchema() {
  return field.open({
    planet: graha('Which graha it is.'),
    longitude_sidereal: siderealLongitude(),
    sign_name: signName(),
    degree_in_sign: degreeInSign(),
    bhava: bhavaNumber('Its house in the bhava chalit, 1 to 12.'),
    house: house('Its house in whole signs from the rising sign, 1 to 12.'),
    is_moved: field.flag('Whether the two differ.'),
    degrees_from_sandhi: field.number('Degrees to the nearer sandhi of its bhava.'),
  });
}

export function bhavaChangeSchema() {
  return field.open({
    planet: graha('Who comes to another bhava within half an hour of the time of birth.'),
    bhava_before: bhavaNumber('The bhava before that minute.'),
    bhava_after: bhavaNumber('The bhava from that minute on.'),
    occurs_at: field.instant('The first minute in the other bhava.'),
  });
}

function bhavaNumber(description: string) {
  return field.integer(1, 12, description);
}
