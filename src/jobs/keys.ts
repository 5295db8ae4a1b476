/** The letters of random texts: the base62 characters, which no shell, address or header treats specially. */
export const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const KEY_PREFIX = 'nir_';

/** 190 random bits: a digest of a key can be kept without salt, since nobody can try them all. */
export const KEY_LETTERS = 32;

const KEY = new RegExp(`^${KEY_PREFIX}[${LETTERS}]{${KEY_LETTERS}}$`);

/** Whether a text has the form of a key, so that it is worth being looked up. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}
