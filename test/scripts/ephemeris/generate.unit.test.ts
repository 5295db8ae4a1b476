import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  BARYCENTRE_NAIF_ID,
  EARTH_NAIF_ID,
  KILOMETRES_PER_AU,
  MASSES,
  MOON,
  PLANETS,
  SUN_NAIF_ID,
} from '../../../scripts/ephemeris/bodies.js';
import { ellipsePosition } from '../../../scripts/ephemeris/ellipse.js';
import { generatePack, neededSpan } from '../../../scripts/ephemeris/generate.js';
import { readPack } from '../../../scripts/ephemeris/pack-format.js';
import { openKernel } from '../../../scripts/ephemeris/spk.js';
import { add, scale, type Vector, ZERO } from '../../../scripts/ephemeris/vector.js';
import { EARTH_MOON_RATIO } from '../../../src/base/ephemeris/pack/heliocentric.js';
import { words } from '../../support/support.js';
import { memorySource, recordsOf, type SyntheticSegment, syntheticKernel } from '../../support/synthetic-kernel.js';

/** Eleven years of a solar system of Kepler ellipses. */
const SPAN = { from: 2451545, to: 2455545 };
const LOADED = neededSpan(SPAN);
const EDGES = { from: Math.floor(LOADED.from), to: Math.ceil(LOADED.to) };
const LUNAR_MONTH = 27.321661;
/** From the ecliptic, in which the motions are given, to the equator of the kernel. */
const OBLIQUITY = (84381.406 / 3600) * (Math.PI / 180);

function heliocentric(name: string, julianDay: number): Vector {
  const planet = PLANETS.find((one) => one.name === name);
  return planet ? scale(ellipsePosition(planet.start, julianDay), KILOMETRES_PER_AU) : ZERO;
}

/** The Sun from the barycentre. */
function sun(julianDay: number): Vector {
  return Object.entries(MASSES).reduce(
    (sum, [name, mass]) => add(sum, scale(heliocentric(name, julianDay), -mass)),
    ZERO,
  );
}

/** The Moon from the Earth: a circle with a swing that is not on it. */
function moon(julianDay: number): Vector {
  const angle = (2 * Math.PI * (julianDay - SPAN.from)) / LUNAR_MONTH;
  const longitude = angle + 0.1 * Math.sin(angle);
  const distance = 385000 - 20000 * Math.cos(angle);
  return { x: distance * Math.cos(longitude), y: distance * Math.sin(longitude), z: 30000 * Math.sin(0.99 * angle) };
}

function segment(
  target: number,
  center: number,
  motion: (day: number) => Vector,
  daysPerRecord: number,
): SyntheticSegment {
  const records = recordsOf(
    (day) => {
      const { x, y, z } = motion(day);
      return [x, y * Math.cos(OBLIQUITY) - z * Math.sin(OBLIQUITY), y * Math.sin(OBLIQUITY) + z * Math.cos(OBLIQUITY)];
    },
    { ...EDGES, daysPerRecord, terms: 13 },
  );
  return { target, center, from: EDGES.from, daysPerRecord, records };
}

function kernelBytes(): Uint8Array {
  const planets = PLANETS.map(({ name, naifId }) =>
    segment(naifId, 0, (day) => add(sun(day), heliocentric(name, day)), naifId <= 2 ? 8 : 16),
  );
  return syntheticKernel({
    comment: 'Kepler ellipses',
    segments: [
      ...planets,
      segment(SUN_NAIF_ID, 0, sun, 16),
      segment(MOON.naifId, BARYCENTRE_NAIF_ID, (day) => scale(moon(day), EARTH_MOON_RATIO / (1 + EARTH_MOON_RATIO)), 4),
      segment(EARTH_NAIF_ID, BARYCENTRE_NAIF_ID, (day) => scale(moon(day), -1 / (1 + EARTH_MOON_RATIO)), 4),
    ],
  });
}

const bytes = kernelBytes();
const kernels = [openKernel(memorySource(bytes))];

describe('a generated pack', () => {
  const lines: string[] = [];
  const generated = generatePack({ kernels, span: SPAN, progress: (line) => void lines.push(line) });

  it('holds nine ellipses and three coordinates of ten bodies', () => {
    const pack = readPack(generated.bytes);
    expect(pack.span).toEqual(SPAN);
    expect(pack.ellipses).toHaveLength(9);
    expect(pack.series.map(({ packId, axis }) => `${packId}/${axis}`)).toEqual(
      [1, 2, 3, 14, 4, 5, 6, 7, 8, 9].flatMap((id) => [0, 1, 2].map((axis) => `${id}/${axis}`)),
    );
  });

  it('is as exact as it was asked to be', () => {
    expect(generated.accuracy.map(({ body }) => body)).toEqual(words`
      sun moon mercury venus mars jupiter saturn uranus neptune pluto
    `);
    for (const { longitudeArcseconds, latitudeArcseconds, limitArcseconds } of generated.accuracy) {
      for (const { max, rms } of [longitudeArcseconds, latitudeArcseconds]) {
        expect(max).toBeLessThanOrEqual(limitArcseconds);
        expect(rms).toBeGreaterThan(0);
        expect(rms).toBeLessThan(max);
      }
    }
  });

  it('tells what is going on', () => {
    expect(lines[0]).toBe('kernel loaded for JD 2451545 to 2455545');
    expect(lines.filter((line) => line.includes('axis'))).toHaveLength(30);
  });

  it('needs the kernel beyond its own end', () => {
    const span = { from: SPAN.from, to: SPAN.to + 4096 };
    expect(() => generatePack({ kernels, span, progress: () => {} })).toThrow('The kernel has no data for');
  });
});

describe('the command', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const command = ['--import', 'tsx', 'scripts/ephemeris/build.ts'];
  const kernel = join(folder, 'kepler.bsp');
  writeFileSync(kernel, bytes);

  it('writes a pack and its manifest, the same ones every time', () => {
    const read = (name: string) => readFileSync(join(folder, name));
    const write = (name: string) =>
      execFileSync(process.execPath, [
        ...command,
        kernel,
        `--out=${join(folder, name, 'pack')}`,
        `--from=${SPAN.from}`,
        `--to=${SPAN.to}`,
      ]);
    write('first');
    write('second');
    expect(read('first/pack.nrp').equals(read('second/pack.nrp'))).toBe(true);
    expect(read('first/pack.json').equals(read('second/pack.json'))).toBe(true);
    expect(JSON.parse(read('first/pack.json').toString())).toMatchObject({
      format: 'NRP1',
      pack: { file: 'pack.nrp', bytes: read('first/pack.nrp').length },
      span: { from: '2000-01-01', to: '2010-12-14' },
      kernels: [
        { file: 'kepler.bsp', bytes: bytes.length, internal_name: 'synthetic kernel', comment: ['Kepler ellipses'] },
      ],
    });
  });

  it.each([
    [[], 'No kernel is given.'],
    [[kernel, '--into=x'], "Unknown option '--into'"],
    [[kernel, '--from=2000', '--to=1999'], 'The span must be two Julian days'],
    [[kernel, '--from=yesterday'], 'The span must be two Julian days'],
    [[join(folder, 'none.bsp')], 'none.bsp: the file cannot be opened.\n'],
    [[new URL(import.meta.url).pathname], 'generate.unit.test.ts: not an SPK kernel'],
  ])('explains itself: %#', (parameters, message) => {
    const { status, stderr } = spawnSync(process.execPath, [...command, ...parameters], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });
});
