import { LOCALES } from '../../languages/locale/locales.js';
import type { Door } from '../http/door.js';
import { Lazy } from '../web/lazy.js';
import { ACCOUNT_PATH, PLANS_PATH } from './paths.js';
import type { AccountOptions } from './room/call.js';
import type { AccountRoom } from './room/room.js';

/** The pages of accounts and of the plans in every language, as doors of a service. */
export function accountDoors(options: AccountOptions): readonly Door[] {
  const part = new Lazy(() => import('./room/room.js'));
  let room: AccountRoom | undefined;
  const roomOf = async () => {
    const { AccountRoom } = await part.get();
    room ??= new AccountRoom(options);
    return room;
  };
  // The path of English names no language; one that does leads to it.
  return ['', ...LOCALES.map((locale) => `/${locale}`)].flatMap((prefix) =>
    [ACCOUNT_PATH, PLANS_PATH].map((path) => ({
      path: prefix + path,
      answer: async (asked) => (await roomOf()).answer(asked),
      part,
    })),
  );
}
