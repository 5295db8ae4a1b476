import type { WindowResult } from '../../../contract/day-divisions.js';
import type { TithiResult } from '../../../contract/limbs.js';
import type { Namer } from '../../../languages/words/say.js';
import { clockOf, degrees, type Line, listed, minuteOf, signed, stretch, type TellerOf } from './telling.js';

interface Ending {
  readonly ends_at: string;
  readonly next?: { readonly ends_at: string } | null;
}

/** What runs, until when, and what comes after it. */
function limb(
  title: string,
  told: string,
  { ends_at, next }: Ending,
  { date, after }: { date: string; after?: string | undefined },
): string {
  const more = next && after !== undefined ? `, then ${after} until ${clockOf(next.ends_at, date)}` : '';
  return `${title}: ${told} until ${clockOf(ends_at, date)}${more}`;
}

function tithiTold(name: Namer, { name: tithi, paksha }: Pick<TithiResult, 'name' | 'paksha'>): string {
  return `${name('tithi', tithi)}, ${name('paksha', paksha)}`;
}

export const panchangText: TellerOf<'panchang'> = (day, name) => {
  const { date, tithi, nakshatra, yoga, karana, lunar_month, windows } = day;
  const at = (instant: string | null) => (instant === null ? 'none' : clockOf(instant, date));
  const span = (window: WindowResult | null) => (window === null ? 'none' : stretch(window, date));
  return [
    `${date}, ${name('weekday', day.vara.name)} (${name('vara', day.vara.sanskrit)}), ${day.place.timezone}`,
    `Sunrise ${at(day.sunrise_at)}, sunset ${at(day.sunset_at)}, next sunrise ${at(day.next_sunrise_at)}; moonrise ${at(day.moonrise_at)}, moonset ${at(day.moonset_at)}`,
    limb('Tithi', tithiTold(name, tithi), tithi, { date, after: tithi.next ? tithiTold(name, tithi.next) : undefined }),
    limb('Nakshatra', `${name('nakshatra', nakshatra.name)} pada ${nakshatra.pada}`, nakshatra, {
      date,
      after: nakshatra.next ? name('nakshatra', nakshatra.next.name) : undefined,
    }),
    limb('Yoga', `${name('yoga', yoga.name)} (${name('yoga_quality', yoga.quality)})`, yoga, {
      date,
      after: yoga.next ? name('yoga', yoga.next.name) : undefined,
    }),
    limb('Karana', name('karana', karana.name), karana, {
      date,
      after: karana.next ? name('karana', karana.next.name) : undefined,
    }),
    lunar_month &&
      `Lunar month: ${monthTold(lunar_month.amanta, name)} (amanta), ${monthTold(lunar_month.purnimanta, name)} (purnimanta)`,
    `Sun: ${name('sign', day.sun_sign.name)} ${degrees(day.sun_sign.degree_in_sign)}; Moon: ${name('sign', day.moon_sign.name)} ${degrees(day.moon_sign.degree_in_sign)}`,
    `${name('window', 'rahu_kalam')} ${span(windows.rahu_kalam)}; ${name('window', 'yamaganda')} ${span(windows.yamaganda)}; ${name('window', 'gulika')} ${span(windows.gulika)}`,
    `${name('window', 'abhijit')} ${span(windows.abhijit)}; ${name('window', 'brahma_muhurta')} ${span(windows.brahma_muhurta)}; ${name('window', 'dur_muhurta')} ${listed(windows.dur_muhurta.map(span))}`,
    ...choghadiyaLines(day.choghadiya, date, name),
    windows.varjyam &&
      windows.amrita_kala &&
      `Varjyam ${listed(windows.varjyam.map(span)) || 'none'}; Amrita Kala ${listed(windows.amrita_kala.map(span)) || 'none'}`,
    day.limbs &&
      `To the next sunrise: tithis ${listed(day.limbs.tithis.map((one) => tithiTold(name, one)))}; nakshatras ${listed(day.limbs.nakshatras.map((one) => name('nakshatra', one.name)))}`,
  ];
};

type Panchang = Parameters<typeof panchangText>[0];

function monthTold({ name: month, adhika }: NonNullable<Panchang['lunar_month']>['purnimanta'], name: Namer): string {
  return `${adhika ? 'adhika ' : ''}${name('lunar_month', month)}`;
}

/** A line for the day and one for the night. */
function choghadiyaLines(choghadiya: Panchang['choghadiya'], date: string, name: Namer): Line[] {
  return (['day', 'night'] as const).map((period) => {
    const ones = choghadiya.filter((one) => one.period === period);
    const told = ones.map(
      (one) => `${name('choghadiya', one.name)} (${name('quality', one.quality)}) ${clockOf(one.starts_at, date)}`,
    );
    return `Choghadiya of the ${period}, from: ${listed(told)}`;
  });
}

export const nakshatraOfTheDayText: TellerOf<'nakshatra'> = ({ date, nakshatra, ...day }, name) => [
  `At ${minuteOf(day.reference_at)}, ${day.timezone}:`,
  limb('Nakshatra', `${name('nakshatra', nakshatra.name)} pada ${nakshatra.pada}`, nakshatra, {
    date,
    after: name('nakshatra', nakshatra.next.name),
  }),
  `Ruler: ${name('graha', nakshatra.ruler)}; deity: ${name('deity', nakshatra.deity)}; nature: ${name('nature', nakshatra.nature)}; gana: ${name('gana', nakshatra.gana)}`,
  `Moon sign: ${name('sign', day.moon_sign_name)}`,
  `As the day begins: ${name('nakshatra', day.at_day_start.nakshatra_name)}`,
];

export const moonPhasesText: TellerOf<'moon-phases'> = ({ date, tithi, ...day }, name) => {
  const at = (instant: string | null) => (instant === null ? 'not within the ephemeris' : minuteOf(instant));
  return [
    `${name('moon_phase', day.phase.code)} at ${minuteOf(day.reference_at)}, ${day.timezone}`,
    `Lit: ${day.illumination_percent} %; age: ${day.age_days} days; phase angle: ${degrees(day.phase_angle_deg)}`,
    `Moon sign: ${name('sign', day.moon_sign_name)} (tropical ${name('sign', day.tropical_moon_sign_name)}); tithi: ${tithiTold(name, tithi)}`,
    ...day.events.map(
      (event) => `On this day: ${name('moon_phase', event.phase_code)} at ${clockOf(event.occurs_at, date)}`,
    ),
    `Next: ${name('moon_phase', 'new_moon')} ${at(day.next_new_moon_at)}; ${name('moon_phase', 'first_quarter')} ${at(day.next_first_quarter_at)}; ${name('moon_phase', 'full_moon')} ${at(day.next_full_moon_at)}; ${name('moon_phase', 'last_quarter')} ${at(day.next_last_quarter_at)}`,
  ];
};

export const planetaryHoursText: TellerOf<'planetary-hours'> = ({ date, hours, ...day }, name) => [
  `${date}, ${name('weekday', day.vara_name)}, ruled by ${name('graha', day.vara_ruler)}, ${day.timezone}`,
  `Sunrise ${clockOf(day.sunrise_at, date)}, sunset ${clockOf(day.sunset_at, date)}, next sunrise ${clockOf(day.next_sunrise_at, date)}`,
  ...(['day', 'night'] as const).map((period) => {
    const ones = hours.filter((hour) => hour.period === period);
    const minutes = period === 'day' ? day.day_hour_minutes : day.night_hour_minutes;
    const told = ones.map((hour) => `${name('graha', hour.ruler)} ${clockOf(hour.starts_at, date)}`);
    return `Hours of the ${period} (${minutes} minutes each), from: ${listed(told)}`;
  }),
  day.sunrise_definition,
];

export const dailyTimingText: TellerOf<'daily-timing'> = (day, name) => {
  const { date, tithi, nakshatra, yoga, karana, day_score: score } = day;
  return [
    `${date}, ${name('weekday', day.vara.name)}, ${day.timezone} (${name('day_basis', day.day_basis)})`,
    `Score of the day: ${score.score} (${score.minimum} to ${score.maximum}), ${name('band', score.band_code)}`,
    `Day from ${clockOf(day.day_span.starts_at, date)}, night from ${clockOf(day.day_span.night_starts_at, date)}, to ${clockOf(day.day_span.ends_at, date)}`,
    limb('Tithi', tithiTold(name, tithi), tithi, { date }),
    limb('Nakshatra', name('nakshatra', nakshatra.name), nakshatra, { date }),
    limb('Yoga', `${name('yoga', yoga.name)} (${name('yoga_quality', yoga.quality)})`, yoga, { date }),
    limb('Karana', name('karana', karana.name), karana, { date }),
    `Moon: ${name('sign', day.moon_sign_name)}, ${name('moon_phase', day.phase_code)}, lit ${day.illumination_percent} %`,
    ...day.named_windows.map((one) => `${one.label} (${name('quality', one.quality)}): ${stretch(one, date)}`),
    ...choghadiyaLines(day.choghadiya, date, name),
    `Reasons: ${listed(score.rules.map(({ detail, points }) => `${detail} (${signed(points)})`))}`,
  ];
};

/** A short line a day: an end after the date has a plus. */
export const panchangMonthText: TellerOf<'panchang-month'> = ({ target_month, place, days, summary }, name) => {
  const on = (some: readonly { readonly date: string | null }[]) => {
    const dates = some.flatMap(({ date }) => (date === null ? [] : [date.slice(8)]));
    return dates.length === 0 ? 'none' : listed(dates);
  };
  const told = days.map(({ date, tithi, nakshatra, sunrise_at, sunset_at }) => {
    if (!tithi || !nakshatra || !sunrise_at || !sunset_at)
      return `${date.slice(8)} ${name('muhurta_rule', 'no_sunrise')}`;
    const end = (at: string) => `${minuteOf(at).slice(11)}${at.startsWith(date) ? '' : '+'}`;
    const half = tithi.paksha === 'shukla' ? 'S' : 'K';
    const [rise, set] = [sunrise_at, sunset_at].map((at) => minuteOf(at).slice(11));
    return `${date.slice(8)} ${rise}-${set} ${half}${tithi.number_in_paksha} ${end(tithi.ends_at)} ${name('nakshatra', nakshatra.name)} ${end(nakshatra.ends_at)}`;
  });
  const tithis = (some: typeof summary.skipped_tithis) => listed(some.map((one) => tithiTold(name, one))) || 'none';
  return [
    `${target_month}, ${place.timezone}. Ekadashi ${on(summary.ekadashis)}; Amavasya ${on(summary.amavasyas)}; Purnima ${on(summary.purnimas)}; Sankranti ${on(summary.sankrantis)}`,
    `Skipped: ${tithis(summary.skipped_tithis)}. Repeated: ${tithis(summary.repeated_tithis)}`,
    'Day, sunrise-sunset, tithi at sunrise (S bright, K dark half) and its end (+ next day), nakshatra and its end:',
    ...told,
  ];
};

/** How many eclipses are told. */
const ECLIPSES = 24;

export const eclipsesText: TellerOf<'eclipses'> = ({ start, end, timezone, place, eclipses }, name) => {
  const told = eclipses.slice(0, ECLIPSES).map((eclipse) => {
    const { eclipse_kind, eclipse_type, maximum_at, sutak, at_place: seen } = eclipse;
    const what = `${name('eclipse_kind', eclipse_kind)}, ${name('eclipse_type', eclipse_type)}, maximum ${minuteOf(maximum_at)}`;
    if (!place) return what;
    if (!seen?.is_visible || seen.eclipse_type === null) return `${what}; not seen there`;
    const contacts = seen.contacts.map(
      ({ code, occurs_at, is_visible }) =>
        `${name('eclipse_contact', code)} ${minuteOf(occurs_at)}${is_visible ? '' : ' (below the horizon)'}`,
    );
    const deep = seen.magnitude ?? seen.umbral_magnitude;
    return [
      `${what}; there ${name('eclipse_type', seen.eclipse_type)}, magnitude ${deep}, ${contacts.join(', ')}`,
      sutak && `sutak ${minuteOf(sutak.starts_at)} to ${minuteOf(sutak.ends_at)}`,
    ]
      .filter(Boolean)
      .join('; ');
  });
  return [
    `Eclipses from ${start} to ${end}, ${timezone}: ${eclipses.length}`,
    ...told,
    eclipses.length > ECLIPSES && `${eclipses.length - ECLIPSES} more are in the structured result`,
  ];
};

/** How many times are told. */
const MUHURTAS = 16;

export const muhurtaFinderText: TellerOf<'muhurta-finder'> = (result, name) => {
  const { activity, start, end, place, spans, open_days, struck_days } = result;
  const told = spans.slice(0, MUHURTAS).map(({ starts_at, ends_at, caution_codes, ...span }) => {
    const stars = span.nakshatra_names.map((one) => name('nakshatra', one)).join(', ');
    const cautions = caution_codes.map((code) => name('muhurta_rule', code)).join(', ');
    const but = cautions === '' ? '' : `; others avoid: ${cautions}`;
    return `${minuteOf(starts_at)} to ${minuteOf(ends_at)}: ${stars}, tithi ${span.tithi_numbers.join(', ')}${but}`;
  });
  const struck = struck_days.map(
    ({ rule_code, days }) => `${rule_code === null ? 'no rule alone' : name('muhurta_rule', rule_code)} ${days}`,
  );
  return [
    `${name('activity', activity)} from ${start} to ${end}, ${place.timezone}: ${spans.length} times on ${open_days} days, not ranked`,
    ...told,
    spans.length > MUHURTAS && `${spans.length - MUHURTAS} more are in the structured result`,
    struck.length > 0 && `Days struck out by the first rule: ${struck.join('; ')}`,
  ];
};

/** More would be a page of text; the structured result has all. */
const OBSERVANCES = 60;

export const vrataCalendarText: TellerOf<'vrata-calendar'> = ({
  observances,
  excluded,
  tradition,
  start,
  end,
  place,
}) => [
  `Fasts and festivals from ${start} to ${end}, ${place.timezone}, ${tradition}: ${observances.length}`,
  ...observances.slice(0, OBSERVANCES).map((one) => {
    const { date, decided_by, parana, other_tradition } = one;
    const fast = parana
      ? `; broken ${stretch(parana, parana.starts_at.slice(0, 10))} on ${parana.starts_at.slice(0, 10)}`
      : '';
    const other = other_tradition ? `; ${other_tradition.tradition}: ${other_tradition.date}` : '';
    const window = decided_by.window_code ? ` (${decided_by.window_code} ${stretch(decided_by, date)})` : '';
    return `${date}: ${one.weekday_observance_name ?? one.name}${window}${fast}${other}`;
  }),
  observances.length > OBSERVANCES && `${observances.length - OBSERVANCES} more are in the structured result`,
  excluded.length > 0 && `Without a sunrise: ${listed(excluded.map(({ date }) => date))}`,
];
