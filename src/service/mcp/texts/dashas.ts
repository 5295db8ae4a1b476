import type { Graha } from '../../../base/zodiac/graha.js';
import type { SchemeDashas } from '../../../contract/scheme-dashas.js';
import type { Namer } from '../../../languages/words/say.js';
import { runningLords } from './chart.js';
import { dateOf, type Line, listed, minuteOf, type TellerOf } from './telling.js';

type LordName = (lord: Graha) => string;

/** The dashas of a scheme, each lord by the name that he has there. */
function schemeTold(dashas: SchemeDashas<string>, name: Namer, lordName: LordName): Line[] {
  const { balance_at_birth: balance, mahadashas, current, day_variation: open } = dashas;
  const now = mahadashas.find(({ lord, ends_at }) => lord === current?.maha.lord && ends_at === current.maha.ends_at);
  return [
    current ? `Running now: ${runningLords(current, name)}` : dashas.current_note,
    `Moon at birth: ${name('sign', dashas.moon_sign_name)}, ${name('nakshatra', dashas.nakshatra_name)} pada ${dashas.pada}`,
    `Balance at birth: ${lordName(balance.lord)}, ${balance.years_left} years left, until ${dateOf(balance.ends_at)}`,
    `Mahadashas from: ${listed(mahadashas.map(({ lord, starts_at }) => `${lordName(lord)} ${dateOf(starts_at)}`))}`,
    now &&
      `Antardashas of ${lordName(now.lord)}, from: ${listed(now.antardashas.map(({ lord, starts_at }) => `${lordName(lord)} ${dateOf(starts_at)}`))}`,
    `A birth one minute later brings each date ${dashas.days_per_birth_minute} days earlier.`,
    open &&
      `Over the day of birth the first lord goes from ${lordName(open.day_start.lord)} to ${lordName(open.day_end.lord)}, and dates move by ${open.dates_move_by_days} days.`,
  ];
}

export const yoginiDashaText: TellerOf<'yogini-dasha'> = (result, name) =>
  schemeTold(result, name, (lord) => {
    const yogini = result.yoginis.find((each) => each.lord === lord);
    return yogini ? `${name('yogini', yogini.yogini_name)} (${name('graha', lord)})` : name('graha', lord);
  });

export const ashtottariDashaText: TellerOf<'ashtottari-dasha'> = (result, name) => [
  ...schemeTold(result, name, (lord) => name('graha', lord)),
  result.applies
    ? `By the texts it applies: by the place of Rahu ${told(result.applies.by_rahu)}, by the half of the month ${told(result.applies.by_paksha)}`
    : result.applies_note_code === 'no_ascendant'
      ? 'Whether it applies is not told: there is no ascendant at the poles.'
      : 'Whether it applies is not told: that hangs on the birth time.',
];

function told(holds: boolean): string {
  return holds ? 'yes' : 'no';
}

export const runningDashasText: TellerOf<'running-dashas'> = (result, name) => [
  `Dashas that run at ${minuteOf(result.reference_at)} UTC${result.levels.length === 0 ? '' : ':'}`,
  result.current_note,
  ...result.levels.map(
    ({ dasha_level, lord, starts_at, ends_at }) =>
      `${name('dasha_level', dasha_level)}: ${name('graha', lord)}, ${minuteOf(starts_at)} to ${minuteOf(ends_at)}`,
  ),
  `Moon at birth: ${name('nakshatra', result.nakshatra_name)} pada ${result.pada}`,
  `A birth one minute later brings each date ${result.days_per_birth_minute} days earlier.`,
  result.day_variation &&
    `The time is not known: dates move by ${result.day_variation.dates_move_by_days} days over that day, and the levels are those of noon.`,
];
