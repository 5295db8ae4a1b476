import type { Namer } from '../../../languages/words/say.js';
import type { SadeSatiPeriod } from '../../../tools/sade-sati-calculator/sade-sati.js';
import { dateOf, degrees, listed, minuteOf, type TellerOf } from './telling.js';

/** What lies outside the ephemeris has no date. */
const UNKNOWN = 'a date outside the ephemeris';

export const sadeSatiText: TellerOf<'sade-sati-calculator'> = (result, name) => {
  const { current_phase, current_cycle, previous_cycle, next_cycle, sade_sati_signs: signs } = result;
  const phase = current_phase === null ? '' : `, ${name('sade_sati_phase', current_phase)} phase`;
  return [
    `Sade Sati on ${result.calculation_date}: ${result.is_active ? `active${phase}` : 'not active'}`,
    `Natal Moon: ${name('sign', result.natal_moon_sign)}; Saturn now: ${name('sign', result.current_saturn_sign)}`,
    `It runs while Saturn is in ${[signs.rising_12th, signs.peak_1st, signs.setting_2nd].map((sign) => name('sign', sign)).join(', ')}`,
    current_cycle && `Current cycle: ${cycleTold(current_cycle, name)}`,
    previous_cycle && `Previous cycle: ${previous_cycle.start} to ${previous_cycle.end}`,
    next_cycle && `Next cycle: ${cycleTold(next_cycle, name)}`,
  ];
};

function cycleTold({ start, end, phases, retrograde_crossings }: SadeSatiPeriod<string | null>, name: Namer): string {
  const parts = phases.map(
    (one) => `${name('sade_sati_phase', one.phase)} (${name('sign', one.sign)}) from ${one.start ?? UNKNOWN}`,
  );
  const crossings = retrograde_crossings.map(
    ({ date, from, to }) => `${date} ${name('sign', from)} to ${name('sign', to)}`,
  );
  const again = crossings.length > 0 ? `; Saturn goes back and forth: ${crossings.join(', ')}` : '';
  return `${start ?? UNKNOWN} to ${end ?? UNKNOWN}: ${parts.join('; ')}${again}`;
}

export const saturnPeriodsText: TellerOf<'saturn-periods'> = (result, name) => [
  `Natal Moon: ${name('sign', result.natal_moon_sign)}; Saturn's periods of ${result.years} years:`,
  ...result.saturn_periods.map(({ period_code, phase, sign_name, starts_at, ends_at }) => {
    const what = phase === null ? '' : `, ${name('sade_sati_phase', phase)}`;
    const [from, to] = [starts_at, ends_at].map((at) => (at === null ? UNKNOWN : dateOf(at)));
    return `${name('saturn_period', period_code)}${what}: ${from} to ${to} (${name('sign', sign_name)})`;
  }),
];

export const currentTransitsText: TellerOf<'current-transits-calculator'> = (result, name) => {
  const positions = Object.entries(result.transiting_positions) as [
    keyof typeof result.transiting_positions,
    (typeof result.transiting_positions)['sun'],
  ][];
  return [
    `Transits at ${minuteOf(result.calculation_datetime)} UTC`,
    `Transiting: ${listed(positions.map(([point, { sign, longitude, retrograde }]) => `${name('chart_point', point)} ${name('sign', sign)} ${degrees(longitude % 30)}${retrograde ? ` ${name('motion', 'retrograde')}` : ''}`))}`,
    result.active_transits.length === 0
      ? 'Active aspects: none'
      : 'Active aspects to the natal chart, the most significant first:',
    ...result.active_transits.map(
      (one) =>
        `${name('chart_point', one.transiting_planet)} to natal ${name('chart_point', one.natal_point)}: ${name('aspect', one.relationship)}, orb ${degrees(one.orb_degrees)}, ${name('aspect_motion', one.motion)}, ${dateOf(one.window_start)} to ${dateOf(one.window_end)}, exact ${one.exact_passes.map(dateOf).join(', ') || 'not in this window'}, significance ${one.significance_score}`,
    ),
    `Significant from ${result.significance_threshold} on: ${result.has_major_transit ? 'at least one of them is' : 'none of them is'}`,
    result.current_location_note,
  ];
};

export const retrogradesText: TellerOf<'retrogrades'> = ({ year, retrogrades }, name) => [
  `Retrograde windows that touch ${year} (tropical signs, then sidereal):`,
  ...retrogrades.map(
    (one) =>
      `${name('graha', one.planet)}: ${one.start} to ${one.end}, ${name('sign', one.start_sign_name)} ${degrees(one.start_degree_in_sign)} to ${name('sign', one.end_sign_name)} ${degrees(one.end_degree_in_sign)} (${name('sign', one.sidereal_start_sign_name)} to ${name('sign', one.sidereal_end_sign_name)})`,
  ),
];

export const gocharaText: TellerOf<'gochara'> = (result, name) => [
  `Gochara at ${minuteOf(result.reference_at)} UTC from the natal Moon in ${name('sign', result.natal_moon_sign)}; points together ${result.total_points}:`,
  ...result.planets.map((one) => {
    const grahas = (list: readonly (typeof one.planet)[]) => list.map((graha) => name('graha', graha)).join(', ');
    const parts = [
      `house ${one.house_from_moon} (${name('sign', one.sign_name)}) ${name('house_quality', one.quality)}`,
      ...(one.obstructed_by.length > 0 ? [`obstructed by ${grahas(one.obstructed_by)}`] : []),
      ...(one.lifted_by.length > 0 ? [`lifted by ${grahas(one.lifted_by)}`] : []),
      ...(one.bindus === null ? [] : [`${one.bindus} bindus`]),
      ...(one.murti_code === null ? [] : [`murti ${name('murti', one.murti_code)}`]),
      `points ${one.points}`,
      `until ${one.ends_at === null ? UNKNOWN : dateOf(one.ends_at)}`,
    ];
    return `${name('graha', one.planet)}: ${parts.join(', ')}`;
  }),
];

export const upcomingTransitsText: TellerOf<'upcoming-transits'> = (result, name) => {
  const told = (one: (typeof result.transits)[number]) =>
    `${name('chart_point', one.transiting_planet)} to natal ${name('chart_point', one.natal_point)}: ${name('aspect', one.relationship)}, ${dateOf(one.window_start)} to ${dateOf(one.window_end)}, exact ${one.exact_passes.map(dateOf).join(', ') || 'never'}, significance ${one.significance_score}`;
  const slow = result.transits.filter(({ transiting_planet: planet }) => planet !== 'moon');
  return [
    `Transits over the natal chart from ${result.start} to ${result.end}, days UTC; those of the Moon (${result.transits.length - slow.length}) are in the structured result:`,
    ...slow.map(told),
    ...result.running_throughout.map((one) => `All the time: ${told(one)}`),
    `Significant from ${result.significance_threshold} on.`,
  ];
};

export const signEntriesText: TellerOf<'sign-entries'> = (result, name) => {
  const { events, natal_moon_sign: moon } = result;
  const told = ({ event_code: code, planet, occurs_at, motion, ...one }: (typeof events)[number]) => {
    const what =
      code === 'sign_entry'
        ? `enters ${name('sign', one.sign_name_after)}`
        : code === 'station'
          ? `turns ${name('motion', motion)} in ${name('sign', one.sign_name_after)}`
          : name('sky_event', code);
    const back = motion === 'retrograde' && code === 'sign_entry' ? ` (${name('motion', motion)})` : '';
    const house = one.house_from_moon === null ? '' : `, house ${one.house_from_moon} from the Moon`;
    return `${minuteOf(occurs_at)} UTC ${name('graha', planet)} ${what}${back}${house}`;
  };
  const isListed = ({ event_code: code, planet }: (typeof events)[number]) =>
    code !== 'nakshatra_entry' && planet !== 'Moon';
  const listed = events.filter(isListed);
  return [
    `From ${result.start} to ${result.end}${moon === null ? '' : `, natal Moon in ${name('sign', moon)}`}; the other ${events.length - listed.length} entries, into nakshatras and of the Moon, are in the structured result:`,
    ...listed.map(told),
  ];
};
