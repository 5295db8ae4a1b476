import { sounded } from '../sounded.js';
import type { Phrases } from './question-words.js';

/** A word of a question, and whether something has understood it. */
export interface Word {
  readonly word: string;
  isRead: boolean;
}

/** Whether a word is another; of one that is all of a phrase more may be asked. */
export type IsSaid = (word: string, other: string, isAlone: boolean) => boolean;

/** What some words mean that follow each other, and where they stand. */
interface Spot<Meant> {
  readonly meant: Meant;
  readonly at: number;
  readonly length: number;
}

/** The first phrase that stands in the words; its words are read then. */
export function spotOf<Meant>(
  words: readonly Word[],
  phrases: Phrases<Meant>,
  isSaid: IsSaid,
): Spot<Meant> | undefined {
  const isOpenAs = (word: Word | undefined, other: string, isAlone: boolean) =>
    word !== undefined && !word.isRead && isSaid(word.word, other, isAlone);
  for (const [meant, phrase] of phrases) {
    const at = words.findIndex((_, index) =>
      phrase.every((each, step) => isOpenAs(words[index + step], each, phrase.length === 1)),
    );
    if (at < 0) continue;
    for (const word of words.slice(at, at + phrase.length)) word.isRead = true;
    return { meant, at, length: phrase.length };
  }
  return undefined;
}

export function isOpen({ isRead }: Word): boolean {
  return !isRead;
}

export function isSame(word: string, other: string): boolean {
  return word === other;
}

/** Shorter words sound like too many others, and with a letter wrong are others. */
export const FEWEST_HEARD = 4;

/** Whether a word in Latin letters is another as it sounds. */
export function isHeard(word: string, other: string): boolean {
  return word === other || (word.length >= FEWEST_HEARD && sounded(word) === sounded(other));
}
