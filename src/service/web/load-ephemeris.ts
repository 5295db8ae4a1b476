import type { Ephemeris, EphemerisDescription } from '../../base/ephemeris/ephemeris.js';
import { CHECKSUM, DESCRIPTION } from '../../base/ephemeris/pack/description.js';
import { checksumOf, requireIntact } from '../../base/ephemeris/pack/pack.js';
import { packEphemeris } from '../../base/ephemeris/pack/pack-ephemeris.js';
import { CalculationError } from '../../base/errors.js';

/**
 * The ephemeris of a pack that is fetched, or whose bytes the caller has, to be given as the option `ephemeris`. So a
 * page can show, and answer from `nirayana/compact`, before the 0.7 MB have come. The pack of this package is its file
 * `nirayana/ephemeris-pack`; with it every answer is the one of `nirayana`, to the last digit.
 *
 * The checksum of the bytes is verified. Positions are decoded when the first of a body is asked for.
 *
 * @param source the address of a pack, read with the `fetch` of the platform, or its bytes
 * @throws CalculationError `engine_error` when it cannot be fetched, is no pack or is damaged, and `invalid_input` for a
 * source that is neither an address nor bytes.
 *
 * @example
 * import { loadEphemeris } from 'nirayana/ephemeris';
 *
 * // In a page: const ephemeris = await loadEphemeris('/nirayana-1800-2200.nrp');
 * const refusal = await loadEphemeris(new Uint8Array(1000)).catch((error: Error) => error.message);
 * refusal; // => 'The ephemeris cannot be used. This is no NRP1 pack.'
 */
export async function loadEphemeris(source: string | URL | ArrayBuffer | Uint8Array): Promise<Ephemeris> {
  const bytes = typeof source === 'string' || source instanceof URL ? await fetched(source) : bytesOf(source);
  try {
    requireIntact(bytes);
  } catch (cause) {
    const reason = (cause as RangeError).message;
    throw new CalculationError('engine_error', `The ephemeris cannot be used. ${reason}`, [], { cause });
  }
  return packEphemeris(() => bytes, descriptionOf(bytes));
}

async function fetched(address: string | URL): Promise<Uint8Array> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch (cause) {
    throw new CalculationError('engine_error', 'The ephemeris could not be fetched.', [], { cause });
  }
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  throw new CalculationError(
    'engine_error',
    `The ephemeris could not be fetched: the answer has status ${response.status}.`,
  );
}

function bytesOf(source: unknown): Uint8Array {
  if (source instanceof Uint8Array) return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  throw new CalculationError('invalid_input', 'The ephemeris must be an address, a Uint8Array or an ArrayBuffer.');
}

/** A pack of the caller's own, such as our generator makes from another kernel, is named by its checksum alone. */
function descriptionOf(bytes: Uint8Array): EphemerisDescription {
  const checksum = checksumOf(bytes);
  if (checksum === CHECKSUM) return DESCRIPTION;
  return { ...DESCRIPTION, version: `NRP1 pack (${checksum})`, source: 'A pack that the caller has loaded.' };
}
