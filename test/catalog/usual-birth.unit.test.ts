import { describe, expect, it } from 'vitest';
import { withOwnBirthFields } from '../../src/catalog/usual-birth.js';
import { birthChartTool, moonSignTool, panchangTool, personalActivationTool } from '../../src/entries/index.js';

const BIRTH = {
  birth_date: '1990-05-17',
  birth_time: '10:20',
  birth_timezone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
};

describe('a birth by its usual names', () => {
  it('becomes that of a tool that has others', () => {
    const own = { date: '1990-05-17', time: '10:20', tz: 'Asia/Kolkata', lat: 28.6139, lon: 77.209 };
    expect(withOwnBirthFields(birthChartTool, { ...BIRTH, place: 'x' })).toEqual({ ...own, place: 'x' });
    expect(withOwnBirthFields(birthChartTool, own)).toBe(own);
    const { latitude, longitude } = BIRTH;
    expect(withOwnBirthFields(personalActivationTool, { latitude, longitude, date: '2026-01-01' })).toEqual({
      ...{ birth_latitude: latitude, birth_longitude: longitude, date: '2026-01-01' },
    });
  });

  it('stays where the tool has these names, or no birth', () => {
    expect(withOwnBirthFields(moonSignTool, BIRTH)).toBe(BIRTH);
    expect(withOwnBirthFields(panchangTool, BIRTH)).toBe(BIRTH);
  });

  it('stays beside the own name, which is refused', () => {
    const both = { birth_date: '1990-05-17', date: '1990-05-18' };
    expect(withOwnBirthFields(birthChartTool, both)).toEqual(both);
  });
});
