import { describe, expect, it } from 'vitest';
import type { RegionOrGroup } from '../../src/rules/vrata/regions.js';
import { vrataCalendar } from '../../src/tools/vrata-calendar/tool.js';

/** The capital or the largest town of each region, whose usual choice is asked. */
const TOWNS: Readonly<Partial<Record<RegionOrGroup, readonly [latitude: number, longitude: number]>>> = {
  up: [26.8467, 80.9462],
  uttarakhand: [30.3165, 78.0322],
  delhi: [28.6139, 77.209],
  haryana: [28.4595, 77.0266],
  himachal: [31.1048, 77.1734],
  kashmir: [34.0837, 74.7973],
  ladakh: [34.1526, 77.5771],
  punjab: [30.901, 75.8573],
  rajasthan: [26.9124, 75.7873],
  madhya: [23.2599, 77.4126],
  chhattisgarh: [21.2514, 81.6296],
  bihar: [25.5941, 85.1376],
  jharkhand: [23.3441, 85.3096],
  gujarat: [23.0225, 72.5714],
  maharashtra: [19.076, 72.8777],
  goa: [15.4909, 73.8278],
  karnataka: [12.9716, 77.5946],
  andhra_telangana: [16.5062, 80.648],
  telangana: [17.385, 78.4867],
  tamil_nadu: [13.0827, 80.2707],
  kerala: [8.5241, 76.9366],
  bengal: [22.5726, 88.3639],
  tripura: [23.8315, 91.2868],
  odisha: [20.2961, 85.8245],
  assam: [26.1445, 91.7362],
  manipur: [24.817, 93.9368],
  sikkim: [27.3314, 88.6138],
  nepal: [27.7172, 85.324],
  bangladesh: [23.8103, 90.4125],
};

const years = new Map(
  Object.entries(TOWNS).map(([region, [latitude, longitude]]) => [
    region,
    vrataCalendar({ from: '2026-01-01', to: '2026-12-31', latitude, longitude }).result,
  ]),
);

function namesOn(region: RegionOrGroup, date: string): string[] {
  const told = years.get(region)?.observances.filter((one) => one.date === date) ?? [];
  return told.map(({ name }) => name);
}

describe('the year of a region', () => {
  it.each(Object.keys(TOWNS))('of %s is told at its town', (region) => {
    expect(years.get(region)?.observance_choice.region).toBe(region);
  });

  it.each(Object.keys(TOWNS))('of %s says no name of a day twice', (region) => {
    const twice = (years.get(region)?.observances ?? []).flatMap((one) => {
      const said = namesOn(region as RegionOrGroup, one.date).filter((name) => name === one.name).length;
      const parts = one.name.split(', ');
      const again = one.same_day.filter(({ name }) => parts.includes(name));
      return said > 1 || again.length > 0 ? [`${one.date} ${one.name}`] : [];
    });
    expect(twice).toEqual([]);
  });

  it.each(Object.keys(TOWNS))('of %s names no other region beside a name', (region) => {
    const names = (years.get(region)?.observances ?? []).map(({ name }) => name);
    const others = names.filter((name) =>
      /\((Bengal|Odisha|Gujarat|Maharashtra|South India|Telugu|amanta)\)/u.test(name),
    );
    expect(others).toEqual([]);
  });

  it.each([
    ['tamil_nadu', '2026-01-15', 'Thai Pongal'],
    ['tamil_nadu', '2026-11-08', 'Deepavali'],
    ['andhra_telangana', '2026-01-14', 'Bhogi'],
    ['andhra_telangana', '2026-01-15', 'Pedda Panduga, Sankranti'],
    ['telangana', '2026-03-03', 'Holi'],
    ['kerala', '2026-10-20', 'Mahanavami, Ayudha Pooja'],
    ['kerala', '2026-03-03', 'Attukal Pongala'],
    ['karnataka', '2026-11-10', 'Bali Padyami'],
    ['maharashtra', '2026-03-02', 'Holi, Shimga'],
    ['maharashtra', '2026-10-11', 'Ghatasthapana'],
    ['goa', '2026-11-08', 'Narkasur'],
    ['gujarat', '2026-11-10', 'Bestu Varas, new year'],
    ['bengal', '2026-10-17', 'Maha Shashthi'],
    ['bengal', '2026-10-21', 'Bijoya Dashami'],
    ['tripura', '2026-10-25', 'Kojagari Lakshmi Puja'],
    ['bangladesh', '2026-10-21', 'Bijoya Dashami'],
    ['odisha', '2026-10-20', 'Maha Navami'],
    ['assam', '2026-01-23', 'Saraswati Puja'],
    ['manipur', '2026-11-11', 'Ningol Chakouba'],
    ['punjab', '2026-03-04', 'Holi, Hola Mohalla'],
    ['punjab', '2026-04-14', 'Vaisakhi'],
    ['nepal', '2026-11-07', 'Kag Tihar'],
    ['sikkim', '2026-11-11', 'Bhai Tika'],
  ] as const)('of %s has on %s %s', (region, date, name) => {
    expect(namesOn(region, date)).toContain(name);
  });

  it('tells Kag Tihar of Nepal once', () => {
    const told = years.get('nepal')?.observances.filter(({ name }) => name.includes('Kag Tihar'));
    expect(told?.map(({ date }) => date)).toEqual(['2026-11-07']);
  });

  it.each(['tamil_nadu', 'bengal', 'gujarat'])('of %s names no saint of others beside a full moon', (region) => {
    const names =
      years
        .get(region)
        ?.observances.map(({ name }) => name)
        .join() ?? '';
    expect(names).not.toMatch(/Surdas|Ravidas|Kabir/u);
  });
});
