import type { Ephemeris, EphemerisDescription } from '../../base/ephemeris/ephemeris.js';
import { CHECKSUM, DESCRIPTION } from '../../base/ephemeris/pack/description.js';
import { checksumOf, requireIntact } from '../../base/ephemeris/pack/pack.js';
import { packEphemeris } from '../../base/ephemeris/pack/pack-ephemeris.js';
import { CalculationError } from '../../base/errors.js';

/** What `nirayana/ephemeris-pack` is: a pack in base64. */
export interface EphemerisPack {
  readonly default: string;
}

/**
 * The ephemeris of a pack that is imported or fetched, or whose bytes the caller has, to be given as the option
 * `ephemeris`. So a page can show, and answer from `nirayana/compact`, before the 0.7 MB have come. The pack of this
 * package is its module `nirayana/ephemeris-pack`; with it every answer is the one of `nirayana`, to the last digit.
 *
 * The checksum of the bytes is verified. Positions are decoded when the first of a body is asked for.
 *
 * @param source a pack that is imported, the address of one, read with the `fetch` of the platform, or its bytes
 * @throws CalculationError `engine_error` when it cannot be fetched, is no pack or is damaged, and `invalid_input` for a
 * source that is none of these.
 *
 * @example
 * import { loadEphemeris } from 'nirayana/ephemeris';
 *
 * // Of this package: const ephemeris = await loadEphemeris(import('nirayana/ephemeris-pack'));
 * const refusal = await loadEphemeris(new Uint8Array(1000)).catch((error: Error) => error.message);
 * refusal; // => 'The ephemeris cannot be used. This is no NRP1 pack.'
 */
export async function loadEphemeris(
  source: Promise<EphemerisPack> | string | URL | ArrayBuffer | Uint8Array,
): Promise<Ephemeris> {
  const bytes = await bytesOf(source);
  try {
    requireIntact(bytes);
  } catch (cause) {
    const reason = (cause as RangeError).message;
    throw new CalculationError('engine_error', `The ephemeris cannot be used. ${reason}`, [], { cause });
  }
  return packEphemeris(() => bytes, descriptionOf(bytes));
}

async function fetched(address: string | URL): Promise<Uint8Array> {
  const response = await arrived(fetch(address));
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  throw new CalculationError(
    'engine_error',
    `The ephemeris could not be fetched: the answer has status ${response.status}.`,
  );
}

async function arrived<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    throw new CalculationError('engine_error', 'The ephemeris could not be fetched.', [], { cause });
  }
}

async function bytesOf(source: unknown): Promise<Uint8Array> {
  if (typeof source === 'string' || source instanceof URL) return fetched(source);
  if (source instanceof Uint8Array) return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (source instanceof Promise) {
    const { default: text } = await arrived<EphemerisPack>(source);
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  }
  throw new CalculationError('invalid_input', 'The ephemeris must be an import, an address or bytes.');
}

/** A pack of the caller's own, such as our generator makes from another kernel, is named by its checksum alone. */
function descriptionOf(bytes: Uint8Array): EphemerisDescription {
  const checksum = checksumOf(bytes);
  if (checksum === CHECKSUM) return DESCRIPTION;
  return { ...DESCRIPTION, version: `NRP1 pack (${checksum})`, source: 'A pack that the caller has loaded.' };
}
