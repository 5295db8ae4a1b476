import type { CareerStatement } from '../career/result.js';

/** What an interpreter is given: rules that were found true, and no name, place or instant of birth. */
export interface InterpretationRequest {
  /** The rules by which the statements were made. */
  readonly method: string;
  /** The statements of the result, as they stand in it. */
  readonly statements: readonly CareerStatement[];
  /** What the text must not say. A text that does is refused. */
  readonly never_words: readonly string[];
  /** What stands below every text. */
  readonly disclaimer: string;
}

/** A step of an interpreter: how far it is, 0 to 1, or its text, which ends it. */
export type InterpretationStep = { readonly progress: number } | { readonly text: string };

/**
 * Words the statements of a career-dna job. The text stands beside the statements and never in their place.
 *
 * One that throws, gives no text, or one with a word that must not be said, is asked again, three times in all; then the
 * job fails and its credit is returned. The signal is aborted when its time is up or the worker stops.
 */
export type Interpreter = (
  request: InterpretationRequest,
  signal: AbortSignal,
) => Promise<{ readonly text: string }> | AsyncIterable<InterpretationStep>;

/** Characters of the longest text that is kept. */
const LONGEST_INTERPRETATION = 100_000;

/** What is wrong with the text of an interpreter, undefined where nothing is. */
export function faultOf(text: unknown, neverWords: readonly string[]): string | undefined {
  if (typeof text !== 'string' || text.trim() === '') return 'The interpreter gave no text.';
  if (text.length > LONGEST_INTERPRETATION) return 'The text of the interpreter is too long.';
  const said = neverWords.find((word) => saysWord(text, word));
  return said === undefined ? undefined : `The text of the interpreter says "${said}".`;
}

/** As a word of its own, whatever its case and the white space in it. */
function saysWord(text: string, word: string): boolean {
  const parts = word.split(/\s+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
