import { passwordFrom } from '../../jobs/logins.js';
import { COMMON_DIGESTS, DIGEST_LETTERS } from './common-passwords.js';
import { digestOf } from './digest.js';

/** Why a password is not taken: fewer than 12 characters, more than 128, or one that is tried first. */
export type PasswordRefusal = 'length' | 'common';

/**
 * The password as it is hashed, or why it is not taken.
 *
 * @param known what everybody who tries would think of: the account and its name
 */
export function acceptedPassword(
  text: string,
  known: readonly string[],
): { readonly password: string } | { readonly refusal: PasswordRefusal } {
  const password = passwordFrom(text);
  if (password === undefined) return { refusal: 'length' };
  return isCommon(password, known) ? { refusal: 'common' } : { password };
}

/** Fewer different characters, or fewer letters beside the words, are guessed soon. */
const LEAST = { different: 5, letters: 4 } as const;

/** Whether it is among the leaked ones, walks along a keyboard, repeats itself or is made of known words and digits. */
function isCommon(password: string, known: readonly string[]): boolean {
  const small = password.toLowerCase();
  if (COMMON_DIGESTS.has(digestOf(small).slice(0, DIGEST_LETTERS))) return true;
  if (new Set(small).size < LEAST.different || /^(.{1,6})\1+$/su.test(small)) return true;
  return isWalk(small) || isOfWords(small, known);
}

/** Rows of keys and of letters, along which fingers walk. */
const ROWS = [
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'abcdefghijklmnopqrstuvwxyz',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
];
const STEPS: ReadonlySet<string> = new Set(
  [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))].flatMap((row) =>
    [...row].map((_, at) => row.slice(at, at + 2)),
  ),
);

/** Whether three of four characters are those beside the one before, or the same again. */
function isWalk(text: string): boolean {
  const letters = [...text];
  const steps = letters.filter(
    (letter, at) => at > 0 && (letter === letters[at - 1] || STEPS.has(letters[at - 1] + letter)),
  );
  return steps.length * 4 >= (letters.length - 1) * 3;
}

const WORDS = [
  ...[
    'password',
    'passwort',
    'motdepasse',
    'contraseña',
    'contrasena',
    'parola',
    'parol',
    'пароль',
    'welcome',
    'letmein',
  ],
  ...[
    'administrator',
    'admin',
    'login',
    'qwerty',
    'qwertz',
    'azerty',
    'iloveyou',
    'привет',
    'йцукен',
    'dragon',
    'monkey',
  ],
  ...['football', 'baseball', 'sunshine', 'princess', 'superman', 'master', 'secret', 'changeme', 'default', 'guest'],
  ...[
    'nirayana',
    'jyotish',
    'astrology',
    'astrologer',
    'horoscope',
    'vedic',
    'account',
    'example',
    'test',
    'user',
    'root',
  ],
];

/** Digits and signs that stand for letters. */
const STAND_INS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether hardly a letter is left without the words that are known; a password may well be of digits alone. */
function isOfWords(text: string, known: readonly string[]): boolean {
  const words = [...WORDS, ...known.flatMap((name) => [name, ...name.split(/\s+/u)])]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= LEAST.letters)
    .sort((first, second) => second.length - first.length);
  const without = (from: string) => words.reduce((rest, word) => rest.replaceAll(word, ''), from);
  const written = [...text].map((letter) => STAND_INS[letter] ?? letter).join('');
  return [text, written].some((whole) => {
    const rest = without(whole);
    return rest !== whole && (rest.match(/\p{L}|\p{M}/gu)?.length ?? 0) < LEAST.letters;
  });
}
