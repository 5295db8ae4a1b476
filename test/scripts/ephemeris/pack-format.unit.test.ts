import { describe, expect, it } from 'vitest';
import type { Ellipse } from '../../../scripts/ephemeris/ellipse.js';
import { type Pack, readPack, writePack } from '../../../scripts/ephemeris/pack-format.js';

const ellipse: Ellipse = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1 / 3];

const PACK: Pack = {
  span: { from: 2378480.5, to: 2524960.5 },
  guard: 0.97,
  ellipses: [{ packId: 14, ellipse }],
  series: [
    {
      packId: 1,
      axis: 0,
      daysPerSegment: 32,
      quantum: 2.5e-8,
      constant: 1.25,
      slope: 0.23,
      columns: [Int32Array.of(6153543, -6153543, 0), Int32Array.of(-1, 1, 2 ** 31 - 1)],
      parameters: Uint8Array.of(20, 0),
    },
    {
      packId: 9,
      axis: 2,
      daysPerSegment: 4096,
      quantum: 1e-6,
      constant: 0,
      slope: 0,
      columns: [Int32Array.of(0)],
      parameters: Uint8Array.of(0),
    },
  ],
};

describe('a pack', () => {
  const bytes = writePack(PACK);

  it('reads back as it was written', () => {
    expect(readPack(bytes)).toEqual(PACK);
  });

  it('has its fields where the format puts them', () => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    expect(String.fromCharCode(...bytes.subarray(0, 4))).toBe('NRP1');
    expect([4, 12, 20].map((at) => view.getFloat64(at, true))).toEqual([2378480.5, 2524960.5, 0.97]);
    expect([...bytes.subarray(28, 31)]).toEqual([2, 1, 14]);
    expect(view.getFloat64(31 + 8 * 13, true)).toBe(1 / 3);
    const at = 30 + 113;
    expect([...bytes.subarray(at, at + 2)]).toEqual([1, 0]);
    expect([2, 4, 6].map((offset) => view.getUint16(at + offset, true))).toEqual([32, 2, 3]);
    expect([8, 16, 24].map((offset) => view.getFloat64(at + offset, true))).toEqual([2.5e-8, 1.25, 0.23]);
    expect([...bytes.subarray(at + 36, at + 38)]).toEqual([20, 0]);
    // The last series is a header, one parameter and one byte of code, before the checksum.
    expect(bytes.length).toBe(at + 38 + view.getUint32(at + 32, true) + 36 + 1 + 1 + 4);
  });

  it('notices every flipped byte', () => {
    for (let i = 4; i < bytes.length; i++) {
      const flipped = Uint8Array.from(bytes);
      flipped[i] = (flipped[i] ?? 0) ^ 0x10;
      expect(() => readPack(flipped), `byte ${i}`).toThrow('damaged');
    }
  });

  it('is told from other files', () => {
    expect(() => readPack(new Uint8Array(100))).toThrow('Not a pack');
    expect(() => readPack(new Uint8Array(3))).toThrow('Not a pack');
  });

  it('refuses what its fields cannot hold', () => {
    const series = PACK.series.map((one) => ({ ...one, daysPerSegment: 65536 }));
    expect(() => writePack({ ...PACK, series })).toThrow(RangeError);
  });
});
