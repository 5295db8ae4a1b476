import { expect, it } from 'vitest';
import type { CaveatFacts } from '../../../src/base/input/caveats.js';
import { ascendant, birth } from '../../../src/entries/index.js';
import { numberIn, readTable } from '../../support/reference/compare.js';

const rows = readTable('old_clocks.tsv').map((row) => ({
  name: row['name'] ?? '',
  isOther: row['note']?.startsWith('*') === true,
  offset: row['offset'] ?? '',
  born: {
    date: row['date'] ?? '',
    time: row['time'] ?? '',
    place: { latitude: numberIn(row, 'latitude'), longitude: numberIn(row, 'longitude') },
  },
}));

it.each(rows)('$name, recorded by UTC$offset, is told the rising sign of that clock', ({ born, offset }) => {
  const { result, provenance } = ascendant(born);
  const caveat = provenance.caveats.find(({ code }) => code === 'zone_city_clock');
  const { clocks = [] } = (caveat?.facts ?? {}) as Partial<CaveatFacts['zone_city_clock']>;
  const kept = ascendant(birth({ ...born, clock: offset }));
  const told = [result.lagna.sign, ...clocks.map(({ lagna_sign_name }) => lagna_sign_name)];
  expect(told).toContain(kept.result.lagna.sign);
  expect(kept.provenance.caveats.map(({ code }) => code)).not.toContain('zone_city_clock');
  expect(kept.provenance.options).toEqual({ clock: offset });
  // Each row is what choosing its clock gives.
  for (const { utc_offset, lagna_sign_name } of clocks) {
    expect(ascendant(born, { clock: utc_offset }).result.lagna.sign).toBe(lagna_sign_name);
  }
});

it.each(rows.filter(({ isOther }) => isOther))(
  '$name, where the zone has another clock than that of the record, is told of it',
  ({ born, offset }) => {
    const caveat = ascendant(born).provenance.caveats.find(({ code }) => code === 'zone_city_clock');
    const { clocks = [] } = (caveat?.facts ?? {}) as Partial<CaveatFacts['zone_city_clock']>;
    expect(clocks.map(({ utc_offset }) => utc_offset)).toContain(offset);
  },
);
