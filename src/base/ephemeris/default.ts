import type { Ephemeris } from './ephemeris.js';
import { DESCRIPTION } from './series/description.js';
import data from './series/nirayana-series.js';
import { SkySeries, type SkySource } from './series/sky-series.js';
import { seriesEphemeris } from './series-ephemeris.js';

const own = /* @__PURE__ */ seriesEphemeris(openSeries, DESCRIPTION);

/**
 * The ephemeris every tool uses when none is given: our own series, 1800 to 2200. Against the Swiss Ephemeris within
 * 0.03" for the Sun and the planets and 0.1" for the Moon (docs/accuracy.md).
 */
export const defaultEphemeris: Ephemeris = own;

export function openSeries(): SkySeries {
  return new SkySeries(fromBase64(data));
}

/** Has the ephemeris take its numbers from elsewhere, where they are the same. */
export function goOnWith(source: SkySource): void {
  own.take(source);
}

/** What the ephemeris of the package takes its numbers from. */
export function sourceOfSky(): SkySource {
  return own.source();
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** What Node has beside the language, which reads the same text ten times as fast. */
interface Reader {
  readonly Buffer?: { readonly from?: (text: string, form: 'base64') => Uint8Array };
}

/** The bytes of base64 text without line breaks (RFC 4648, section 4). */
export function fromBase64(text: string): Uint8Array {
  const read = (globalThis as Reader).Buffer?.from?.(text, 'base64');
  return read ? new Uint8Array(read.buffer, read.byteOffset, read.length) : readBase64(text);
}

/** {@link fromBase64} in the language alone. */
export function readBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < ALPHABET.length; i++) values[ALPHABET.charCodeAt(i)] = i;
  const value = (i: number) => values[text.charCodeAt(i)] as number;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  // Room for what the padding stands for too: a write beyond the end of an array slows the whole loop.
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let i = 0, at = 0; i < text.length; i += 4, at += 3) {
    const bits = (value(i) << 18) | (value(i + 1) << 12) | (value(i + 2) << 6) | value(i + 3);
    bytes[at] = bits >> 16;
    bytes[at + 1] = bits >> 8;
    bytes[at + 2] = bits;
  }
  return bytes.subarray(0, bytes.length - padding);
}
