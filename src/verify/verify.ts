import recorded, { type Recorded } from 'virtual:recorded';
import { CalculationError } from '../base/errors.js';
import type { Language } from '../languages/language.js';
import { loadLanguage, pagesIn } from '../languages/list.js';
import { LANGUAGE_CODES, type LanguageCode, OFFERED } from '../languages/locale/locales.js';
import { answerTo } from './answers.js';
import { chartSamples, timelineSamples } from './chart-samples.js';
import { hashOf } from './hash-of.js';
import { interpretedText, statedExamples } from './interpretations.js';

/** What is compared: the answer of a calculator, a drawing, or what the interpreter says in a language. */
export type VerifiedKind = 'answer' | 'chart' | 'interpretation';

/** Something that came out with other bytes than those that are recorded. */
export interface Difference {
  readonly kind: VerifiedKind;
  /** The slug of the calculator and the name of the case, the name of the drawing, or the code of the language. */
  readonly name: string;
  /** What this runtime made of it: an envelope as JSON, an SVG, or sentences. What threw is told by its message. */
  readonly made: string;
  /** The first half of the SHA-256 of the recorded bytes and of these, in hexadecimal. */
  readonly recordedHash: string;
  readonly madeHash: string;
}

/** What has been compared, and what is different. */
export interface Verification {
  /** How many of each kind were made and compared. */
  readonly compared: Readonly<Record<VerifiedKind, number>>;
  /** In the order of the record: the first is what to look at first. Empty where every byte is the recorded one. */
  readonly differences: readonly Difference[];
}

/** Options of `verify`. */
export interface VerifyOptions {
  /** Is told how many are done, and of how many, before each. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Ends the comparison: `verify` then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
}

interface Comparison {
  readonly kind: VerifiedKind;
  readonly name: string;
  readonly hash: string;
  readonly make: () => string;
}

/**
 * Calculates, draws and words anew all that is recorded with this version (every golden case of every calculator, every
 * drawing, the interpreter in every language) in whatever runtime calls it, and compares it byte for byte with the hashes
 * that come with the package.
 *
 * @returns what was compared, and what came out otherwise
 * @throws the reason of the signal, or a TypeError where the runtime has no Web Crypto (a page that is not of HTTPS)
 * @example
 * import { verify } from 'nirayana/verify';
 *
 * const { compared, differences } = await verify();
 * compared.answer > 900; // => true
 * differences; // => []
 */
export function verify(options: VerifyOptions = {}): Promise<Verification> {
  return verifyAgainst(recorded, options);
}

/** Compares with another record. */
export async function verifyAgainst(
  against: Recorded,
  { onProgress, signal }: VerifyOptions = {},
): Promise<Verification> {
  const all = await comparisonsWith(against);
  const compared = { answer: 0, chart: 0, interpretation: 0 };
  const differences: Difference[] = [];
  for (const [done, { kind, name, hash, make }] of all.entries()) {
    signal?.throwIfAborted();
    onProgress?.(done, all.length);
    const made = madeBy(make);
    const madeHash = await hashOf(made);
    compared[kind] += 1;
    if (madeHash !== hash) differences.push({ kind, name, made, recordedHash: hash, madeHash });
  }
  return { compared, differences };
}

async function comparisonsWith(against: Recorded): Promise<readonly Comparison[]> {
  const leftOut = OFFERED.filter((code) => !LANGUAGE_CODES.includes(code));
  if (leftOut.length > 0) {
    throw new CalculationError('engine_unavailable', `The bundler left languages out: ${leftOut.join(', ')}.`);
  }
  const loaded = await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await loadLanguage(code)] as const));
  const languages = Object.fromEntries(loaded) as Readonly<Record<LanguageCode, Language>>;
  const drawings = Object.entries({ ...chartSamples(languages), ...timelineSamples(languages) });
  const spoken = await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await pagesIn(code)] as const));
  let examples: ReturnType<typeof statedExamples> | undefined;
  return [
    ...Object.entries(against.answers).flatMap(([slug, cases]) =>
      cases.map(([name, hash, input, options]) => ({
        kind: 'answer' as const,
        name: `${slug}: ${name}`,
        hash,
        make: () => JSON.stringify(answerTo(slug, input, options, Object.values(languages))),
      })),
    ),
    ...drawings.map(([name, draw]) => ({
      kind: 'chart' as const,
      name,
      hash: hashNamed(against.charts, name),
      make: () => `${draw()}\n`,
    })),
    ...spoken.map(([code, { interpretation: words, language }]) => ({
      kind: 'interpretation' as const,
      name: code,
      hash: hashNamed(against.interpretations, code),
      make: () => {
        examples ??= statedExamples();
        return interpretedText(examples, { words, names: language.names });
      },
    })),
  ];
}

/** What is not recorded is different from whatever is made. */
function hashNamed(hashes: Readonly<Record<string, string>>, name: string): string {
  return hashes[name] ?? '';
}

function madeBy(make: () => string): string {
  try {
    return make();
  } catch (error) {
    return `${error}`;
  }
}
