import type { Graha } from '../../base/zodiac/graha.js';
import type { Namer } from '../../languages/words/say.js';
import type { RunningDashaSpans } from '../dasha.js';
import type { SchemeDashas } from '../scheme-dashas.js';
import { dateOf, type Line, listed } from './telling.js';

/** The dashas that run, of each level. */
export function runningLords({ maha, antar, pratyantar }: RunningDashaSpans, name: Namer): string {
  const until = ({ lord, ends_at }: RunningDashaSpans['maha']) => `${name('graha', lord)} until ${dateOf(ends_at)}`;
  return `mahadasha ${until(maha)}, antardasha ${until(antar)}, pratyantardasha ${until(pratyantar)}`;
}

type LordName = (lord: Graha) => string;

/** The dashas of a scheme, each lord by the name that he has there. */
export function schemeTold(dashas: SchemeDashas<string>, name: Namer, lordName: LordName): Line[] {
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
