import { minuteOf, type Teller } from '../../contract/telling/telling.js';
import type { SignEntriesResult } from './tool.js';

export const signEntriesText: Teller<SignEntriesResult> = (result, name) => {
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
