import { passwordFrom } from '../../jobs/logins.js';
import { digestOf } from './values.js';

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

/**
 * The first 40 bits of SHA-256 of those of the 79,000 commonest passwords that have twelve characters or more, in small
 * letters; digests, since many are not fit to be read. From the frequency lists of zxcvbn 4.4.2 (Dan Wheeler and Dropbox)
 * with 30,000, and of @zxcvbn-ts/language-common 4.1.3 (its authors) with 49,000, both under the MIT licence, which count
 * leaked ones; of the second those that the rules do not refuse. One of four thousand million others is taken for one of
 * them.
 */
export const COMMON_DIGESTS: ReadonlySet<string> = new Set(
  `
  0025f75704 0054a7de9d 00a6b72d40 00b4777520 00cfe46d2b 015000f4b5 01f71c9a2b 024b4c2f27 02f51482f5 032cc11fe7
  04959fa881 04ccc67445 04dbdd177b 051925d03f 0534141524 0596049211 05bb432a4b 0625e5bfa1 0647f4b0bf 07f5316203
  097cb6c325 09938f9128 09a77f44eb 09fba7943e 0a67248b9a 0b67c64a4e 0d6ffddb87 0da0b943f3 0de05e45b9 0e3cb137a4
  107ddcead5 14864a6a23 14bbe3f726 150343431c 1668c11fb8 16e539e883 17417ebfe0 174cb75121 1803c6a33d 1854755c00
  185efd4ce8 18bf6edc84 194828bdf8 1a6842ffcb 1a6bd4d9d7 1b01e30a19 1b733e3089 1c312dd642 1c699d06d9 1e3bb89475
  1f454e8ce8 20e7c2e898 23ce07fe87 243d023cc2 2566a18cd1 26288d9904 2675e73289 27eecf97f3 2889f546af 2929e22f48
  2943a567bc 2b0a8c234b 2c402093f5 2cb3809ee3 2d543bbc12 2d8a413227 2f5f6ce5ae 30005f56cf 319bae28fe 31f61e77f2
  33489d249b 33d73e2341 35b6d0aaaa 35f91566a6 362799965c 36aa15a88e 37e72d5478 38b87b10d0 395f291073 3a5745a05f
  3b4da2e28e 3b6604d310 3b847ef748 3ea456b4b3 3f5c0b5f9c 40f598cc76 4346ff92f5 4379b1d20a 439087482d 45c86bffcb
  46a281cd35 481ec310c2 487e420c9d 4891f85648 49d621325e 4a9c53ded2 4ab5811e8a 4ac1f5aefd 4acb3e6264 4bb5ed52e5
  4c73d6c77d 50bfee49c7 50f48097e3 53a60c9436 56f4ae3563 58baa3c54a 58c6b1d326 59e20f6945 5b406272e9 5bd7adb024
  5d5a70a2d7 5e4ff8ebb5 5e610e6b4d 5e9286da82 5eca4891da 5f3b3b6149 5f50dd7274 5ffed2e1bd 606be4be7d 617034c22d
  6265db0c8c 62d9b56b23 64a8136bed 65bc867f68 6678d43e74 66f1fa832d 67d710a590 6ad665a03d 6ae217164a 6b15713240
  6b84199f56 6c5f285a9e 6eedfb96d7 70e448ef30 715a97491c 716f9ff929 7179b0b309 73476e3826 7398cf10f2 74305616b2
  765ad9f4c7 772f0fe1b2 775b9c2000 77b90e7e99 780b10cfaa 789b99e92a 7a01adea4b 7c36c5b0fb 7dcac91aac 7fd06f0e2a
  80da9f8808 8174a05d4e 81d06fe916 8206d22f04 821a280205 82ba701bc8 837035490f 845ba5e412 84607371de 84615b1a7b
  84de136856 84ebc1bac7 8768ced25e 87d97d15e6 8907a499b5 89352621a2 897b312072 89b00a2edf 8ae902dd09 8afbfdb8db
  8bf4dec545 8c5cae7c0d 8c6e96f7ab 8df9502653 9015b3502a 9077d1af69 909cde4a27 925b13a7ef 9457299b29 953124f596
  95b3af3099 95ce70d9ed 9a622eeaf4 9c8f5a4a77 9e15ec810d 9e5a2714f7 9edd7412fe 9f80a5e140 a0364755a3 a2456ff061
  a5ee70f152 a603974ae4 a627af4943 a62ecb8c4f a68bf3b2fe a90a207374 a91f0cc24f a9a95a63a4 ab8b9e02b3 acf4548897
  ad9b0702bc addba6a155 ae5deb865d af57f9a21b b01eb00080 b024e8405b b0256f0ef4 b108fdf8c7 b10e642780 b28c22cd04
  b2c37ed19a b34564f1c4 b382822578 b4c4d8d1bf b51d7bea6d b6b9010255 b836be358f b8da82a495 b9689b46e0 b9c950640e
  ba75cd39ea bc5b3fe32e bce2966c0b bd085eb59a bea7f08875 c1b59ba0c5 c2bc829f29 c4d308f6f2 c5f20a679d c6558d2c11
  c68689b338 c6b3e5102f c7e402258e c82079ec84 c85f67ba80 c8ade45ed6 c8c38b9c87 c9034e49af c90bc0f6d3 cab18e5c0c
  cacfd52440 cb5e0fac75 cb79b02b20 cc57129a45 cd340d1a5c ce6428728f d1746e1ce9 d25b1b53fe d4b45864d9 d52475ba94
  d84a9a6b2b d86c8651b7 d8aafc4b84 d8aecc652c db7ad95033 dbdcf01bf5 de6278ab9e e000f40fc4 e12b82d1d8 e168897bb4
  e36fabda1f e4005e2c15 e49a33216d e5bdf69366 e638180191 e714ccb23a e773bb5d90 e8d5d1b90f e8f1ad2bde e9a2f4d0e1
  ea5595cde8 ecef7b1e64 eee9c6e190 eefa1c7e0c ef52ace090 f1d113f9c0 f1fa5d6c26 f384c0e4f8 f3c88012ac f3eac56ea4
  f587d4d586 f5c9316b20 f5f1ce8f25 f644b3d077 f7bcd2d4e3 f815ae617c f941f557ee f952b74b60 fa6e5e5a18 fcac76b4b2
  fcca288045 fd4e7e81e1
`
    .trim()
    .split(/\s+/),
);

export const DIGEST_LETTERS = 10;
