/** The letters of random texts: the base62 characters, which no shell, address or header treats specially. */
export const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const KEY_PREFIX = 'nir_';

/** 190 random bits: a digest of a key can be kept without salt, since nobody can try them all. */
export const KEY_LETTERS = 32;

const KEY = new RegExp(`^${KEY_PREFIX}[${LETTERS}]{${KEY_LETTERS}}$`);

/** Characters that end a line, or turn round what stands beside them, so that a list shows something else than it has. */
const UNSHOWN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text can be the name of an account or a key: one line, shown as it is written. */
export function isPlainLine(text: string): boolean {
  return !UNSHOWN.test(text);
}

/** Whether a text has the form of a key, so that it is worth being looked up. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}
