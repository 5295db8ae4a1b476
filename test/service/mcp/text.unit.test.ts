import { describe, expect, it } from 'vitest';
import { formatKept } from '../../../src/base/time/named-zone.js';
import type { BirthTimeRange } from '../../../src/contract/birth-time-range.js';
import { degrees, minuteOf } from '../../../src/contract/telling/telling.js';
import { type AnyTool, allTools, findTool, type SuccessEnvelope } from '../../../src/entries/index.js';
import { pagesIn } from '../../../src/languages/list.js';
import { type LanguageCode, LOCALES } from '../../../src/languages/locale/locales.js';
import { calculated } from '../../../src/service/mcp/calculation.js';
import { resultText } from '../../../src/service/mcp/text.js';
import type { ResultOf, ToolSlug } from '../../../src/tools/registry.js';
import { goldenAnswers } from '../../support/golden-answers.js';
import { LANGUAGES } from '../../support/languages.js';

/** 900 tokens at 3.5 letters each. */
const LONGEST = 3_150;

interface Recorded {
  readonly name: string;
  readonly envelope: SuccessEnvelope | { readonly error: unknown };
}

/** The answers of a tool that are no errors. */
function answersOf({ slug }: AnyTool): [string, SuccessEnvelope][] {
  const recorded: Recorded[] = JSON.parse(goldenAnswers(slug, 'golden'));
  return recorded.flatMap(({ name, envelope }) => ('error' in envelope ? [] : [[name, envelope]]));
}

type Wanted<Slug extends ToolSlug> = (result: ResultOf<Slug>) => readonly (string | number | null)[];

/** What nobody may miss in the text of a tool, by what the result calls it in English. */
const MAIN: { readonly [Slug in ToolSlug]: Wanted<Slug> } = {
  'vedic-moon-sign-calculator': ({ rashi, nakshatra }) => [rashi.name, degrees(rashi.degree_in_sign), nakshatra.name],
  'vedic-zodiac-sign-calculator': (r) => [r.moon_sign.name, r.sun_sign.name, r.rising_sign?.name ?? 'not known'],
  'vedic-ascendant-calculator': ({ lagna }) => [lagna.sign, degrees(lagna.degree_in_sign), lagna.nakshatra.name],
  'navamsa-chart-calculator': (r) => [
    r.navamsa_ascendant.sign,
    ...r.placements.map(({ planet, d9_sign }) => `${planet}: D9 ${d9_sign}`),
  ],
  'sade-sati-calculator': (r) => [r.natal_moon_sign, r.current_saturn_sign, r.next_cycle?.start ?? r.calculation_date],
  'sign-today': (r) => [
    ...r.chandrabala.map(({ house_from_moon }) => `house ${house_from_moon}`),
    ...r.tarabala.flatMap(({ nakshatra_name, taras }) => [nakshatra_name, ...taras.map(({ label }) => label)]),
    ...r.slow_planets.map(({ planet, house_from_moon }) => `${planet}: house ${house_from_moon}`),
  ],
  'chart-points': (r) => [
    ...(r.time_upagrahas ?? []).map(
      ({ code, sign_name }) => `${`${code[0]?.toUpperCase()}${code.slice(1)}`} ${sign_name}`,
    ),
    ...r.planetary_wars.map(({ planet_names }) => planet_names.join(', ')),
  ],
  'yogas-and-doshas': (r) => [
    ...(r.ascendant_sign_name === null ? [] : [r.ascendant_sign_name]),
    ...[...r.yogas, ...r.doshas].map(({ name, frequency_percent }) => `${name} (${frequency_percent}): `),
  ],
  gochara: (r) => [
    r.natal_moon_sign,
    ...r.planets.map(({ planet, house_from_moon, sign_name }) => `${planet}: house ${house_from_moon} (${sign_name})`),
  ],
  'upcoming-transits': (r) =>
    r.transits
      .filter(({ transiting_planet }) => transiting_planet !== 'moon')
      .flatMap(({ window_start, exact_passes }) => [window_start, ...exact_passes].map((at) => at.slice(0, 10))),
  'jaimini-chart': (r) => [
    r.ascendant_sign_name,
    ...r.chara_karakas.map(({ planet, degrees_counted }) => `${planet} ${degrees(degrees_counted)}`),
    ...r.arudhas.map(({ of_house, sign_name }) => `A${of_house} ${sign_name}`),
    ...r.chara_dasha.periods.map(({ sign_name, full_years }) => `${sign_name} ${full_years} years`),
  ],
  'kp-chart': (r) => [
    ...r.cusps.map(({ house, sub_number }) => `${house} (${sub_number}): `),
    ...r.planets.map(({ planet, house, sub_number }) => `${planet} in ${house} (${sub_number}): `),
    `Ruling planets: ${r.ruling_planets.planet_names.join(', ')}`,
    `UTC at latitude ${r.ruling_planets.latitude}, longitude ${r.ruling_planets.longitude};`,
  ],
  'day-lagnas': (r) => [
    r.ascendant_at_sunrise.name,
    degrees(r.ascendant_at_sunrise.degree_in_sign),
    ...r.lagnas.flatMap((lagna) => [
      `${lagna.sign_name} (${lagna.ruler}`,
      clock(lagna.starts_at),
      clock(lagna.ends_at),
    ]),
  ],
  'planet-visibility': (r) =>
    r.spans.flatMap(({ planet, starts_at, ends_at }) => [
      planet,
      ...[starts_at, ends_at].flatMap((at) => (at === null ? [] : [minuteOf(at)])),
    ]),
  'prashna-chart': (r) => [
    `lagna ${r.ascendant.sign_name} ${degrees(r.ascendant.degree_in_sign)}`,
    r.panchanga.tithi.name,
    ...r.planets.map(({ planet, house, sign_name }) => `${planet} in house ${house} (${sign_name} `),
    ...(r.kp.number_part ? [`KP number ${r.kp.number_part.sub_number}: `] : []),
    ...r.kp.cusps.map(({ house, sub_number }) => `${house} (${sub_number}): `),
    `Ruling planets: ${r.kp.ruling_planets.planet_names.join(', ')}`,
  ],
  'bhava-chart': (r) => [
    r.ascendant.sign_name,
    ...r.bhavas.map(({ house, middle_sign_name }) => `${house} ${middle_sign_name}`),
    ...r.planets.map(({ planet, bhava }) => `${planet} ${bhava}`),
  ],
  'muhurta-finder': (r) =>
    r.spans.slice(0, 16).map(({ starts_at, ends_at }) => `${minuteOf(starts_at)} to ${minuteOf(ends_at)}`),
  'panchang-month': (r) => [
    ...r.days.flatMap(({ tithi, nakshatra }) =>
      tithi && nakshatra
        ? [`${tithi.number_in_paksha} ${minuteOf(tithi.ends_at).slice(11)}`, ` ${nakshatra.name} `]
        : [],
    ),
    ...r.summary.skipped_tithis.map(({ name }) => name),
  ],
  'vrata-calendar': (r) =>
    r.observances
      .slice(0, 60)
      .map(({ date, name, weekday_observance_name: ofWeekday }) => `${date}: ${ofWeekday ?? name}`),
  'hindu-date': (r) => [
    ...(r.lunar_date
      ? [r.lunar_date.amanta_month.name, r.lunar_date.purnimanta_month.name, r.lunar_date.tithi.name]
      : []),
    ...(r.year_numbers ? [r.year_numbers.vikrama, r.year_numbers.saka] : []),
    ...Object.values(r.solar_months ?? {}).flatMap((one) => (one ? [`${one.name} ${one.day_number}`] : [])),
    ...r.found.slice(0, 25).map(({ date }) => date ?? 'no sunrise'),
  ],
  'match-ranking': (r) => [
    r.person.nakshatra,
    ...r.ranking.slice(0, 20).map(({ rank, id, score }) => `${rank}. ${id}: ${score} of`),
  ],
  'tithi-anniversaries': (r) => [
    ...(r.lunar_mark ? [r.lunar_mark.name, r.lunar_mark.tithi.name] : []),
    ...(r.solar_mark ? [r.solar_mark.nakshatra_name, r.solar_mark.sign_name] : []),
    ...r.anniversaries.slice(0, 25).map(({ date }) => date ?? 'no sunrise'),
  ],
  eclipses: (r) => r.eclipses.map(({ maximum_at }) => minuteOf(maximum_at)),
  'sign-entries': (r) => [
    ...r.events
      .filter(({ event_code, planet }) => event_code === 'sign_entry' && planet !== 'Moon')
      .map(
        ({ occurs_at, planet, sign_name_after }) => `${minuteOf(occurs_at)} UTC ${planet} enters ${sign_name_after}`,
      ),
  ],
  'planetary-strengths': (r) => [
    ...r.shadbala.map(({ planet, rupas }) => `${planet}: ${rupas}`),
    ...r.bhava_bala.map(({ sign_name, rupas }) => `${sign_name} ${rupas}`),
  ],
  'annual-chart': (r) => [
    minuteOf(r.starts_at_local),
    `Muntha in ${r.muntha.sign_name}`,
    ...r.mudda_dashas.map(({ lord, ends_at_local }) => `${lord} until ${minuteOf(ends_at_local)}`),
    ...r.year_ruler.candidates.map(({ planet, bala }) => `${planet} ${bala}`),
  ],
  ashtakavarga: (r) => [
    ...(r.sarvashtakavarga ?? []).map(({ sign_name, total_bindus }) => `${sign_name} ${total_bindus}`),
    ...(r.bhinnashtakavarga ?? []).map(({ planet, bindus }) => `${planet}: ${bindus.join(' ')}`),
  ],
  'running-dashas': (r) => r.levels.flatMap(({ lord, ends_at_local }) => [lord, ends_at_local.slice(0, 10)]),
  'yogini-dasha': (r) => [...r.mahadashas.map(({ starts_at_local }) => starts_at_local.slice(0, 10)), r.nakshatra_name],
  'ashtottari-dasha': (r) => r.mahadashas.flatMap(({ lord, starts_at_local }) => [lord, starts_at_local.slice(0, 10)]),
  'horoscope-matching': (r) => [
    `${r.ashtakoota.total_score} of 36`,
    `${r.south_indian.total_points} of ${r.south_indian.maximum_points}`,
    ...r.south_indian.poruthams.map(({ explanation }) => explanation),
    r.person_a.nakshatra,
    r.person_b.nakshatra,
    ...(r.papasamya ? [r.papasamya.bride.total_points, r.papasamya.groom.total_points] : []),
  ],
  'saturn-periods': (r) => [
    r.natal_moon_sign,
    ...r.saturn_periods
      .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
      .flatMap((at) => at?.slice(0, 10) ?? []),
  ],
  'vedic-compatibility-calculator': (r) => [
    `${r.ashtakoota.total_score} of 36`,
    ...r.ashtakoota.components.map(({ name, score, maximum }) => `${name} ${score} of ${maximum}`),
    r.person_a.nakshatra,
    r.person_b.nakshatra,
  ],
  'current-transits-calculator': (r) => r.active_transits.map(({ orb_degrees }) => `orb ${degrees(orb_degrees)}`),
  'manglik-dosha-calculator': (r) => [
    r.is_manglik ? 'Manglik: yes' : 'Manglik: no',
    ...r.references.map(({ detail }) => detail),
  ],
  'vedic-baby-name-letter': ({ naming_sound: sound }) => [sound.devanagari, ...sound.latin_variants, sound.pada],
  'planetary-hours': (r) => [r.sunrise_at, r.sunset_at, ...r.hours.map((hour) => hour.starts_at)].map(clock),
  'birth-chart-calculator': (r) => [
    r.ascendant?.sign_name ?? 'Ascendant (lagna): no',
    ...r.planets.map((one) => `${one.planet}: ${one.sign_name} ${degrees(one.degree_in_sign)}`),
    ...(r.houses ?? []).map(({ house, sign_name }) => `${house} ${sign_name}`),
    ...(r.dashas?.mahadashas ?? []).map(({ lord, starts_at_local }) => `${lord} ${starts_at_local.slice(0, 10)}`),
  ],
  'dasha-calculator': (r) => [
    ...r.mahadashas.map(({ lord, starts_at_local }) => `${lord} ${starts_at_local.slice(0, 10)}`),
    r.current?.antar.ends_at_local.slice(0, 10) ?? r.current_note,
  ],
  'nakshatra-calculator': ({ nakshatra }) => [nakshatra.name, nakshatra.pada, nakshatra.deity, nakshatra.ruler],
  'daily-timing': (r) => [
    r.tithi.name,
    r.nakshatra.name,
    r.day_score.score,
    ...r.named_windows.map(({ label }) => label),
  ],
  'push-or-wait': (r) => [
    r.verdict_label,
    r.score,
    ...r.best_windows.map((one) => `${one.label} ${clock(one.starts_at)}`),
  ],
  'best-time-today': (r) => [r.intent_category_label, ...r.ranked_hours.map((hour) => clock(hour.starts_at))],
  'personal-activation': (r) => [r.band_label, r.score, r.tarabala.label, r.activated_house_label],
  'relationship-weather': (r) => [r.band_label, r.score, ...r.avoid_windows.map(({ label }) => label)],
  'monthly-snapshot': (r) => [...r.best_dates, ...r.caution_dates, ...r.days.map(({ score }) => score)],
  'moon-phases': (r) => [r.illumination_percent, r.tithi.name, r.moon_sign_name],
  'sun-sign': (r) => [r.sign_name, r.ruler, r.date_range.first_day],
  retrogrades: (r) => r.retrogrades.map(({ planet, start, end }) => `${planet}: ${start} to ${end}`),
  compatibility: (r) => [`${r.total_score} of ${r.maximum_score}`, r.sign_a.name, r.sign_b.name],
  nakshatra: (r) => [r.nakshatra.name, r.nakshatra.next.name, r.nakshatra.ruler],
  panchang: (r) => [
    r.tithi.name,
    r.nakshatra.name,
    r.yoga.name,
    r.karana.name,
    ...[r.sunrise_at, r.sunset_at, r.tithi.ends_at, r.windows.rahu_kalam.starts_at].map(clock),
  ],
};

function clock(instant: string): string {
  return minuteOf(instant).slice(11);
}

/** A result with the clocks that were kept in its zone. */
function kept({ input, result }: SuccessEnvelope): unknown {
  const zones = [input, result].flatMap((part) => (part as { readonly timezone?: string | null }).timezone ?? []);
  return JSON.parse(JSON.stringify(result), (_, value) =>
    typeof value === 'string' ? formatKept(zones, value) : value,
  );
}

describe.each(allTools.map((tool) => [tool.slug as ToolSlug, tool] as const))('the text of %s', (slug, tool) => {
  const answers = answersOf(tool);
  const english = answers.filter(([, { input }]) => ((input as { locale?: string }).locale ?? 'en') === 'en');

  it('is within 900 tokens for every recorded answer, and three quarters of its JSON at most', async () => {
    for (const [name, envelope] of answers) {
      const { length } = await resultText(tool, envelope);
      expect([name, length]).toEqual([name, expect.toSatisfy((letters: number) => letters < LONGEST)]);
      expect(length).toBeLessThan(JSON.stringify(envelope).length * 0.75);
    }
  });

  it('has what nobody may miss', async () => {
    for (const [name, envelope] of english) {
      const text = await resultText(tool, envelope);
      const wanted = (MAIN[slug] as (result: unknown) => readonly (string | number | null)[])(kept(envelope));
      const missing = wanted.filter((one) => !text.includes(named(one)));
      expect([name, missing]).toEqual([name, []]);
    }
  });

  it('has no name of a field, no code and no value that is not there', async () => {
    for (const [name, envelope] of answers) {
      const lines = (await resultText(tool, envelope))
        .split('\n')
        .filter((line) => !/^(Uncertain|Note)/.test(line) && !line.includes('America/'));
      expect([name, lines.filter((line) => /undefined|\bnull\b|NaN|\[object|[{}]|[a-z]_[a-z]/.test(line))]).toEqual([
        name,
        [],
      ]);
    }
  });

  it('says what limits it', async () => {
    for (const [, { provenance, disclaimer, ...envelope }] of answers) {
      const lines = (await resultText(tool, { ...envelope, provenance, disclaimer })).split('\n');
      expect([lines[0], lines.at(-1)]).toEqual([tool.title, `Note: ${disclaimer}`]);
      expect(lines.includes(`Uncertain: ${provenance.uncertainty}`)).toBe(provenance.uncertainty !== null);
      // A tool of which a birth may be left out tells of its range only where there is one.
      const isOptional = Object.values(tool.births ?? {}).some((slot) => slot.isOptional);
      const isRange = (key: string) => key.startsWith('birth_time_range');
      const isOfBirth = tool.births !== undefined && (!isOptional || Object.keys(provenance).some(isRange));
      const isOfUnknownTime = isOfBirth && !provenance.birth_time_known;
      expect(lines.some((line) => line.startsWith('Birth time: not known'))).toBe(isOfUnknownTime);
    }
  });

  it('is told in every language', async () => {
    for (const locale of LOCALES) {
      const given = 'locale' in tool.example ? { ...tool.example, locale } : tool.example;
      expect(await resultText(tool, await answerOf(tool, given, { locale }))).not.toMatch(/undefined|\[object/);
    }
  });
});

/** What a tool answers with options as arguments have them. */
async function answerOf(tool: AnyTool, given: object, options: object): Promise<SuccessEnvelope> {
  const envelope = await calculated(tool, { ...given, ...options }, { now: new Date('2026-01-01T00:00:00Z') });
  if ('error' in envelope) throw new Error(envelope.error.message);
  return envelope;
}

/** Names of the result that English has other words for. */
function named(value: string | number | null): string {
  const deity = Object.entries(LANGUAGES.en.names.deity).find(([key]) => key === value);
  return deity ? deity[1] : String(value);
}

it('names signs and grahas in the language that is asked for', async () => {
  const tool = findTool('vedic-moon-sign-calculator') as AnyTool;
  const textIn = async (locale: LanguageCode) => resultText(tool, await answerOf(tool, tool.example, { locale }));
  expect(await textIn('hi')).toContain('Moon sign (rashi): मकर 24°50′ (ruler शनि)\nNakshatra: धनिष्ठा pada 1');
  expect(await textIn('de')).toContain('Moon sign (rashi): Steinbock 24°50′');
});

it('tells which values change over the minutes of a birth, and when', async () => {
  const tool = findTool('vedic-ascendant-calculator') as AnyTool;
  const told = await answerOf(tool, tool.example, { time_within: 20 });
  expect(await resultText(tool, told)).toContain(
    'Over the birth from 1990-05-17 10:00 to 1990-05-17 10:40: lagna › nakshatra › pada: 1 → 2 (1990-05-17 10:08);',
  );
});

it('names what changes by words, in the language that is asked for', async () => {
  const changed = async (slug: string) => {
    const tool = findTool(slug) as AnyTool;
    const told = await resultText(tool, await answerOf(tool, tool.example, { locale: 'de', time_within: 20 }));
    return told.split('\n').find((one) => one.startsWith('Bei einer Geburt von '));
  };
  expect(await changed('bhava-chart')).toContain(': Mond › Bhava: 8 → 7 (1990-05-17 10:28);');
  expect(await changed('navamsa-chart-calculator')).toContain(': Navamsa-Lagna › Zeichen: Löwe → Jungfrau (');
});

describe.each(LOCALES)('what changes within the minutes of a birth, in %s', async (locale) => {
  const { changes } = await pagesIn(locale);
  const { changes: english } = await pagesIn('en');
  const wordsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []));
  const ours = wordsIn([...Object.values(changes.names), changes.over.birth('', '')].map((text) => text.toLowerCase()));
  const foreign = wordsIn([
    'at to of the',
    english.gains,
    english.loses,
    english.none,
    ...Object.values(english.names),
  ]);

  it.each(allTools.filter(({ options }) => options.includes('time_within')))('of $slug', async (tool) => {
    for (const time_within of [30, 300]) {
      const told = await answerOf(tool, tool.example, { locale, time_within });
      const { starts_at, ends_at } = told.provenance.birth_time_range as BirthTimeRange;
      const beginning = changes.over.birth(minuteOf(starts_at), minuteOf(ends_at));
      const line = (await resultText(tool, told)).split('\n').find((one) => one.startsWith(`${beginning}: `));
      expect(line).toBeDefined();
      const steps = told.provenance.birth_time_range?.changes.filter(({ changes_at }) => changes_at !== null) ?? [];
      // Something is named wherever something changes.
      if (steps.length > 0) expect(line?.slice(beginning.length)).toMatch(/^: .*(?:→|: )/);
      const words = [...wordsIn([line ?? ''])];
      if (locale !== 'en')
        expect(words.filter((word) => foreign.has(word) && !ours.has(word.toLowerCase()))).toEqual([]);
    }
  });
});

it('cuts degrees off, and clocks to the minute that they show', () => {
  expect([29.999999, 0, 9.5, 12.016666].map(degrees)).toEqual(['29°59′', '0°00′', '9°30′', '12°00′']);
  expect(minuteOf('2026-01-01T12:41:35+05:30')).toBe('2026-01-01 12:41');
  expect(minuteOf('2025-12-31T23:59:40+05:30')).toBe('2025-12-31 23:59');
});

describe('the minutes of a birth before standard time', () => {
  const named = allTools.filter(({ example, options }) => 'tz' in example && options.includes('time_within'));

  it.each(named)('are those of the clock that was kept: $slug', async (tool) => {
    const told = await answerOf(tool, { ...tool.example, ...BORN_IN_1850 }, { time_within: 30 });
    expect(await resultText(tool, told)).toMatch(/1850-05-17 09:50.*1850-05-17 10:50/);
  });
});

const BORN_IN_1850 = { date: '1850-05-17', time: '10:20', lat: 22.5726, lon: 88.3639, tz: 'Asia/Kolkata' };
