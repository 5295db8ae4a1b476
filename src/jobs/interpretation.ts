import type { LanguageCode } from '../languages/locale/locales.js';

/** Something that a result has found, by which sentences can name what they rest on. */
export interface Statement {
  /** `s1`, `s2` and so on. */
  readonly id: string;
  readonly code: string;
  /** What was found; which keys there are hangs on the code. */
  readonly facts: object;
  /** Of career-dna: over all fields of work. */
  readonly points?: number;
}

/** A field of work and the statements that name it, each with its points. */
export interface StatedField {
  readonly code: string;
  readonly points: number;
  readonly rules: readonly { readonly statement: string; readonly points: number }[];
}

/** What an interpreter is given: what was found, and no name, place or instant of birth. */
export interface InterpretationRequest {
  /** The rules or the tool by which the statements were made. */
  readonly method: string;
  /** The language to write in. */
  readonly locale: LanguageCode;
  /** Those of career-dna as they stand in its result. */
  readonly statements: readonly Statement[];
  /** The fields of work that the result of career-dna shows; of other tools none. */
  readonly themes: readonly StatedField[];
  /** What the text must not say. A text that does is refused. */
  readonly never_words: readonly string[];
  /** What stands below every text. */
  readonly disclaimer: string;
}

/** A sentence and the ids of the statements that it rests on. */
export interface InterpretedSentence {
  readonly text: string;
  readonly statements: readonly string[];
}

/** A step of an interpreter: how far it is, 0 to 1, or its sentences, which end it. */
export type InterpretationStep = { readonly progress: number } | { readonly sentences: readonly InterpretedSentence[] };

/**
 * Words the statements of a job, in place of the interpreter that is built in. Its sentences stand beside the statements
 * and never in their place.
 *
 * One that throws, gives no sentences, or one that rests on no statement or has a word that must not be said, is asked
 * again, three times in all; then the job fails and its credits are returned. The signal is aborted when its time is up or
 * the worker stops.
 */
export type Interpreter = (
  request: InterpretationRequest,
  signal: AbortSignal,
) => Promise<{ readonly sentences: readonly InterpretedSentence[] }> | AsyncIterable<InterpretationStep>;

/** Who has written sentences: the rules that are built in, or an interpreter that the operator has put in their place. */
export type Writer = { readonly kind: 'rules'; readonly version: string } | { readonly kind: 'interpreter' };

/** What stands beside the statements of a result. */
export interface Interpretation {
  readonly locale: LanguageCode;
  readonly written_by: Writer;
  /** The statements, where the result has none of its own. */
  readonly statements?: readonly Statement[];
  readonly sentences: readonly InterpretedSentence[];
  /** All sentences, one after the other. */
  readonly text: string;
}

/** Characters of the longest text that is kept, and the most sentences. */
const LONGEST_INTERPRETATION = 100_000;
const MOST_SENTENCES = 1_000;

/** What is wrong with the sentences of an interpreter, undefined where nothing is. */
export function faultOf(
  sentences: unknown,
  { statements, never_words }: Pick<InterpretationRequest, 'statements' | 'never_words'>,
): string | undefined {
  if (!Array.isArray(sentences) || sentences.length === 0) return 'The interpreter gave no sentences.';
  if (sentences.length > MOST_SENTENCES) return 'The interpreter gave too many sentences.';
  const ids = new Set(statements.map(({ id }) => id));
  for (const sentence of sentences as readonly unknown[]) {
    if (!isSentence(sentence)) return 'The interpreter gave a sentence without a text or statements.';
    const unknown = sentence.statements.find((id) => !ids.has(id));
    if (sentence.statements.length === 0) return 'A sentence of the interpreter rests on no statement.';
    if (unknown !== undefined) return 'A sentence of the interpreter rests on a statement that there is not.';
  }
  const text = textOf(sentences);
  if (text.length > LONGEST_INTERPRETATION) return 'The text of the interpreter is too long.';
  const said = never_words.find((word) => saysWord(text, word));
  return said === undefined ? undefined : `The text of the interpreter says "${said}".`;
}

function isSentence(sentence: unknown): sentence is InterpretedSentence {
  const { text, statements } = (sentence ?? {}) as { readonly text?: unknown; readonly statements?: unknown };
  const isList = Array.isArray(statements) && statements.every((id) => typeof id === 'string');
  return typeof text === 'string' && text.trim() !== '' && isList;
}

/** Sentences as one text. */
export function textOf(sentences: readonly InterpretedSentence[]): string {
  return sentences.map(({ text }) => text.trim()).join(' ');
}

/** As a word of its own, whatever its case and the white space in it. */
function saysWord(text: string, word: string): boolean {
  const parts = word.split(/\s+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
