import { describe, expect, it } from 'vitest';
import { isTimeZone } from '../../src/base/time/named-zone.js';
import { findPlaces } from '../../src/entries/places.js';
import data from '../../src/places/data/geonames.js';
import { type Place, PlaceTable } from '../../src/places/place-table.js';
import { countryNames } from '../../src/places/whereabouts.js';

const table = new PlaceTable(data);
const places: Place[] = Array.from({ length: table.size }, (_, row) => table.place(row));
/** Evenly taken, as many as a test has time for. */
const some = places.filter((_, row) => row % 17 === 0);

/** The share of places for which something holds. */
const share = (those: readonly Place[], holds: (place: Place) => boolean) => those.filter(holds).length / those.length;

const isFound = (place: Place, found: readonly Place[]) =>
  found.some(({ latitude, longitude }) => latitude === place.latitude && longitude === place.longitude);

describe('the places', () => {
  it('are the 33,177 of the source and 528 of our own, in the composed normal form', () => {
    expect(places).toHaveLength(33_705);
    expect(data.names === data.names.normalize('NFC')).toBe(true);
    expect(data.regions === data.regions.normalize('NFC')).toBe(true);
  });

  it('are on the Earth, in a country and in a zone that every calculator knows', () => {
    const countries = countryNames();
    const odd = places.filter(
      ({ name, country, latitude, longitude, timezone }) =>
        !(name !== '' && countries.has(country) && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) ||
        !isTimeZone(timezone),
    );
    expect(odd).toEqual([]);
  });

  it('have a region, but for some two hundred', () => {
    expect(places.filter(({ region }) => region === null).length).toBeLessThanOrEqual(231);
    expect(places.filter(({ region }) => region !== null && /^(State|Estado) /.test(region))).toEqual([]);
  });

  it('are found by their own names', () => {
    const found = share(some, (place) => isFound(place, findPlaces(place.name)));
    console.log(`Found by the own name among eight: ${(100 * found).toFixed(2)} %.`);
    expect(found).toBeGreaterThan(0.998);
  });

  it('are found in their country with one letter left out of the name', () => {
    const long = some.filter(({ name }) => name.length > 4);
    const found = share(long, (place) => {
      const gap = 1 + (place.name.length % 3);
      const typed = place.name.slice(0, gap) + place.name.slice(gap + 1);
      return isFound(place, findPlaces(typed, { country: place.country }));
    });
    console.log(`Found with a letter left out, in the country: ${(100 * found).toFixed(2)} %.`);
    expect(found).toBeGreaterThan(0.993);
  });
});
