import { readFileSync, writeFileSync } from 'node:fs';
import { nearestAnchor, packed } from '../../src/rules/vrata/region-of-place.js';
import type { RegionOrGroup } from '../../src/rules/vrata/regions.js';

/**
 * Writes src/rules/vrata/region-anchors.ts: towns of which the nearest tells the region of a place. The largest towns first,
 * each that the towns before it would put into another region becomes one. Usage:
 * `npx tsx scripts/regions/anchors.ts ../shared/places/cities.tsv`.
 */
const [file = '../shared/places/cities.tsv'] = process.argv.slice(2);
const OUT = new URL('../../src/rules/vrata/region-anchors.ts', import.meta.url);
/** Anchors beside which no further is made. */
const MOST = 620;

/** First-level divisions of India by their names in GeoNames, for those that are not called as the region. */
const STATES: Readonly<Record<string, RegionOrGroup>> = {
  Maharashtra: 'maharashtra',
  'National Capital Territory of Delhi': 'delhi',
  Karnataka: 'karnataka',
  Telangana: 'telangana',
  Gujarat: 'gujarat',
  'Dadra and Nagar Haveli and Daman and Diu': 'gujarat',
  'Tamil Nadu': 'tamil_nadu',
  Puducherry: 'tamil_nadu',
  'State of West Bengal': 'bengal',
  'Andaman and Nicobar Islands': 'bengal',
  'State of Uttar Pradesh': 'up',
  Rajasthan: 'rajasthan',
  'Madhya Pradesh': 'madhya',
  Bihar: 'bihar',
  Punjab: 'punjab',
  Chandigarh: 'punjab',
  Jharkhand: 'jharkhand',
  Haryana: 'haryana',
  Odisha: 'odisha',
  'Andhra Pradesh': 'andhra_telangana',
  'Jammu and Kashmir': 'kashmir',
  Ladakh: 'ladakh',
  Assam: 'assam',
  Nagaland: 'assam',
  'Arunachal Pradesh': 'assam',
  'State of Meghālaya': 'assam',
  'State of Mizoram': 'assam',
  Kerala: 'kerala',
  Chhattisgarh: 'chhattisgarh',
  Uttarakhand: 'uttarakhand',
  'State of Manipur': 'manipur',
  'State of Tripura': 'tripura',
  'Himachal Pradesh': 'himachal',
  Goa: 'goa',
  'State of Sikkim': 'sikkim',
};

interface Town {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly isOfRegion: boolean;
  readonly region: RegionOrGroup;
}

function regionOf(country: string, state: string): RegionOrGroup | undefined {
  if (country === 'IN') return STATES[state];
  // Beyond the borders, and in Sri Lanka, whose Hindus are Tamils.
  return (
    { NP: 'nepal', BD: 'bangladesh', LK: 'tamil_nadu', PK: 'north', CN: 'north', BT: 'north', MM: 'north' } as const
  )[country as 'NP'];
}

const towns = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .flatMap((line): Town[] => {
    const [name = '', , , country = '', , state = '', latitude, longitude, population] = line.split('\t');
    const region = regionOf(country, state);
    const at = { latitude: Number(latitude), longitude: Number(longitude) };
    if (!region || at.longitude < 61 || at.longitude > 98 || at.latitude < 5.5 || at.latitude > 38) return [];
    return [{ name, ...at, population: Number(population), isOfRegion: 'IN NP BD'.includes(country), region }];
  })
  .sort((one, other) => other.population - one.population);

const anchors = new Map<RegionOrGroup, string>();
let count = 0;
/** An anchor may take towns from those before it, so the largest are looked at again and again, the others with what is left. */
for (const some of [400, 800, 1200, 1600, towns.length]) {
  for (let before = -1; before < count && count < MOST; ) {
    before = count;
    for (const town of towns.slice(0, some)) {
      if (count >= MOST || nearestAnchor(anchors, town) === town.region) continue;
      anchors.set(town.region, (anchors.get(town.region) ?? '') + packed(town));
      count++;
    }
  }
}

const lines = [...anchors].map(([region, text]) => `  ${region}: '${text}',`);
writeFileSync(
  OUT,
  `import type { RegionOrGroup } from './regions.js';

/**
 * Towns of which the nearest tells the region of a place, four characters each; see \`region-of-place.ts\`. Written by
 * scripts/regions/anchors.ts from places of GeoNames (CC BY 4.0).
 */
export const REGION_ANCHORS: Readonly<Partial<Record<RegionOrGroup, string>>> = {
${lines.join('\n')}
};
`,
);

const wrong = (of: readonly Town[]) => of.filter((town) => (nearestAnchor(anchors, town) ?? 'north') !== town.region);
const inside = towns.filter(({ isOfRegion }) => isOfRegion);
const largest = inside.slice(0, 500);
process.stdout.write(
  [
    `${count} anchors, ${lines.join('').length} bytes`,
    `Wrong of the 500 largest towns: ${wrong(largest).map(({ name }) => name)}`,
    `Wrong of all ${inside.length}: ${wrong(inside).length}; of ${towns.length} with those beyond: ${wrong(towns).length}`,
    '',
  ].join('\n'),
);
