import type { Tool } from '../../src/calculation/define.js';
import type { ToolOf, ToolSlug } from '../../src/tools/registry.js';
import { clock, day, known, scored, signed, type Words } from './answer-words.js';

/** The words of a result that must stand on its page, found in the answer of the API to the same input. */

type Result<Slug extends ToolSlug> = ToolOf<Slug> extends Tool<unknown, infer Of> ? Of : never;

/** The compiler wants every tool, and knows its result. */
const WORDS: { readonly [Slug in ToolSlug]: (result: Result<Slug>) => readonly Words[] } = {
  'vedic-moon-sign-calculator': ({ rashi, nakshatra }) => [rashi.name, rashi.ruler, nakshatra.name],
  'vedic-zodiac-sign-calculator': (result) => [
    result.moon_sign.name,
    result.sun_sign.name,
    known(result.rising_sign).name,
    result.tropical_moon_sign_name,
  ],
  'vedic-ascendant-calculator': ({ lagna, time_sensitivity }) => [
    lagna.sign,
    lagna.nakshatra.name,
    clock(time_sensitivity.previous_boundary_local),
    clock(time_sensitivity.next_boundary_local),
  ],
  'navamsa-chart-calculator': ({ navamsa_ascendant, placements }) => [
    navamsa_ascendant.sign,
    ...placements.map(({ planet, d9_sign }) => new RegExp(`${planet}[\\s\\S]*${d9_sign}`)),
  ],
  'sade-sati-calculator': ({ natal_moon_sign, next_cycle, current_saturn_sign }) => [
    natal_moon_sign,
    current_saturn_sign,
    day(known(next_cycle).start_local.slice(0, 10)),
    '2046',
    day(known(next_cycle).end_local.slice(0, 10)),
    '2055',
  ],
  'horoscope-matching': ({ ashtakoota, south_indian, person_a, person_b }) => [
    String(ashtakoota.total_score),
    String(south_indian.total_points),
    person_a.nakshatra,
    person_b.nakshatra,
    'Papasamya',
  ],
  'saturn-periods': ({ natal_moon_sign, saturn_periods }) => [
    natal_moon_sign,
    ...saturn_periods.slice(1, 4).map(({ starts_at_local }) => day(known(starts_at_local).slice(0, 10))),
  ],
  'vedic-compatibility-calculator': ({ ashtakoota, person_a, person_b }) => [
    String(ashtakoota.total_score),
    String(ashtakoota.maximum_score),
    person_a.nakshatra,
    person_b.nakshatra,
    'Nadi',
  ],
  'current-transits-calculator': ({ transiting_positions }) => [
    transiting_positions.moon.sign,
    transiting_positions.jupiter.sign,
    transiting_positions.ketu.sign,
  ],
  'manglik-dosha-calculator': ({ mars_sign, positions, references }) => [
    mars_sign,
    positions.ascendant,
    positions.moon,
    ...references.map(({ mars_house }) => String(mars_house)),
  ],
  'vedic-baby-name-letter': ({ naming_sound }) => [naming_sound.devanagari, naming_sound.nakshatra, 'Ga'],
  'planetary-hours': ({ vara_ruler, sunrise_at, sunset_at, hours }) => [
    vara_ruler,
    clock(sunrise_at),
    clock(sunset_at),
    clock(known(hours[5]).starts_at),
  ],
  'birth-chart-calculator': ({ ascendant, planets }) => [
    known(ascendant).sign_name,
    ...planets.map(({ planet, sign_name }) => new RegExp(`${planet}[\\s\\S]*${sign_name}`)),
  ],
  'dasha-calculator': ({ nakshatra_name, mahadashas }) => [
    nakshatra_name,
    ...mahadashas.slice(0, 3).flatMap(({ lord, ends_at }) => [lord, ends_at.slice(0, 4)]),
  ],
  'daily-timing': ({ tithi, nakshatra, yoga, karana, limb_changes }) => [
    ...[tithi, nakshatra, yoga, karana].map(({ name }) => name),
    ...limb_changes.map(({ starts_at }) => clock(starts_at)),
  ],
  'chart-points': ({ ascendant_sign_name, time_upagrahas, special_lagnas }) => [
    ascendant_sign_name,
    ...known(time_upagrahas).flatMap(({ sign_name, occurs_at }) => [sign_name, clock(occurs_at)]),
    ...special_lagnas.map(({ sign_name }) => known(sign_name)),
  ],
  'yogas-and-doshas': ({ yogas, doshas, ascendant_sign_name }) => [
    known(ascendant_sign_name),
    ...[...yogas, ...doshas].flatMap(({ name, explanation }) => [name, explanation]),
  ],
  gochara: ({ natal_moon_sign, planets }) => [
    natal_moon_sign,
    ...planets.map(
      ({ planet, house_from_moon, sign_name, ends_at_local }) =>
        new RegExp(
          `${planet}[\\s\\S]*${house_from_moon}, ${sign_name}[\\s\\S]*${day(known(ends_at_local).slice(0, 10)).source}`,
        ),
    ),
  ],
  'upcoming-transits': ({ transits }) =>
    transits
      .filter(({ transiting_planet }) => ['mars', 'jupiter', 'saturn', 'rahu', 'ketu'].includes(transiting_planet))
      .flatMap(({ exact_passes_local, window_end_local }) =>
        [...exact_passes_local, window_end_local].map((at) => day(at.slice(0, 10))),
      ),
  'jaimini-chart': ({ chara_karakas, arudhas, chara_dasha }) => [
    ...chara_karakas.map(({ planet }) => planet),
    ...arudhas.map(({ of_house, sign_name }) => new RegExp(`${of_house}[\\s\\S]*${sign_name}`)),
    ...chara_dasha.periods.map(({ sign_name, full_years }) => new RegExp(`${sign_name}[\\s\\S]*${full_years}`)),
  ],
  'kp-chart': ({ cusps, house_significators }) => [
    ...cusps.map(({ house, sub_ruler }) => new RegExp(`${house}[\\s\\S]*${sub_ruler}`)),
    ...house_significators.map(({ house, ruler }) => new RegExp(`${house}[\\s\\S]*${ruler}`)),
  ],
  'bhava-chart': ({ ascendant, bhavas, planets }) => [
    ascendant.sign_name,
    ...bhavas.map(({ house, middle_sign_name }) => new RegExp(`${house}[\\s\\S]*${middle_sign_name}`)),
    ...planets.map(({ planet, bhava, house }) => new RegExp(`${planet}[\\s\\S]*${bhava}[\\s\\S]*${house}`)),
  ],
  'muhurta-finder': ({ spans }) => [
    ...spans.map(
      ({ starts_at, nakshatra_names }) =>
        new RegExp(`${day(starts_at.slice(0, 10)).source}[\\s\\S]*${nakshatra_names[0]}`),
    ),
  ],
  'panchang-month': ({ days, summary }) => [
    ...days.map(
      ({ tithi, nakshatra }) =>
        // With its half of the month in the list of a phone, without in the grid.
        new RegExp(
          `${known(tithi).name}\\b.{0,40}${known(tithi).ends_at.slice(11, 16)}[\\s\\S]*${known(nakshatra).name}`,
        ),
    ),
    ...summary.purnimas.map(({ date }) => day(known(date))),
    ...days
      .filter(({ observances }) => observances?.some(({ code }) => code === 'ekadashi'))
      .map(({ date }) => day(date)),
  ],
  'vrata-calendar': ({ observances }) =>
    observances
      .filter(({ code }) => ['ekadashi', 'lakshmi_puja', 'holi', 'maha_shivaratri'].includes(code))
      .map(({ date, name }) => new RegExp(`${day(date).source}[\\s\\S]*${name}`)),
  eclipses: ({ eclipses }) => eclipses.map(({ maximum_at }) => day(maximum_at.slice(0, 10))),
  'sign-entries': ({ natal_moon_sign, events }) => [
    known(natal_moon_sign),
    ...events
      .filter(({ event_code }) => event_code === 'sign_entry')
      .map(
        ({ planet, sign_name_after, occurs_at_local, house_from_moon }) =>
          new RegExp(
            `${planet} → ${sign_name_after}[\\s\\S]*${day(known(occurs_at_local).slice(0, 10)).source}[\\s\\S]*${house_from_moon}`,
          ),
      ),
  ],
  'planetary-strengths': ({ shadbala, bhava_bala }) => [
    // The place that is found by its name lies some kilometres from that of the example: a hundredth of a rupa.
    ...shadbala.map(({ planet, rupas }) => new RegExp(`${planet}[\\s\\S]*${Math.floor(rupas)}\\.\\d`)),
    ...bhava_bala.map(({ house, sign_name }) => new RegExp(`${house}[\\s\\S]*${sign_name}`)),
  ],
  'annual-chart': ({ muntha, year_ruler, mudda_dashas }) => [
    new RegExp(muntha.sign_name),
    ...year_ruler.candidates.map(({ planet, bala }) => new RegExp(`${planet}[\\s\\S]*${bala.toFixed(2)}`)),
    ...mudda_dashas.map(({ lord }) => new RegExp(lord)),
  ],
  ashtakavarga: ({ sarvashtakavarga, bhinnashtakavarga }) => [
    ...known(sarvashtakavarga).map(
      ({ house, sign_name, total_bindus }) => new RegExp(`${house}[\\s\\S]*${sign_name}[\\s\\S]*${total_bindus}`),
    ),
    ...known(bhinnashtakavarga).map(({ planet, sodhya_pinda }) => new RegExp(`${planet}[\\s\\S]*${sodhya_pinda}`)),
  ],
  'running-dashas': ({ levels }) => levels.flatMap(({ lord, ends_at }) => [lord, day(ends_at)]),
  'yogini-dasha': ({ mahadashas, yoginis }) => [
    ...yoginis.map(({ yogini_name }) => yogini_name),
    ...mahadashas.slice(0, 3).map(({ ends_at }) => day(ends_at)),
  ],
  'ashtottari-dasha': ({ mahadashas }) => [
    ...mahadashas.flatMap(({ lord, ends_at }) => [lord, day(ends_at)]),
    'Whether it applies',
  ],
  'nakshatra-calculator': ({ nakshatra, moon_sign, naming_sound }) => [
    nakshatra.name,
    nakshatra.ruler,
    moon_sign.name,
    naming_sound.devanagari,
    clock(nakshatra.ends_at),
  ],
  'push-or-wait': ({ score, rules, verdict_label }) => scored(score, rules, verdict_label),
  'best-time-today': ({ best_hour }) => {
    const { ruler, starts_at, ends_at } = known(best_hour);
    return [ruler, clock(starts_at), clock(ends_at)];
  },
  'personal-activation': ({ natal, transit, score }) => [
    natal.moon_sign_name,
    transit.moon_sign_name,
    transit.nakshatra_name,
    signed(score),
  ],
  'relationship-weather': ({ moon_sign_name, nakshatra_name, score, karakas }) => [
    moon_sign_name,
    nakshatra_name,
    signed(score),
    known(karakas[0]).planet,
  ],
  'monthly-snapshot': ({ days, natal }) => [natal.moon_sign_name, ...days.map(({ score }) => signed(score)), /\b31\b/],
  'moon-phases': ({ moon_sign_name, tithi, next_full_moon_at, next_new_moon_at }) => [
    /full moon/i,
    moon_sign_name,
    tithi.name,
    clock(next_full_moon_at),
    day(next_new_moon_at),
  ],
  'sun-sign': ({ sign_name, ruler, element }) => [sign_name, ruler, new RegExp(element, 'i')],
  retrogrades: ({ retrogrades }) => retrogrades.flatMap(({ planet, start, end }) => [planet, day(start), day(end)]),
  compatibility: ({ sign_a, sign_b, total_score }) => [sign_a.name, sign_b.name, String(total_score)],
  nakshatra: ({ nakshatra, moon_sign_name }) => [
    nakshatra.name,
    nakshatra.next.name,
    moon_sign_name,
    clock(nakshatra.ends_at),
  ],
  panchang: (result) => [
    result.tithi.name,
    result.nakshatra.name,
    result.yoga.name,
    result.karana.name,
    clock(result.sunrise_at),
    clock(result.sunset_at),
    clock(result.moonrise_at),
    clock(result.nakshatra.ends_at),
    ...known(result.observances).map(({ name }) => name),
  ],
};

/** What the page of a tool must say for an input. */
export async function expectedWords<Slug extends ToolSlug>(
  { base }: { readonly base: string },
  slug: Slug,
  { input, options }: { readonly input: unknown; readonly options: URLSearchParams | string },
): Promise<readonly Words[]> {
  const response = await fetch(`${base}/api/public/tools/${slug}?${options}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });
  const { result, error } = await response.json();
  if (error) throw new Error(`The API refuses ${JSON.stringify(input)}: ${error.message}`);
  return WORDS[slug](result);
}
