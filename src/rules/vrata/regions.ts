/**
 * The regions whose people keep days together: `all`, four groups, and states and countries. Telangana is a part of
 * `andhra_telangana`. A person far from India has `north`: what is kept everywhere and in the North.
 */
export const REGIONS = [
  'all',
  'north',
  'west',
  'south',
  'east',
  'up',
  'uttarakhand',
  'delhi',
  'haryana',
  'himachal',
  'kashmir',
  'ladakh',
  'punjab',
  'rajasthan',
  'madhya',
  'chhattisgarh',
  'bihar',
  'jharkhand',
  'gujarat',
  'maharashtra',
  'goa',
  'karnataka',
  'andhra_telangana',
  'telangana',
  'tamil_nadu',
  'kerala',
  'bengal',
  'tripura',
  'odisha',
  'assam',
  'manipur',
  'sikkim',
  'nepal',
  'bangladesh',
] as const;
export type RegionOrGroup = (typeof REGIONS)[number];

/**
 * The groups that hold a region. Telangana keeps what is kept in `andhra_telangana`, Tripura and the Hindus of Bangladesh
 * what is kept in `bengal`, Sikkim what is kept in `nepal`.
 */
const GROUPS = {
  north: 'up uttarakhand delhi haryana himachal kashmir punjab rajasthan madhya chhattisgarh bihar jharkhand',
  west: 'gujarat maharashtra goa',
  south: 'karnataka andhra_telangana telangana tamil_nadu kerala',
  east: 'bengal odisha assam tripura manipur',
  andhra_telangana: 'telangana',
  bengal: 'tripura bangladesh',
  nepal: 'sikkim',
} as const;

/** A region and all that hold it, from the narrowest to `all`. */
export function holdersOf(region: RegionOrGroup): readonly RegionOrGroup[] {
  const groups = (Object.keys(GROUPS) as (keyof typeof GROUPS)[])
    .filter((group) => GROUPS[group].split(' ').includes(region))
    .reverse();
  return region === 'all' ? ['all'] : [region, ...groups, 'all'];
}

/** Those who keep days of their own. */
export const COMMUNITIES = [
  'smarta',
  'vaishnava',
  'gaudiya',
  'shri_vaishnava',
  'madhva',
  'vallabha',
  'swaminarayan',
  'shaiva',
  'lingayat',
  'shakta',
  'kaumara',
  'brahmin',
  'jain',
  'sikh',
  'buddhist',
  'sindhi',
  'arya_samaj',
  'ravidasi',
  'kabirpanthi',
  'maheshwari',
  'agrawal',
  'kayastha',
] as const;
export type Community = (typeof COMMUNITIES)[number];
