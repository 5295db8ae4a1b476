import type { LanguageCode } from './locales.js';

/** Chooses the form of a noun for a whole, non-negative count, by the plural rules of the Unicode CLDR. */
export type Plural = (count: number) => string;

/** English, German and Spanish: one and the rest. */
export function oneOrOther(one: string, other: string): Plural {
  return (count) => `${count} ${count === 1 ? one : other}`;
}

/** French counts none like one. */
export function upToOneOrOther(one: string, other: string): Plural {
  return (count) => `${count} ${count <= 1 ? one : other}`;
}

/** Ukrainian and Russian: 1, 21, 31; 2 to 4, 22 to 24; and the rest, 11 to 14 among them. */
export function slavic(one: string, few: string, many: string): Plural {
  return (count) => {
    const [tens, units] = [count % 100, count % 10];
    if (units === 1 && tens !== 11) return `${count} ${one}`;
    return `${count} ${units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many}`;
  };
}

/** "a, b and c" with a language's own "and". Its comma never stands before it. */
export function joinedBy(and: string): (items: readonly string[]) => string {
  return (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`);
}

/** A word at the start of a sentence. */
export function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** A label within a line: with a small first letter, but in German, whose labels begin with nouns. */
export function lowered({ locale }: { readonly locale: LanguageCode }, label: string): string {
  return locale === 'de' ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
