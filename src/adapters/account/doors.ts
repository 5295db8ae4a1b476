import { LOCALES } from '../../locale/locales.js';
import type { Door } from '../http/door.js';
import { Lazy } from '../web/lazy.js';
import { ACCOUNT_PATH, PLANS_PATH } from './paths.js';
import type { AccountOptions } from './room/call.js';

/** The pages of accounts and of the plans in every language, as doors of a service. */
export function accountDoors(options: AccountOptions): readonly Door[] {
  const part = new Lazy(async () => {
    const { AccountRoom } = await import('./room/room.js');
    return new AccountRoom(options);
  });
  return LOCALES.flatMap((locale) =>
    [ACCOUNT_PATH, PLANS_PATH].map((path) => ({
      path: locale === 'en' ? path : `/${locale}${path}`,
      answer: async (asked) => (await part.get()).answer(asked),
      part,
    })),
  );
}
