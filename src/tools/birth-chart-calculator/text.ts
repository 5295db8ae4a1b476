import { nakshatraTold } from '../../contract/telling/moon.js';
import {
  dateOf,
  degrees,
  heldMinutes,
  type Line,
  listed,
  minuteOf,
  named,
  runningLords,
  type Teller,
} from '../../contract/telling/telling.js';
import type { Namer } from '../../languages/words/say.js';
import type { BirthChartResult } from './tool.js';

type Chart = BirthChartResult;

export const birthChartText: Teller<BirthChartResult> = (chart, name) => [
  `Born: ${minuteOf(chart.reference_at)}, ${chart.timezone}`,
  `Ascendant (lagna): ${ascendantTold(chart, name)}`,
  heldMinutes('Ascendant', chart.ascendant_minutes),
  ...chart.planets.map((planet) => planetTold(planet, name)),
  chart.houses && `Houses: ${listed(chart.houses.map((house) => houseTold(house, name)))}`,
  `Aspects: ${listed(chart.aspects.map((aspect) => aspectTold(aspect, name)))}`,
  navamsaTold(chart.navamsa, name),
  heldMinutes('Navamsa ascendant', chart.navamsa_ascendant_minutes),
  panchangaTold(chart.panchanga, name),
  ...(chart.dashas ? lifeTold(chart.dashas, name) : []),
];

function ascendantTold({ ascendant, ascendant_note, ascendant_note_code }: Chart, name: Namer): string {
  if (!ascendant) return ascendant_note_code === 'no_ascendant' ? `none. ${ascendant_note}` : 'not known';
  const { sign_name, degree_in_sign, ruler, nakshatra } = ascendant;
  return `${name('sign', sign_name)} ${degrees(degree_in_sign)}, ruler ${name('graha', ruler)}, ${nakshatraTold(name, nakshatra)}`;
}

function planetTold(planet: Chart['planets'][number], name: Namer): string {
  const { sign_name, degree_in_sign, house, nakshatra, dignity, retrograde, combust } = planet;
  return [
    `${name('graha', planet.planet)}: ${name('sign', sign_name)} ${degrees(degree_in_sign)}`,
    ...(house === null ? [] : [`house ${house}`]),
    `${name('nakshatra', nakshatra.name)} ${nakshatra.pada}`,
    ...(dignity === null ? [] : [name('dignity', dignity)]),
    ...(retrograde ? [name('motion', 'retrograde')] : []),
    ...(combust ? ['combust'] : []),
  ].join(', ');
}

function houseTold(
  { house, sign_name, ruler, ruler_house }: NonNullable<Chart['houses']>[number],
  name: Namer,
): string {
  return `${house} ${name('sign', sign_name)} (ruler ${name('graha', ruler)} in ${ruler_house})`;
}

function aspectTold({ from_planet, to_planet, relationship }: Chart['aspects'][number], name: Namer): string {
  return `${name('graha', from_planet)} to ${name('graha', to_planet)} ${name('aspect', relationship)}`;
}

function navamsaTold(
  { ascendant_sign_name: ascendant, planets, vargottama_planets }: Chart['navamsa'],
  name: Namer,
): string {
  const first = ascendant === null ? [] : [`ascendant ${name('sign', ascendant)}`];
  const others = planets.map(({ planet, sign_name }) => `${name('graha', planet)} ${name('sign', sign_name)}`);
  const same = vargottama_planets.length > 0 ? `; vargottama ${named(name, 'graha', vargottama_planets)}` : '';
  return `Navamsa (D9): ${[...first, ...others].join(', ')}${same}`;
}

function panchangaTold({ vara, tithi, yoga, karana, lunar_month }: Chart['panchanga'], name: Namer): string {
  const parts = [
    ...(vara ? [name('weekday', vara.name)] : []),
    `tithi ${name('tithi', tithi.name)}, ${name('paksha', tithi.paksha)}`,
    `yoga ${name('yoga', yoga.name)}`,
    `karana ${name('karana', karana.name)}`,
    ...(lunar_month ? [`month ${name('lunar_month', lunar_month.amanta.name)} (amanta)`] : []),
  ];
  return `Panchanga of the birth: ${parts.join('; ')}`;
}

type LifeDashas = NonNullable<Chart['dashas']>;

function lifeTold({ mahadashas, current, days_per_birth_minute }: LifeDashas, name: Namer): Line[] {
  return [
    `Mahadashas (Vimshottari) from: ${listed(mahadashas.map(({ lord, starts_at_local }) => `${name('graha', lord)} ${dateOf(starts_at_local)}`))}`,
    current && `Running now: ${runningLords(current, name)}`,
    `A birth one minute later brings each date of a dasha ${days_per_birth_minute} days earlier.`,
  ];
}
