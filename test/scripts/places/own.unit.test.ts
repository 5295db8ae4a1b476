import { describe, expect, it } from 'vitest';
import { corrected, named, readLocalities, readOwnPlaces } from '../../../scripts/places/own.js';

const TOWNS = readOwnPlaces(
  [
    'Agra\tAkbarabad\tIN\tUttar Pradesh\t27.18\t78.02\t1400000\tAsia/Kolkata',
    'Rampur\t\tIN\tUttar Pradesh\t28.81\t79.03\t300000\tAsia/Kolkata',
    'Rampur\tRāmnath\tIN\tHimachal Pradesh\t31.45\t77.63\t5000\tAsia/Kolkata',
  ].join('\n'),
);

describe('the tables of our own', () => {
  it('add places and parts of a city, which have its region and zone', () => {
    const [part] = readLocalities('Agra\tTajganj|Taj Ganj\t27.16\t78.05', TOWNS);
    expect(part).toEqual({
      ...TOWNS[0],
      name: 'Tajganj',
      alternates: ['Taj Ganj'],
      city: ['Agra', 'Akbarabad'],
      latitude: 27.16,
      longitude: 78.05,
      population: 0,
    });
  });

  it('put names before those of the source, each once', () => {
    const [agra] = named(TOWNS, 'IN Agra\tआगरा\tAKBARABAD|Agra');
    expect(agra?.alternates).toEqual(['आगरा', 'AKBARABAD']);
  });

  it('mean the largest place of a name, or that of a region', () => {
    const all = named(TOWNS, 'IN Rampur\tone\nIN Rampur, Himachal Pradesh\ttwo');
    expect(all.map(({ alternates }) => alternates)).toEqual([['Akbarabad'], ['one'], ['two', 'Rāmnath']]);
  });

  it('put right a population and take a name away', () => {
    const table = 'IN\tRampur\tHimachal Pradesh\tpopulation\t6000\nIN\tRampur\tHimachal Pradesh\tnot_called\tRamnath';
    expect(corrected(TOWNS, table)[2]).toMatchObject({ population: 6000, alternates: [] });
  });

  it('are refused where they name no place or have other columns', () => {
    expect(() => named(TOWNS, 'IN Nowhere\tx')).toThrow('There is no IN Nowhere.');
    expect(() => readOwnPlaces('Agra\tIN')).toThrow('Not 8 columns: Agra\tIN');
  });
});
