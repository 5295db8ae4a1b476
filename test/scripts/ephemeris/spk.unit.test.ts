import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KernelError, openKernel, withFile } from '../../../scripts/ephemeris/spk.js';
import { loadTrack } from '../../../scripts/ephemeris/track.js';
import {
  memorySource,
  type SyntheticKernel,
  type SyntheticSegment,
  syntheticKernel,
} from '../../support/synthetic-kernel.js';

const PAIR = { target: 4, center: 0 };
const START = 2451000.5;

/** Two records of 16 days. x is 1 + 2 T1 + 3 T2, y is T3, z is the number of the record. */
const MARS: SyntheticSegment = {
  ...PAIR,
  from: START,
  daysPerRecord: 16,
  records: [1, 2].map((record) => [
    [1, 2, 3, 0],
    [0, 0, 0, 1],
    [record, 0, 0, 0],
  ]),
};

/** One record in which x is constant. */
function constant(value: number, from: number, days: number, others: Partial<SyntheticSegment> = {}): SyntheticSegment {
  return { ...PAIR, from, daysPerRecord: days, records: [[[value], [0], [0]]], ...others };
}

function kernelOf(kernel: SyntheticKernel, change: (bytes: Buffer) => void = () => {}) {
  const bytes = Buffer.from(syntheticKernel(kernel));
  change(bytes);
  return openKernel(memorySource(bytes));
}

function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof KernelError) return error.message;
    throw error;
  }
  return 'not refused';
}

describe('a kernel', () => {
  it('tells its names, its comment and its segments', () => {
    const kernel = kernelOf({ segments: [MARS], comment: 'made for a test\nof two lines' });
    expect(kernel.internalName).toBe('synthetic kernel');
    expect(kernel.comment).toEqual(['made for a test', 'of two lines']);
    expect(kernel.segments).toMatchObject([
      { id: 'SYNTHETIC 4 wrt 0', ...PAIR, frame: 1, type: 2, from: START, to: START + 32 },
    ]);
  });

  it('may have its table of contents in several records', () => {
    const segments = Array.from({ length: 7 }, (_, i) => constant(i, START, 8, { target: i }));
    const kernel = kernelOf({ segments, summariesPerRecord: 3 });
    expect(kernel.segments.map(({ target }) => target)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const track = loadTrack([kernel], { target: 5, center: 0 }, { from: START, to: START + 8 });
    expect(track.position(START + 1).x).toBe(5);
  });

  it('is read from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kernel-'));
    try {
      const path = join(folder, 'mars.bsp');
      writeFileSync(path, syntheticKernel({ segments: [MARS] }));
      withFile(path, 'mars.bsp', (source) => {
        const track = loadTrack([openKernel(source)], PAIR, { from: START, to: START + 32 });
        expect(track.position(START + 8).x).toBe(-2);
        expect(refusal(() => source.read(source.size - 4, 8))).toContain('ends early');
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a track', () => {
  const track = loadTrack([kernelOf({ segments: [MARS] })], PAIR, { from: START, to: START + 32 });

  it.each([0, 1, 5.5, 12, 15.875])('sums the polynomials %d days into a record', (days) => {
    const x = days / 8 - 1;
    for (const record of [0, 1]) {
      const { position, velocity } = track.state(START + 16 * record + days);
      expect(position.x).toBeCloseTo(1 + 2 * x + 3 * (2 * x * x - 1), 12);
      expect(position.y).toBeCloseTo(4 * x * x * x - 3 * x, 12);
      expect(position.z).toBe(record + 1);
      expect(velocity.x).toBeCloseTo((2 + 12 * x) / 8, 12);
      expect(velocity.y).toBeCloseTo((12 * x * x - 3) / 8, 12);
      expect(velocity.z).toBe(0);
    }
  });

  it('ends with the last record', () => {
    expect(track.position(START + 32)).toEqual({ x: 6, y: 1, z: 2 });
    expect(refusal(() => track.position(START + 32.5))).toContain('no position of 4 with respect to 0');
    expect(refusal(() => track.position(START - 0.5))).toContain('no position of 4 with respect to 0');
  });

  it('is the same when only a part of it is loaded', () => {
    const part = loadTrack([kernelOf({ segments: [MARS] })], PAIR, { from: START + 20, to: START + 22 });
    expect(part.state(START + 21)).toEqual(track.state(START + 21));
  });

  it('goes on from segment to segment and from file to file', () => {
    const first = kernelOf({ segments: [constant(1, START, 8), constant(2, START + 8, 8)] });
    const second = kernelOf({ segments: [constant(3, START + 16, 8)] });
    const joined = loadTrack([second, first], PAIR, { from: START, to: START + 24 });
    expect([2, 10, 18].map((days) => joined.position(START + days).x)).toEqual([1, 2, 3]);
  });

  it('takes the later of overlapping segments', () => {
    const kernel = kernelOf({ segments: [constant(1, START, 32), constant(2, START + 8, 8)] });
    const joined = loadTrack([kernel], PAIR, { from: START, to: START + 32 });
    expect([2, 10, 18].map((days) => joined.position(START + days).x)).toEqual([1, 2, 1]);
  });
});

describe('a file that cannot be used', () => {
  const open = (change: (bytes: Buffer) => void) => refusal(() => kernelOf({ segments: [MARS] }, change));

  it.each([
    ['is no kernel', 'not an SPK kernel', (bytes: Buffer) => bytes.write('DAF/CK  ', 0)],
    ['is big-endian', 'big-endian', (bytes: Buffer) => bytes.write('BIG-IEEE', 88)],
    ['is from a VAX', 'unknown binary format "VAX-GFLT"', (bytes: Buffer) => bytes.write('VAX-GFLT', 88)],
    ['has other summaries', 'ND = 2 and NI = 5', (bytes: Buffer) => bytes.writeInt32LE(5, 12)],
    ['leads in a circle', 'damaged table of contents', (bytes: Buffer) => bytes.writeDoubleLE(3, 2048)],
    ['counts too many', 'damaged table of contents', (bytes: Buffer) => bytes.writeDoubleLE(26, 2048 + 16)],
  ])('%s', (_, message, change) => {
    expect(open((bytes) => void change(bytes))).toContain(message);
  });

  it('is too short', () => {
    expect(refusal(() => openKernel(memorySource(new Uint8Array(100))))).toContain('shorter than one record');
  });
});

describe('a segment that cannot be used', () => {
  const span = { from: START, to: START + 32 };
  const load = (segments: readonly SyntheticSegment[], change?: (bytes: Buffer) => void) =>
    refusal(() => loadTrack([kernelOf({ segments }, change)], PAIR, span));

  it('is missing', () => {
    expect(load([constant(1, START, 32, { target: 5 })])).toBe(
      'synthetic.bsp: no segment for body 4 with respect to 0.',
    );
  });

  it('is of another type or in another frame', () => {
    expect(load([{ ...MARS, type: 3 }])).toContain('is of type 3');
    expect(load([{ ...MARS, frame: 17 }])).toContain('is in frame 17');
  });

  it('leaves a gap', () => {
    const needed = `needed are JD ${START} to ${START + 32}.`;
    const gap = (from: number, to: number) =>
      `The kernel has no data for 4 with respect to 0 from JD ${START + from} to ${START + to}; ${needed}`;
    expect(load([constant(1, START, 8), constant(2, START + 9, 23)])).toBe(gap(8, 9));
    expect(load([constant(1, START + 1, 31)])).toBe(gap(0, 1));
    expect(load([constant(1, START, 16), constant(2, START + 4, 8)])).toBe(gap(16, 32));
  });

  it('lies outside the file', () => {
    const cut = Buffer.from(syntheticKernel({ segments: [MARS] })).subarray(0, -8);
    expect(refusal(() => loadTrack([openKernel(memorySource(cut))], PAIR, span))).toContain('outside the file');
  });

  it('contradicts its directory', () => {
    expect(load([MARS], (bytes) => bytes.writeDoubleLE(3, bytes.length - 8))).toContain('does not fit its length');
    expect(load([{ ...MARS, claimedTo: START + 33 }])).toContain('shorter than the span it claims');
  });
});
