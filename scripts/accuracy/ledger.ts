import { defaultEphemeris } from '../../src/base/ephemeris/default.js';
import { differences, skyAnswer } from '../../test/support/reference/births.js';
import { readTable } from '../../test/support/reference/compare.js';
import { spreads } from '../../test/support/reference/spread.js';
import {
  birthObservations,
  ENGINES,
  eventObservations,
  formulaObservations,
  type Observation,
  positionObservations,
} from './observations.js';

/** How one quantity differs from the reference in one period, in the unit of the quantity. */
export interface Figure {
  readonly rows: number;
  readonly mean: number;
  /** Nine in ten lie below. */
  readonly p90: number;
  readonly max: number;
}

/** A quantity by engine and period. What no engine enters stands under `any`. */
interface Quantity {
  readonly unit: string;
  readonly engines: Readonly<Record<string, Readonly<Record<string, Figure>>>>;
}

/** The accuracy ledger: what docs/accuracy.json holds. */
export interface Ledger {
  /** What the numbers are compared with. */
  readonly reference: string;
  readonly span: { readonly from: string; readonly to: string };
  /** What stands behind each engine. */
  readonly ephemerides: Readonly<Record<string, { readonly version: string; readonly source: string }>>;
  /** The tables and how many rows of each were compared. */
  readonly tables: Readonly<Record<string, number>>;
  /** Signs, nakshatras, padas, rising signs and navamsas of births.tsv that differ, of how many, by engine. */
  readonly births: Readonly<Record<string, { readonly compared: number; readonly different: number }>>;
  readonly quantities: Readonly<Record<string, Quantity>>;
}

const TABLES = [
  'births.tsv',
  'moon_phases.tsv',
  'positions.tsv',
  'saturn_ingresses.tsv',
  'stations.tsv',
  'sunrise.tsv',
  'transit_passes.tsv',
] as const;

/** Compares with every row of a folder of reference tables. */
export function ledgerOf(folder: string): Ledger {
  const births = readTable('births.tsv', folder);
  const wrong = births.flatMap((row) => differences(row, skyAnswer(row)));
  const observations = [
    ...positionObservations(folder),
    ...formulaObservations(folder),
    ...birthObservations(births),
    ...ENGINES.flatMap((ephemeris) => eventObservations(ephemeris, folder)),
  ];
  return {
    reference: 'Swiss Ephemeris 2.10.03 with its own data files, Lahiri (mode 1), nutation taken out',
    span: { from: '1800-01-01', to: '2200-12-31' },
    ephemerides: Object.fromEntries(
      ENGINES.map(({ description: { library, version, source } }) => [library, { version, source }]),
    ),
    tables: Object.fromEntries(TABLES.map((name) => [name, readTable(name, folder).length])),
    births: {
      [defaultEphemeris.description.library]: { compared: births.length * 5, different: wrong.length },
    },
    quantities: quantitiesOf(observations),
  };
}

function quantitiesOf(observations: readonly Observation[]): Record<string, Quantity> {
  const quantities: Record<string, Quantity> = {};
  for (const [name, ofQuantity] of grouped(observations, ({ quantity }) => quantity)) {
    const engines: Record<string, Record<string, Figure>> = {};
    for (const [engine, ofEngine] of grouped(ofQuantity, (observation) => observation.engine)) {
      const periods = grouped(ofEngine, ({ period }) => period).map(([period, some]) => [period, figureOf(some)]);
      engines[engine] = Object.fromEntries(periods);
    }
    quantities[name] = { unit: (ofQuantity[0] as Observation).unit, engines };
  }
  return quantities;
}

/** The members of each group; groups in the order of their names. */
function grouped<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function figureOf(observations: readonly Observation[]): Figure {
  const [spread] = spreads(observations.map(({ error }) => ({ quantity: '', error, row: '' })));
  if (!spread) throw new RangeError('A figure needs a row.');
  const { count: rows, mean, p90, max } = spread;
  if (!Number.isFinite(max)) throw new RangeError(`An event of ${observations[0]?.quantity} has no counterpart.`);
  return { rows, mean: rounded(mean), p90: rounded(p90), max: rounded(max) };
}

/** Three significant digits; what is below a millionth of the unit is nothing. */
function rounded(value: number): number {
  return value < 1e-6 ? 0 : Number(value.toPrecision(3));
}
