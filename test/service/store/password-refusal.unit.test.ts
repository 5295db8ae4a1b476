import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedPassword, COMMON_DIGESTS, DIGEST_LETTERS } from '../../../src/service/store/password-refusal.js';

const KNOWN = ['acc_4Hk0yQ2mVb7TzR1x', 'Example Ltd'];
const refusal = (text: string) => {
  const read = acceptedPassword(text, KNOWN);
  return 'refusal' in read ? read.refusal : undefined;
};

describe('a password that is tried first', () => {
  it.each([
    // Leaked ones, of lists that everybody who tries has.
    ...[
      '1qaz2wsx3edc',
      'sonyericsson',
      'PeanutButter',
      'michaeljackson',
      'q1w2e3r4t5y6',
      'Unbelievable',
      'qazwsx123456',
    ],
    // Walks along keys and letters, and repetitions.
    ...[
      'abcdefghijkl',
      '123456789012',
      'qwertyuiopas',
      'Mnopqrstuvwxyz1',
      'йцукенгшщзхъ',
      '000000000000',
      'catcatcatcatcat',
    ],
    // Known words with digits and signs.
    ...[
      'Password2026!',
      'P@ssw0rd!2026',
      'Passwort12345',
      'motdepasse123',
      'nirayana2026!',
      'Letmein!!1234',
      'привет1234567',
    ],
    // What anybody knows of the account.
    ...['acc_4Hk0yQ2mVb7TzR1x', 'Example Ltd 2026', 'ltd-example-11'],
  ])('is refused: %s', (password) => {
    expect(refusal(password)).toBe('common');
  });

  it('is no other, of whatever characters it is made', () => {
    const fine = [
      'a horse at the ascendant',
      'correct horse battery',
      '8472 9104 5561 3302',
      'सूर्य चन्द्र मंगल बुध',
      'пять коней у дома',
    ];
    for (const password of [...fine, 'my password is a walrus', '🪐🌙🌞⭐🌍🌑🪐🌙🌞⭐🌍☄'])
      expect(refusal(password)).toBeUndefined();
  });

  it('is not one that was made at random', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
    const random = fc.string({ unit: fc.constantFrom(...letters), minLength: 16, maxLength: 40 });
    fc.assert(
      fc.property(random, (text) => {
        fc.pre(new Set(text.toLowerCase()).size > 8);
        // Such a text walks along the keys by chance less often than a list of it can be read.
        expect(refusal(text)).toBeUndefined();
      }),
      { numRuns: 2_000, seed: 20 },
    );
  });

  it('is told from one that is too short or too long', () => {
    expect(refusal('Short-one1')).toBe('length');
    expect(refusal('x y '.repeat(40))).toBe('length');
    expect(acceptedPassword('crème brûlée au four'.normalize('NFD'), KNOWN)).toEqual({
      password: 'crème brûlée au four'.normalize('NFC'),
    });
  });

  it('is one of 292 digests, each of its length', () => {
    expect(COMMON_DIGESTS.size).toBe(292);
    for (const digest of COMMON_DIGESTS) expect(digest).toMatch(new RegExp(`^[\\da-f]{${DIGEST_LETTERS}}$`));
    const digest = createHash('sha256').update('thecakeisalie').digest('hex');
    expect(COMMON_DIGESTS.has(digest.slice(0, DIGEST_LETTERS))).toBe(true);
  });
});
