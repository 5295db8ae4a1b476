/** A session ends when nothing was asked with it for so long. */
export const IDLE_MINUTES = 30;

/** A session ends so long after it began, whatever was asked. */
export const SESSION_HOURS = 12;

/** An invitation to set a password can be used for so long, once. */
export const INVITATION_DAYS = 7;

/** A number of wrong tries is forgotten when none has come for so long. */
export const TRIES_HOURS = 24;

/** For so long an address is known to which an account has logged in, so that it has an allowance of its own. */
export const KNOWN_DAYS = 30;

/**
 * Wrong tries that nobody waits for. An address may have many people behind it; one that is known of an account is counted
 * for that account alone, so that strangers who try it keep nobody out there.
 */
const FREE_TRIES = { account: 5, address: 20, known: 5 } as const;
export type Tried = keyof typeof FREE_TRIES;

const LONGEST_WAIT_SECONDS = 60;

/**
 * What is to be waited after so many wrong tries in a row, seconds: 1 after the first that is not free, then twice as long
 * each time, up to a minute. So an account is tried 70 times in an hour at most by all who have not logged in to it before,
and whoever has waits for nobody else.
 */
export function waitSeconds(count: number, tried: Tried): number {
  const beyond = count - FREE_TRIES[tried];
  // From the seventh on the double is longer than a minute; a shift by more than thirty would begin anew.
  return beyond <= 0 ? 0 : beyond > 6 ? LONGEST_WAIT_SECONDS : 1 << (beyond - 1);
}

/** Characters of a password. */
const PASSWORD_LENGTH = { least: 12, most: 128 } as const;

/**
 * A password as it is hashed, so that all keyboards write the same.
 *
 * @returns undefined where it is too short or too long
 */
export function passwordFrom(text: string): string | undefined {
  // No form of a character takes more than 18 units of UTF-16, and what is longer is not worth being read.
  if (text.length > 18 * PASSWORD_LENGTH.most) return undefined;
  const password = text.normalize('NFKC');
  const { length } = [...password];
  return length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most ? password : undefined;
}
