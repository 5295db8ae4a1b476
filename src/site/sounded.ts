/**
 * A word in Latin letters as it sounds to who writes a language of India: long vowels as short ones, aspirates as plain
 * letters, zh as l, v as w, sh as s, letters that stand twice within it once. Words of other letters stay.
 */
export function sounded(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  return word
    .replaceAll('zh', 'l')
    .replaceAll(/([kgcjtdpbs])h+/g, '$1')
    .replaceAll('f', 'p')
    .replaceAll(/ow|ou|au/g, 'o')
    .replaceAll('v', 'w')
    .replaceAll('q', 'k')
    .replaceAll('x', 'ks')
    .replaceAll(/([ae])\1+/g, (_, vowel: string) => (vowel === 'a' ? 'a' : 'i'))
    .replaceAll(/i{2,}/g, 'i')
    .replaceAll(/o{2,}|u{2,}/g, 'u')
    .replaceAll(/iy(?=a)/g, 'i')
    .replaceAll(/([b-df-hj-np-tv-z])\1+(?=[a-z])/g, '$1');
}

/** How many letters of a word may be wrong: one of about four. */
export function slipsIn(word: string): number {
  return Math.floor(word.length / 4);
}

/** Malayalam of older keyboards, which put a joiner where newer ones have one letter, and letters that stand twice. */
const CHILLU: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };

/** A text without what is typed in two ways in a script of India. */
export function inOneSpelling(text: string): string {
  if (!/[\u0900-\u0d7f]/.test(text)) return text;
  return text
    .replaceAll(/([ണനരലളക])\u0d4d\u200d/g, (_, letter: string) => CHILLU[letter] ?? letter)
    .replaceAll(/\u200c|\u200d/g, '')
    .replaceAll(/ർ([\u0d15-\u0d39])\u0d4d(?:\1|ഥ)/g, (whole, letter: string) =>
      whole.endsWith('ഥ') ? 'ർഥ' : `ർ${letter}`,
    );
}
