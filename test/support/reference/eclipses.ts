import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { lunarAtPlace, solarAtPlace } from '../../../src/rules/eclipse/at-place.js';
import { earthPoint, STEP_DAYS } from '../../../src/rules/eclipse/earth-point.js';
import { type Eclipse, eclipsesIn } from '../../../src/rules/eclipse/eclipses.js';
import { localSun, solarMagnitude } from '../../../src/rules/eclipse/local-sun.js';
import { LUNAR_CONTACTS, type LunarEclipse, lunarEclipse } from '../../../src/rules/eclipse/lunar-eclipse.js';
import {
  lunarDepth,
  lunarElements,
  type ShadowRule,
  umbralMagnitude,
} from '../../../src/rules/eclipse/lunar-elements.js';
import type { SolarEclipse } from '../../../src/rules/eclipse/solar-eclipse.js';
import { syzygiesIn } from '../../../src/rules/eclipse/syzygies.js';
import { numberIn, type Row, readTable } from './compare.js';

/** By how much a value differs from that of a row: seconds, degrees or parts. */
interface EclipseDeviation {
  readonly quantity: string;
  /** Place, if any, and date. */
  readonly row: string;
  readonly difference: number;
}

export interface EclipseComparison {
  readonly rows: number;
  readonly deviations: readonly EclipseDeviation[];
  /** Rows that are of another type, with ours and theirs. */
  readonly types: readonly string[];
}

const DAY = 86_400_000;
const SPANS = { start: Date.UTC(1900, 0, 1), end: Date.UTC(2101, 0, 1) };

const seconds = (at: number, text: string) => (at - Date.parse(text)) / 1000;
const text = (row: Row, name: string) => row[name] ?? '';
const column = (name: string) => `${name}_ut`;

function partner<Kind extends Eclipse['kind']>(all: readonly Eclipse[], kind: Kind, row: Row) {
  const at = Date.parse(text(row, 'maximum_ut'));
  const found = all.find((eclipse) => eclipse.kind === kind && Math.abs(eclipse.maximum - at) < DAY);
  if (!found) throw new RangeError(`There is no ${kind} eclipse of ${text(row, 'maximum_ut')}.`);
  return found as Extract<Eclipse, { kind: Kind }>;
}

class Collector implements EclipseComparison {
  rows = 0;
  readonly deviations: EclipseDeviation[] = [];
  readonly types: string[] = [];

  row(row: Row): string {
    this.rows++;
    return [text(row, 'place'), text(row, 'maximum_ut').slice(0, 10)].filter(Boolean).join(' ');
  }

  type(row: string, ours: string, theirs: string | undefined): void {
    if (ours !== theirs) this.types.push(`${row}: ${ours} here, ${theirs} there`);
  }

  add(quantity: string, row: string, difference: number): void {
    this.deviations.push({ quantity, row, difference });
  }

  /** Where both have it. */
  time(quantity: string, row: string, at: number | undefined, text: string | undefined): void {
    if (at !== undefined && text) this.add(quantity, row, seconds(at, text));
  }
}

/** Every row of solar-eclipses.tsv and lunar-eclipses.tsv of a folder; fails where one has no partner. */
export function compareGlobal(folder?: string): {
  readonly solar: EclipseComparison;
  readonly lunar: EclipseComparison;
} {
  const all = eclipsesIn(defaultEphemeris, SPANS);
  const solar = new Collector();
  for (const row of readTable('solar-eclipses.tsv', folder)) {
    const name = solar.row(row);
    const eclipse = partner(all, 'solar', row);
    solar.type(name, `${eclipse.type} ${eclipse.central ? 1 : 0}`, `${text(row, 'type')} ${text(row, 'central')}`);
    solar.time('maximum', name, eclipse.maximum, text(row, 'maximum_ut'));
    solar.time('begins', name, eclipse.begins, text(row, 'begins_ut'));
    solar.time('ends', name, eclipse.ends, text(row, 'ends_ut'));
    solar.add('magnitude', name, eclipse.magnitude - numberIn(row, 'magnitude_there'));
    solar.add('latitude', name, eclipse.greatest.latitude - numberIn(row, 'latitude_of_maximum'));
  }
  const lunar = new Collector();
  for (const row of readTable('lunar-eclipses.tsv', folder)) {
    const name = lunar.row(row);
    const eclipse = partner(all, 'lunar', row);
    lunar.type(name, eclipse.type, text(row, 'type'));
    lunar.time('maximum', name, eclipse.maximum, text(row, 'maximum_ut'));
    lunar.add('umbral magnitude', name, Math.max(0, eclipse.umbralMagnitude) - numberIn(row, 'umbral_magnitude'));
    lunar.add('penumbral magnitude', name, eclipse.penumbralMagnitude - numberIn(row, 'penumbral_magnitude'));
    for (const { code, at } of eclipse.contacts) lunar.time(code, name, at, row[column(lunarColumn(code))]);
  }
  return { solar, lunar };
}

function lunarColumn(code: (typeof LUNAR_CONTACTS)[number]): string {
  return code.replace('penumbral', 'penumbra');
}

/** The difference of a rising within an eclipse there: by their rule the whole disc has to be over the horizon. */
const RISING = 300;

/**
 * Every row of the tables of places. Where the maximum is at a rising or setting, theirs is two to four minutes off, since
 * there the whole disc has to be up; the magnitude is then compared at their instant.
 */
export function compareAtPlaces(folder?: string): {
  readonly solar: EclipseComparison;
  readonly lunar: EclipseComparison;
} {
  const all = eclipsesIn(defaultEphemeris, SPANS);
  return { solar: solarAtPlaces(all, folder), lunar: lunarAtPlaces(all, folder) };
}

function solarAtPlaces(all: readonly Eclipse[], folder?: string): EclipseComparison {
  const solar = new Collector();
  for (const row of readTable('solar-eclipses-of-places.tsv', folder)) {
    const name = solar.row(row);
    const eclipse = partner(all, 'solar', row);
    const seen = solarAtPlace(defaultEphemeris, eclipse, placeOf(row));
    if (!seen?.isVisible) throw new RangeError(`${name} is not seen.`);
    solar.type(name, seen.type, text(row, 'type'));
    if (!isAtEdge(row, text(row, 'sunrise_within_ut'), text(row, 'sunset_within_ut'))) {
      solar.time('maximum', name, seen.maximum, text(row, 'maximum_ut'));
      if (seen.type === 'partial') solar.add('obscuration', name, seen.obscuration - numberIn(row, 'obscuration'));
    }
    solar.add('magnitude', name, magnitudeAt(eclipse, row) - numberIn(row, 'magnitude'));
    for (const { code, at } of seen.contacts) solar.time(code, name, at, row[column(`${code}_contact`)]);
    solar.time('rising', name, near(seen.rises, text(row, 'sunrise_within_ut')), text(row, 'sunrise_within_ut'));
    solar.time('setting', name, near(seen.sets, text(row, 'sunset_within_ut')), text(row, 'sunset_within_ut'));
  }
  return solar;
}

function lunarAtPlaces(all: readonly Eclipse[], folder?: string): EclipseComparison {
  const lunar = new Collector();
  for (const row of readTable('lunar-eclipses-of-places.tsv', folder)) {
    const name = lunar.row(row);
    const eclipse = partner(all, 'lunar', row);
    const seen = lunarAtPlace(defaultEphemeris, eclipse, placeOf(row));
    if (!seen.isVisible) throw new RangeError(`${name} is not seen.`);
    lunar.type(name, seen.type, text(row, 'type'));
    if (!isAtEdge(row, text(row, 'moonrise_within_ut'), text(row, 'moonset_within_ut'))) {
      lunar.time('maximum', name, seen.maximum, text(row, 'maximum_ut'));
    }
    const depth = lunarDepth(eclipse.elements, stepsOf(eclipse, row));
    lunar.add('umbral magnitude', name, Math.max(0, umbralMagnitude(depth)) - numberIn(row, 'umbral_magnitude'));
    for (const { code, at } of seen.contacts) lunar.time(code, name, at, row[column(lunarColumn(code))]);
    lunar.time('rising', name, near(seen.rises, text(row, 'moonrise_within_ut')), text(row, 'moonrise_within_ut'));
    lunar.time('setting', name, near(seen.sets, text(row, 'moonset_within_ut')), text(row, 'moonset_within_ut'));
  }
  return lunar;
}

const placeOf = (row: Row) => ({ latitude: numberIn(row, 'latitude'), longitude: numberIn(row, 'longitude') });

function isAtEdge(row: Row, ...edges: readonly string[]): boolean {
  return edges.includes(text(row, 'maximum_ut'));
}

/** A rising within both; some rows have one of another day. */
function near(at: number | undefined, text: string | undefined): number | undefined {
  return at !== undefined && text && Math.abs(seconds(at, text)) < RISING ? at : undefined;
}

function stepsOf({ elements }: Eclipse, row: Row): number {
  return (momentAt(Date.parse(text(row, 'maximum_ut'))).tt - elements.at) / STEP_DAYS;
}

function magnitudeAt(eclipse: SolarEclipse, row: Row): number {
  return solarMagnitude(localSun(eclipse.elements, earthPoint(placeOf(row)), stepsOf(eclipse, row)));
}

/** Contacts of lunar-eclipses.tsv by a rule for the width of the shadow. */
export function compareShadow(rule: ShadowRule, folder?: string): EclipseComparison {
  const all = syzygiesIn(defaultEphemeris, SPANS)
    .filter(({ kind }) => kind === 'lunar')
    .map((syzygy) => lunarEclipse(defaultEphemeris, syzygy, lunarElements(defaultEphemeris, syzygy.at, rule)))
    .filter((eclipse): eclipse is LunarEclipse => eclipse !== undefined);
  const compared = new Collector();
  for (const row of readTable('lunar-eclipses.tsv', folder)) {
    const at = Date.parse(text(row, 'maximum_ut'));
    const eclipse = all.find(({ maximum }) => Math.abs(maximum - at) < DAY);
    const name = compared.row(row);
    compared.type(name, eclipse?.type ?? 'none', text(row, 'type'));
    for (const code of LUNAR_CONTACTS) {
      const contact = eclipse?.contacts.find((one) => one.code === code);
      compared.time(code, name, contact?.at, row[column(lunarColumn(code))]);
    }
  }
  return compared;
}
