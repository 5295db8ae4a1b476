import type { ToldConventions } from '../../calculation/conventions.js';
import type { SuccessEnvelope } from '../../calculation/envelopes.js';
import type { ReadInput } from '../../calculation/read-input.js';
import { type RunOptions, successOf } from '../../calculation/run.js';
import type { AnyTool } from '../../calculation/tool.js';
import { isEnglish, spoken } from './spoken.js';

/** A calculation that takes long, as plain data: it can be done by another thread. */
export interface LongCall {
  readonly slug: string;
  readonly fields: ReadInput['fields'];
  readonly conventions: ToldConventions;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly baseUrl: string;
  /** Places of its window that it takes. */
  readonly places: number;
}

/**
 * Whether nobody waits any more.
 *
 * @param perhaps whether one counts that has closed its side, and may have gone or wait still
 */
export type IsGone = (perhaps?: boolean) => boolean;

/**
 * Does calculations beside the loop that answers requests. Rejects as the calculation throws, and with `rate_limited`
 * where too many wait.
 *
 * @param client who asks, so that one cannot fill it for all others
 * @param isGone asked before the calculation begins
 */
export type Elsewhere = (call: LongCall, client: string, isGone?: IsGone) => Promise<SuccessEnvelope>;

/** Where a calculation may be done beside here. */
export interface Standing {
  /** Undefined where there is nothing but this thread, or what computes is of the operator's own. */
  readonly elsewhere?: Elsewhere | undefined;
  readonly client: string;
  readonly isGone?: IsGone | undefined;
}

export interface Asking extends Required<Pick<RunOptions, 'baseUrl' | 'environment'>> {
  readonly at: Date;
  /** The options that the caller has chosen. */
  readonly conventions: ToldConventions;
  /** Places of its window that it takes, by `costOf`. */
  readonly places: number;
}

/** Calculates here what is short, and elsewhere what is long. @throws or rejects as the calculation does */
export function envelopeOf(
  tool: AnyTool,
  read: ReadInput,
  { at, baseUrl, environment, conventions, places }: Asking,
  { elsewhere, client, isGone }: Standing,
): SuccessEnvelope | Promise<SuccessEnvelope> {
  if (places === 1 || !elsewhere) {
    // Nobody waits for a turn of the loop who asks for no language.
    if (isEnglish(conventions, read.fields)) {
      return successOf(tool, read, at, { baseUrl, environment: { ...environment, ...conventions } });
    }
    return spokenSuccess(tool, read, { at, baseUrl, environment, conventions });
  }
  const call = { slug: tool.slug, fields: read.fields, conventions, at: at.getTime(), baseUrl, places };
  return elsewhere(call, client, isGone);
}

/** The envelope of a calculation that is asked for in a language. Rejects as the calculation throws. */
export async function spokenSuccess(
  tool: AnyTool,
  read: ReadInput,
  { at, baseUrl, environment, conventions }: Omit<Asking, 'places'>,
): Promise<SuccessEnvelope> {
  const chosen = await spoken(conventions, read.fields);
  return successOf(tool, read, at, { baseUrl, environment: { ...environment, ...chosen } });
}
