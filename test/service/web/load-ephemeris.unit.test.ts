import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBase64 } from '../../../src/base/ephemeris/default.js';
import encoded from '../../../src/base/ephemeris/pack/nirayana-1800-2200.js';
import { CalculationError } from '../../../src/base/errors.js';
import { type AnyTool, allTools, calculate, type Environment, type Ephemeris } from '../../../src/entries/index.js';
import { loadEphemeris } from '../../../src/service/web/load-ephemeris.js';
import { ANY_LANGUAGE } from '../../support/languages.js';

const bytes = fromBase64(encoded);
const server = createServer((request, response) => {
  const isKnown = request.url === '/pack';
  response.writeHead(isKnown ? 200 : 404).end(isKnown ? bytes : 'no such file');
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** What a tool answers, to the last digit, or why it does not. */
function answer(tool: AnyTool, input: object, options: Partial<Environment>): string {
  try {
    return JSON.stringify(
      calculate(tool, input, { now: new Date('2026-01-01T00:00:00Z'), ...ANY_LANGUAGE, ...options }),
    );
  } catch (error) {
    return String(error);
  }
}

describe('a loaded ephemeris', () => {
  it.each(allTools)('answers every golden case of $slug with the bytes of the default', async (tool) => {
    const file = new URL(`../../../golden/cases/${tool.slug}.json`, import.meta.url);
    const cases = JSON.parse(readFileSync(file, 'utf8')) as { input: object }[];
    const loaded = await loadEphemeris(bytes);
    let asked = 0;
    const ephemeris: Ephemeris = {
      ...loaded,
      position: (body, at) => {
        asked++;
        return loaded.position(body, at);
      },
      motion: (body, at) => {
        asked++;
        return loaded.motion(body, at);
      },
    };
    for (const { input } of cases) expect(answer(tool, input, { ephemeris })).toBe(answer(tool, input, {}));
    // A table hangs on nothing. A rising sign hangs on the Earth alone, but an old clock is told with its Moon.
    const asksNoBody = ['sun-sign', 'compatibility'].includes(tool.slug);
    expect(asked === 0).toBe(asksNoBody);
  });

  it('comes from an import, from an address as a text or a URL, and from a buffer', async () => {
    const buffer = new Uint8Array(bytes).buffer;
    const imported = import('../../../src/base/ephemeris/pack/nirayana-1800-2200.js');
    for (const source of [imported, `${address}/pack`, new URL(`${address}/pack`), buffer]) {
      const { description, span } = await loadEphemeris(source);
      expect(description.version).toBe('nirayana-1800-2200 (6a133a32)');
      expect(span).toEqual({ first: 2378480.5, last: 2524960.5 });
    }
  });

  it('is named by its checksum when it is not the one of the package', async () => {
    const other = withChecksum(bytes.slice().fill(0, 20, 28));
    const { description } = await loadEphemeris(other);
    expect(description.version).toMatch(/^NRP1 pack \([0-9a-f]{8}\)$/);
    expect(description.version).not.toContain('6a133a32');
  });
});

describe('an ephemeris that cannot be loaded', () => {
  const refusal = async (source: never) => {
    const error = await loadEphemeris(source).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CalculationError);
    const { code, message } = error as CalculationError;
    return [code, message];
  };

  it.each([
    ['a damaged one', bytes.slice().fill(7, 5000, 5001), 'The ephemeris cannot be used. The pack is damaged.'],
    ['one cut off', bytes.subarray(0, 300_000), 'The ephemeris cannot be used. The pack is damaged.'],
    [
      'a page of text',
      new TextEncoder().encode('<!doctype html>'.repeat(9)),
      'The ephemeris cannot be used. This is no NRP1 pack.',
    ],
    ['nothing', new Uint8Array(), 'The ephemeris cannot be used. This is no NRP1 pack.'],
  ])('is refused in a sentence: %s', async (_what, source, message) => {
    expect(await refusal(source as never)).toEqual(['engine_error', message]);
  });

  it('tells the status of an answer without it', async () => {
    const told = 'The ephemeris could not be fetched: the answer has status 404.';
    expect(await refusal(`${address}/other` as never)).toEqual(['engine_error', told]);
  });

  it('tells that there was no answer, and keeps the address to itself', async () => {
    expect(await refusal('http://user:secret@127.0.0.1:1/' as never)).toEqual([
      'engine_error',
      'The ephemeris could not be fetched.',
    ]);
  });

  it('tells that an import has failed', async () => {
    const told = ['engine_error', 'The ephemeris could not be fetched.'];
    expect(await refusal(Promise.reject(new TypeError('Failed to fetch')) as never)).toEqual(told);
  });

  it.each([[undefined], [null], [5], [{}]])('must come from an address or bytes, not %j', async (source) => {
    const told = 'The ephemeris must be an import, an address or bytes.';
    expect(await refusal(source as never)).toEqual(['invalid_input', told]);
  });
});

/** The bytes with a CRC-32 at their end that is right. */
function withChecksum(pack: Uint8Array): Uint8Array {
  let crc = -1;
  for (const byte of pack.subarray(0, -4)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  new DataView(pack.buffer).setUint32(pack.length - 4, ~crc >>> 0, true);
  return pack;
}
