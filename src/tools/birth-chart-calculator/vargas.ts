import * as field from '../../base/schema/fields.js';
import { GRAHAS, type Graha, houseFrom, type SignName } from '../../base/zodiac/rashi.js';
import { houseFromLagna, type NatalChart } from '../../contract/birth-chart.js';
import { degreeInSign, graha, named, signName, signNumber } from '../../contract/vocabulary.js';
import type { HoraVariant } from '../../rules/natal/hora-variants.js';
import { vargaOf } from '../../rules/natal/varga.js';
import type { VargaId, VargaName } from '../../rules/natal/varga-names.js';
import { VARGAS } from '../../rules/natal/varga-tables.js';

export interface VargaPlace {
  readonly sign_name: SignName;
  readonly sign_number: number;
  /** Degrees in that sign; null in D30, whose parts are unequal. */
  readonly degree_in_sign: number | null;
}

export interface VargaPlanet extends VargaPlace {
  readonly planet: Graha;
  /** 1 to 12, whole signs; null without a lagna. */
  readonly house: number | null;
}

export interface VargaChart {
  /** D1 to D60. */
  readonly code: VargaId;
  readonly name: VargaName;
  readonly ascendant: VargaPlace | null;
  /** Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Rahu, Ketu. */
  readonly planets: readonly VargaPlanet[];
}

/** The signs of the D9 chart. */
export interface NavamsaSigns {
  readonly ascendant_sign_name: SignName | null;
  /** Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Rahu, Ketu. */
  readonly planets: readonly { readonly planet: Graha; readonly sign_name: SignName }[];
  /** Grahas with the same sign in D1 and D9. */
  readonly vargottama_planets: readonly Graha[];
}

/** The sixteen divisional charts, D1 first. */
export function chartVargas({ positions, lagna }: NatalChart, hora: HoraVariant): VargaChart[] {
  return VARGAS.map(({ id, name }) => {
    const ascendant = lagna === undefined ? undefined : vargaOf(id, lagna, hora);
    return {
      code: id,
      name,
      ascendant: ascendant ? placeOf(ascendant) : null,
      planets: positions.map(({ graha, longitude }) => {
        const { rashi, degree } = vargaOf(id, longitude, hora);
        return {
          planet: graha,
          sign_name: rashi.name,
          sign_number: rashi.number,
          degree_in_sign: degree,
          house: ascendant ? houseFrom(ascendant.rashi, rashi) : null,
        };
      }),
    };
  });
}

function placeOf({ rashi, degree }: ReturnType<typeof vargaOf>): VargaPlace {
  return { sign_name: rashi.name, sign_number: rashi.number, degree_in_sign: degree };
}

/** The signs of the D9 chart among the sixteen. */
export function navamsaSigns(vargas: readonly VargaChart[]): NavamsaSigns {
  const [d1, d9] = ['D1', 'D9'].map((id) => vargas.find(({ code }) => code === id)) as [VargaChart, VargaChart];
  return {
    ascendant_sign_name: d9.ascendant?.sign_name ?? null,
    planets: d9.planets.map(({ planet, sign_name }) => ({ planet, sign_name })),
    vargottama_planets: GRAHAS.filter((_, i) => d1.planets[i]?.sign_name === d9.planets[i]?.sign_name),
  };
}

function placeFields() {
  return {
    sign_name: signName('English name of the sign in this chart.'),
    sign_number: signNumber(),
    degree_in_sign: field.orNull(degreeInSign('Degrees in that sign, [0, 30); null in D30.')),
  };
}

export function vargaSchema() {
  return field.open({
    code: named(
      'varga',
      VARGAS.map(({ id }) => id),
      'Which of the sixteen charts it is.',
    ),
    name: named(
      'varga_name',
      VARGAS.map(({ name }) => name),
      'Sanskrit name of the chart.',
    ),
    ascendant: field.orNull(field.open(placeFields())),
    planets: field.listBy(
      'planet',
      field.open({ planet: graha('Which graha it is.'), ...placeFields(), house: houseFromLagna() }),
    ),
  });
}

export function navamsaSchema() {
  return field.open({
    ascendant_sign_name: field.orNull(signName('Navamsa sign of the ascendant; null without one.')),
    planets: field.listBy(
      'planet',
      field.open({ planet: graha('Which graha it is.'), sign_name: signName('Its navamsa sign.') }),
    ),
    vargottama_planets: field.list(graha('A graha with the same sign in D1 and D9.')),
  });
}
