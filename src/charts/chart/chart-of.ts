import { houseFrom, rashiNumbered } from '../../base/zodiac/rashi.js';
import { ENGLISH_CHARTS } from '../../languages/en/charts.js';
import { varga } from '../../languages/en/names.js';
import { ENGLISH } from '../../languages/en/rules.js';
import type { Language } from '../../languages/language.js';
import { keysOf, numbered } from '../../languages/names/numbered.js';
import type { VargaId } from '../../rules/natal/varga-names.js';
import { VARGAS } from '../../rules/natal/varga-tables.js';
import type { BirthChartResult } from '../../tools/birth-chart-calculator/tool.js';
import type { NavamsaResult } from '../../tools/navamsa-chart-calculator/tool.js';
import { requireLanguage, requireObject, requireOneOf, requireText } from '../arguments.js';
import type { Chart, ChartGraha, ChartLagna, ChartStyle } from './chart.js';
import { inOrder, isShownRetrograde, wholeDegrees } from './layout.js';

export interface ChartOptions {
  /** Which of the sixteen charts. Default: `D1`, the rashi chart; of the result of `navamsa` there is `D9` alone. */
  readonly varga?: VargaId | undefined;
  /** The language of the title and the description. Default: `en`. */
  readonly locale?: Language | undefined;
  /** Whose chart it is, in the reader's words, for the title: "Delhi, 17 May 1990, 10:20". */
  readonly about?: string | undefined;
}

/** The places of one chart, whichever tool told them. */
type Places = Pick<Chart, 'lagna' | 'grahas'>;

/**
 * The chart of a result of `birthChart`, rashi or any of the sixteen vargas, or of a result of `navamsa`, ready to be
 * drawn: its title and description in the language asked for. The lagna is null when the time of birth is not known. A
 * varga marks the grahas that are retrograde at birth; `navamsa` does not tell which these are.
 *
 * @throws TypeError for an argument of the wrong type.
 * @throws RangeError for an a locale that is no language or varga, and for a varga that the result has not.
 *
 * @example
 * import { birth, birthChart } from 'nirayana';
 * import { chartOf } from 'nirayana/charts';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { result } = birthChart(birth({ date: '1990-05-17', time: '10:20', place: delhi }));
 * const chart = chartOf(result, { varga: 'D9' });
 * chart.title; // => 'Navamsa chart (D9)'
 * chart.lagna; // => { sign: 6, degree: 24.863556 }
 * chart.desc.startsWith('Lagna Virgo 24 degrees. House 4, Sagittarius: Ketu 7 degrees.'); // => true
 */
export function chartOf(result: BirthChartResult | NavamsaResult, options: ChartOptions = {}): Chart {
  requireObject(result, 'result');
  requireObject(options, 'options');
  const { locale, about } = options;
  if (locale !== undefined) requireLanguage(locale);
  if (about !== undefined) requireText(about, 'about');
  const varga = options.varga ?? ('navamsa_ascendant' in result ? 'D9' : 'D1');
  requireOneOf(IDS, varga, 'varga');
  const places = 'navamsa_ascendant' in result ? navamsaPlaces(result, varga) : vargaPlaces(result, varga);
  const words = locale?.charts ?? ENGLISH_CHARTS;
  const name = words.vargas[varga];
  const notes = places.lagna === null ? [words.withoutLagna, ...(isOfNoon(result) ? [words.atNoon] : [])] : [];
  return {
    title: [words.chart({ varga: name, id: varga, hasLagna: places.lagna !== null }), ...notes, about]
      .filter((part) => part)
      .join(', '),
    desc: described(places, locale),
    ...places,
    centre: [`${name} (${varga})`, ...notes].join('\n'),
  };
}

/** Without a lagna the time is not known, but at the poles, where nothing rises. */
function isOfNoon(result: BirthChartResult | NavamsaResult): boolean {
  return 'ascendant_note' in result && result.ascendant_note_code !== 'no_ascendant';
}

const IDS = VARGAS.map(({ id }) => id);

function vargaPlaces(result: BirthChartResult, varga: VargaId): Places {
  requireLists(result.vargas, result.planets);
  const chart = result.vargas.find(({ code }) => code === varga);
  if (chart === undefined) throw new RangeError(`result has no ${varga}.`);
  const retrograde = new Set(result.planets.filter((planet) => planet.retrograde).map(({ planet }) => planet));
  return {
    lagna: chart.ascendant && { sign: chart.ascendant.sign_number, degree: chart.ascendant.degree_in_sign },
    grahas: chart.planets.map(({ planet, sign_number, degree_in_sign }) => ({
      key: planet,
      sign: sign_number,
      degree: degree_in_sign,
      retrograde: retrograde.has(planet),
    })),
  };
}

function requireLists(...values: readonly unknown[]): void {
  if (!values.every(Array.isArray)) {
    throw new TypeError('result must be the result of birthChart or of navamsa, not all that they return.');
  }
}

function navamsaPlaces({ navamsa_ascendant, placements }: NavamsaResult, varga: VargaId): Places {
  if (varga !== 'D9') throw new RangeError(`result has no ${varga}: that of navamsa has D9 alone.`);
  return {
    lagna: { sign: navamsa_ascendant.sign_number, degree: navamsa_ascendant.degree },
    grahas: placements.map(({ planet, d9_sign_number, d9_degree }) => ({
      key: planet,
      sign: d9_sign_number,
      degree: d9_degree,
      retrograde: false,
    })),
  };
}

/** The lagna, then every occupied house from the first; without a lagna every occupied sign from Aries. */
function described({ lagna, grahas }: Places, locale: Language | undefined): string {
  const words = locale?.charts ?? ENGLISH_CHARTS;
  const { names } = locale?.rules ?? ENGLISH;
  const sentences = signsFrom(lagna).flatMap((sign) => {
    const here = inOrder(grahas).filter((graha) => graha.sign === sign);
    if (here.length === 0) return [];
    const name = numbered(names.sign, sign);
    const where = lagna === null ? name : words.house(houseOf(sign, lagna), name);
    return [words.holds(where, here.map((graha) => told(graha, locale)).join(', '))];
  });
  const first = lagna && words.lagnaIn(numbered(names.sign, lagna.sign), wholeDegrees(lagna.degree));
  return [...(first === null ? [] : [first]), ...sentences].join(' ');
}

function told(graha: ChartGraha, locale: Language | undefined): string {
  return (locale?.charts ?? ENGLISH_CHARTS).graha({
    name: (locale?.rules ?? ENGLISH).names.graha[graha.key],
    degrees: wholeDegrees(graha.degree),
    retrograde: isShownRetrograde(graha),
  });
}

function signsFrom(lagna: ChartLagna | null): readonly number[] {
  return Array.from({ length: 12 }, (_, index) => rashiNumbered((lagna?.sign ?? 1) + index).number);
}

function houseOf(sign: number, lagna: ChartLagna): number {
  return houseFrom(rashiNumbered(lagna.sign), rashiNumbered(sign));
}

/** The varga that a word names, in large letters or small; undefined where there is none. */
export function vargaCalled(word: string): VargaId | undefined {
  return keysOf(varga).find((id) => id === word.toUpperCase());
}

/** How a chart can be drawn: the houses of the North Indian style begin with the lagna. */
export function drawableStyle(style: ChartStyle, { hasLagna }: { readonly hasLagna: boolean }): ChartStyle {
  return style === 'north' && !hasLagna ? 'south' : style;
}
